#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "runtime/machine.h"

namespace antecede::fuzz {

/// How many objects natives are given to choose from: what the machine has at first, then results of earlier calls.
inline constexpr size_t k_pool_size = 192;

/// The array of objects from which arguments are taken: null, strings, boxes, arrays, classes, members, and instances of
/// many classes, also such as no constructor has seen. Lies in the machine's heap, so a checkpoint has it.
runtime::Ref make_pool(runtime::Machine& machine);

// Numbers that tend to be near a border.
int32_t chosen_int(uint8_t choice);
int64_t chosen_long(uint8_t choice);

/// An object of the pool. An even choice prefers those that fit the type, so that natives get beyond their first look.
runtime::Ref chosen_object(runtime::Machine& machine, runtime::Ref pool, uint8_t choice, std::string_view descriptor);

}  // namespace antecede::fuzz
