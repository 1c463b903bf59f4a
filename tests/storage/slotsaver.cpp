// Saves game after game into slots, to be killed: slotsaver DIRECTORY FIRST [LAST]
// Each game is named by its number; its number is printed when the save is done.
#include "storage/saveslots.h"

#include <cstdio>
#include <cstdlib>
#include <limits>

using namespace chess;

int main(int argc, char* argv[]) {
    if (argc < 3) {
        return 2;
    }
    const long last = argc > 3 ? std::atol(argv[3]) : std::numeric_limits<long>::max();
    SaveSlots saves(QString::fromLocal8Bit(argv[1]));
    for (long number = std::atol(argv[2]); number <= last; ++number) {
        GameSettings settings;
        settings.names[0] = std::to_string(number);
        if (const auto error = saves.save(Game(settings))) {
            std::fprintf(stderr, "%s\n", qPrintable(error->message));
            return 1;
        }
        std::printf("%ld\n", number);
        std::fflush(stdout);
    }
    return 0;
}
