package antecede.system;

import android.view.KeyEvent;
import android.view.View;
import android.view.ViewRoot;
import android.widget.AbsListView;
import android.widget.TextView;
import antecede.Apk;
import antecede.Bag;
import antecede.Concrete;
import antecede.World;

/** Does what a script says, line by line. A line whose view is not there yet waits for it. */
@Concrete
final class Scripted extends Driver {
  /** How often a line whose view is not there looks for it. */
  private static final long STEP = 300 * MILLISECOND;
  /** Milliseconds that can pass before a line, from the end of a touch on. */
  private static final int[] PAUSES = {0, 100, 300, 1000};
  private static final int MOST_TRIES = 40;

  private final String[] lines;
  private int line;
  private int tries;
  private long pause;

  Scripted(String[] lines) {
    super(Integer.MAX_VALUE);
    this.lines = lines;
    pause = lines.length == 0 ? STEP : anyPause();
  }

  private static long anyPause() {
    return PAUSES[World.choose("pause", PAUSES.length)] * MILLISECOND;
  }

  @Override
  boolean hasMore() {
    return line < lines.length;
  }

  @Override
  long pause() {
    long result = pause + Screen.touchLeft() * MILLISECOND;
    pause = STEP;
    return result;
  }

  @Override
  Action choose() {
    if (isChanging()) return null;
    Bag<String> words = words(lines[line]);
    if (words.get(0).equals("wait")) {
      pause = Long.parseLong(words.get(1)) * MILLISECOND;
      line++;
      return null;
    }
    Action action = action(words);
    if (action == null && ++tries < MOST_TRIES) return null;
    if (action == null) Report.note("missed", lines[line]);
    tries = 0;
    line++;
    if (hasMore()) pause = anyPause();
    return action;
  }

  private static Action action(Bag<String> words) {
    String verb = words.get(0);
    if (verb.equals("home")) return home();
    if (verb.equals("cover")) return cover();
    if (verb.equals("return") || verb.equals("launch")) return comeBack();
    if (verb.equals("rotate")) return rotate();
    if (verb.equals("swipe-away")) return swipeAway();
    if (verb.equals("kill")) return kill();
    if (verb.equals("low-memory")) return lowMemory();
    if (verb.equals("idle")) return idle();
    if (verb.equals("disconnect")) return disconnect(0, false);
    if (verb.equals("broadcast")) return broadcast(words.get(1));
    if (verb.equals("start")) return start(words.get(1));
    if (verb.equals("source")) return sourceNamed(words.get(1));
    ViewRoot front = Screen.front();
    if (front == null) return null;
    if (verb.equals("back")) return Screen.key(front, verb, KeyEvent.KEYCODE_BACK);
    if (verb.equals("menu")) return Screen.key(front, verb, KeyEvent.KEYCODE_MENU);
    if (verb.equals("key")) return Monkey.key(front, words.get(1));
    if (verb.equals("touch")) return Screen.tap(front, Integer.parseInt(words.get(1)), Integer.parseInt(words.get(2)));
    View view = find(front, words.get(1));
    if (view == null || !view.isEnabled() || view.getWidth() == 0) return null;
    // A touch would go to what lies over it.
    if ((verb.equals("click") || verb.equals("long-click")) && !Screen.isReached(front, view)) return null;
    String name = Screen.name(view);
    if (verb.equals("click")) return Screen.click(front, view, name);
    if (verb.equals("long-click")) return Screen.hold(front, view, name);
    if (verb.equals("scroll")) return Screen.swipe(front, view, name, words.get(2));
    if (verb.equals("type")) return view instanceof TextView ? Screen.type(front, view, name, words.get(2)) : null;
    if (verb.equals("item")) return item(front, view, Integer.parseInt(words.get(2)));
    return null;
  }

  private static Action item(ViewRoot front, View view, int position) {
    if (!(view instanceof AbsListView)) return null;
    AbsListView list = (AbsListView) view;
    int index = position - list.getFirstVisiblePosition();
    return index < 0 || index >= list.childCount() ? null : Screen.click(front, list.childAt(index), "item " + position);
  }

  private static Action sourceNamed(String name) {
    for (int i = 0; i < Device.sourceCount(); i++) {
      if (Device.sourceName(i).equals(name)) return source(i);
    }
    return null;
  }

  /** By "id/name", by its text, by its simple class name, or as a driver calls it, with ' for ". The last in drawing order, which lies on top, comes first. */
  private static View find(ViewRoot front, String target) {
    Bag<View> views = Screen.views(front);
    for (int i = views.size() - 1; i >= 0; i--) {
      View view = views.get(i);
      String id = view.getId() == View.NO_ID ? null : Apk.name(view.getId());
      if (id != null && id.endsWith(":" + target)) return view;
      if (view instanceof TextView && ((TextView) view).text().toString().equals(target)) return view;
      if (view.getClass().getSimpleName().equals(target)) return view;
      if (Screen.name(view).replace('"', '\'').equals(target)) return view;
    }
    return null;
  }

  /** Words, and texts in quotes. */
  static Bag<String> words(String line) {
    Bag<String> words = new Bag<String>();
    int at = 0;
    while (at < line.length()) {
      char c = line.charAt(at);
      if (c == ' ' || c == '\t') {
        at++;
      } else {
        boolean quoted = c == '"';
        int start = quoted ? at + 1 : at;
        int end = line.indexOf(quoted ? '"' : ' ', start);
        if (end < 0) end = line.length();
        words.add(line.substring(start, end));
        at = end + 1;
      }
    }
    return words;
  }
}
