#include "rules/pgninput.h"

namespace chess {
namespace {

constexpr std::size_t BufferSize = 64 * 1024;
constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";

} // namespace

PgnInput::PgnInput(std::istream& stream) : m_stream(stream), m_buffer(BufferSize) {
    if (refill() && std::string_view(m_buffer.data(), m_filled).starts_with(ByteOrderMark)) {
        m_next = ByteOrderMark.size();
    }
}

bool PgnInput::refill() {
    m_stream.read(m_buffer.data(), static_cast<std::streamsize>(m_buffer.size()));
    m_next = 0;
    m_filled = static_cast<std::size_t>(m_stream.gcount());
    m_hasFailed = m_hasFailed || m_stream.bad() || (m_filled == 0 && !m_stream.eof());
    return m_filled != 0;
}

} // namespace chess
