package antecede.system;

import android.view.KeyEvent;
import android.view.ViewRoot;
import antecede.Bag;
import antecede.Concrete;
import antecede.World;

/** Systematic: on every screen what was done least often there; whoever waits long enough sees everything. */
@Concrete
final class Walker extends Driver {
  /** So many texts at one place count as one repetition. */
  private static final int OTHER_TEXTS = 16;
  /** How many times as often a view is touched as the keys and the world. */
  private static final int RARER = 3;

  private final Bag<String> names = new Bag<String>();
  private int[] counts = new int[64];
  private int[] slots = new int[128];

  Walker(int events) {
    super(events);
  }

  @Override
  long pause() {
    return (World.choose("pause", 4) == 0 ? 20 : 700) * MILLISECOND;
  }

  @Override
  Action choose() {
    if (isChanging()) return null;
    if (!Activities.isShown()) return away();
    ViewRoot front = Screen.front();
    if (front == null) return null;
    Bag<Action> actions = Screen.actions(front);
    int inside = actions.size();
    actions.add(Screen.key(front, "menu", KeyEvent.KEYCODE_MENU));
    actions.add(rotate());
    actions.add(home());
    actions.add(swipeAway());
    addWorld(actions);
    actions.add(Screen.key(front, "back", KeyEvent.KEYCODE_BACK));
    return leastDone(Screen.subject(), actions, inside);
  }

  /** Nothing of the app is to be seen: back to it, or what reaches it there, too. */
  private Action away() {
    Bag<Action> actions = new Bag<Action>();
    actions.add(launchAny());
    addWorld(actions);
    return leastDone("away", actions, actions.size());
  }

  private static void addWorld(Bag<Action> actions) {
    for (int i = 0; i < Device.sourceCount(); i++) actions.add(source(i));
    Bag<String> broadcasts = Server.actions();
    for (int i = 0; i < broadcasts.size(); i++) actions.add(broadcast(broadcasts.get(i)));
  }

  /**
   * The same action with another text is another one, but not for ever: texts may be counters. The first {@code inside} actions are the
   * screen's own, the others rather lead away from it.
   */
  private Action leastDone(String screen, Bag<Action> actions, int inside) {
    int best = -1, bestKey = -1, bestPlain = -1, least = 0;
    for (int i = 0; i < actions.size(); i++) {
      Action one = actions.get(i);
      int plain = key(screen + ": " + one.name);
      int key = one.reading.isEmpty() ? plain : key(screen + ": " + one.name + " " + one.reading);
      int done = key == plain ? counts[key] : counts[key] + counts[plain] / OTHER_TEXTS;
      if (i >= inside) done *= RARER;
      if (best >= 0 && done >= least) continue;
      best = i;
      bestKey = key;
      bestPlain = plain;
      least = done;
    }
    counts[bestKey]++;
    if (bestPlain != bestKey) counts[bestPlain]++;
    return actions.get(best);
  }

  private int key(String name) {
    int place = find(name);
    if (slots[place] != 0) return slots[place] - 1;
    names.add(name);
    slots[place] = names.size();
    if (names.size() > counts.length) grow();
    return names.size() - 1;
  }

  /** Where the number of the name plus one stands, or is to stand: the next free slot from its hash on. */
  private int find(String name) {
    int place = (name.hashCode() & 0x7fffffff) % slots.length;
    while (slots[place] != 0 && !names.get(slots[place] - 1).equals(name)) place = (place + 1) % slots.length;
    return place;
  }

  private void grow() {
    int[] more = new int[counts.length * 2];
    System.arraycopy(counts, 0, more, 0, counts.length);
    counts = more;
    slots = new int[slots.length * 2];
    for (int i = 0; i < names.size(); i++) slots[find(names.get(i))] = i + 1;
  }
}
