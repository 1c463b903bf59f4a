// The bytes of a PGN file one by one, each with its place, from a buffer of fixed size.
#pragma once

#include <cstddef>
#include <istream>
#include <string_view>
#include <vector>

namespace chess {

/// Line and column, both from 1; the column counts bytes.
struct PgnPlace {
    std::size_t line = 1;
    std::size_t column = 1;

    friend bool operator==(const PgnPlace&, const PgnPlace&) = default;
};

/// Lines end with LF, CR or CR LF. A byte order mark at the beginning is passed over.
class PgnInput {
public:
    /// What peek answers at the end; no byte has this value.
    static constexpr int End = -1;

    /// The stream must outlive the input and is read only through it from now on.
    explicit PgnInput(std::istream& stream);

    /// The next byte, 0 to 255, or End.
    [[nodiscard]] int peek() {
        return m_next != m_filled || refill() ? static_cast<unsigned char>(m_buffer[m_next]) : End;
    }
    /// Goes past the byte that peek has shown, and answers it.
    char take() {
        const char byte = m_buffer[m_next++];
        ++m_place.column;
        if (byte == '\n' || (byte == '\r' && peek() != '\n')) {
            m_place = {m_place.line + 1, 1};
        }
        return byte;
    }
    /// Goes past all next bytes that are wanted, but not past the end of the buffer: a run is
    /// complete when the next one is empty. Valid until the next call. Line ends are never wanted.
    template <typename Predicate> std::string_view takeRun(Predicate isWanted) {
        if (peek() == End) {
            return {};
        }
        const std::size_t begin = m_next;
        while (m_next != m_filled && isWanted(static_cast<unsigned char>(m_buffer[m_next]))) {
            ++m_next;
        }
        m_place.column += m_next - begin;
        return {m_buffer.data() + begin, m_next - begin};
    }
    /// Of the next byte.
    [[nodiscard]] PgnPlace place() const { return m_place; }
    /// The end came too soon: the stream cannot be read.
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }

private:
    bool refill();

    std::istream& m_stream;
    std::vector<char> m_buffer;
    std::size_t m_next = 0;
    std::size_t m_filled = 0;
    PgnPlace m_place;
    bool m_hasFailed = false;
};

} // namespace chess
