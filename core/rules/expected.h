// A value, or the reason why there is none: what every reader of outside text returns.
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace chess {

/// Converts from either a value or an error, so that both can simply be returned.
template <typename Value, typename Error> class [[nodiscard]] Expected {
public:
    Expected(Value value) : m_content(std::in_place_index<0>, std::move(value)) {}
    Expected(Error error) : m_content(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool hasValue() const { return m_content.index() == 0; }
    [[nodiscard]] explicit operator bool() const { return hasValue(); }

    /// Only with a value.
    [[nodiscard]] const Value& value() const& {
        assert(hasValue());
        return *std::get_if<0>(&m_content);
    }
    [[nodiscard]] Value&& value() && {
        assert(hasValue());
        return std::move(*std::get_if<0>(&m_content));
    }
    [[nodiscard]] const Value& operator*() const& { return value(); }
    [[nodiscard]] const Value* operator->() const { return &value(); }

    /// Only without a value.
    [[nodiscard]] const Error& error() const {
        assert(!hasValue());
        return *std::get_if<1>(&m_content);
    }

private:
    std::variant<Value, Error> m_content;
};

} // namespace chess
