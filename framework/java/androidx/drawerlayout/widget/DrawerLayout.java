package androidx.drawerlayout.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.SystemClock;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.ViewGroup;
import antecede.Bag;
import antecede.Callbacks;

/** A content with drawers at its sides. */
public class DrawerLayout extends ViewGroup {
  public static final int STATE_IDLE = 0, STATE_DRAGGING = 1, STATE_SETTLING = 2;
  public static final int LOCK_MODE_UNLOCKED = 0, LOCK_MODE_LOCKED_CLOSED = 1, LOCK_MODE_LOCKED_OPEN = 2, LOCK_MODE_UNDEFINED = 3;
  private static final int DURATION = 256;

  private DrawerListener single;
  private final Bag<DrawerListener> listeners = new Bag<DrawerListener>();
  private int state = STATE_IDLE;
  private int lockLeft = LOCK_MODE_UNLOCKED, lockRight = LOCK_MODE_UNLOCKED;
  private boolean firstLayout = true;
  private CharSequence titleLeft, titleRight;
  private float elevation;
  private Drawable statusBar;
  private View dragged;
  private float downX, downY, startOffset;
  private Slide slide;

  public interface DrawerListener {
    void onDrawerSlide(View drawerView, float slideOffset);

    void onDrawerOpened(View drawerView);

    void onDrawerClosed(View drawerView);

    void onDrawerStateChanged(int newState);
  }

  public abstract static class SimpleDrawerListener implements DrawerListener {
    @Override
    public void onDrawerSlide(View drawerView, float slideOffset) {}

    @Override
    public void onDrawerOpened(View drawerView) {}

    @Override
    public void onDrawerClosed(View drawerView) {}

    @Override
    public void onDrawerStateChanged(int newState) {}
  }

  /** A drawer on its way, frame by frame. */
  private final class Slide implements Runnable {
    private final View drawer;
    private final float from, to;
    private final long begin = SystemClock.uptimeMillis();

    Slide(View drawer, float to) {
      this.drawer = drawer;
      this.to = to;
      from = params(drawer).onScreen;
    }

    @Override
    public void run() {
      if (slide != this) return;
      float part = Math.min(1, (float) (SystemClock.uptimeMillis() - begin) / DURATION);
      move(drawer, from + (to - from) * part);
      if (part < 1) postOnAnimation(this);
      else settled(drawer, to == 1);
    }
  }

  public DrawerLayout(Context context) { this(context, null); }

  public DrawerLayout(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public DrawerLayout(Context context, AttributeSet attrs, int defStyle) {
    super(context, attrs, defStyle);
    setDescendantFocusability(FOCUS_AFTER_DESCENDANTS);
    setFocusableInTouchMode(true);
  }

  private static LayoutParams params(View view) { return (LayoutParams) view.getLayoutParams(); }

  @Deprecated
  public void setDrawerListener(DrawerListener listener) {
    if (single != null) removeDrawerListener(single);
    if (listener != null) addDrawerListener(listener);
    single = listener;
  }

  public void addDrawerListener(DrawerListener listener) {
    if (listener == null) return;
    Callbacks.register(this, "DrawerListener", listener, true, "become settled move");
    listeners.add(listener);
  }

  public void removeDrawerListener(DrawerListener listener) {
    if (listener != null && listeners.remove(listener)) Callbacks.unregister(this, "DrawerListener", listener);
  }

  // States.

  private void become(int next) {
    if (state == next) return;
    state = next;
    for (int i = listeners.size() - 1; i >= 0; i--) {
      Callbacks.invoke(this, "DrawerListener", listeners.get(i));
      listeners.get(i).onDrawerStateChanged(next);
    }
  }

  private void settled(View drawer, boolean open) {
    slide = null;
    become(STATE_IDLE);
    LayoutParams params = params(drawer);
    boolean was = params.open;
    params.open = open;
    if (was == open) return;
    for (int i = listeners.size() - 1; i >= 0; i--) {
      Callbacks.invoke(this, "DrawerListener", listeners.get(i));
      if (open) listeners.get(i).onDrawerOpened(drawer);
      else listeners.get(i).onDrawerClosed(drawer);
    }
    if (open) drawer.requestFocus();
  }

  private void move(View drawer, float offset) {
    LayoutParams params = params(drawer);
    if (offset == params.onScreen) return;
    params.onScreen = offset;
    drawer.setVisibility(offset > 0 ? VISIBLE : INVISIBLE);
    int x = place(drawer);
    drawer.offsetLeftAndRight(x - drawer.getLeft());
    for (int i = listeners.size() - 1; i >= 0; i--) {
      Callbacks.invoke(this, "DrawerListener", listeners.get(i));
      listeners.get(i).onDrawerSlide(drawer, offset);
    }
  }

  private int place(View drawer) {
    int width = drawer.getMeasuredWidth(), shown = (int) (width * params(drawer).onScreen);
    return left(drawer) ? shown - width : getWidth() - shown;
  }

  private boolean left(View drawer) {
    return (absolute(params(drawer).gravity) & Gravity.HORIZONTAL_GRAVITY_MASK) != Gravity.RIGHT;
  }

  private int absolute(int gravity) { return Gravity.getAbsoluteGravity(gravity, getLayoutDirection()); }

  private boolean isDrawer(View view) {
    int gravity = absolute(params(view).gravity) & Gravity.HORIZONTAL_GRAVITY_MASK;
    return params(view).gravity != Gravity.NO_GRAVITY && (gravity == Gravity.LEFT || gravity == Gravity.RIGHT);
  }

  private View drawer(int gravity) {
    boolean wanted = (absolute(gravity) & Gravity.HORIZONTAL_GRAVITY_MASK) != Gravity.RIGHT;
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (isDrawer(child) && left(child) == wanted) return child;
    }
    return null;
  }

  private View needed(int gravity) {
    View drawer = drawer(gravity);
    if (drawer == null) {
      throw new IllegalArgumentException("No drawer view found with gravity " + (left(gravity) ? "LEFT" : "RIGHT"));
    }
    return drawer;
  }

  private boolean left(int gravity) { return (absolute(gravity) & Gravity.HORIZONTAL_GRAVITY_MASK) != Gravity.RIGHT; }

  private void check(View view) {
    if (view.getParent() != this || !isDrawer(view)) {
      throw new IllegalArgumentException("View " + view + " is not a sliding drawer");
    }
  }

  public void openDrawer(View drawerView) { openDrawer(drawerView, true); }

  public void openDrawer(View drawerView, boolean animate) {
    check(drawerView);
    slideTo(drawerView, 1, animate);
  }

  public void openDrawer(int gravity) { openDrawer(needed(gravity), true); }

  public void openDrawer(int gravity, boolean animate) { openDrawer(needed(gravity), animate); }

  public void closeDrawer(View drawerView) { closeDrawer(drawerView, true); }

  public void closeDrawer(View drawerView, boolean animate) {
    check(drawerView);
    slideTo(drawerView, 0, animate);
  }

  public void closeDrawer(int gravity) { closeDrawer(needed(gravity), true); }

  public void closeDrawer(int gravity, boolean animate) { closeDrawer(needed(gravity), animate); }

  public void closeDrawers() {
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (isDrawer(child) && params(child).onScreen > 0) slideTo(child, 0, true);
    }
  }

  private void slideTo(View drawer, float to, boolean animate) {
    if (firstLayout) {
      params(drawer).onScreen = to;
      params(drawer).open = to == 1;
    } else if (animate) {
      become(STATE_SETTLING);
      slide = new Slide(drawer, to);
      postOnAnimation(slide);
    } else {
      move(drawer, to);
      settled(drawer, to == 1);
      drawer.setVisibility(to > 0 ? VISIBLE : INVISIBLE);
    }
    invalidate();
  }

  @Deprecated
  public void open() { openDrawer(Gravity.START); }

  public void close() { closeDrawer(Gravity.START); }

  public boolean isOpen() { return isDrawerOpen(Gravity.START); }

  public boolean isDrawerOpen(View drawer) {
    check(drawer);
    return params(drawer).open;
  }

  public boolean isDrawerOpen(int drawerGravity) {
    View drawer = drawer(drawerGravity);
    return drawer != null && isDrawerOpen(drawer);
  }

  public boolean isDrawerVisible(View drawer) {
    check(drawer);
    return params(drawer).onScreen > 0;
  }

  public boolean isDrawerVisible(int drawerGravity) {
    View drawer = drawer(drawerGravity);
    return drawer != null && isDrawerVisible(drawer);
  }

  public void setDrawerLockMode(int lockMode) {
    setDrawerLockMode(lockMode, Gravity.LEFT);
    setDrawerLockMode(lockMode, Gravity.RIGHT);
  }

  public void setDrawerLockMode(int lockMode, int edgeGravity) {
    if (left(edgeGravity)) lockLeft = lockMode;
    else lockRight = lockMode;
    View drawer = lockMode == LOCK_MODE_LOCKED_OPEN || lockMode == LOCK_MODE_LOCKED_CLOSED ? drawer(edgeGravity) : null;
    if (drawer == null) return;
    if (lockMode == LOCK_MODE_LOCKED_OPEN) openDrawer(drawer);
    else closeDrawer(drawer);
  }

  public void setDrawerLockMode(int lockMode, View drawerView) { setDrawerLockMode(lockMode, params(drawerView).gravity); }

  public int getDrawerLockMode(int edgeGravity) { return left(edgeGravity) ? lockLeft : lockRight; }

  public int getDrawerLockMode(View drawerView) { return getDrawerLockMode(params(drawerView).gravity); }

  public void setDrawerTitle(int edgeGravity, CharSequence title) {
    if (left(edgeGravity)) titleLeft = title;
    else titleRight = title;
  }

  public CharSequence getDrawerTitle(int edgeGravity) { return left(edgeGravity) ? titleLeft : titleRight; }

  public void setDrawerElevation(float elevation) { this.elevation = elevation; }

  public float getDrawerElevation() { return elevation; }

  public void setDrawerShadow(Drawable shadowDrawable, int gravity) {}

  public void setDrawerShadow(int resId, int gravity) {}

  public void setScrimColor(int color) {}

  public void setStatusBarBackground(Drawable bg) { statusBar = bg; }

  public void setStatusBarBackground(int resId) { setStatusBarBackground(resId == 0 ? null : getContext().getDrawable(resId)); }

  public void setStatusBarBackgroundColor(int color) {}

  public Drawable getStatusBarBackgroundDrawable() { return statusBar; }


  // Touch and keys.

  private View visibleDrawer() {
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (isDrawer(child) && params(child).onScreen > 0) return child;
    }
    return null;
  }

  @Override
  public boolean onInterceptTouchEvent(MotionEvent ev) {
    View open = visibleDrawer();
    if (ev.getActionMasked() == MotionEvent.ACTION_DOWN) {
      downX = ev.getX();
      downY = ev.getY();
      return open != null && (ev.getX() < open.getLeft() || ev.getX() >= open.getRight());
    }
    if (ev.getActionMasked() == MotionEvent.ACTION_MOVE) grab(ev, open);
    return dragged != null;
  }

  private void grab(MotionEvent ev, View open) {
    float dx = ev.getX() - downX, dy = ev.getY() - downY;
    if (dragged != null || Math.abs(dx) < ViewConfiguration.get(getContext()).getScaledTouchSlop()
        || Math.abs(dx) < Math.abs(dy)) {
      return;
    }
    float edge = 20 * getResources().getDisplayMetrics().density;
    View drawer = open != null ? open : downX < edge ? drawer(Gravity.LEFT) : downX > getWidth() - edge ? drawer(Gravity.RIGHT)
        : null;
    if (drawer == null || getDrawerLockMode(drawer) != LOCK_MODE_UNLOCKED) return;
    dragged = drawer;
    startOffset = params(drawer).onScreen;
    slide = null;
    become(STATE_DRAGGING);
  }

  @Override
  public boolean onTouchEvent(MotionEvent ev) {
    int action = ev.getActionMasked();
    View open = visibleDrawer();
    if (action == MotionEvent.ACTION_DOWN) {
      downX = ev.getX();
      downY = ev.getY();
    } else if (action == MotionEvent.ACTION_MOVE) {
      grab(ev, open);
      if (dragged == null) return true;
      float moved = (ev.getX() - downX) / Math.max(1, dragged.getWidth());
      move(dragged, Math.max(0, Math.min(1, startOffset + (left(dragged) ? moved : -moved))));
    } else if (action == MotionEvent.ACTION_UP || action == MotionEvent.ACTION_CANCEL) {
      release(ev, action == MotionEvent.ACTION_UP, open);
    }
    return true;
  }

  private void release(MotionEvent ev, boolean up, View open) {
    if (dragged != null) {
      View drawer = dragged;
      dragged = null;
      slideTo(drawer, params(drawer).onScreen > 0.5f ? 1 : 0, true);
    } else if (up && open != null && getDrawerLockMode(open) != LOCK_MODE_LOCKED_OPEN
        && (ev.getX() < open.getLeft() || ev.getX() >= open.getRight())) {
      closeDrawers();
    }
  }

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    if (keyCode == KeyEvent.KEYCODE_BACK && visibleDrawer() != null) {
      event.startTracking();
      return true;
    }
    return super.onKeyDown(keyCode, event);
  }

  @Override
  public boolean onKeyUp(int keyCode, KeyEvent event) {
    if (keyCode != KeyEvent.KEYCODE_BACK) return super.onKeyUp(keyCode, event);
    View open = visibleDrawer();
    if (open != null && getDrawerLockMode(open) == LOCK_MODE_UNLOCKED) closeDrawers();
    return open != null;
  }

  // Layout.

  @Override
  protected void onAttachedToWindow() {
    super.onAttachedToWindow();
    firstLayout = true;
  }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    firstLayout = true;
    slide = null;
  }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    int width = MeasureSpec.getSize(widthMeasureSpec), height = MeasureSpec.getSize(heightMeasureSpec);
    setMeasuredDimension(width, height);
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (child.shown() == GONE) continue;
      LayoutParams params = params(child);
      int across = params.leftMargin + params.rightMargin, down = params.topMargin + params.bottomMargin;
      if (isDrawer(child)) {
        int margin = (int) (64 * getResources().getDisplayMetrics().density);
        child.measure(getChildMeasureSpec(MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY), margin + across, params.width),
            getChildMeasureSpec(MeasureSpec.makeMeasureSpec(height, MeasureSpec.EXACTLY), down, params.height));
      } else {
        child.measure(MeasureSpec.makeMeasureSpec(width - across, MeasureSpec.EXACTLY),
            MeasureSpec.makeMeasureSpec(height - down, MeasureSpec.EXACTLY));
      }
    }
  }

  @Override
  protected void onLayout(boolean changed, int l, int t, int r, int b) {
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (child.shown() == GONE) continue;
      LayoutParams params = params(child);
      int x = isDrawer(child) ? place(child) : params.leftMargin;
      child.layout(x, params.topMargin, x + child.getMeasuredWidth(), params.topMargin + child.getMeasuredHeight());
      if (isDrawer(child)) {
        int wanted = params.onScreen > 0 ? VISIBLE : INVISIBLE;
        if (child.shown() != wanted) child.setVisibility(wanted);
      }
    }
    firstLayout = false;
  }

  @Override
  protected ViewGroup.LayoutParams generateDefaultLayoutParams() {
    return new LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT);
  }

  @Override
  protected ViewGroup.LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) {
    if (p instanceof LayoutParams) return new LayoutParams((LayoutParams) p);
    return p instanceof MarginLayoutParams ? new LayoutParams((MarginLayoutParams) p) : new LayoutParams(p);
  }

  @Override
  protected boolean checkLayoutParams(ViewGroup.LayoutParams p) {
    return p instanceof LayoutParams && super.checkLayoutParams(p);
  }

  @Override
  public ViewGroup.LayoutParams generateLayoutParams(AttributeSet attrs) { return new LayoutParams(getContext(), attrs); }

  public static class LayoutParams extends ViewGroup.MarginLayoutParams {
    private static final int[] ATTRIBUTES = {android.R.attr.layout_gravity};

    public int gravity = Gravity.NO_GRAVITY;
    float onScreen;
    boolean open;

    public LayoutParams(Context c, AttributeSet attrs) {
      super(c, attrs);
      TypedArray values = c.obtainStyledAttributes(attrs, ATTRIBUTES);
      gravity = values.getInt(0, Gravity.NO_GRAVITY);
      values.recycle();
    }

    public LayoutParams(int width, int height) { super(width, height); }

    public LayoutParams(int width, int height, int gravity) {
      super(width, height);
      this.gravity = gravity;
    }

    public LayoutParams(LayoutParams source) {
      super(source);
      gravity = source.gravity;
    }

    public LayoutParams(ViewGroup.LayoutParams source) { super(source); }

    public LayoutParams(ViewGroup.MarginLayoutParams source) { super(source); }
  }

  @Override
  protected Parcelable onSaveInstanceState() {
    SavedState saved = new SavedState(super.onSaveInstanceState());
    for (int i = 0; i < childCount(); i++) {
      if (isDrawer(childAt(i)) && params(childAt(i)).open) saved.gravity = params(childAt(i)).gravity;
    }
    return saved;
  }

  @Override
  protected void onRestoreInstanceState(Parcelable state) {
    if (!(state instanceof SavedState)) {
      super.onRestoreInstanceState(state);
      return;
    }
    SavedState saved = (SavedState) state;
    super.onRestoreInstanceState(saved.getSuperState());
    View drawer = saved.gravity == Gravity.NO_GRAVITY ? null : drawer(saved.gravity);
    if (drawer != null) openDrawer(drawer);
  }

  protected static class SavedState extends View.BaseSavedState {
    public static final Parcelable.Creator<SavedState> CREATOR = new Parcelable.Creator<SavedState>() {
      @Override
      public SavedState createFromParcel(Parcel in) { return new SavedState(in, null); }

      @Override
      public SavedState[] newArray(int size) { return new SavedState[size]; }
    };

    int gravity = Gravity.NO_GRAVITY;

    public SavedState(Parcel in, ClassLoader loader) {
      super(in, loader);
      gravity = in.readInt();
    }

    public SavedState(Parcelable superState) { super(superState == null ? EMPTY_STATE : superState); }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      super.writeToParcel(dest, flags);
      dest.writeInt(gravity);
    }
  }
}
