# A thin wrapper over CMake for those who type "make"; the build itself is in CMakeLists.txt.

jobs := $(shell nproc 2>/dev/null || echo 2)
# A build folder keeps the generator that it was made with.
generator := $(if $(wildcard build/CMakeCache.txt),,$(if $(shell command -v ninja),-G Ninja))

# The build tool below counts its own jobs.
unexport MAKEFLAGS

.PHONY: all configure test install package clean

all: configure
	cmake --build build --target chessprog --parallel $(jobs)

configure:
	cmake --preset release $(generator)

test: configure
	cmake --build build --parallel $(jobs)
	ctest --preset release --parallel $(jobs)

install:
	cmake --install build

package:
	packaging/make_package.sh

clean:
	$(RM) -r build
