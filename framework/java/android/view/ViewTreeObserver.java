package android.view;

import android.graphics.Rect;
import antecede.Bag;
import antecede.Callbacks;
import java.util.List;
import java.util.function.Consumer;

/**
 * Hears of what concerns a whole tree of views. Before the tree is in a window each view has its own; then they are merged into
 * the window's.
 */
public final class ViewTreeObserver {
  private final Bag<OnWindowAttachListener> windowAttach = new Bag<OnWindowAttachListener>();
  private final Bag<OnWindowFocusChangeListener> windowFocusChange = new Bag<OnWindowFocusChangeListener>();
  private final Bag<OnWindowVisibilityChangeListener> windowVisibilityChange = new Bag<OnWindowVisibilityChangeListener>();
  private final Bag<OnGlobalFocusChangeListener> globalFocusChange = new Bag<OnGlobalFocusChangeListener>();
  private final Bag<OnGlobalLayoutListener> globalLayout = new Bag<OnGlobalLayoutListener>();
  private final Bag<OnPreDrawListener> preDraw = new Bag<OnPreDrawListener>();
  private final Bag<OnDrawListener> draw = new Bag<OnDrawListener>();
  private final Bag<OnScrollChangedListener> scrollChanged = new Bag<OnScrollChangedListener>();
  private final Bag<OnTouchModeChangeListener> touchModeChange = new Bag<OnTouchModeChangeListener>();
  private final Bag<Runnable> frameCommits = new Bag<Runnable>();
  private final Bag<Consumer<List<Rect>>> gestureExclusions = new Bag<Consumer<List<Rect>>>();
  private boolean alive = true;

  ViewTreeObserver() {}

  public boolean isAlive() {
    return alive;
  }

  private void check() {
    if (!alive) throw new IllegalStateException("This ViewTreeObserver is not alive, call getViewTreeObserver() again");
  }

  void kill() {
    alive = false;
  }

  /** Takes over what was registered before the view was in a window. */
  void merge(ViewTreeObserver other) {
    for (int i = 0; i < other.windowAttach.size(); i++) addOnWindowAttachListener(other.windowAttach.get(i));
    for (int i = 0; i < other.windowFocusChange.size(); i++) addOnWindowFocusChangeListener(other.windowFocusChange.get(i));
    for (int i = 0; i < other.windowVisibilityChange.size(); i++)
        addOnWindowVisibilityChangeListener(other.windowVisibilityChange.get(i));
    for (int i = 0; i < other.globalFocusChange.size(); i++) addOnGlobalFocusChangeListener(other.globalFocusChange.get(i));
    for (int i = 0; i < other.globalLayout.size(); i++) addOnGlobalLayoutListener(other.globalLayout.get(i));
    for (int i = 0; i < other.preDraw.size(); i++) addOnPreDrawListener(other.preDraw.get(i));
    for (int i = 0; i < other.draw.size(); i++) addOnDrawListener(other.draw.get(i));
    for (int i = 0; i < other.scrollChanged.size(); i++) addOnScrollChangedListener(other.scrollChanged.get(i));
    for (int i = 0; i < other.touchModeChange.size(); i++) addOnTouchModeChangeListener(other.touchModeChange.get(i));
    for (int i = 0; i < other.frameCommits.size(); i++) frameCommits.add(other.frameCommits.get(i));
    other.kill();
  }

  public void addOnWindowAttachListener(OnWindowAttachListener listener) {
    check();
    Callbacks.register(this, "OnWindowAttachListener", listener, true, "dispatchOnWindowAttachedChange");
    windowAttach.add(listener);
  }

  public void removeOnWindowAttachListener(OnWindowAttachListener victim) {
    check();
    if (windowAttach.remove(victim)) Callbacks.unregister(this, "OnWindowAttachListener", victim);
  }

  public void addOnWindowFocusChangeListener(OnWindowFocusChangeListener listener) {
    check();
    Callbacks.register(this, "OnWindowFocusChangeListener", listener, true, "dispatchOnWindowFocusChange");
    windowFocusChange.add(listener);
  }

  public void removeOnWindowFocusChangeListener(OnWindowFocusChangeListener victim) {
    check();
    if (windowFocusChange.remove(victim)) Callbacks.unregister(this, "OnWindowFocusChangeListener", victim);
  }

  public void addOnWindowVisibilityChangeListener(OnWindowVisibilityChangeListener listener) {
    check();
    Callbacks.register(this, "OnWindowVisibilityChangeListener", listener, true, "dispatchOnWindowVisibilityChange");
    windowVisibilityChange.add(listener);
  }

  public void removeOnWindowVisibilityChangeListener(OnWindowVisibilityChangeListener victim) {
    check();
    if (windowVisibilityChange.remove(victim)) Callbacks.unregister(this, "OnWindowVisibilityChangeListener", victim);
  }

  public void addOnGlobalFocusChangeListener(OnGlobalFocusChangeListener listener) {
    check();
    Callbacks.register(this, "OnGlobalFocusChangeListener", listener, true, "dispatchOnGlobalFocusChange");
    globalFocusChange.add(listener);
  }

  public void removeOnGlobalFocusChangeListener(OnGlobalFocusChangeListener victim) {
    check();
    if (globalFocusChange.remove(victim)) Callbacks.unregister(this, "OnGlobalFocusChangeListener", victim);
  }

  public void addOnGlobalLayoutListener(OnGlobalLayoutListener listener) {
    check();
    Callbacks.register(this, "OnGlobalLayoutListener", listener, true, "dispatchOnGlobalLayout");
    globalLayout.add(listener);
  }

  public void removeOnGlobalLayoutListener(OnGlobalLayoutListener victim) {
    check();
    if (globalLayout.remove(victim)) Callbacks.unregister(this, "OnGlobalLayoutListener", victim);
  }

  public void addOnPreDrawListener(OnPreDrawListener listener) {
    check();
    Callbacks.register(this, "OnPreDrawListener", listener, true, "dispatchOnPreDraw");
    preDraw.add(listener);
  }

  public void removeOnPreDrawListener(OnPreDrawListener victim) {
    check();
    if (preDraw.remove(victim)) Callbacks.unregister(this, "OnPreDrawListener", victim);
  }

  public void addOnDrawListener(OnDrawListener listener) {
    check();
    Callbacks.register(this, "OnDrawListener", listener, true, "dispatchOnDraw");
    draw.add(listener);
  }

  public void removeOnDrawListener(OnDrawListener victim) {
    check();
    if (draw.remove(victim)) Callbacks.unregister(this, "OnDrawListener", victim);
  }

  public void addOnScrollChangedListener(OnScrollChangedListener listener) {
    check();
    Callbacks.register(this, "OnScrollChangedListener", listener, true, "dispatchOnScrollChanged");
    scrollChanged.add(listener);
  }

  public void removeOnScrollChangedListener(OnScrollChangedListener victim) {
    check();
    if (scrollChanged.remove(victim)) Callbacks.unregister(this, "OnScrollChangedListener", victim);
  }

  public void addOnTouchModeChangeListener(OnTouchModeChangeListener listener) {
    check();
    Callbacks.register(this, "OnTouchModeChangeListener", listener, true, "dispatchOnTouchModeChanged");
    touchModeChange.add(listener);
  }

  public void removeOnTouchModeChangeListener(OnTouchModeChangeListener victim) {
    check();
    if (touchModeChange.remove(victim)) Callbacks.unregister(this, "OnTouchModeChangeListener", victim);
  }

  @Deprecated
  public void removeGlobalOnLayoutListener(OnGlobalLayoutListener victim) {
    removeOnGlobalLayoutListener(victim);
  }

  public void registerFrameCommitCallback(Runnable callback) {
    check();
    frameCommits.add(callback);
  }

  public boolean unregisterFrameCommitCallback(Runnable callback) {
    check();
    return frameCommits.remove(callback);
  }

  public void addOnSystemGestureExclusionRectsChangedListener(Consumer<List<Rect>> listener) {
    Callbacks.register(this, "OnSystemGestureExclusionRectsChanged", listener, true);
    check();
    gestureExclusions.add(listener);
  }

  public void removeOnSystemGestureExclusionRectsChangedListener(Consumer<List<Rect>> listener) {
    Callbacks.unregister(this, "OnSystemGestureExclusionRectsChanged", listener);
    check();
    gestureExclusions.remove(listener);
  }

  void dispatchOnWindowAttachedChange(boolean attached) {
    Bag<OnWindowAttachListener> all = windowAttach.copy();
    for (int i = 0; i < all.size(); i++) {
      OnWindowAttachListener listener = all.get(i);
      Callbacks.invoke(this, "OnWindowAttachListener", listener);
      if (attached) listener.onWindowAttached();
      else listener.onWindowDetached();
    }
  }

  void dispatchOnWindowFocusChange(boolean hasFocus) {
    Bag<OnWindowFocusChangeListener> all = windowFocusChange.copy();
    for (int i = 0; i < all.size(); i++) {
      OnWindowFocusChangeListener listener = all.get(i);
      Callbacks.invoke(this, "OnWindowFocusChangeListener", listener);
      listener.onWindowFocusChanged(hasFocus);
    }
  }

  void dispatchOnWindowVisibilityChange(int visibility) {
    Bag<OnWindowVisibilityChangeListener> all = windowVisibilityChange.copy();
    for (int i = 0; i < all.size(); i++) {
      OnWindowVisibilityChangeListener listener = all.get(i);
      Callbacks.invoke(this, "OnWindowVisibilityChangeListener", listener);
      listener.onWindowVisibilityChanged(visibility);
    }
  }

  void dispatchOnGlobalFocusChange(View oldFocus, View newFocus) {
    Bag<OnGlobalFocusChangeListener> all = globalFocusChange.copy();
    for (int i = 0; i < all.size(); i++) {
      OnGlobalFocusChangeListener listener = all.get(i);
      Callbacks.invoke(this, "OnGlobalFocusChangeListener", listener);
      listener.onGlobalFocusChanged(oldFocus, newFocus);
    }
  }

  public final void dispatchOnGlobalLayout() {
    Bag<OnGlobalLayoutListener> all = globalLayout.copy();
    for (int i = 0; i < all.size(); i++) {
      OnGlobalLayoutListener listener = all.get(i);
      Callbacks.invoke(this, "OnGlobalLayoutListener", listener);
      listener.onGlobalLayout();
    }
  }

  /** True: the frame shall not be drawn. */
  public final boolean dispatchOnPreDraw() {
    boolean cancel = false;
    Bag<OnPreDrawListener> all = preDraw.copy();
    for (int i = 0; i < all.size(); i++) {
      OnPreDrawListener listener = all.get(i);
      Callbacks.invoke(this, "OnPreDrawListener", listener);
      cancel |= !listener.onPreDraw();
    }
    return cancel;
  }

  public final void dispatchOnDraw() {
    Bag<OnDrawListener> all = draw.copy();
    for (int i = 0; i < all.size(); i++) {
      OnDrawListener listener = all.get(i);
      Callbacks.invoke(this, "OnDrawListener", listener);
      listener.onDraw();
    }
  }

  void dispatchOnScrollChanged() {
    Bag<OnScrollChangedListener> all = scrollChanged.copy();
    for (int i = 0; i < all.size(); i++) {
      OnScrollChangedListener listener = all.get(i);
      Callbacks.invoke(this, "OnScrollChangedListener", listener);
      listener.onScrollChanged();
    }
  }

  void dispatchOnTouchModeChanged(boolean inTouchMode) {
    Bag<OnTouchModeChangeListener> all = touchModeChange.copy();
    for (int i = 0; i < all.size(); i++) {
      OnTouchModeChangeListener listener = all.get(i);
      Callbacks.invoke(this, "OnTouchModeChangeListener", listener);
      listener.onTouchModeChanged(inTouchMode);
    }
  }

  /** Those that wait for the frame to be shown; each once. */
  Bag<Runnable> takeFrameCommits() {
    Bag<Runnable> all = frameCommits.copy();
    frameCommits.clear();
    return all;
  }

  /** Hears when the tree comes into its window and leaves it. */
  public interface OnWindowAttachListener {
    void onWindowAttached();

    void onWindowDetached();
  }

  /** Hears when the window gains and loses the focus. */
  public interface OnWindowFocusChangeListener {
    void onWindowFocusChanged(boolean hasFocus);
  }

  /** Hears when the window is shown and hidden. */
  public interface OnWindowVisibilityChangeListener {
    void onWindowVisibilityChanged(int visibility);
  }

  /** Hears when the focus moves. */
  public interface OnGlobalFocusChangeListener {
    void onGlobalFocusChanged(View oldFocus, View newFocus);
  }

  /** Hears of each layout of the tree. */
  public interface OnGlobalLayoutListener {
    void onGlobalLayout();
  }

  /** Hears of each frame before it is drawn; false: it shall not be. */
  public interface OnPreDrawListener {
    boolean onPreDraw();
  }

  /** Hears of each frame that is drawn. */
  public interface OnDrawListener {
    void onDraw();
  }

  /** Hears when something scrolled. */
  public interface OnScrollChangedListener {
    void onScrollChanged();
  }

  /** Hears of the change between touch and keys. */
  public interface OnTouchModeChangeListener {
    void onTouchModeChanged(boolean isInTouchMode);
  }
}
