#!/bin/sh
# Speaks UCI, never answers with a move, and does not quit when asked.
while true; do
    read -r command rest
    case $command in
    uci) echo uciok ;;
    isready) echo readyok ;;
    go) sleep 1000 ;;
    esac
done
