#pragma once

#include "runtime/classes/classes.h"

namespace antecede::runtime {

// Whether a call site of an app says things that belong together. Compilers see to it; what an app brings may be
// anything, and the stubs for a site take it at its word. A site that does not fit is one that nobody knows.

/// A lambda: as many parameters in all prototypes, and as many values as its implementation takes.
bool closure_fits(Classes& classes, const ir::CallSite& site);
/// A method of a record: it is called on the record, and reads fields that the record has.
bool record_fits(Classes& classes, const ir::CallSite& site);
/// A call of a method handle or variable handle: a method that they have.
bool polymorphic_fits(const Classes& classes, ir::MethodRefId method);

}  // namespace antecede::runtime
