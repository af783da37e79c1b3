package antecede.system;

import android.view.KeyEvent;
import android.view.View;
import android.view.ViewRoot;
import android.widget.AbsListView;
import antecede.Bag;
import antecede.Concrete;
import antecede.Named;
import antecede.World;

/**
 * Heads for aims, one after the other, and then for all of them again: methods of the app that somebody wants to see run. An aim is brought about by
 * the user or the world (a listener's view is touched, an activity is left, a broadcast is sent), or it follows from those before it. Where the way is not
 * known (the activity is not in front), what was done least often on a screen is tried, as {@link Walker} does.
 */
@Concrete
final class Directed extends Driver {
  private static final int[] PAUSES = {0, 20, 300, 2000};
  /** So often is the way to one aim looked for, before the next one has its turn. */
  private static final int MOST_STEPS = 8;
  /** So often is something done on a screen that might bring about what nobody does by hand. */
  private static final int MOST_GUESSES = 2;

  /** A method of a class, as their author calls them. */
  private static final class Aim {
    final String owner, method;

    Aim(String owner, String method) {
      this.owner = owner;
      this.method = method;
    }

    /** The activity that the class is, or stands in; null: none. */
    Manifest.Component activity() {
      Bag<Manifest.Component> components = Manifest.get().components;
      String outer = owner.indexOf('$') < 0 ? owner : owner.substring(0, owner.indexOf('$'));
      for (int i = 0; i < components.size(); i++) {
        Manifest.Component one = components.get(i);
        if (one.isActivity() && Named.original(one.implementation).equals(outer)) return one;
      }
      return null;
    }
  }

  private final Bag<Aim> aims = new Bag<Aim>();
  private final Walker walker;
  private int at;
  private int steps;
  private int round;
  private int touched;

  Directed(String[] lines, int events) {
    super(events);
    walker = new Walker(events);
    for (int i = 0; i < lines.length; i++) {
      Bag<String> words = Scripted.words(lines[i]);
      if (words.get(0).equals("aim")) aims.add(new Aim(words.get(1), words.get(2)));
    }
  }

  @Override
  long pause() {
    return PAUSES[World.choose("pause", PAUSES.length)] * MILLISECOND;
  }

  @Override
  Action choose() {
    if (isChanging()) return null;
    for (int tries = 0; tries < aims.size(); tries++) {
      Aim aim = aims.get(at);
      Action action = towards(aim);
      if (action != null) return action;
      advance();
    }
    return Activities.isShown() && Screen.front() == null ? null : walker.choose();
  }

  private void advance() {
    steps = 0;
    at = (at + 1) % aims.size();
    if (at == 0) round++;
  }

  /** A step towards the aim; null: nothing of it is to be done now. */
  private Action towards(Aim aim) {
    if (++steps > MOST_STEPS) return null;
    Action message = ofWorld(aim);
    if (message != null) return done(message);
    Manifest.Component activity = aim.activity();
    if (!Activities.isShown()) return launchAny();
    ActivityRecord focused = Activities.focused();
    ViewRoot front = Screen.front();
    if (focused == null || front == null) return null;
    boolean isThere = activity == null || focused.info.implementation.equals(activity.implementation);
    Action touch = touch(aim, front);
    if (touch != null) return done(touch);
    if (!isThere) return steps == 1 && activity.exported && World.choose("start", 2) == 0 ? start(activity.name) : walker.choose();
    Action step = activity != null ? lifecycle(aim, front) : null;
    if (step != null) return done(step);
    // It follows from something else, and nobody knows from what.
    boolean isTried = activity != null && !aim.method.equals("show") && steps <= MOST_GUESSES && World.choose("guess", 2) == 0;
    return isTried ? walker.choose() : null;
  }

  /** The aim is brought about by that; the next one has its turn. */
  private Action done(Action action) {
    advance();
    return action;
  }

  private static Action ofWorld(Aim aim) {
    if (aim.method.equals("onReceive")) {
      String action = Broadcasts.actionFor(aim.owner);
      return action.isEmpty() ? null : broadcast(action);
    }
    boolean isHeard = aim.method.equals("onLocationChanged") || aim.method.equals("onSensorChanged");
    if (isHeard && Device.sourceCount() > 0) return source(World.choose("source", Device.sourceCount()));
    if (aim.method.equals("onServiceDisconnected")) return disconnect(0, false);
    if (aim.method.equals("onTrimMemory") || aim.method.equals("onLowMemory")) return Activities.isShown() ? home() : lowMemory();
    return null;
  }

  /** A view whose listener is of the aim's class: each time the next one. */
  private Action touch(Aim aim, ViewRoot front) {
    Bag<View> views = Screen.views(front), heard = new Bag<View>();
    for (int i = 0; i < views.size(); i++) {
      View view = views.get(i);
      if (view.isEnabled() && view.getWidth() > 0 && view.isHeardBy(aim.owner)) heard.add(view);
    }
    if (heard.isEmpty()) return null;
    View view = heard.get(touched++ % heard.size());
    if (aim.method.startsWith("onScroll")) return Screen.swipe(front, view, Screen.name(view), round % 2 == 0 ? "up" : "down");
    if (view instanceof AbsListView) {
      AbsListView list = (AbsListView) view;
      if (list.childCount() == 0) return null;
      view = list.childAt(World.choose("row", list.childCount()));
    }
    boolean isLong = aim.method.contains("Long");
    if (!view.isClickable() && !view.isLongClickable() && !(view.getParent() instanceof AbsListView) && !view.hasOnTouchListener()) return null;
    return isLong ? Screen.hold(front, view, Screen.name(view)) : Screen.click(front, view, Screen.name(view));
  }

  /** What leads an activity that is in front to a step of its life. */
  private Action lifecycle(Aim aim, ViewRoot front) {
    String step = aim.method;
    if (step.equals("onDestroy") || step.equals("onDestroyView") || step.equals("onDetach") || step.equals("onDetachedFromWindow"))
      return round % 2 == 0 ? Screen.key(front, "back", KeyEvent.KEYCODE_BACK) : rotate();
    if (step.equals("onStop") || step.equals("onRestart") || step.equals("onStart")) return home();
    if (step.equals("onSaveInstanceState") || step.equals("onRestoreInstanceState")) return round % 2 == 0 ? rotate() : home();
    if (step.equals("onPause") || step.equals("onResume") || step.equals("onWindowFocusChanged")) return round % 2 == 0 ? cover() : home();
    if (step.equals("onConfigurationChanged") || step.equals("onCreate")) return rotate();
    if (step.equals("onBackPressed") || step.equals("onKeyDown")) return Screen.key(front, "back", KeyEvent.KEYCODE_BACK);
    if (step.equals("onUserLeaveHint")) return home();
    if (step.startsWith("onCreateOptionsMenu") || step.startsWith("onPrepareOptionsMenu")) return Screen.key(front, "menu", KeyEvent.KEYCODE_MENU);
    return null;
  }
}
