package androidx.swiperefreshlayout.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.ViewGroup;
import android.view.animation.Animation;
import android.view.animation.Transformation;
import android.widget.ImageView;
import android.widget.ListView;
import antecede.Callbacks;
import antecede.Observable;

/** Its child, pulled down at the top, asks for news; a circle turns until they are there. */
public class SwipeRefreshLayout extends ViewGroup {
  public static final int LARGE = 0, DEFAULT = 1, DEFAULT_SLINGSHOT_DISTANCE = -1;
  private static final int[] ATTRIBUTES = {android.R.attr.enabled};
  private static final int DURATION = 200;

  @Observable private boolean refreshing;
  private boolean turning;
  private boolean notify;
  private OnRefreshListener listener;
  private OnChildScrollUpCallback childScrollUp;
  private View target;
  private final ImageView circle;
  private int size;
  private int distance = 128;
  private boolean dragging;
  private float downY;
  protected int mFrom;
  protected int mOriginalOffsetTop;

  public interface OnRefreshListener {
    void onRefresh();
  }

  public interface OnChildScrollUpCallback {
    boolean canChildScrollUp(SwipeRefreshLayout parent, View child);
  }

  /** The circle reached its place: now the listener is told. */
  private final Animation.AnimationListener arrived = new Animation.AnimationListener() {
    @Override
    public void onAnimationStart(Animation animation) {}

    @Override
    public void onAnimationRepeat(Animation animation) {}

    @Override
    public void onAnimationEnd(Animation animation) {
      if (!turning) {
        reset();
        return;
      }
      if (notify && listener != null) {
        Callbacks.invoke(SwipeRefreshLayout.this, "OnRefreshListener", listener);
        listener.onRefresh();
      }
    }
  };

  public SwipeRefreshLayout(Context context) { this(context, null); }

  public SwipeRefreshLayout(Context context, AttributeSet attrs) {
    super(context, attrs);
    float density = getResources().getDisplayMetrics().density;
    size = (int) (40 * density);
    distance = (int) (64 * density);
    circle = new ImageView(context);
    circle.setVisibility(GONE);
    addView(circle);
    android.content.res.TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES);
    setEnabled(values.getBoolean(0, true));
    values.recycle();
  }

  void reset() {
    circle.clearAnimation();
    circle.setVisibility(GONE);
  }

  @Override
  public void setEnabled(boolean enabled) {
    super.setEnabled(enabled);
    if (!enabled && circle != null) reset();
  }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    reset();
  }

  public void setOnRefreshListener(OnRefreshListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnRefreshListener", null);
    else Callbacks.observe(this, "OnRefreshListener", listener, false);
    this.listener = listener;
  }

  public void setOnChildScrollUpCallback(OnChildScrollUpCallback callback) {
    if (callback == null) Callbacks.unregister(this, "OnChildScrollUpCallback", null);
    else Callbacks.register(this, "OnChildScrollUpCallback", callback, false, "canChildScrollUp");
    childScrollUp = callback;
  }

  public void setRefreshing(boolean refreshing) {
    if (refreshing == turning) {
      this.refreshing = refreshing;
      return;
    }
    refresh(refreshing, false);
  }

  private void refresh(boolean on, boolean tell) {
    notify = tell;
    if (turning == on) return;
    turning = on;
    refreshing = on;
    if (on) circle.setVisibility(VISIBLE);
    Animation animation = new Animation() {
      @Override
      public void applyTransformation(float interpolatedTime, Transformation t) {}
    };
    animation.setDuration(DURATION);
    animation.setAnimationListener(arrived);
    circle.clearAnimation();
    circle.startAnimation(animation);
  }

  public boolean isRefreshing() { return refreshing; }

  private View target() {
    for (int i = 0; target == null && i < childCount(); i++) {
      if (childAt(i) != circle) target = childAt(i);
    }
    return target;
  }

  @Override
  public void onViewRemoved(View child) {
    super.onViewRemoved(child);
    if (child == target) target = null;
  }

  public boolean canChildScrollUp() {
    if (childScrollUp != null) {
      Callbacks.invoke(this, "OnChildScrollUpCallback", childScrollUp);
      return childScrollUp.canChildScrollUp(this, target());
    }
    View child = target();
    if (child instanceof ListView) {
      ListView list = (ListView) child;
      return list.childCount() > 0 && (list.getFirstVisiblePosition() > 0 || list.childAt(0).getTop() < list.getListPaddingTop());
    }
    return child != null && child.canScrollVertically(-1);
  }

  private boolean idle() { return isEnabled() && !turning && !canChildScrollUp(); }

  @Override
  public boolean onInterceptTouchEvent(MotionEvent ev) {
    if (!idle()) return false;
    track(ev);
    return dragging;
  }

  private void track(MotionEvent event) {
    int action = event.getActionMasked();
    if (action == MotionEvent.ACTION_DOWN) {
      dragging = false;
      downY = event.getY();
    } else if (action == MotionEvent.ACTION_MOVE) {
      dragging |= event.getY() - downY > ViewConfiguration.get(getContext()).getScaledTouchSlop();
      if (dragging) circle.setVisibility(VISIBLE);
    }
  }

  @Override
  public boolean onTouchEvent(MotionEvent ev) {
    if (!idle()) return false;
    track(ev);
    int action = ev.getActionMasked();
    if (action == MotionEvent.ACTION_UP && dragging) {
      dragging = false;
      if ((ev.getY() - downY) / 2 > distance) refresh(true, true);
      else reset();
    } else if (action == MotionEvent.ACTION_CANCEL) {
      dragging = false;
      reset();
      return false;
    }
    return true;
  }

  @Override
  public void requestDisallowInterceptTouchEvent(boolean b) {
    if (target == null || target.isNestedScrollingEnabled() || !(target instanceof ListView)) {
      super.requestDisallowInterceptTouchEvent(b);
    }
  }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    super.onMeasure(widthMeasureSpec, heightMeasureSpec);
    int width = getMeasuredWidth() - getPaddingLeft() - getPaddingRight(),
        height = getMeasuredHeight() - getPaddingTop() - getPaddingBottom();
    if (target() != null) {
      target.measure(MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY),
          MeasureSpec.makeMeasureSpec(height, MeasureSpec.EXACTLY));
    }
    circle.measure(MeasureSpec.makeMeasureSpec(size, MeasureSpec.EXACTLY),
        MeasureSpec.makeMeasureSpec(size, MeasureSpec.EXACTLY));
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    int width = right - left;
    if (target() != null) {
      target.layout(getPaddingLeft(), getPaddingTop(), width - getPaddingRight(), bottom - top - getPaddingBottom());
    }
    int x = (width - size) / 2, y = distance - size;
    circle.layout(x, y, x + size, y + size);
  }

  public void setSize(int size) {
    this.size = (int) ((size == LARGE ? 56 : 40) * getResources().getDisplayMetrics().density);
    requestLayout();
  }

  public void setProgressViewOffset(boolean scale, int start, int end) {
    mOriginalOffsetTop = start;
    distance = end;
    requestLayout();
  }

  public void setProgressViewEndTarget(boolean scale, int end) { setProgressViewOffset(scale, mOriginalOffsetTop, end); }

  public int getProgressViewStartOffset() { return mOriginalOffsetTop; }

  public int getProgressViewEndOffset() { return distance; }

  public int getProgressCircleDiameter() { return size; }

  public void setSlingshotDistance(int slingshotDistance) {}

  public void setDistanceToTriggerSync(int distance) { this.distance = distance; }

  public void setColorSchemeResources(int... colorResIds) {}

  public void setColorSchemeColors(int... colors) {}

  @Deprecated
  public void setColorScheme(int... colors) {}

  @Deprecated
  public void setProgressBackgroundColor(int colorRes) {}

  public void setProgressBackgroundColorSchemeResource(int colorRes) {}

  public void setProgressBackgroundColorSchemeColor(int color) {}

  @Deprecated
  public void setLegacyRequestDisallowInterceptTouchEventEnabled(boolean enabled) {}
}
