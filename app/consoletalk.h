// How the console hears and speaks: lines in, lines out, and hints for a person aside.
#pragma once

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// The words of a line, as many as any command takes; further ones are left out.
using Words = std::vector<std::string>;

[[nodiscard]] Words splitWords(std::string_view line);

/// The next line without its end, or nothing at the end of input. Of a line that is longer than
/// `MaxLineLength` the rest is dropped.
[[nodiscard]] std::optional<std::string> readLine(std::istream& in);

inline constexpr std::size_t MaxLineLength = std::size_t{1} << 20U;

class ConsoleTalk {
public:
    using LineReader = std::function<std::optional<std::string>()>;

    /// Hints are for people at a terminal: without a stream for them nobody is there to read.
    ConsoleTalk(LineReader reader, std::ostream& out, std::ostream* hints)
        : m_reader(std::move(reader)), m_out(out), m_hints(hints) {}

    /// The next line; what was said so far is out before. Nothing at the end of input, and when
    /// the output is broken, so that nobody plays unheard.
    [[nodiscard]] std::optional<std::string> hear();
    void say(std::string_view line);
    void hint(std::string_view line);

private:
    LineReader m_reader;
    std::ostream& m_out;
    std::ostream* m_hints;
};

} // namespace chess
