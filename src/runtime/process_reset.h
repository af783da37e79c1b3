#pragma once

namespace antecede::runtime {

class Machine;
struct Thread;

/// The process of an app dies, and the machine goes on: every thread but `survivor` ends without running anything
/// more, locks they held are free, and the classes of the app, of android.* and of the executors are as if they had
/// never been used.
///
/// What outlives a process outlives this: files (antecede.Disk), databases, the system beside the app
/// (antecede.system). The rest of the Java library keeps its statics; it has no state there that an app could see.
void reset_process(Machine& machine, Thread& survivor);

}  // namespace antecede::runtime
