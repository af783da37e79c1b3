#pragma once

#include <cstdint>

#include "classfile/access_flags.h"

namespace antecede::ir {

// Access flags, as DEX and class files share them. A method's `k_synchronized` stands only on native ones: the code
// of others has explicit monitor instructions, and the flag is k_declared_synchronized.
using classfile::k_abstract;
using classfile::k_annotation;
using classfile::k_bridge;
using classfile::k_enum;
using classfile::k_final;
using classfile::k_interface;
using classfile::k_native;
using classfile::k_private;
using classfile::k_protected;
using classfile::k_public;
using classfile::k_static;
using classfile::k_synchronized;
using classfile::k_synthetic;
using classfile::k_transient;
using classfile::k_varargs;
using classfile::k_volatile;

// What DEX adds; the loader of class files adds it, too.
inline constexpr uint32_t k_constructor = 0x10000;  ///< `<init>` and `<clinit>`.
inline constexpr uint32_t k_declared_synchronized = 0x20000;
inline constexpr uint32_t k_flags_of_files = 0x3ffff;  ///< All of the above.

// What only our loaders say, of the framework's classes and their members.
inline constexpr uint32_t k_framework = 0x40000;  ///< On classes: part of the framework, not of an app.
inline constexpr uint32_t k_internal = 0x80000;   ///< Code of an app cannot see it: see Hierarchy::is_internal.

}  // namespace antecede::ir
