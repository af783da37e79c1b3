#pragma once

#include <random>

#include "order/bed/program.h"

namespace antecede::order::bed {

/// A small random program that uses everything the mini-language has: one or two loopers, threads, queues of other
/// kinds, a handful of tasks that mostly post, and often enough a barrier, a removal, a callback or a quit in
/// between. The same seed gives the same program everywhere.
Program random_program(std::mt19937_64& random, size_t scale = 1);

/// Leaves some statements of a program out in some runs, and does others again.
void add_branches(Program& program, std::mt19937_64& random);

/// Adds a component that the system walks through, with clicks; or a listener.
void add_components(Program& program, std::mt19937_64& random);

}  // namespace antecede::order::bed
