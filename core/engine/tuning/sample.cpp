#include "engine/tuning/sample.h"

#include "rules/fen.h"

#include <istream>
#include <ostream>
#include <sstream>

namespace chess::tuning {

void write(std::ostream& out, const Sample& sample) {
    out << toFen(sample.position) << ';' << sample.score;
    if (sample.halfPoints) {
        out << ';' << *sample.halfPoints;
    }
    out << '\n';
}

std::optional<Sample> read(std::istream& in) {
    std::string line;
    while (std::getline(in, line)) {
        const std::size_t end = line.find(';');
        const auto position = parseFen(std::string_view(line).substr(0, end));
        Sample sample;
        std::istringstream numbers(end != std::string::npos ? line.substr(end + 1) : "");
        if (position && numbers >> sample.score) {
            sample.position = *position;
            char separator = ' ';
            int halfPoints = 0;
            if (numbers >> separator >> halfPoints && separator == ';' && halfPoints >= 0 &&
                halfPoints <= 2) {
                sample.halfPoints = halfPoints;
            }
            return sample;
        }
    }
    return std::nullopt;
}

} // namespace chess::tuning
