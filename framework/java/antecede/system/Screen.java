package antecede.system;

import android.os.SystemClock;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.ViewRoot;
import android.widget.AbsListView;
import android.widget.AbsSeekBar;
import android.widget.EditText;
import android.widget.HorizontalScrollView;
import android.widget.ScrollView;
import android.widget.TextView;
import antecede.Apk;
import antecede.Bag;
import antecede.Concrete;
import antecede.Named;
import antecede.Reflection;
import antecede.Sync;

/** What the user sees: the windows of the app, and what can be done to the one in front. */
@Concrete
final class Screen {
  private static final int MOST_VIEWS = 4000;
  private static final long HOLD = 600;
  /** When the finger is up again, in milliseconds. */
  private static long touchEnd;

  private Screen() {}

  /** The window that takes input; null: there is none now. */
  static ViewRoot front() {
    if (Activities.focused() == null) return null;
    ViewRoot root = ViewRoot.focused();
    return root != null && root.isReady() ? root : null;
  }

  /** A name for what is in front: the class of the activity, and what lies over it. */
  static String title() {
    ViewRoot front = front();
    if (front == null) return "";
    ActivityRecord focused = Activities.focused();
    String name = Named.original(focused.info.implementation);
    boolean isOwn = front.getView() == focused.activity.getWindow().getDecorView();
    CharSequence title = front.getParams().getTitle();
    if (isOwn) return name;
    if (title == null || title.length() == 0) return name + " + window";
    // Its title has a number, another one each time.
    return name + " + " + (title.toString().startsWith("PopupWindow:") ? "PopupWindow" : title.toString().replace('\n', ' '));
  }

  /** As {@link #title}, and what the activity calls itself: one that shows many things often says which. */
  static String subject() {
    ActivityRecord focused = Activities.focused();
    return focused == null ? "" : title() + " " + focused.activity.getTitle();
  }

  // Actions ---------------------------------------------------------------------------------------------------------------------

  static Bag<Action> actions(ViewRoot root) {
    Bag<Action> actions = new Bag<Action>();
    Bag<View> views = views(root);
    for (int i = 0; i < views.size(); i++) add(actions, root, views.get(i));
    return actions;
  }

  /** The views that are shown, parents first. */
  static Bag<View> views(ViewRoot root) {
    Bag<View> views = new Bag<View>();
    if (root.getView() != null) views.add(root.getView());
    for (int i = 0; i < views.size() && i < MOST_VIEWS; i++) {
      if (!(views.get(i) instanceof ViewGroup)) continue;
      ViewGroup group = (ViewGroup) views.get(i);
      for (int j = 0; j < group.childCount(); j++) {
        View child = group.childAt(j);
        if (child != null && child.shown() == View.VISIBLE) views.add(child);
      }
    }
    return views;
  }

  private static void add(Bag<Action> actions, final ViewRoot root, final View view) {
    String name = name(view);
    boolean isRow = view.getParent() instanceof AbsListView;
    if (!view.isEnabled() || view.getWidth() == 0 || view.getHeight() == 0) return;
    int first = actions.size();
    if (view instanceof EditText) actions.add(type(root, view, name, "abc"));
    boolean isTouched = takesTouches(view);
    if (view.isClickable() || isRow || isTouched) actions.add(click(root, view, name));
    if (view.isLongClickable() || isRow) actions.add(hold(root, view, name));
    if (scrolls(view)) {
      actions.add(swipe(root, view, name, "up"));
      actions.add(swipe(root, view, name, "down"));
    }
    if (isTouched || view instanceof HorizontalScrollView || view.getClass().getName().contains("ViewPager")) {
      actions.add(swipe(root, view, name, "left"));
      actions.add(swipe(root, view, name, "right"));
    }
    if (first == actions.size() || scrolls(view)) return;
    String text = firstText(view);
    for (int i = first; i < actions.size(); i++) actions.get(i).reading = text;
  }

  /** The first text in a view that the user cannot change. */
  private static String firstText(View view) {
    if (view instanceof TextView) return view instanceof EditText ? "" : ((TextView) view).text().toString();
    ViewGroup group = view instanceof ViewGroup ? (ViewGroup) view : null;
    for (int i = 0; group != null && i < group.childCount(); i++) {
      String text = group.childAt(i) == null ? "" : firstText(group.childAt(i));
      if (!text.isEmpty()) return text;
    }
    return "";
  }

  /** Whether fingers matter to it beside clicks. */
  private static boolean takesTouches(View view) {
    if (view instanceof AbsSeekBar || view.hasOnTouchListener()) return true;
    if (isOfLibrary(view.getClass().getName())) return false;
    try {
      String owner = view.getClass().getMethod("onTouchEvent", MotionEvent.class).getDeclaringClass().getName();
      return !isOfLibrary(owner);
    } catch (NoSuchMethodException none) {
      return false;
    }
  }

  private static boolean isOfLibrary(String name) {
    return name.startsWith("android.") || name.startsWith("androidx.") || name.startsWith("com.google.android.material.");
  }

  private static boolean scrolls(View view) {
    return view instanceof AbsListView || view instanceof ScrollView || view.getClass().getName().contains("RecyclerView")
        || view.getClass().getName().contains("NestedScrollView") || mayScroll(view);
  }

  /** A view that answers by code of its own is not asked: that code is for its thread (Compose refuses others). It may scroll. */
  private static boolean mayScroll(View view) {
    if (Reflection.isSystem(view.getClass())) return view.canScrollVertically(1);  // Most are, and listing methods is slow.
    try {
      Class<?> answers = view.getClass().getMethod("canScrollVertically", int.class).getDeclaringClass();
      return !Reflection.isSystem(answers) || view.canScrollVertically(1);
    } catch (NoSuchMethodException none) {
      return false;
    }
  }

  /** "id/save", or the class and the text, or the class and its place among its siblings. */
  static String name(View view) {
    String id = view.getId() == View.NO_ID ? null : Apk.name(view.getId());
    String own = id != null ? id.substring(id.indexOf(':') + 1) : view.getClass().getSimpleName();
    boolean isLabel = id == null && view instanceof TextView && !(view instanceof EditText);
    if (isLabel && ((TextView) view).text().length() > 0) own += " \"" + ((TextView) view).text() + "\"";
    if (view.getParent() instanceof AbsListView || id == null) {
      ViewGroup parent = view.getParent() instanceof ViewGroup ? (ViewGroup) view.getParent() : null;
      int index = 0;
      while (parent != null && index < parent.childCount() && parent.childAt(index) != view) index++;
      own += "#" + index;
    }
    return own;
  }

  /** Whether a touch of its middle gets to the view, or to something inside or around it: nothing that takes touches lies over it. */
  static boolean isReached(ViewRoot root, View view) {
    int[] at = center(view);
    Bag<View> views = views(root);
    for (int i = views.size() - 1; i >= 0; i--) {
      View one = views.get(i);
      if (!one.isClickable() && !one.isLongClickable()) continue;
      int[] middle = center(one);
      boolean isThere = Math.abs(at[0] - middle[0]) <= one.getWidth() / 2 && Math.abs(at[1] - middle[1]) <= one.getHeight() / 2;
      if (isThere) return isInside(one, view) || isInside(view, one);
    }
    return true;
  }

  private static boolean isInside(View inner, View outer) {
    Object one = inner;
    while (one instanceof View && one != outer) one = ((View) one).getParent();
    return one == outer;
  }

  static Action click(final ViewRoot root, final View view, String name) {
    return new Action("click " + name) {
      @Override
      void act() {
        int[] at = center(view);
        touch(root, at[0], at[1], at[0], at[1], 50);
      }
    };
  }

  static Action hold(final ViewRoot root, final View view, String name) {
    return new Action("long-click " + name) {
      @Override
      void act() {
        int[] at = center(view);
        touch(root, at[0], at[1], at[0], at[1], HOLD);
      }
    };
  }

  static Action swipe(final ViewRoot root, final View view, String name, final String direction) {
    return new Action("scroll " + name + " " + direction) {
      @Override
      void act() {
        int[] at = center(view);
        boolean vertical = direction.equals("up") || direction.equals("down");
        int way = (vertical ? view.getHeight() : view.getWidth()) / 3;
        // A list shows what lies further down when the finger moves up.
        int sign = direction.equals("down") || direction.equals("right") ? -1 : 1;
        int dx = vertical ? 0 : sign * way, dy = vertical ? sign * way : 0;
        touch(root, at[0] - dx, at[1] - dy, at[0] + dx, at[1] + dy, 100);
      }
    };
  }

  static Action tap(final ViewRoot root, final int x, final int y) {
    return new Action("touch " + x + " " + y) {
      @Override
      void act() {
        touch(root, x, y, x, y, 50);
      }
    };
  }

  static Action type(final ViewRoot root, final View view, String name, final String typed) {
    return new Action("type " + name + " \"" + typed + "\"") {
      @Override
      void act() {
        Environment.sendInput(new Environment.Message(name, root) {
          @Override
          void dispatch() {
            if (!view.isAttachedToWindow() || !view.isEnabled()) return;
            view.requestFocus();
            ((TextView) view).getEditableText().append(typed);
          }
        });
      }
    };
  }

  static Action key(final ViewRoot root, final String name, final int code) {
    return new Action(name) {
      @Override
      void act() {
        Sync.acquire(root);
        long now = SystemClock.uptimeMillis();
        root.input(new KeyEvent(now, now, KeyEvent.ACTION_DOWN, code, 0));
        root.input(new KeyEvent(now, now, KeyEvent.ACTION_UP, code, 0));
      }
    };
  }

  /** A finger goes down, moves and goes up: each an event of its own. */
  private static void touch(final ViewRoot root, int fromX, int fromY, final int toX, final int toY, long time) {
    Sync.acquire(root);
    final long down = SystemClock.uptimeMillis();
    touchEnd = down + time + 2;
    root.input(MotionEvent.obtain(down, down, MotionEvent.ACTION_DOWN, fromX, fromY, 0));
    if (fromX != toX || fromY != toY) {
      for (int i = 1; i <= 4; i++) {
        int x = fromX + (toX - fromX) * i / 4, y = fromY + (toY - fromY) * i / 4;
        root.input(MotionEvent.obtain(down, down + time * i / 4, MotionEvent.ACTION_MOVE, x, y, 0));
      }
    }
    Environment.requestLater(time * 1000000, new Environment.Work() {
      @Override
      void act() {
        Sync.acquire(root);
        long up = SystemClock.uptimeMillis();
        if (root.getView() != null) root.input(MotionEvent.obtain(down, up, MotionEvent.ACTION_UP, toX, toY, 0));
      }
    });
  }

  /** Milliseconds until the finger is up. */
  static long touchLeft() {
    return Math.max(0, touchEnd - SystemClock.uptimeMillis());
  }

  private static int[] center(View view) {
    int[] at = new int[2];
    view.getLocationOnScreen(at);
    at[0] += view.getWidth() / 2;
    at[1] += view.getHeight() / 2;
    return at;
  }

  // Pictures --------------------------------------------------------------------------------------------------------------------

  /** One line per view of all windows: depth, class, id, left, top, right, bottom, flags, text. */
  static String tree() {
    StringBuilder text = new StringBuilder();
    ViewRoot[] roots = ViewRoot.all();
    for (int i = 0; i < roots.length; i++) {
      View view = roots[i].getView();
      if (view != null && roots[i].isReady()) describe(text, view, 0, roots[i].getX(), roots[i].getY());
    }
    return text.toString();
  }

  private static void describe(StringBuilder text, View view, int depth, int left, int top) {
    if (view.shown() != View.VISIBLE || depth > 100) return;
    String id = view.getId() == View.NO_ID ? null : Apk.name(view.getId());
    text.append(depth).append('\t').append(escape(view.getClass().getName())).append('\t');
    text.append(id == null ? "" : escape(id.substring(id.indexOf(':') + 1))).append('\t');
    text.append(left).append('\t').append(top).append('\t').append(left + view.getWidth()).append('\t').append(top + view.getHeight());
    text.append('\t').append(flags(view)).append('\t').append(escape(textOf(view))).append('\n');
    if (!(view instanceof ViewGroup)) return;
    ViewGroup group = (ViewGroup) view;
    for (int i = 0; i < group.childCount(); i++) {
      View child = group.childAt(i);
      if (child != null) describe(text, child, depth + 1, left + child.getLeft() - view.getScrollX(), top + child.getTop() - view.getScrollY());
    }
  }

  private static String flags(View view) {
    String flags = "";
    if (!view.isEnabled()) flags += "disabled ";
    if (view.isClickable()) flags += "clickable ";
    if (view.isFocused()) flags += "focused ";
    if (view.isSelected()) flags += "selected ";
    if (view instanceof android.widget.Checkable) flags += ((android.widget.Checkable) view).isChecked() ? "checked " : "unchecked ";
    if (view instanceof android.widget.ImageView) {
      String source = ((android.widget.ImageView) view).source();
      if (!source.isEmpty()) flags += "image:" + escape(source).replace(' ', '_') + " ";
    }
    if (view instanceof AbsListView) flags += "rows:" + ((AbsListView) view).getCount() + " ";
    return flags.trim();
  }

  private static String textOf(View view) {
    if (!(view instanceof TextView)) return view.getContentDescription() == null ? "" : view.getContentDescription().toString();
    TextView one = (TextView) view;
    return one.text().length() > 0 ? one.text().toString() : one.getHint() == null ? "" : one.getHint().toString();
  }

  private static String escape(String text) {
    return text.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n");
  }
}
