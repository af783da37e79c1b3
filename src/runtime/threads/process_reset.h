#pragma once

namespace antecede::runtime {

class Machine;
struct Thread;

/// The process of an app dies, and the machine goes on: every thread but `survivor` ends without running anything
/// more, locks they held are free, and the classes of the app, of android.* and of the executors are as if they had
/// never been used.
///
/// What outlives a process outlives this: files (antecede.Disk), what databases have on disk (not their temporary
/// tables, nor open transactions), the system beside the app (antecede.system). Of the Java library, what has threads
/// or settings begins anew (executors, the default locale, properties, factories of sockets and URLs); the rest keeps its
/// statics, where it has no state that an app could see.
void reset_process(Machine& machine, Thread& survivor);

}  // namespace antecede::runtime
