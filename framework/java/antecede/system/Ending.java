package antecede.system;

import antecede.Concrete;
import antecede.World;

/**
 * Does what another driver does, then the lines of a script: how a user would find out what the app has become (turn the device, leave,
 * come back). Before each of these lines the app comes to rest. The schedule may say that it is enough, so that the lines come sooner, or that
 * the user waits a while longer before the next thing.
 */
@Concrete
final class Ending extends Driver {
  private static final long STEP = 300 * MILLISECOND;

  /** What the schedule answers; 0: the next thing. */
  private static final int ENOUGH = 1, NOT_YET = 2;

  private final Driver first;
  private final Scripted lines;
  private boolean isEnding;
  private boolean hasBegun;
  private boolean isPatient;

  Ending(Driver first, String[] lines) {
    super(Integer.MAX_VALUE);
    this.first = first;
    this.lines = new Scripted(lines);
  }

  @Override
  boolean hasMore() {
    return !isEnding || lines.hasMore();
  }

  @Override
  boolean isWaiting() {
    return isEnding || isPatient;
  }

  @Override
  long pause() {
    return isEnding ? STEP : first.pause();
  }

  @Override
  Action choose() {
    int next = isEnding || !first.hasMore() ? ENOUGH : World.choose("enough", 3);
    isPatient = next == NOT_YET;
    if (isPatient) return null;
    if (next != ENOUGH) {
      Action action = first.choose();
      first.count(action);
      return action;
    }
    isEnding = true;
    if (!isQuiet(hasBegun)) return null;
    Action action = lines.choose();
    hasBegun |= action != null;
    return action;
  }
}
