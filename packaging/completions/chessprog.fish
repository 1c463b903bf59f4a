# Completion of chessprog in fish.
complete -c chessprog -f
complete -c chessprog -s c -d 'Play in the console'
complete -c chessprog -s g -d 'Open the window, with the game of a file'
complete -c chessprog -l uci -d 'Speak the UCI protocol'
complete -c chessprog -s h -l help -d 'Show the options'
complete -c chessprog -l version -d 'Show the version'
complete -c chessprog -l saves -x -a '(__fish_complete_directories)' \
    -d 'Keep the saved games of the window in a directory'
complete -c chessprog -n 'not __fish_seen_argument -s g -s c -l uci; and not __fish_seen_subcommand_from bench' \
    -a bench -d 'Search fixed positions'
for suffix in .pgn .xml
    complete -c chessprog -n '__fish_seen_argument -s g' -a "(__fish_complete_suffix $suffix)"
end
