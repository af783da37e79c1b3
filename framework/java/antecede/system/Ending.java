package antecede.system;

import antecede.Concrete;
import antecede.World;

/**
 * Does what another driver does, then the lines of a script: how a user would find out what the app has become (turn the device, leave,
 * come back). Before each of these lines the app comes to rest. The schedule may say that it is enough, so that the lines come sooner.
 */
@Concrete
final class Ending extends Driver {
  private static final long STEP = 300 * MILLISECOND;

  private final Driver first;
  private final Scripted lines;
  private boolean isEnding;
  private boolean hasBegun;

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
    return isEnding;
  }

  @Override
  long pause() {
    return isEnding ? STEP : first.pause();
  }

  @Override
  Action choose() {
    if (!isEnding && first.hasMore() && World.choose("enough", 2) == 0) {
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
