// Loaded before a program (LD_PRELOAD), lets the date jump back an hour whenever somebody looks at
// it, as when a computer's clock is set right.
#include <dlfcn.h>
#include <sys/time.h>

#include <atomic>
#include <ctime>

namespace {

time_t hoursBack() {
    static std::atomic<time_t> looks = 0;
    return 3600 * ++looks;
}

} // namespace

extern "C" int clock_gettime(clockid_t clock, timespec* now) noexcept {
    using Function = int (*)(clockid_t, timespec*);
    static const auto original = reinterpret_cast<Function>(dlsym(RTLD_NEXT, "clock_gettime"));
    const int result = original(clock, now);
    if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) {
        now->tv_sec -= hoursBack();
    }
    return result;
}

extern "C" int gettimeofday(timeval* now, void* /*zone*/) noexcept {
    timespec exact{};
    clock_gettime(CLOCK_REALTIME, &exact);
    *now = {exact.tv_sec, exact.tv_nsec / 1000};
    return 0;
}

extern "C" time_t time(time_t* now) noexcept {
    timespec exact{};
    clock_gettime(CLOCK_REALTIME, &exact);
    if (now != nullptr) {
        *now = exact.tv_sec;
    }
    return exact.tv_sec;
}
