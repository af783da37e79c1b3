package android.view;

import android.content.ClipData;
import android.content.Context;
import android.content.res.Configuration;
import android.graphics.Point;
import android.graphics.RecordingCanvas;
import android.graphics.Rect;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.view.accessibility.AccessibilityEvent;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Concrete;
import antecede.Hidden;
import antecede.Named;
import antecede.Queue;
import antecede.Task;
import antecede.system.Server;

/**
 * The root of a window's views. What happens to the tree happens in a traversal, which is a callback of the next frame: a barrier
 * holds other
 * messages back until then. Input comes from outside as an event of the looper.
 */
@Hidden
public final class ViewRoot implements ViewParent {
  private static final Bag<ViewRoot> roots = new Bag<ViewRoot>();
  /** Tokens of activities that are no more. */
  private static final Bag<IBinder> dead = new Bag<IBinder>();
  private static final Bag<String> leaked = new Bag<String>();
  private static ViewRoot focus;

  final Choreographer choreographer = Choreographer.getInstance();
  private final Thread thread = Thread.currentThread();
  private final Handler handler = new Handler();
  private final Context context;
  private final IBinder token;
  private final View view;
  private final AttachInfo info;
  /** Names this window alone: the activity's token names all of its windows. */
  private final IBinder window = new android.os.Binder();
  private final WindowId.Observers observers = new WindowId.Observers();
  private InsetsControl insetsControl;
  private final Traversal traversal = new Traversal(this);
  private WindowManager.LayoutParams params;
  private int barrier;
  private boolean scheduled;
  private boolean layoutRequested = true;
  private boolean inLayout;
  private boolean first = true;
  private boolean insetsRequested = true;
  private boolean stopped;
  private boolean added = true;
  private boolean shown;
  private boolean dying;
  private Drag drag;
  private int left;
  private int top;

  private static final class Traversal extends Named {
    private final ViewRoot root;

    Traversal(ViewRoot root) {
      super("layout and drawing");
      this.root = root;
    }

    @Override
    public void run() {
      root.doTraversal();
    }
  }

  /** Input, as an event of the looper. */
  private static final class Input extends Task {
    private final ViewRoot root;
    private final InputEvent event;

    Input(ViewRoot root, InputEvent event) {
      this.root = root;
      this.event = event;
      target = root;
      label = event instanceof KeyEvent ? "key" : "touch";
    }

    @Override
    public void run() {
      root.deliver(event);
    }
  }

  /** What the user may do to the window, for an analysis: press a key. */
  private static final class Keys implements Runnable {
    private final ViewRoot root;

    Keys(ViewRoot root) {
      this.root = root;
    }

    @Override
    public void run() {
      root.deliverKey(new KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_UNKNOWN));
    }
  }

  /** The same: touch it. Clicks are announced by those who wait for them. */
  private static final class Touches implements Runnable {
    private final ViewRoot root;

    Touches(ViewRoot root) {
      this.root = root;
    }

    @Override
    public void run() {
      root.view.dispatchTouchEvent(MotionEvent.obtain(0, 0, MotionEvent.ACTION_DOWN, 0, 0, 0));
    }
  }

  static final class Invalidate extends Named {
    private final View view;

    Invalidate(View view) {
      super("redrawing");
      this.view = view;
    }

    @Override
    public void run() {
      view.invalidate();
    }
  }

  /** The window gained or lost the focus. */
  private static final class FocusChange extends Named {
    private final ViewRoot root;
    private final boolean has;

    FocusChange(ViewRoot root, boolean has) {
      super(has ? "window focus gained" : "window focus lost");
      this.root = root;
      this.has = has;
    }

    @Override
    public void run() {
      root.windowFocusChanged(has);
    }
  }

  private static final class Die extends Named {
    private final ViewRoot root;

    Die(ViewRoot root) {
      super("removal of a window");
      this.root = root;
    }

    @Override
    public void run() {
      root.doDie();
    }
  }

  private static final class SystemUi extends Named {
    private final View view;
    private final int visibility;

    SystemUi(View view, int visibility) {
      super("change of the system bars");
      this.view = view;
      this.visibility = visibility;
    }

    @Override
    public void run() {
      view.dispatchSystemUiVisibilityChanged(visibility);
      view.dispatchWindowSystemUiVisiblityChanged(visibility);
    }
  }

  private ViewRoot(View view, WindowManager.LayoutParams params) {
    this.view = view;
    this.params = params;
    context = view.getContext();
    token = params.token;
    info = new AttachInfo(this, handler, view, token == null ? new android.os.Binder() : token);
    view.assignParent(this);
    antecede.World.mayRun(handler.getLooper().getEvents(), traversal, true);
    if (antecede.Engine.isAbstract()) {
      antecede.World.mayRun(handler.getLooper().getEvents(), new Keys(this), true);
      antecede.World.mayRun(handler.getLooper().getEvents(), new Touches(this), true);
    }
  }

  /** A window comes on the screen, above the others. */
  static void add(View view, WindowManager.LayoutParams params) {
    if (view == null) throw new IllegalArgumentException("view must not be null");
    ViewRoot before = of(view);
    if (before != null && before.dying) before.doDie();
    else if (before != null) throw new IllegalStateException("View " + view + " has already been added to the window manager.");
    boolean own = params.type < WindowManager.LayoutParams.FIRST_SYSTEM_WINDOW;
    if (own && (params.token == null || dead.contains(params.token))) {
      throw new WindowManager.BadTokenException("Unable to add window -- token " + params.token
          + " is not valid; is your activity running?");
    }
    ViewRoot root = new ViewRoot(view, params);
    roots.add(root);
    WindowManagerGlobal.added(view);
    arrange();
    root.requestLayout();
  }

  /** Windows lie as their activities do; an activity's own is the lowest of its windows, whenever it was added. */
  private static void arrange() {
    for (int i = 1; i < roots.size(); i++) {
      int to = i;
      while (to > 0 && roots.get(to - 1).layer() > roots.get(i).layer()) to--;
      if (to < i) roots.add(to, roots.removeAt(i));
    }
  }

  private int layer() {
    int activity = Server.layerOf(token);
    return activity * 2 + (params.type == WindowManager.LayoutParams.TYPE_BASE_APPLICATION ? 0 : 1);
  }

  /** The window whose topmost view it is, or null. */
  @Hidden
  public static ViewRoot of(View view) {
    for (int i = 0; i < roots.size(); i++) {
      if (roots.get(i).view == view && roots.get(i).added) return roots.get(i);
    }
    return null;
  }

  /** All windows of the app, from the bottom to the top. */
  @Hidden
  public static ViewRoot[] all() {
    ViewRoot[] result = new ViewRoot[roots.size()];
    for (int i = 0; i < result.length; i++) result[i] = roots.get(i);
    return result;
  }

  /** The window that keys go to, or null. */
  @Hidden
  public static ViewRoot focused() {
    return focus;
  }

  /** The activity of that token stopped or started: its windows are hidden or shown. */
  @Hidden
  public static void setStopped(IBinder token, boolean stopped) {
    arrange();
    Bag<ViewRoot> all = roots.copy();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).token == token) all.get(i).setWindowStopped(stopped);
    }
  }

  /** The activity of that token is gone: so are its windows. */
  @Hidden
  public static void closeAll(IBinder token) {
    Bag<ViewRoot> all = roots.copy();
    for (int i = all.size() - 1; i >= 0; i--) {
      if (all.get(i).token != token || !all.get(i).added) continue;
      leaked.add(all.get(i).view.getClass().getName());
      all.get(i).die(false);
    }
    if (token != null) dead.add(token);
  }

  /** Windows that were still there when their activity had gone, by the class of their view: for the comparison of runs. */
  @Hidden
  public static String[] leaked() {
    String[] names = new String[leaked.size()];
    for (int i = 0; i < names.length; i++) names[i] = leaked.get(i);
    return names;
  }

  /** The configuration changed and the activity is not started anew. */
  @Hidden
  public static void configurationChanged(IBinder token, Configuration configuration) {
    Bag<ViewRoot> all = roots.copy();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).token != token) continue;
      all.get(i).view.dispatchConfigurationChanged(configuration);
      all.get(i).requestLayout();
    }
  }

  @Hidden
  public View getView() {
    return view;
  }

  @Hidden
  public WindowManager.LayoutParams getParams() {
    return params;
  }

  @Hidden
  public IBinder getToken() {
    return token;
  }

  /** Where the window is on the screen. */
  @Hidden
  public int getX() {
    return left;
  }

  @Hidden
  public int getY() {
    return top;
  }

  /** Whether it has been laid out and can be met by input. */
  @Hidden
  public boolean isReady() {
    return added && !first && isVisible();
  }

  void update(WindowManager.LayoutParams changed) {
    params = changed;
    requestLayout();
  }

  private boolean isVisible() {
    return !stopped && !dying && view.shown == View.VISIBLE;
  }

  private void setWindowStopped(boolean now) {
    if (stopped == now) return;
    stopped = now;
    if (now) refocus();
    scheduleTraversals();
  }

  /** At once: as part of the present event; else by a message. */
  void die(boolean immediate) {
    if (immediate) {
      doDie();
    } else if (!dying) {
      dying = true;
      handler.post(new Die(this));
    }
  }

  private void doDie() {
    checkThread();
    if (!added) return;
    added = false;
    unschedule();
    if (!first) {
      Callbacks.unregister(this, "input", view);
      info.observer.dispatchOnWindowAttachedChange(false);
      view.dispatchDetachedFromWindow();
    }
    view.assignParent(null);
    info.observer.kill();
    roots.remove(this);
    WindowManagerGlobal.removed(view);
    refocus();
  }

  // Traversals.

  @Concrete
  void checkThread() {
    Thread current = Thread.currentThread();
    if (current != thread) {
      throw new ViewRootImpl.CalledFromWrongThreadException("Only the original thread that created a view hierarchy can touch its views."
          + " Expected: " + thread.getName() + " Calling: " + current.getName());
    }
  }

  @Override
  public void requestLayout() {
    if (inLayout) return;
    checkThread();
    layoutRequested = true;
    scheduleTraversals();
  }

  @Override
  public boolean isLayoutRequested() {
    return layoutRequested;
  }

  boolean isInLayout() {
    return inLayout;
  }

  void invalidate() {
    scheduleTraversals();
  }

  @Concrete
  private void scheduleTraversals() {
    if (scheduled || !added) return;
    scheduled = true;
    barrier = handler.getLooper().getEvents().postBarrier(antecede.World.uptimeNanos());
    choreographer.postCallback(Choreographer.CALLBACK_TRAVERSAL, traversal, null);
  }

  @Concrete
  private void unschedule() {
    if (!scheduled) return;
    scheduled = false;
    handler.getLooper().getEvents().removeBarrier(barrier);
    choreographer.removeCallbacks(Choreographer.CALLBACK_TRAVERSAL, traversal, null);
  }

  private void doTraversal() {
    if (!scheduled) return;
    scheduled = false;
    handler.getLooper().getEvents().removeBarrier(barrier);
    if (added) perform();
  }

  private void perform() {
    boolean wasFirst = first;
    if (first) attach();
    else showOrHide();
    if (!isVisible()) {
      refocus();
      return;
    }
    applyInsets();
    boolean layout = layoutRequested;
    if (layout) layout();
    if (layout || info.scrolled) {
      if (layout) info.observer.dispatchOnGlobalLayout();
      if (info.scrolled) {
        info.scrolled = false;
        info.observer.dispatchOnScrollChanged();
      }
    }
    if (wasFirst) firstFocus();
    refocus();
    draw();
  }

  private void attach() {
    first = false;
    Callbacks.register(this, "input", view, false, "deliver");
    shown = isVisible();
    info.windowVisibility = shown ? View.VISIBLE : View.GONE;
    view.dispatchAttachedToWindow(info, 0);
    info.observer.dispatchOnWindowAttachedChange(true);
    insetsControl().attached();
  }

  private void showOrHide() {
    if (first || shown == isVisible()) return;
    shown = !shown;
    info.windowVisibility = shown ? View.VISIBLE : View.GONE;
    view.dispatchWindowVisibilityChanged(info.windowVisibility);
    view.aggregate(shown);
    info.observer.dispatchOnWindowVisibilityChange(info.windowVisibility);
  }

  private void applyInsets() {
    if (!insetsRequested) return;
    insetsRequested = false;
    view.dispatchApplyWindowInsets(insets());
  }

  /** What covers this window: nothing, but bars that it hid are not visible. */
  WindowInsets insets() {
    return WindowInsets.of(insetsControl().hidden(), Display.width(), Display.height());
  }

  InsetsControl insetsControl() {
    if (view instanceof DecorView) return ((DecorView) view).insetsControl();
    if (insetsControl == null) insetsControl = new InsetsControl(view);
    return insetsControl;
  }

  WindowId windowId() {
    return new WindowId(window);
  }

  private static ViewRoot of(IBinder window) {
    for (int i = 0; i < roots.size(); i++) {
      if (roots.get(i).window == window) return roots.get(i);
    }
    return null;
  }

  static boolean hasFocus(IBinder window) {
    return focus != null && focus.window == window;
  }

  static WindowId.Observers observers(IBinder window) {
    ViewRoot root = of(window);
    return root == null ? null : root.observers;
  }

  void requestInsets() {
    insetsRequested = true;
    scheduleTraversals();
  }

  private void layout() {
    layoutRequested = false;
    inLayout = true;
    try {
      int width = Display.width();
      int height = Display.height();
      view.measure(spec(width, params.width), spec(height, params.height));
      int w = view.getMeasuredWidth();
      int h = view.getMeasuredHeight();
      Rect place = new Rect();
      Gravity.apply(params.gravity == 0 ? Gravity.CENTER : params.gravity, w, h, new Rect(0, 0, width, height), params.x,
          params.y, place);
      left = Math.max(0, Math.min(place.left, width - w));
      top = Math.max(0, Math.min(place.top, height - h));
      view.layout(0, 0, w, h);
    } finally {
      inLayout = false;
    }
  }

  private static int spec(int room, int wanted) {
    if (wanted == ViewGroup.LayoutParams.MATCH_PARENT) return View.MeasureSpec.makeMeasureSpec(room, View.MeasureSpec.EXACTLY);
    if (wanted == ViewGroup.LayoutParams.WRAP_CONTENT) return View.MeasureSpec.makeMeasureSpec(room, View.MeasureSpec.AT_MOST);
    return View.MeasureSpec.makeMeasureSpec(wanted, View.MeasureSpec.EXACTLY);
  }

  private void firstFocus() {
    boolean always = View.alwaysAssignsFocus(context);
    if ((always || !info.touchMode) && !view.hasFocus()) view.restoreDefaultFocus();
  }

  private void draw() {
    info.drawingTime = choreographer.getFrameTime();
    if (info.observer.dispatchOnPreDraw()) {
      scheduleTraversals();
      return;
    }
    info.observer.dispatchOnDraw();
    view.update(new RecordingCanvas(view.getWidth(), view.getHeight()));
    Bag<Runnable> commits = info.observer.takeFrameCommits();
    for (int i = 0; i < commits.size(); i++) handler.post(commits.get(i));
  }

  void postInvalidate(View which, long delayMillis) {
    handler.postDelayed(new Invalidate(which), delayMillis);
  }

  void postInvalidateOnAnimation(View which) {
    choreographer.postCallback(Choreographer.CALLBACK_ANIMATION, new Invalidate(which), null);
  }

  void systemUiChanged(int visibility) {
    handler.post(new SystemUi(view, visibility));
  }

  // Focus of the window.

  private boolean canHaveFocus() {
    return isReady() && (params.flags & WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE) == 0;
  }

  /** The topmost window that can have the focus has it; those concerned hear of it by messages. */
  private static void refocus() {
    ViewRoot next = null;
    for (int i = 0; i < roots.size(); i++) {
      if (roots.get(i).canHaveFocus()) next = roots.get(i);
    }
    if (next == focus) return;
    ViewRoot old = focus;
    focus = next;
    if (old != null && old.added) old.handler.post(new FocusChange(old, false));
    if (next != null) next.handler.post(new FocusChange(next, true));
  }

  private void windowFocusChanged(boolean has) {
    if (!added || info.windowFocus == has) return;
    info.windowFocus = has;
    info.keys.reset();
    view.dispatchWindowFocusChanged(has);
    info.observer.dispatchOnWindowFocusChange(has);
    observers.tell(windowId(), has);
  }

  void setTouchMode(boolean touchMode) {
    if (info.touchMode == touchMode) return;
    info.touchMode = touchMode;
    info.observer.dispatchOnTouchModeChanged(touchMode);
    if (!touchMode || !view.hasFocus()) return;
    View holder = view.findFocus();
    if (holder != null && !holder.isFocusableInTouchMode()) holder.clearFocusInternal(false);
  }

  // Input.

  /** Sends input from outside to this window; coordinates are those of the screen. */
  @Hidden
  public void input(InputEvent event) {
    handler.getLooper().getEvents().enqueue(new Input(this, event), Queue.INPUT, 0, true);
  }

  private void deliver(InputEvent event) {
    if (!added || first) return;
    // Input comes after the window's first frame, and none comes once it is gone.
    Callbacks.invoke(this, "input", view);
    if (event instanceof KeyEvent) deliverKey((KeyEvent) event);
    else deliverMotion((MotionEvent) event);
  }

  /** What is dragged: all views hear of it by a message. */
  void startDrag(ClipData data, Object local) {
    drag = new Drag(this, data, local);
    handler.post(drag);
  }

  void endDrag(boolean dropped) {
    if (drag == null) return;
    Drag old = drag;
    drag = null;
    view.dispatchDragEvent(old.event(DragEvent.ACTION_DRAG_ENDED, 0, 0, dropped));
  }

  private static final class Drag extends Named {
    private final ViewRoot root;
    private final ClipData data;
    private final Object local;

    Drag(ViewRoot root, ClipData data, Object local) {
      super("start of a drag");
      this.root = root;
      this.data = data;
      this.local = local;
    }

    DragEvent event(int action, float x, float y, boolean result) {
      return new DragEvent(action, x, y, data, local, result);
    }

    @Override
    public void run() {
      if (root.drag == this) root.view.dispatchDragEvent(event(DragEvent.ACTION_DRAG_STARTED, 0, 0, false));
    }

    void move(MotionEvent motion) {
      int action = motion.getActionMasked();
      if (action == MotionEvent.ACTION_MOVE) {
        root.view.dispatchDragEvent(event(DragEvent.ACTION_DRAG_LOCATION, motion.getX(), motion.getY(), false));
      } else if (action == MotionEvent.ACTION_UP) {
        root.endDrag(root.view.dispatchDragEvent(event(DragEvent.ACTION_DROP, motion.getX(), motion.getY(), false)));
      }
    }
  }

  private void deliverMotion(MotionEvent event) {
    event.offsetLocation(-left, -top);
    if (drag != null && event.isTouchEvent()) {
      drag.move(event);
      return;
    }
    if (!event.isTouchEvent()) {
      if (event.getSource() == InputDevice.SOURCE_TRACKBALL) view.dispatchTrackballEvent(event);
      else view.dispatchGenericMotionEvent(event);
      return;
    }
    if (event.getActionMasked() == MotionEvent.ACTION_DOWN) setTouchMode(true);
    view.dispatchTouchEvent(event);
  }

  private void deliverKey(KeyEvent event) {
    if (view.dispatchKeyEventPreIme(event) || view.dispatchKeyEvent(event) || view.dispatchUnhandledKey(event)) return;
    if (event.getAction() == KeyEvent.ACTION_DOWN) moveFocus(event.getKeyCode());
  }

  private void moveFocus(int key) {
    int direction = key == KeyEvent.KEYCODE_DPAD_LEFT ? View.FOCUS_LEFT : key == KeyEvent.KEYCODE_DPAD_RIGHT ? View.FOCUS_RIGHT
        : key == KeyEvent.KEYCODE_DPAD_UP ? View.FOCUS_UP : key == KeyEvent.KEYCODE_DPAD_DOWN ? View.FOCUS_DOWN
        : key == KeyEvent.KEYCODE_TAB ? View.FOCUS_FORWARD : 0;
    if (direction == 0) return;
    setTouchMode(false);
    View now = view.findFocus();
    if (now == null) {
      view.restoreDefaultFocus();
      return;
    }
    View next = now.focusSearch(direction);
    if (next != null && next != now && next.requestFocus(direction, null)) return;
    view.dispatchUnhandledMove(now, direction);
  }

  // What views ask of what is above them.

  @Override
  public ViewParent getParent() {
    return null;
  }

  @Override
  public void requestChildFocus(View child, View focused) {
    checkThread();
    scheduleTraversals();
  }

  @Override
  public void clearChildFocus(View child) {
    checkThread();
    scheduleTraversals();
  }

  @Override
  public void recomputeViewAttributes(View child) {
    checkThread();
  }

  @Override
  public void focusableViewAvailable(View v) {
    checkThread();
  }

  @Override
  public void requestFitSystemWindows() {
    checkThread();
    requestInsets();
  }

  @Override
  public void requestTransparentRegion(View child) {
    checkThread();
  }

  @Override
  public void onDescendantInvalidated(View child, View target) {
    invalidate();
  }

  @Override
  public void invalidateChild(View child, Rect r) {
    invalidate();
  }

  @Override
  public ViewParent invalidateChildInParent(int[] location, Rect r) {
    invalidate();
    return null;
  }

  @Override
  public boolean getChildVisibleRect(View child, Rect r, Point offset) {
    return r.intersect(0, 0, view.getWidth(), view.getHeight());
  }

  @Override
  public View focusSearch(View v, int direction) {
    return view instanceof ViewGroup ? FocusFinder.getInstance().findNextFocus((ViewGroup) view, v, direction) : null;
  }

  @Override
  public View keyboardNavigationClusterSearch(View currentCluster, int direction) {
    return null;
  }

  @Override
  public void bringChildToFront(View child) {}

  @Override
  public boolean showContextMenuForChild(View originalView) {
    return false;
  }

  @Override
  public boolean showContextMenuForChild(View originalView, float x, float y) {
    return false;
  }

  @Override
  public void createContextMenu(ContextMenu menu) {}

  @Override
  public ActionMode startActionModeForChild(View originalView, ActionMode.Callback callback) {
    return null;
  }

  @Override
  public ActionMode startActionModeForChild(View originalView, ActionMode.Callback callback, int type) {
    return null;
  }

  @Override
  public void childDrawableStateChanged(View child) {}

  @Override
  public void requestDisallowInterceptTouchEvent(boolean disallowIntercept) {}

  @Override
  public boolean requestChildRectangleOnScreen(View child, Rect rectangle, boolean immediate) {
    return false;
  }

  @Override
  public boolean requestSendAccessibilityEvent(View child, AccessibilityEvent event) {
    return false;
  }

  @Override
  public void childHasTransientStateChanged(View child, boolean hasTransientState) {}

  @Override
  public ViewParent getParentForAccessibility() {
    return null;
  }

  @Override
  public void notifySubtreeAccessibilityStateChanged(View child, View source, int changeType) {}

  @Override
  public boolean canResolveLayoutDirection() {
    return true;
  }

  @Override
  public boolean isLayoutDirectionResolved() {
    return true;
  }

  @Override
  public int getLayoutDirection() {
    return View.LAYOUT_DIRECTION_LTR;
  }

  @Override
  public boolean canResolveTextDirection() {
    return true;
  }

  @Override
  public boolean isTextDirectionResolved() {
    return true;
  }

  @Override
  public int getTextDirection() {
    return View.TEXT_DIRECTION_FIRST_STRONG;
  }

  @Override
  public boolean canResolveTextAlignment() {
    return true;
  }

  @Override
  public boolean isTextAlignmentResolved() {
    return true;
  }

  @Override
  public int getTextAlignment() {
    return View.TEXT_ALIGNMENT_GRAVITY;
  }

  @Override
  public boolean onStartNestedScroll(View child, View target, int nestedScrollAxes) {
    return false;
  }

  @Override
  public void onNestedScrollAccepted(View child, View target, int nestedScrollAxes) {}

  @Override
  public void onStopNestedScroll(View target) {}

  @Override
  public void onNestedScroll(View target, int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed) {}

  @Override
  public void onNestedPreScroll(View target, int dx, int dy, int[] consumed) {}

  @Override
  public boolean onNestedFling(View target, float velocityX, float velocityY, boolean consumed) {
    return false;
  }

  @Override
  public boolean onNestedPreFling(View target, float velocityX, float velocityY) {
    return false;
  }

  @Override
  public boolean onNestedPrePerformAccessibilityAction(View target, int action, Bundle args) {
    return false;
  }
}
