#!/bin/sh
# Speaks UCI and always plays a move that no position allows.
while read -r command rest; do
    case $command in
    uci) echo uciok ;;
    isready) echo readyok ;;
    go) echo bestmove e2e5 ;;
    quit) exit 0 ;;
    esac
done
