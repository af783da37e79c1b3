#pragma once

#include <string_view>

#include "base/error.h"
#include "order/bed/program.h"

namespace antecede::order::bed {

/// Reads a program of the mini-language. Declarations, each behind the next `;`, newline or closing brace:
///
///   looper NAME [{ STATEMENTS }]          a thread that runs the statements, then serves its queue; `fork`: not
///   started thread NAME [process N] { … }         a thread that is started from the beginning fork looper NAME … |
///   fork thread …    one that waits for `fork NAME` serial NAME | pool NAME | binder NAME queues with worker threads
///   of their own task NAME { … }                       what messages run input TASK on LOOPER | display TASK on
///   LOOPER
///   listen TASK on LOOPER CALLBACK         comes while the callback is registered
///   walk on LOOPER INSTANCES { step TASK [NEXT…]; …; click TASK SHOWN GONE; … }    steps of a component, by number
///
/// Statements, separated by `;` or newlines:
///
///   post TASK on QUEUE [delay N | at N | front | idle | keep] [async]       `keep`: an idle handler that stays
///   send TASK on BINDER | call TASK on BINDER
///   remove TASK on QUEUE [instead] | remove all on QUEUE [instead] | quit LOOPER
///   barrier NAME on LOOPER | unbarrier NAME
///   fork THREAD | join THREAD | lock NAME | unlock NAME | notify NAME | wait NAME
///   release NAME | acquire NAME [N] | register NAME | unregister NAME | invoke NAME | read NAME | write NAME
///   maybe N | again N       the next N statements may be left out; the last N may be done once more
///   put PLACE | get PLACE | use CLASS       a reference is stored, obtained; the first use initialises the class
///
/// `#` begins a comment. Tasks, threads and queues may be used before they are declared. Errors name the line.
base::Result<Program> parse_program(std::string_view text);

/// The program as text that `parse_program` reads.
std::string print_program(const Program& program);

}  // namespace antecede::order::bed
