#include "app/consolehelp.h"

namespace chess {

std::string_view settingsHelp() {
    return "game_mode 1|2       one player or two\n"
           "difficulty 1-5      how strong the computer plays (one player)\n"
           "user_color 0|1      you play black or white (one player)\n"
           "load FILE           take settings and board from a saved game\n"
           "default             one player, difficulty 2, you play white\n"
           "print_setting       show the settings\n"
           "names A B           you and the computer, or white and black\n"
           "history full|short  take back all moves, or the last three pairs\n"
           "board plain|classic how the board looks\n"
           "flip on|off         turn the classic board to the player on move\n"
           "start               begin the game\n"
           "quit                leave";
}

std::string_view gameHelp() {
    return "move <2,E> to <4,E> move a piece; also e2e4, Nf3, O-O\n"
           "castle <1,H>        castle with that rook\n"
           "get_moves <2,E>     where a piece can go (one player, difficulty 1 and 2);\n"
           "                    * threatened there, ^ captures\n"
           "undo, redo          take moves back, play them again\n"
           "history full|short  take back all moves, or the last three pairs\n"
           "hint                a good move\n"
           "draw                offer a draw\n"
           "claim               claim a draw: threefold repetition or fifty moves\n"
           "resign              give up\n"
           "save FILE           save the game\n"
           "moves, fen          the game so far, the position\n"
           "names A B           you and the computer, or white and black\n"
           "board plain|classic how the board looks\n"
           "flip on|off         turn the classic board to the player on move\n"
           "reset               back to the settings, with a new board\n"
           "quit                leave";
}

} // namespace chess
