# Chooses the instruction set: bitboards gain much from popcnt, tzcnt and pext.
#
#   CHESSPROG_CPU=auto        what the building machine can run; for those who build for themselves
#   CHESSPROG_CPU=portable    the compiler's baseline; for packages and for other processors
#   CHESSPROG_CPU=x86-64-v3   Haswell, Zen and newer (AVX2, BMI2), whatever builds it

include(CheckCXXSourceRuns)

set(CHESSPROG_CPU auto CACHE STRING "Instruction set: auto, portable or x86-64-v3")
set_property(CACHE CHESSPROG_CPU PROPERTY STRINGS auto portable x86-64-v3)

# Zen 1 and Zen 2 have pext, but as microcode up to a hundred times slower than elsewhere.
function(_chess_detect_cpu)
    set(CMAKE_REQUIRED_FLAGS -march=x86-64-v3)
    set(CMAKE_REQUIRED_QUIET ON)
    check_cxx_source_runs([[
        int main() {
            __builtin_cpu_init();
            const bool runs = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi")
                && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma")
                && __builtin_cpu_supports("popcnt");
            return runs ? 0 : 1;
        }]] CHESSPROG_CPU_RUNS_V3)
    set(CMAKE_REQUIRED_FLAGS "")
    check_cxx_source_runs([[
        int main() {
            __builtin_cpu_init();
            return __builtin_cpu_is("znver1") || __builtin_cpu_is("znver2") ? 0 : 1;
        }]] CHESSPROG_CPU_HAS_SLOW_PEXT)
endfunction()

# Adds the flags of the chosen instruction set to an INTERFACE target.
function(chess_add_cpu_features target)
    if(NOT CHESSPROG_CPU MATCHES "^(auto|portable|x86-64-v3)$")
        message(FATAL_ERROR "CHESSPROG_CPU is '${CHESSPROG_CPU}': use auto, portable or x86-64-v3")
    endif()

    set(use_v3 OFF)
    set(slow_pext OFF)
    if(CHESSPROG_CPU STREQUAL "x86-64-v3")
        set(use_v3 ON)
    elseif(CHESSPROG_CPU STREQUAL "auto" AND NOT CMAKE_CROSSCOMPILING)
        _chess_detect_cpu()
        set(use_v3 ${CHESSPROG_CPU_RUNS_V3})
        set(slow_pext ${CHESSPROG_CPU_HAS_SLOW_PEXT})
    endif()

    if(use_v3)
        target_compile_options(${target} INTERFACE -march=x86-64-v3)
        if(slow_pext)
            target_compile_definitions(${target} INTERFACE CHESS_SLOW_PEXT)
        endif()
        message(STATUS "Instruction set: x86-64-v3")
    else()
        message(STATUS "Instruction set: portable")
    endif()
endfunction()
