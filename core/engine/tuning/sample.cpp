#include "engine/tuning/sample.h"

#include "rules/fen.h"

#include <istream>
#include <ostream>
#include <sstream>

namespace chess::tuning {

void write(std::ostream& out, const Sample& sample) {
    out << toFen(sample.position) << ';' << sample.score;
    if (sample.result) {
        out << ';' << *sample.result;
    }
    out << '\n';
}

std::optional<Sample> read(std::istream& in) {
    std::string line;
    while (std::getline(in, line)) {
        const std::size_t end = line.find(';');
        const auto position = parseFen(std::string_view(line).substr(0, end));
        Sample sample;
        char separator = 0;
        if (position && end != std::string::npos) {
            std::istringstream rest(line.substr(end + 1));
            double result = 0;
            if (rest >> sample.score) {
                sample.position = *position;
                if (rest >> separator >> result) {
                    sample.result = result;
                }
                return sample;
            }
        }
    }
    return std::nullopt;
}

} // namespace chess::tuning
