#pragma once

#include <string>

#include "ir/program.h"

namespace antecede::ir {

/// A method body as text: for people who debug, and for tests that compare.
///
///     method org.x.Y.next(I)I  public
///       parameters r0: org.x.Y, r1: int
///       b0:  <- b3
///         r2 = r0.org.x.Y.count : int                         ; 0000 line 12
///         if r2 >= r1 goto b2 else b1                         ; 0002
///
/// Every instruction ends with its pc and, where it changes, its source line. Handlers stand at the end of their
/// block: `catch java.io.IOException -> b4`.
std::string print_method(const Program& program, MethodId id);

/// The method's control flow graph in DOT: one box per block, dashed arcs for exceptions.
std::string print_cfg_dot(const Program& program, MethodId id);

/// One instruction without pc, as `print_method` shows it.
std::string print_instruction(const Program& program, const Body& body, const Block& block, const Instruction& insn);

/// `public static final`, for a class, field or method.
std::string print_access(uint32_t flags, bool is_method);

/// A string in quotes, shortened after 60 characters. Quotes, backslashes, newlines and tabs are as in Java, what is
/// not printable as in base/printable.h.
std::string quote(std::string_view modified_utf8);

}  // namespace antecede::ir
