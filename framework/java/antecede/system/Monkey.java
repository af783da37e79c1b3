package antecede.system;

import android.view.KeyEvent;
import android.view.ViewRoot;
import antecede.Bag;
import antecede.Concrete;
import antecede.World;

/**
 * Random events, in the shares of Android's monkey: touches 15 %, motions 10 %, trackball 15 % (here: touches of views that can be
 * touched), navigation 25 %, major navigation (Back, Menu) 15 %, system keys and switches of apps 4 %, flips 1 %, anything 15 % (here: what the
 * world does).
 */
@Concrete
final class Monkey extends Driver {
  private static final int[] PAUSES = {0, 0, 5, 20, 100, 300, 1000, 3000};
  private static final int[] NAVIGATION = {
    KeyEvent.KEYCODE_DPAD_UP, KeyEvent.KEYCODE_DPAD_DOWN, KeyEvent.KEYCODE_DPAD_LEFT, KeyEvent.KEYCODE_DPAD_RIGHT, KeyEvent.KEYCODE_DPAD_CENTER
  };
  private static final String[] KEYS = {"up", "down", "left", "right", "center"};

  /** One in so many times that the user would leave, something only lies over the app. */
  private static final int COVERED = 4;

  private int left;

  Monkey(int events) {
    super(events);
  }

  @Override
  long pause() {
    return PAUSES[World.choose("pause", PAUSES.length)] * MILLISECOND;
  }

  @Override
  Action choose() {
    if (isChanging()) return null;
    if (!Activities.isShown()) return away();
    ViewRoot front = Screen.front();
    if (front == null) return null;
    int kind = World.choose("event", 100);
    if (kind < 15) return Screen.tap(front, World.choose("x", Device.width()), World.choose("y", Device.height()));
    if (kind < 55) return onView(front, kind >= 45);
    if (kind < 65) return Screen.key(front, "key " + KEYS[(kind - 55) / 2], NAVIGATION[(kind - 55) / 2]);
    if (kind < 75) return Screen.key(front, "back", KeyEvent.KEYCODE_BACK);
    if (kind < 80) return Screen.key(front, "menu", KeyEvent.KEYCODE_MENU);
    if (kind < 84) return ++left % COVERED == 0 ? cover() : home();
    if (kind < 87) return rotate();
    return world(front);
  }

  /** A key of the navigation by its name; null: there is none. */
  static Action key(ViewRoot front, String name) {
    for (int i = 0; i < KEYS.length; i++) {
      if (KEYS[i].equals(name)) return Screen.key(front, "key " + name, NAVIGATION[i]);
    }
    return null;
  }

  /** One of what the views in front offer; {@code scrolls}: rather than a click. */
  private static Action onView(ViewRoot front, boolean scrolls) {
    Bag<Action> actions = Screen.actions(front);
    Bag<Action> wanted = new Bag<Action>();
    for (int i = 0; i < actions.size(); i++) {
      if (actions.get(i).name.startsWith("scroll") == scrolls) wanted.add(actions.get(i));
    }
    if (wanted.isEmpty()) wanted = actions;
    if (wanted.isEmpty()) return Screen.tap(front, World.choose("x", Device.width()), World.choose("y", Device.height()));
    return wanted.get(World.choose("view", wanted.size()));
  }

  private static Action away() {
    int kind = World.choose("away", 10);
    if (kind == 0 && Activities.top() != null) return kill();
    if (kind == 1) return anyBroadcast();
    if (kind == 2 && Activities.top() != null) return swipeAway();
    if (kind == 3 && Services.hasIdle()) return idle();
    return launchAny();
  }

  private static Action anyBroadcast() {
    Bag<String> actions = Server.actions();
    return actions.isEmpty() ? launchAny() : broadcast(actions.get(World.choose("broadcast", actions.size())));
  }

  private static Action world(ViewRoot front) {
    Bag<String> broadcasts = Server.actions();
    int sources = Device.sourceCount();
    int kind = World.choose("world", 8);
    if (kind < 3 && sources > 0) return source(World.choose("source", sources));
    if (kind < 5 && !broadcasts.isEmpty()) return broadcast(broadcasts.get(World.choose("broadcast", broadcasts.size())));
    if (kind == 6) return disconnect(World.choose("service", 4), true);
    if (kind == 7) return lowMemory();
    return onView(front, false);
  }
}
