#include "engine/tuning/sample.h"

#include "rules/fen.h"

#include <istream>
#include <ostream>
#include <sstream>

namespace chess::tuning {

void write(std::ostream& out, const Sample& sample) {
    out << toFen(sample.position) << ';' << sample.score << '\n';
}

std::optional<Sample> read(std::istream& in) {
    std::string line;
    while (std::getline(in, line)) {
        const std::size_t end = line.find(';');
        const auto position = parseFen(std::string_view(line).substr(0, end));
        Sample sample;
        if (position && end != std::string::npos &&
            std::istringstream(line.substr(end + 1)) >> sample.score) {
            sample.position = *position;
            return sample;
        }
    }
    return std::nullopt;
}

} // namespace chess::tuning
