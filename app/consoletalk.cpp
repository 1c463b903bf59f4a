#include "app/consoletalk.h"

#include <istream>
#include <ostream>

namespace chess {

Words splitWords(std::string_view line) {
    constexpr std::size_t MostWords = 8;
    constexpr std::string_view Blanks = " \t\r\v\f";
    Words words;
    std::size_t begin = line.find_first_not_of(Blanks);
    while (begin != std::string_view::npos && words.size() < MostWords) {
        const std::size_t end = std::min(line.find_first_of(Blanks, begin), line.size());
        words.emplace_back(line.substr(begin, end - begin));
        begin = line.find_first_not_of(Blanks, end);
    }
    return words;
}

std::optional<std::string> readLine(std::istream& in) {
    using Traits = std::istream::traits_type;
    std::string line;
    // The last line may lack its end.
    bool hasBegun = false;
    for (auto next = in.get(); next != Traits::eof(); next = in.get()) {
        hasBegun = true;
        const char character = Traits::to_char_type(next);
        if (character == '\n') {
            return line;
        }
        if (line.size() < MaxLineLength) {
            line += character;
        }
    }
    return hasBegun ? std::optional(line) : std::nullopt;
}

std::optional<std::string> ConsoleTalk::hear() { return m_out.flush() ? m_reader() : std::nullopt; }

void ConsoleTalk::say(std::string_view line) { m_out << line << '\n'; }

void ConsoleTalk::hint(std::string_view line) {
    if (m_hints != nullptr) {
        // Both may show on one terminal: what was said before comes first.
        m_out.flush();
        *m_hints << line << std::endl;
    }
}

} // namespace chess
