package androidx.recyclerview.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.util.SparseArray;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.animation.Interpolator;
import android.widget.AppAttributes;
import android.widget.EdgeEffect;
import androidx.core.view.NestedScrollingChild3;
import androidx.core.view.ScrollingView;
import antecede.Bag;
import antecede.Callbacks;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;

/** A list whose items a layout manager places, an adapter fills and an animator moves. */
public class RecyclerView extends RecyclerListeners implements ScrollingView, NestedScrollingChild3 {
  public static final int HORIZONTAL = 0, VERTICAL = 1;
  public static final int NO_POSITION = -1, INVALID_TYPE = -1, UNDEFINED_DURATION = Integer.MIN_VALUE;
  public static final long NO_ID = -1;
  public static final int TOUCH_SLOP_DEFAULT = 0, TOUCH_SLOP_PAGING = 1;
  public static final int SCROLL_STATE_IDLE = 0, SCROLL_STATE_DRAGGING = 1, SCROLL_STATE_SETTLING = 2;
  private static final Class<?>[] MANAGER = {Context.class, AttributeSet.class, int.class, int.class};

  Adapter adapter;
  @antecede.Observable private Adapter adapterSet;
  LayoutManager layout;
  final Recycler recycler = new Recycler();
  final State state = new State();
  final Bag<View> hidden = new Bag<View>();
  final RecyclerUpdates updates = new RecyclerUpdates(this);
  final RecyclerTouch touch = new RecyclerTouch(this);
  private final RecyclerPass pass = new RecyclerPass(this);
  final Bag<ItemDecoration> decorations = new Bag<ItemDecoration>();
  private final RecyclerViewDataObserver observer = new RecyclerViewDataObserver();
  ItemAnimator animator = new DefaultItemAnimator();
  private boolean animatorPosted;
  private boolean fixedSize;
  private boolean suppressed;
  private boolean layoutWhileSuppressed;
  boolean attached;
  boolean firstLayoutDone;
  boolean dataSetChanged;
  int layoutDepth;
  private int scrollState = SCROLL_STATE_IDLE;
  private int minFling, maxFling;
  private RecyclerViewAccessibilityDelegate accessibilityDelegate;
  private SavedState pendingState;

  private final Runnable runAnimations = new Runnable() {
    @Override
    public void run() {
      if (animator != null) animator.runPendingAnimations();
      animatorPosted = false;
    }
  };

  private final Runnable updateChildren = new Runnable() {
    @Override
    public void run() {
      if (firstLayoutDone && !isLayoutRequested() && attached && updates.hasPending()) pass.run();
    }
  };

  private final ItemAnimator.ItemAnimatorListener animationEnd = new ItemAnimator.ItemAnimatorListener() {
    @Override
    public void onAnimationFinished(ViewHolder item) {
      item.setIsRecyclable(true);
      if (hidden.contains(item.itemView)) pass.dropHidden(item);
    }
  };

  private final class RecyclerViewDataObserver extends AdapterDataObserver {
    @Override
    public void onChanged() {
      assertNotInLayoutOrScroll(null);
      state.structureChanged = true;
      dataChanged();
      if (!updates.hasPending()) requestLayout();
    }

    @Override
    public void onItemRangeChanged(int positionStart, int itemCount, Object payload) {
      changed(RecyclerUpdates.CHANGE, positionStart, itemCount, payload);
    }

    @Override
    public void onItemRangeInserted(int positionStart, int itemCount) {
      changed(RecyclerUpdates.ADD, positionStart, itemCount, null);
    }

    @Override
    public void onItemRangeRemoved(int positionStart, int itemCount) {
      changed(RecyclerUpdates.REMOVE, positionStart, itemCount, null);
    }

    @Override
    public void onItemRangeMoved(int fromPosition, int toPosition, int itemCount) {
      if (itemCount != 1) throw new IllegalArgumentException("Moving more than 1 item is not supported yet");
      changed(RecyclerUpdates.MOVE, fromPosition, toPosition, null);
    }

    private void changed(int kind, int start, int count, Object payload) {
      assertNotInLayoutOrScroll(null);
      if (!updates.add(kind, start, count, payload)) return;
      if (fixedSize && attached) postOnAnimation(updateChildren);
      else requestLayout();
    }
  }

  public RecyclerView(Context context) { this(context, null); }

  public RecyclerView(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public RecyclerView(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    setScrollContainer(true);
    setFocusableInTouchMode(true);
    setDescendantFocusability(FOCUS_AFTER_DESCENDANTS);
    android.view.ViewConfiguration configuration = android.view.ViewConfiguration.get(context);
    minFling = configuration.getScaledMinimumFlingVelocity();
    maxFling = configuration.getScaledMaximumFlingVelocity();
    setNestedScrollingEnabled(true);
    animator.setListener(animationEnd);
    if (attrs == null) return;
    TypedArray values = AppAttributes.of(context, attrs, "layoutManager");
    String name = values.getString(0);
    values.recycle();
    if (name != null && name.length() > 0) setLayoutManager(makeManager(name, attrs, defStyleAttr));
  }

  private LayoutManager makeManager(String name, AttributeSet attrs, int defStyleAttr) {
    Context context = getContext();
    if (name.endsWith(".LinearLayoutManager") || name.equals("LinearLayoutManager")) {
      return new LinearLayoutManager(context, attrs, defStyleAttr, 0);
    }
    if (name.endsWith(".GridLayoutManager") || name.equals("GridLayoutManager")) {
      return new GridLayoutManager(context, attrs, defStyleAttr, 0);
    }
    if (name.endsWith("StaggeredGridLayoutManager")) return new StaggeredGridLayoutManager(context, attrs, defStyleAttr, 0);
    try {
      Class<?> type = context.getClassLoader().loadClass(name.charAt(0) == '.' ? context.getPackageName() + name : name);
      try {
        Constructor<?> constructor = type.getConstructor(MANAGER);
        return (LayoutManager) constructor.newInstance(context, attrs, defStyleAttr, 0);
      } catch (NoSuchMethodException e) {
        return (LayoutManager) type.getConstructor().newInstance();
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(attrs.getPositionDescription() + ": Unable to find LayoutManager " + name, e);
    }
  }

  // The adapter.

  public void setAdapter(Adapter adapter) {
    suppressLayout(false);
    become(adapter, true);
    dataChanged();
    requestLayout();
  }

  public void swapAdapter(Adapter adapter, boolean removeAndRecycleExistingViews) {
    suppressLayout(false);
    become(adapter, removeAndRecycleExistingViews);
    dataChanged();
    requestLayout();
  }

  private void become(Adapter next, boolean recycle) {
    Adapter old = adapter;
    if (old != null) {
      old.unregisterAdapterDataObserver(observer);
      old.onDetachedFromRecyclerView(this);
    }
    if (recycle) removeAndRecycleViews();
    updates.clear();
    adapter = next;
    adapterSet = next;
    if (next != null) {
      next.registerAdapterDataObserver(observer);
      next.onAttachedToRecyclerView(this);
    }
    if (layout != null) layout.onAdapterChanged(old, next);
    recycler.clear();
    recycler.pool().onAdapterChanged(old, next);
    state.structureChanged = true;
  }

  void removeAndRecycleViews() {
    if (animator != null) animator.endAnimations();
    if (layout != null) {
      layout.removeAndRecycleAllViews(recycler);
      layout.removeAndRecycleScrapInt(recycler);
    }
    recycler.clear();
  }

  private void dataChanged() {
    dataSetChanged = true;
    for (int i = 0; i < childCount(); i++) {
      ViewHolder holder = holder(childAt(i));
      if (holder != null) holder.flags |= ViewHolder.UPDATE | ViewHolder.INVALID;
    }
    recycler.invalidateCached();
  }

  public Adapter getAdapter() { return adapterSet; }

  void recycled(ViewHolder holder) {
    if (recyclerListener != null) {
      Callbacks.invoke(this, "RecyclerListener", recyclerListener);
      recyclerListener.onViewRecycled(holder);
    }
    for (int i = 0; i < recyclerListeners.size(); i++) {
      Callbacks.invoke(this, "RecyclerListener", recyclerListeners.get(i));
      recyclerListeners.get(i).onViewRecycled(holder);
    }
    if (adapter != null) adapter.onViewRecycled(holder);
  }

  public void setLayoutManager(LayoutManager next) {
    if (next == layout) return;
    stopScroll();
    if (layout != null) {
      if (animator != null) animator.endAnimations();
      layout.removeAndRecycleAllViews(recycler);
      layout.removeAndRecycleScrapInt(recycler);
      recycler.clear();
      if (attached) layout.onDetachedFromWindow(this, recycler);
      layout.owner = null;
      layout = null;
    } else {
      recycler.clear();
    }
    hidden.clear();
    removeAllViewsInLayout();
    layout = next;
    if (next != null) {
      if (next.owner != null) {
        throw new IllegalArgumentException("LayoutManager " + next + " is already attached to a RecyclerView:");
      }
      next.owner = this;
      if (attached) next.onAttachedToWindow(this);
    }
    requestLayout();
  }

  public LayoutManager getLayoutManager() { return layout; }

  public void setHasFixedSize(boolean hasFixedSize) { fixedSize = hasFixedSize; }

  public boolean hasFixedSize() { return fixedSize; }

  public void setItemAnimator(ItemAnimator animator) {
    if (this.animator != null) {
      this.animator.endAnimations();
      this.animator.setListener(null);
    }
    this.animator = animator;
    if (animator != null) animator.setListener(animationEnd);
  }

  public ItemAnimator getItemAnimator() { return animator; }

  public boolean isAnimating() { return animator != null && animator.isRunning(); }

  void postAnimationRunner() {
    if (animatorPosted || !attached) return;
    postOnAnimation(runAnimations);
    animatorPosted = true;
  }

  public RecycledViewPool getRecycledViewPool() { return recycler.pool(); }

  public void setRecycledViewPool(RecycledViewPool pool) { recycler.pool = pool; }

  public void setViewCacheExtension(ViewCacheExtension extension) { recycler.extension = extension; }

  public void setItemViewCacheSize(int size) { recycler.setViewCacheSize(size); }

  public boolean hasPendingAdapterUpdates() { return !firstLayoutDone || dataSetChanged || updates.hasPending(); }

  public void addItemDecoration(ItemDecoration decor) { addItemDecoration(decor, -1); }

  public void addItemDecoration(ItemDecoration decor, int index) {
    if (layout != null) layout.assertNotInLayoutOrScroll("Cannot add item decoration during a scroll  or layout");
    if (decorations.isEmpty()) setWillNotDraw(false);
    Callbacks.register(this, "ItemDecoration", decor, true, "insets");
    decorations.add(index < 0 ? decorations.size() : index, decor);
    requestLayout();
  }

  public ItemDecoration getItemDecorationAt(int index) { return decorations.get(index); }

  public int getItemDecorationCount() { return decorations.size(); }

  public void removeItemDecorationAt(int index) { removeItemDecoration(decorations.get(index)); }

  public void removeItemDecoration(ItemDecoration decor) {
    if (decorations.remove(decor)) Callbacks.unregister(this, "ItemDecoration", decor);
    requestLayout();
  }

  public void invalidateItemDecorations() {
    if (decorations.isEmpty()) return;
    requestLayout();
  }

  // Scrolling.

  public int getScrollState() { return scrollState; }

  void setScrollState(int next) {
    if (next == scrollState) return;
    scrollState = next;
    if (next != SCROLL_STATE_SETTLING) touch.stopAll();
    if (layout != null) layout.onScrollStateChanged(next);
    onScrollStateChanged(next);
    if (scrollListener != null) {
      Callbacks.invoke(this, "OnScrollListener", scrollListener);
      scrollListener.onScrollStateChanged(this, next);
    }
    Bag<OnScrollListener> all = scrollListeners.copy();
    for (int i = all.size() - 1; i >= 0; i--) {
      Callbacks.invoke(this, "OnScrollListener", all.get(i));
      all.get(i).onScrollStateChanged(this, next);
    }
  }

  void dispatchOnScrolled(int dx, int dy) {
    onScrollChanged(getScrollX(), getScrollY(), getScrollX() - dx, getScrollY() - dy);
    onScrolled(dx, dy);
    if (scrollListener != null) {
      Callbacks.invoke(this, "OnScrollListener", scrollListener);
      scrollListener.onScrolled(this, dx, dy);
    }
    Bag<OnScrollListener> all = scrollListeners.copy();
    for (int i = all.size() - 1; i >= 0; i--) {
      Callbacks.invoke(this, "OnScrollListener", all.get(i));
      all.get(i).onScrolled(this, dx, dy);
    }
  }

  public void onScrollStateChanged(int state) {}

  public void onScrolled(int dx, int dy) {}

  public void scrollToPosition(int position) {
    if (suppressed) return;
    stopScroll();
    if (layout != null) layout.scrollToPosition(position);
  }

  public void smoothScrollToPosition(int position) {
    if (!suppressed && layout != null) layout.smoothScrollToPosition(this, state, position);
  }

  @Override
  public void scrollTo(int x, int y) {}

  @Override
  public void scrollBy(int x, int y) {
    if (layout == null || suppressed) return;
    boolean across = layout.canScrollHorizontally(), down = layout.canScrollVertically();
    if (across || down) move(across ? x : 0, down ? y : 0);
  }

  /** Scrolls the items; says whether they moved. */
  boolean move(int x, int y) {
    if (adapter == null || layout == null) return false;
    if (hasPendingAdapterUpdates()) pass.run();
    layoutDepth++;
    int dx = x == 0 ? 0 : layout.scrollHorizontallyBy(x, recycler, state);
    int dy = y == 0 ? 0 : layout.scrollVerticallyBy(y, recycler, state);
    layoutDepth--;
    if (dx != 0 || dy != 0) dispatchOnScrolled(dx, dy);
    return dx != 0 || dy != 0;
  }

  public void smoothScrollBy(int dx, int dy) { smoothScrollBy(dx, dy, null); }

  public void smoothScrollBy(int dx, int dy, Interpolator interpolator) {
    smoothScrollBy(dx, dy, interpolator, UNDEFINED_DURATION);
  }

  public void smoothScrollBy(int dx, int dy, Interpolator interpolator, int duration) {
    if (layout == null || suppressed) return;
    if (!layout.canScrollHorizontally()) dx = 0;
    if (!layout.canScrollVertically()) dy = 0;
    if (dx != 0 || dy != 0) touch.glide(dx, dy, duration);
  }

  public boolean fling(int velocityX, int velocityY) {
    if (layout == null || suppressed) return false;
    if (!layout.canScrollHorizontally() || Math.abs(velocityX) < minFling) velocityX = 0;
    if (!layout.canScrollVertically() || Math.abs(velocityY) < minFling) velocityY = 0;
    if (velocityX == 0 && velocityY == 0) return false;
    if (dispatchNestedPreFling(velocityX, velocityY)) return false;
    dispatchNestedFling(velocityX, velocityY, true);
    if (flingListener != null) {
      Callbacks.invoke(this, "OnFlingListener", flingListener);
      if (flingListener.onFling(velocityX, velocityY)) return true;
    }
    touch.fling(velocityX, velocityY);
    return true;
  }

  public void stopScroll() {
    setScrollState(SCROLL_STATE_IDLE);
    touch.stopAll();
  }

  public int getMinFlingVelocity() { return minFling; }

  public int getMaxFlingVelocity() { return maxFling; }

  public void setScrollingTouchSlop(int slopConstant) {}

  // Parents share what a finger scrolls, not what follows by itself.

  @Override
  public boolean hasNestedScrollingParent(int type) { return type == 0 && hasNestedScrollingParent(); }

  @Override
  public boolean startNestedScroll(int axes, int type) { return type == 0 && startNestedScroll(axes); }

  @Override
  public void stopNestedScroll(int type) {
    if (type == 0) stopNestedScroll();
  }

  @Override
  public boolean dispatchNestedScroll(int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed, int[] offsetInWindow,
      int type) {
    return type == 0 && dispatchNestedScroll(dxConsumed, dyConsumed, dxUnconsumed, dyUnconsumed, offsetInWindow);
  }

  @Override
  public final void dispatchNestedScroll(int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed,
      int[] offsetInWindow, int type, int[] consumed) {
    if (type == 0) dispatchNestedScroll(dxConsumed, dyConsumed, dxUnconsumed, dyUnconsumed, offsetInWindow);
  }

  @Override
  public boolean dispatchNestedPreScroll(int dx, int dy, int[] consumed, int[] offsetInWindow, int type) {
    return type == 0 && dispatchNestedPreScroll(dx, dy, consumed, offsetInWindow);
  }

  public void setAccessibilityDelegateCompat(RecyclerViewAccessibilityDelegate accessibilityDelegate) {
    this.accessibilityDelegate = accessibilityDelegate;
  }

  public RecyclerViewAccessibilityDelegate getCompatAccessibilityDelegate() { return accessibilityDelegate; }

  @Override
  public boolean onInterceptTouchEvent(MotionEvent e) {
    if (suppressed) return false;
    activeItemTouch = null;
    for (int i = 0; i < itemTouches.size(); i++) {
      OnItemTouchListener listener = itemTouches.get(i);
      Callbacks.invoke(this, "OnItemTouchListener", listener);
      if (!listener.onInterceptTouchEvent(this, e) || e.getActionMasked() == MotionEvent.ACTION_CANCEL) continue;
      activeItemTouch = listener;
      touch.reset();
      return true;
    }
    return layout != null && touch.intercept(e);
  }

  @Override
  public boolean onTouchEvent(MotionEvent e) {
    if (suppressed) return false;
    if (activeItemTouch != null) {
      Callbacks.invoke(this, "OnItemTouchListener", activeItemTouch);
      activeItemTouch.onTouchEvent(this, e);
      int action = e.getActionMasked();
      if (action == MotionEvent.ACTION_UP || action == MotionEvent.ACTION_CANCEL) activeItemTouch = null;
      return true;
    }
    return layout != null && touch.handle(e);
  }

  @Override
  public void requestDisallowInterceptTouchEvent(boolean disallowIntercept) {
    for (int i = 0; i < itemTouches.size(); i++) itemTouches.get(i).onRequestDisallowInterceptTouchEvent(disallowIntercept);
    super.requestDisallowInterceptTouchEvent(disallowIntercept);
  }

  @Override
  public int computeHorizontalScrollExtent() {
    return layout != null && layout.canScrollHorizontally() ? layout.computeHorizontalScrollExtent(state) : 0;
  }

  @Override
  public int computeHorizontalScrollOffset() {
    return layout != null && layout.canScrollHorizontally() ? layout.computeHorizontalScrollOffset(state) : 0;
  }

  @Override
  public int computeHorizontalScrollRange() {
    return layout != null && layout.canScrollHorizontally() ? layout.computeHorizontalScrollRange(state) : 0;
  }

  @Override
  public int computeVerticalScrollExtent() {
    return layout != null && layout.canScrollVertically() ? layout.computeVerticalScrollExtent(state) : 0;
  }

  @Override
  public int computeVerticalScrollOffset() {
    return layout != null && layout.canScrollVertically() ? layout.computeVerticalScrollOffset(state) : 0;
  }

  @Override
  public int computeVerticalScrollRange() {
    return layout != null && layout.canScrollVertically() ? layout.computeVerticalScrollRange(state) : 0;
  }

  // Layout.

  @Override
  public final void suppressLayout(boolean suppress) {
    if (suppress == suppressed) return;
    suppressed = suppress;
    if (suppress) {
      stopScroll();
    } else {
      if (layoutWhileSuppressed && layout != null && adapter != null) requestLayout();
      layoutWhileSuppressed = false;
    }
  }

  @Override
  public final boolean isLayoutSuppressed() { return suppressed; }

  @Deprecated
  public void setLayoutFrozen(boolean frozen) { suppressLayout(frozen); }

  @Deprecated
  public boolean isLayoutFrozen() { return suppressed; }

  @Override
  public void requestLayout() {
    // Children that come and go during a layout ask for none.
    if (layoutDepth > 0) return;
    if (suppressed) layoutWhileSuppressed = true;
    else super.requestLayout();
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    if (layout == null) {
      defaultOnMeasure(widthSpec, heightSpec);
      return;
    }
    layout.setMeasureSpecs(widthSpec, heightSpec);
    layout.onMeasure(recycler, state, widthSpec, heightSpec);
    boolean exact = MeasureSpec.getMode(widthSpec) == MeasureSpec.EXACTLY
        && MeasureSpec.getMode(heightSpec) == MeasureSpec.EXACTLY;
    if (exact || adapter == null || !layout.isAutoMeasureEnabled()) return;
    pass.run();
    layout.setMeasuredDimensionFromChildren(widthSpec, heightSpec);
  }

  void defaultOnMeasure(int widthSpec, int heightSpec) {
    setMeasuredDimension(LayoutManager.chooseSize(widthSpec, getPaddingLeft() + getPaddingRight(), getMinimumWidth()),
        LayoutManager.chooseSize(heightSpec, getPaddingTop() + getPaddingBottom(), getMinimumHeight()));
  }

  void measured(int width, int height) { setMeasuredDimension(width, height); }

  @Override
  protected void onLayout(boolean changed, int l, int t, int r, int b) {
    if (adapter != null && layout != null) {
      layout.exactly(getWidth(), getHeight());
      pass.run();
    }
    firstLayoutDone = true;
  }

  public boolean isComputingLayout() { return layoutDepth > 0; }

  void assertNotInLayoutOrScroll(String message) {
    if (layoutDepth == 0) return;
    throw new IllegalStateException(message != null ? message
        : "Cannot call this method while RecyclerView is computing a layout or scrolling" + this);
  }

  @Override
  protected void onAttachedToWindow() {
    super.onAttachedToWindow();
    attached = true;
    firstLayoutDone = firstLayoutDone && !isLayoutRequested();
    if (layout != null) layout.onAttachedToWindow(this);
    animatorPosted = false;
  }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    if (animator != null) animator.endAnimations();
    stopScroll();
    attached = false;
    if (layout != null) layout.onDetachedFromWindow(this, recycler);
    removeCallbacks(runAnimations);
  }

  @Override
  public boolean isAttachedToWindow() { return attached; }

  void childAttached(View child) {
    ViewHolder holder = holder(child);
    onChildAttachedToWindow(child);
    if (adapter != null && holder != null) adapter.onViewAttachedToWindow(holder);
    for (int i = attachListeners.size() - 1; i >= 0; i--) {
      Callbacks.invoke(this, "OnChildAttachStateChangeListener", attachListeners.get(i));
      attachListeners.get(i).onChildViewAttachedToWindow(child);
    }
  }

  void childDetached(View child) {
    ViewHolder holder = holder(child);
    onChildDetachedFromWindow(child);
    if (adapter != null && holder != null) adapter.onViewDetachedFromWindow(holder);
    for (int i = attachListeners.size() - 1; i >= 0; i--) {
      Callbacks.invoke(this, "OnChildAttachStateChangeListener", attachListeners.get(i));
      attachListeners.get(i).onChildViewDetachedFromWindow(child);
    }
  }

  public void onChildAttachedToWindow(View child) {}

  public void onChildDetachedFromWindow(View child) {}

  void addChild(View child, int index) {
    super.addView(child, index);
    childAttached(child);
  }

  void removeChild(View child) {
    childDetached(child);
    super.removeView(child);
  }

  void attachChild(View child, int index) { attachViewToParent(child, index, child.getLayoutParams()); }

  void detachChild(View child) { detachViewFromParent(child); }

  void finishDetached(View child) {
    childDetached(child);
    removeDetachedView(child, false);
  }

  @Override
  protected void removeDetachedView(View child, boolean animate) { super.removeDetachedView(child, animate); }

  int visible() { return childCount() - hidden.size(); }

  @Override
  public void draw(Canvas c) {
    super.draw(c);
    for (int i = 0; i < decorations.size(); i++) decorations.get(i).onDrawOver(c, this, state);
  }

  @Override
  public void onDraw(Canvas c) {
    super.onDraw(c);
    for (int i = 0; i < decorations.size(); i++) decorations.get(i).onDraw(c, this, state);
  }

  @Override
  protected boolean checkLayoutParams(ViewGroup.LayoutParams p) {
    return p instanceof LayoutParams && layout != null && layout.checkLayoutParams((LayoutParams) p);
  }

  private LayoutManager needed() {
    if (layout == null) throw new IllegalStateException("RecyclerView has no LayoutManager" + this);
    return layout;
  }

  @Override
  protected ViewGroup.LayoutParams generateDefaultLayoutParams() { return needed().generateDefaultLayoutParams(); }

  @Override
  public ViewGroup.LayoutParams generateLayoutParams(AttributeSet attrs) {
    return needed().generateLayoutParams(getContext(), attrs);
  }

  @Override
  protected ViewGroup.LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) { return needed().generateLayoutParams(p); }

  // Items and their views.

  static ViewHolder holder(View child) { return child == null ? null : ((LayoutParams) child.getLayoutParams()).holder; }

  public ViewHolder getChildViewHolder(View child) {
    if (child.getParent() != null && child.getParent() != this) {
      throw new IllegalArgumentException("View " + child + " is not a direct child of " + this);
    }
    return holder(child);
  }

  public View findContainingItemView(View view) {
    View item = view;
    while (item != null && item.getParent() != this) item = item.getParent() instanceof View ? (View) item.getParent() : null;
    return item;
  }

  public ViewHolder findContainingViewHolder(View view) { return holder(findContainingItemView(view)); }

  @Deprecated
  public int getChildPosition(View child) { return getChildAdapterPosition(child); }

  public int getChildAdapterPosition(View child) {
    ViewHolder holder = holder(child);
    return holder == null ? NO_POSITION : holder.getAbsoluteAdapterPosition();
  }

  public int getChildLayoutPosition(View child) {
    ViewHolder holder = holder(child);
    return holder == null ? NO_POSITION : holder.getLayoutPosition();
  }

  public long getChildItemId(View child) {
    ViewHolder holder = adapter == null || !adapter.hasStableIds() ? null : holder(child);
    return holder == null ? NO_ID : holder.getItemId();
  }

  @Deprecated
  public ViewHolder findViewHolderForPosition(int position) { return findViewHolderForLayoutPosition(position); }

  public ViewHolder findViewHolderForLayoutPosition(int position) {
    for (int i = 0; i < visible(); i++) {
      ViewHolder holder = holder(childAt(i));
      if (holder != null && !holder.isRemoved() && holder.position == position) return holder;
    }
    return null;
  }

  public ViewHolder findViewHolderForAdapterPosition(int position) {
    if (dataSetChanged) return null;
    for (int i = 0; i < visible(); i++) {
      ViewHolder holder = holder(childAt(i));
      if (holder != null && !holder.isRemoved() && updates.now(holder.position) == position) return holder;
    }
    return null;
  }

  public ViewHolder findViewHolderForItemId(long id) {
    if (adapter == null || !adapter.hasStableIds()) return null;
    for (int i = 0; i < visible(); i++) {
      ViewHolder holder = holder(childAt(i));
      if (holder != null && !holder.isRemoved() && holder.getItemId() == id) return holder;
    }
    return null;
  }

  public View findChildViewUnder(float x, float y) {
    for (int i = visible() - 1; i >= 0; i--) {
      View child = childAt(i);
      float left = child.getLeft() + child.getTranslationX(), top = child.getTop() + child.getTranslationY();
      if (x >= left && x <= left + child.getWidth() && y >= top && y <= top + child.getHeight()) return child;
    }
    return null;
  }

  public void offsetChildrenVertical(int dy) {
    for (int i = 0; i < childCount(); i++) childAt(i).offsetTopAndBottom(dy);
  }

  public void offsetChildrenHorizontal(int dx) {
    for (int i = 0; i < childCount(); i++) childAt(i).offsetLeftAndRight(dx);
  }

  public void getDecoratedBoundsWithMargins(View view, Rect outBounds) {
    LayoutParams params = (LayoutParams) view.getLayoutParams();
    Rect insets = params.insets;
    outBounds.set(view.getLeft() - insets.left - params.leftMargin, view.getTop() - insets.top - params.topMargin,
        view.getRight() + insets.right + params.rightMargin, view.getBottom() + insets.bottom + params.bottomMargin);
  }

  Rect insets(View child) {
    LayoutParams params = (LayoutParams) child.getLayoutParams();
    params.insets.set(0, 0, 0, 0);
    Rect one = new Rect();
    for (int i = 0; i < decorations.size(); i++) {
      one.set(0, 0, 0, 0);
      Callbacks.invoke(this, "ItemDecoration", decorations.get(i));
      decorations.get(i).getItemOffsets(one, child, this, state);
      params.insets.set(params.insets.left + one.left, params.insets.top + one.top, params.insets.right + one.right,
          params.insets.bottom + one.bottom);
    }
    return params.insets;
  }

  @Override
  public void requestChildFocus(View child, View focused) {
    if (layout == null || !layout.onRequestChildFocus(this, state, child, focused)) super.requestChildFocus(child, focused);
  }

  @Override
  public View focusSearch(View focused, int direction) {
    View found = layout == null ? null : layout.onInterceptFocusSearch(focused, direction);
    return found != null ? found : super.focusSearch(focused, direction);
  }

  @Override
  public CharSequence getAccessibilityClassName() { return "androidx.recyclerview.widget.RecyclerView"; }

  @Override
  protected Parcelable onSaveInstanceState() {
    SavedState saved = new SavedState(super.onSaveInstanceState());
    saved.layout = pendingState != null ? pendingState.layout : layout == null ? null : layout.onSaveInstanceState();
    return saved;
  }

  @Override
  protected void onRestoreInstanceState(Parcelable state) {
    if (!(state instanceof SavedState)) {
      super.onRestoreInstanceState(state);
      return;
    }
    pendingState = (SavedState) state;
    super.onRestoreInstanceState(pendingState.getSuperState());
    requestLayout();
  }

  void restorePending() {
    if (pendingState != null && adapter != null && adapter.canRestoreState() && layout != null) {
      if (pendingState.layout != null) layout.onRestoreInstanceState(pendingState.layout);
      pendingState = null;
    }
  }

  @Override
  protected void dispatchSaveInstanceState(SparseArray<Parcelable> container) { dispatchFreezeSelfOnly(container); }

  @Override
  protected void dispatchRestoreInstanceState(SparseArray<Parcelable> container) { dispatchThawSelfOnly(container); }

  public interface OnItemTouchListener {
    boolean onInterceptTouchEvent(RecyclerView rv, MotionEvent e);

    void onTouchEvent(RecyclerView rv, MotionEvent e);

    void onRequestDisallowInterceptTouchEvent(boolean disallowIntercept);
  }

  public static class SimpleOnItemTouchListener implements OnItemTouchListener {
    @Override
    public boolean onInterceptTouchEvent(RecyclerView rv, MotionEvent e) { return false; }

    @Override
    public void onTouchEvent(RecyclerView rv, MotionEvent e) {}

    @Override
    public void onRequestDisallowInterceptTouchEvent(boolean disallowIntercept) {}
  }

  public abstract static class OnScrollListener {
    public void onScrollStateChanged(RecyclerView recyclerView, int newState) {}

    public void onScrolled(RecyclerView recyclerView, int dx, int dy) {}
  }

  public interface RecyclerListener {
    void onViewRecycled(ViewHolder holder);
  }

  public interface OnChildAttachStateChangeListener {
    void onChildViewAttachedToWindow(View view);

    void onChildViewDetachedFromWindow(View view);
  }

  public interface ChildDrawingOrderCallback {
    int onGetChildDrawingOrder(int childCount, int i);
  }

  public abstract static class OnFlingListener {
    public abstract boolean onFling(int velocityX, int velocityY);
  }

  public abstract static class ViewCacheExtension {
    public abstract View getViewForPositionAndType(Recycler recycler, int position, int type);
  }

  public static class EdgeEffectFactory {
    public static final int DIRECTION_LEFT = 0, DIRECTION_TOP = 1, DIRECTION_RIGHT = 2, DIRECTION_BOTTOM = 3;

    protected EdgeEffect createEdgeEffect(RecyclerView view, int direction) { return new EdgeEffect(view.getContext()); }
  }

  public abstract static class ItemDecoration {
    public void onDraw(Canvas c, RecyclerView parent, State state) { onDraw(c, parent); }

    @Deprecated
    public void onDraw(Canvas c, RecyclerView parent) {}

    public void onDrawOver(Canvas c, RecyclerView parent, State state) { onDrawOver(c, parent); }

    @Deprecated
    public void onDrawOver(Canvas c, RecyclerView parent) {}

    public void getItemOffsets(Rect outRect, View view, RecyclerView parent, State state) {
      getItemOffsets(outRect, ((LayoutParams) view.getLayoutParams()).getViewLayoutPosition(), parent);
    }

    @Deprecated
    public void getItemOffsets(Rect outRect, int itemPosition, RecyclerView parent) { outRect.set(0, 0, 0, 0); }
  }

  public abstract static class AdapterDataObserver {
    public void onChanged() {}

    public void onItemRangeChanged(int positionStart, int itemCount) {}

    public void onItemRangeChanged(int positionStart, int itemCount, Object payload) {
      onItemRangeChanged(positionStart, itemCount);
    }

    public void onItemRangeInserted(int positionStart, int itemCount) {}

    public void onItemRangeRemoved(int positionStart, int itemCount) {}

    public void onItemRangeMoved(int fromPosition, int toPosition, int itemCount) {}

    public void onStateRestorationPolicyChanged() {}
  }

  static final class AdapterDataObservable {
    private final Bag<AdapterDataObserver> observers = new Bag<AdapterDataObserver>();
    private final Adapter<?> source;

    AdapterDataObservable(Adapter<?> source) { this.source = source; }

    AdapterDataObserver at(int index) {
      AdapterDataObserver observer = observers.get(index);
      Callbacks.invoke(source, "AdapterDataObserver", observer);
      return observer;
    }
  }

  /** Makes and fills the views of items. */
  public abstract static class Adapter<VH extends ViewHolder> {
    private final AdapterDataObservable observable = new AdapterDataObservable(this);
    private boolean stableIds;
    private StateRestorationPolicy policy = StateRestorationPolicy.ALLOW;

    public enum StateRestorationPolicy { ALLOW, PREVENT_WHEN_EMPTY, PREVENT }

    public abstract VH onCreateViewHolder(ViewGroup parent, int viewType);

    public abstract void onBindViewHolder(VH holder, int position);

    public void onBindViewHolder(VH holder, int position, List<Object> payloads) { onBindViewHolder(holder, position); }

    public int findRelativeAdapterPositionIn(Adapter<? extends ViewHolder> adapter, ViewHolder viewHolder, int localPosition) {
      return adapter == this ? localPosition : NO_POSITION;
    }

    public final VH createViewHolder(ViewGroup parent, int viewType) {
      VH holder = onCreateViewHolder(parent, viewType);
      if (holder.itemView.getParent() != null) {
        throw new IllegalStateException("ViewHolder views must not be attached when created. Ensure that you are not passing 'true' to the "
            + "attachToRoot parameter of LayoutInflater.inflate(..., boolean attachToRoot)");
      }
      holder.viewType = viewType;
      return holder;
    }

    public final void bindViewHolder(VH holder, int position) {
      boolean root = holder.bindingAdapter == null;
      if (root) {
        holder.position = position;
        if (hasStableIds()) holder.id = getItemId(position);
        holder.flags = holder.flags & ~(ViewHolder.UPDATE | ViewHolder.INVALID | ViewHolder.REMOVED) | ViewHolder.BOUND;
      }
      holder.bindingAdapter = this;
      onBindViewHolder(holder, position, holder.payloads());
      if (root) holder.clearPayloads();
    }

    public int getItemViewType(int position) { return 0; }

    public void setHasStableIds(boolean hasStableIds) {
      if (hasObservers()) {
        throw new IllegalStateException("Cannot change whether this adapter has stable IDs while the adapter has registered observers.");
      }
      stableIds = hasStableIds;
    }

    public final boolean hasStableIds() { return stableIds; }

    public long getItemId(int position) { return NO_ID; }

    public abstract int getItemCount();

    public void onViewRecycled(VH holder) {}

    public boolean onFailedToRecycleView(VH holder) { return false; }

    public void onViewAttachedToWindow(VH holder) {}

    public void onViewDetachedFromWindow(VH holder) {}

    public void onAttachedToRecyclerView(RecyclerView recyclerView) {}

    public void onDetachedFromRecyclerView(RecyclerView recyclerView) {}

    public final boolean hasObservers() { return !observable.observers.isEmpty(); }

    public void registerAdapterDataObserver(AdapterDataObserver observer) {
      if (observer == null) throw new IllegalArgumentException("The observer is null.");
      if (observable.observers.contains(observer)) {
        throw new IllegalStateException("Observer " + observer + " is already registered.");
      }
      Callbacks.observe(this, "AdapterDataObserver", observer, true);
      observable.observers.add(observer);
    }

    public void unregisterAdapterDataObserver(AdapterDataObserver observer) {
      if (!observable.observers.remove(observer)) {
        throw new IllegalStateException("Observer " + observer + " was not registered.");
      }
      Callbacks.unregister(this, "AdapterDataObserver", observer);
    }

    public final void notifyDataSetChanged() {
      for (int i = observable.observers.size() - 1; i >= 0; i--) observable.at(i).onChanged();
    }

    public final void notifyItemChanged(int position) { notifyItemRangeChanged(position, 1, null); }

    public final void notifyItemChanged(int position, Object payload) { notifyItemRangeChanged(position, 1, payload); }

    public final void notifyItemRangeChanged(int positionStart, int itemCount) {
      notifyItemRangeChanged(positionStart, itemCount, null);
    }

    public final void notifyItemRangeChanged(int positionStart, int itemCount, Object payload) {
      for (int i = observable.observers.size() - 1; i >= 0; i--) {
        observable.at(i).onItemRangeChanged(positionStart, itemCount, payload);
      }
    }

    public final void notifyItemInserted(int position) { notifyItemRangeInserted(position, 1); }

    public final void notifyItemMoved(int fromPosition, int toPosition) {
      for (int i = observable.observers.size() - 1; i >= 0; i--) observable.at(i).onItemRangeMoved(fromPosition, toPosition, 1);
    }

    public final void notifyItemRangeInserted(int positionStart, int itemCount) {
      for (int i = observable.observers.size() - 1; i >= 0; i--) observable.at(i).onItemRangeInserted(positionStart, itemCount);
    }

    public final void notifyItemRemoved(int position) { notifyItemRangeRemoved(position, 1); }

    public final void notifyItemRangeRemoved(int positionStart, int itemCount) {
      for (int i = observable.observers.size() - 1; i >= 0; i--) observable.at(i).onItemRangeRemoved(positionStart, itemCount);
    }

    public void setStateRestorationPolicy(StateRestorationPolicy strategy) {
      policy = strategy;
      for (int i = observable.observers.size() - 1; i >= 0; i--) observable.at(i).onStateRestorationPolicyChanged();
    }

    public final StateRestorationPolicy getStateRestorationPolicy() { return policy; }

    boolean canRestoreState() {
      return policy != StateRestorationPolicy.PREVENT && (policy != StateRestorationPolicy.PREVENT_WHEN_EMPTY
          || getItemCount() > 0);
    }
  }

  /** An item's view and which item it shows. */
  public abstract static class ViewHolder {
    static final int BOUND = 1, UPDATE = 2, INVALID = 4, REMOVED = 8, NOT_RECYCLABLE = 16, IGNORE = 128, MOVED = 2048;

    public final View itemView;
    RecyclerView owner;
    Adapter<? extends ViewHolder> bindingAdapter;
    int position = NO_POSITION;
    int oldPosition = NO_POSITION;
    long id = NO_ID;
    int viewType = INVALID_TYPE;
    int flags;
    boolean scrap;
    private int unrecyclable;
    private List<Object> payloads;

    public ViewHolder(View itemView) {
      if (itemView == null) throw new IllegalArgumentException("itemView may not be null");
      this.itemView = itemView;
    }

    void addPayload(Object payload) {
      if (payload == null) {
        payloads = null;
        flags |= 1024;
      } else if ((flags & 1024) == 0) {
        if (payloads == null) payloads = new ArrayList<Object>();
        payloads.add(payload);
      }
    }

    List<Object> payloads() { return payloads == null || (flags & 1024) != 0 ? new ArrayList<Object>() : payloads; }

    void clearPayloads() {
      payloads = null;
      flags &= ~1024;
    }

    void reset() {
      flags = 0;
      position = NO_POSITION;
      oldPosition = NO_POSITION;
      id = NO_ID;
      unrecyclable = 0;
      bindingAdapter = null;
      scrap = false;
      clearPayloads();
    }

    @Deprecated
    public final int getPosition() { return position; }

    public final int getLayoutPosition() { return position; }

    @Deprecated
    public final int getAdapterPosition() { return getBindingAdapterPosition(); }

    public final int getBindingAdapterPosition() {
      int absolute = bindingAdapter == null ? NO_POSITION : getAbsoluteAdapterPosition();
      if (absolute == NO_POSITION || owner.adapter == null) return NO_POSITION;
      return owner.adapter.findRelativeAdapterPositionIn(bindingAdapter, this, absolute);
    }

    public final int getAbsoluteAdapterPosition() {
      if (owner == null || (flags & (INVALID | REMOVED)) != 0 || (flags & BOUND) == 0) return NO_POSITION;
      return owner.updates.now(position);
    }

    public final Adapter<? extends ViewHolder> getBindingAdapter() { return bindingAdapter; }

    public final int getOldPosition() { return oldPosition; }

    public final long getItemId() { return id; }

    public final int getItemViewType() { return viewType; }

    boolean isInvalid() { return (flags & INVALID) != 0; }

    boolean needsUpdate() { return (flags & UPDATE) != 0; }

    boolean isBound() { return (flags & BOUND) != 0; }

    boolean isRemoved() { return (flags & REMOVED) != 0; }

    boolean isUpdated() { return (flags & UPDATE) != 0; }

    public final void setIsRecyclable(boolean recyclable) {
      unrecyclable = Math.max(0, recyclable ? unrecyclable - 1 : unrecyclable + 1);
    }

    public final boolean isRecyclable() { return unrecyclable == 0 && !itemView.hasTransientState(); }

    @Override
    public String toString() {
      return getClass().getSimpleName() + "{position=" + position + " id=" + id + ", oldPos=" + oldPosition + "}";
    }
  }

  public static class LayoutParams extends MarginLayoutParams {
    ViewHolder holder;
    final Rect insets = new Rect();

    public LayoutParams(Context c, AttributeSet attrs) { super(c, attrs); }

    public LayoutParams(int width, int height) { super(width, height); }

    public LayoutParams(MarginLayoutParams source) { super(source); }

    public LayoutParams(ViewGroup.LayoutParams source) { super(source); }

    public LayoutParams(LayoutParams source) { super((ViewGroup.LayoutParams) source); }

    public boolean viewNeedsUpdate() { return holder.needsUpdate(); }

    public boolean isViewInvalid() { return holder.isInvalid(); }

    public boolean isItemRemoved() { return holder.isRemoved(); }

    public boolean isItemChanged() { return holder.isUpdated(); }

    @Deprecated
    public int getViewPosition() { return holder.getPosition(); }

    public int getViewLayoutPosition() { return holder.getLayoutPosition(); }

    @Deprecated
    public int getViewAdapterPosition() { return holder.getBindingAdapterPosition(); }

    public int getAbsoluteAdapterPosition() { return holder.getAbsoluteAdapterPosition(); }

    public int getBindingAdapterPosition() { return holder.getBindingAdapterPosition(); }
  }

  /** Views of items that may be used again, by kind; several lists may share one. */
  public static class RecycledViewPool {
    private final SparseArray<Bag<ViewHolder>> scrap = new SparseArray<Bag<ViewHolder>>();
    private final SparseArray<Integer> most = new SparseArray<Integer>();
    private int attachments;

    public void clear() { scrap.clear(); }

    public void setMaxRecycledViews(int viewType, int max) {
      most.put(viewType, max);
      Bag<ViewHolder> kept = scrap.get(viewType);
      while (kept != null && kept.size() > max) kept.removeAt(kept.size() - 1);
    }

    public int getRecycledViewCount(int viewType) {
      Bag<ViewHolder> kept = scrap.get(viewType);
      return kept == null ? 0 : kept.size();
    }

    public ViewHolder getRecycledView(int viewType) {
      Bag<ViewHolder> kept = scrap.get(viewType);
      return kept == null || kept.isEmpty() ? null : kept.removeAt(kept.size() - 1);
    }

    public void putRecycledView(ViewHolder holder) {
      int type = holder.getItemViewType();
      Bag<ViewHolder> kept = scrap.get(type);
      if (kept == null) scrap.put(type, kept = new Bag<ViewHolder>());
      if (kept.size() >= most.get(type, 5)) return;
      holder.reset();
      kept.add(holder);
    }

    void onAdapterChanged(Adapter<?> old, Adapter<?> next) {
      if (old != null) attachments--;
      if (attachments == 0) clear();
      if (next != null) attachments++;
    }
  }

  /** Where layout managers get the views of items, and where they put them back. */
  public final class Recycler extends RecyclerCache {
    public Recycler() { super(RecyclerView.this); }
  }

  public static class State {
    int itemCount;
    boolean structureChanged;
    boolean preLayout;
    boolean runSimple;
    boolean measuring;
    int target = NO_POSITION;
    private SparseArray<Object> data;

    public boolean isMeasuring() { return measuring; }

    public boolean isPreLayout() { return preLayout; }

    public boolean willRunPredictiveAnimations() { return false; }

    public boolean willRunSimpleAnimations() { return runSimple; }

    public void remove(int resourceId) {
      if (data != null) data.remove(resourceId);
    }

    @SuppressWarnings("unchecked")
    public <T> T get(int resourceId) { return data == null ? null : (T) data.get(resourceId); }

    public void put(int resourceId, Object data) {
      if (this.data == null) this.data = new SparseArray<Object>();
      this.data.put(resourceId, data);
    }

    public int getTargetScrollPosition() { return target; }

    public boolean hasTargetScrollPosition() { return target != NO_POSITION; }

    public boolean didStructureChange() { return structureChanged; }

    public int getItemCount() { return itemCount; }

    public int getRemainingScrollHorizontal() { return 0; }

    public int getRemainingScrollVertical() { return 0; }
  }

  public static class SavedState extends View.BaseSavedState {
    public static final Parcelable.Creator<SavedState> CREATOR = new Parcelable.Creator<SavedState>() {
      @Override
      public SavedState createFromParcel(Parcel in) { return new SavedState(in); }

      @Override
      public SavedState[] newArray(int size) { return new SavedState[size]; }
    };

    Parcelable layout;

    SavedState(Parcelable above) { super(above == null ? EMPTY_STATE : above); }

    SavedState(Parcel in) {
      super(in, null);
      layout = in.readParcelable(LayoutManager.class.getClassLoader());
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      super.writeToParcel(dest, flags);
      dest.writeParcelable(layout, 0);
    }
  }

  /** Moves a list towards an item, frame by frame. */
  public abstract static class SmoothScroller {
    private int target = NO_POSITION;
    private RecyclerView view;
    private LayoutManager manager;
    private boolean pending, running, started;
    private View targetView;
    private final Action action = new Action(0, 0);

    /** What to do in the next frames. */
    public static class Action {
      public static final int UNDEFINED_DURATION = RecyclerView.UNDEFINED_DURATION;
      private int dx, dy, duration, jump = -1;
      private Interpolator interpolator;
      private boolean changed;

      public Action(int dx, int dy) { this(dx, dy, UNDEFINED_DURATION, null); }

      public Action(int dx, int dy, int duration) { this(dx, dy, duration, null); }

      public Action(int dx, int dy, int duration, Interpolator interpolator) {
        this.dx = dx;
        this.dy = dy;
        this.duration = duration;
        this.interpolator = interpolator;
      }

      public void jumpTo(int targetPosition) { jump = targetPosition; }

      public int getDx() { return dx; }

      public void setDx(int dx) {
        changed = true;
        this.dx = dx;
      }

      public int getDy() { return dy; }

      public void setDy(int dy) {
        changed = true;
        this.dy = dy;
      }

      public int getDuration() { return duration; }

      public void setDuration(int duration) {
        changed = true;
        this.duration = duration;
      }

      public Interpolator getInterpolator() { return interpolator; }

      public void setInterpolator(Interpolator interpolator) {
        changed = true;
        this.interpolator = interpolator;
      }

      public void update(int dx, int dy, int duration, Interpolator interpolator) {
        this.dx = dx;
        this.dy = dy;
        this.duration = duration;
        this.interpolator = interpolator;
        changed = true;
      }
    }

    public interface ScrollVectorProvider {
      android.graphics.PointF computeScrollVectorForPosition(int targetPosition);
    }

    public SmoothScroller() {}

    void start(RecyclerView recyclerView, LayoutManager layoutManager) {
      recyclerView.touch.stopAll();
      view = recyclerView;
      manager = layoutManager;
      if (target == NO_POSITION) throw new IllegalArgumentException("Invalid target position");
      view.state.target = target;
      running = true;
      pending = true;
      targetView = findViewByPosition(target);
      onStart();
      view.touch.seek(this);
      started = true;
    }

    /** One frame; says whether there is more to do. */
    boolean step(int dx, int dy) {
      if (target == NO_POSITION || view == null) stop();
      if (!running) return false;
      pending = false;
      if (targetView != null && getChildPosition(targetView) != target) targetView = null;
      if (targetView == null) targetView = findViewByPosition(target);
      if (targetView != null) {
        onTargetFound(targetView, view.state, action);
        perform();
        stop();
        return false;
      }
      onSeekTargetStep(dx, dy, view.state, action);
      boolean jumps = action.jump >= 0;
      perform();
      if (jumps) pending = true;
      return running;
    }

    private void perform() {
      if (action.jump >= 0) {
        int to = action.jump;
        action.jump = -1;
        view.layout.scrollToPosition(to);
        action.changed = false;
      } else if (action.changed) {
        view.touch.glideFor(this, action.dx, action.dy, action.duration);
        action.changed = false;
      }
    }

    public void setTargetPosition(int targetPosition) { target = targetPosition; }

    public android.graphics.PointF computeScrollVectorForPosition(int targetPosition) {
      return manager instanceof ScrollVectorProvider
          ? ((ScrollVectorProvider) manager).computeScrollVectorForPosition(targetPosition) : null;
    }

    public LayoutManager getLayoutManager() { return manager; }

    protected final void stop() {
      if (!running) return;
      running = false;
      onStop();
      view.state.target = NO_POSITION;
      targetView = null;
      target = NO_POSITION;
      pending = false;
      manager.onSmoothScrollerStopped(this);
      manager = null;
      view = null;
    }

    void end() { stop(); }

    public boolean isPendingInitialRun() { return pending; }

    public boolean isRunning() { return running; }

    public int getTargetPosition() { return target; }

    public int getChildPosition(View child) { return view.getChildLayoutPosition(child); }

    public int getChildCount() { return view.layout.getChildCount(); }

    public View findViewByPosition(int position) { return view.layout.findViewByPosition(position); }

    @Deprecated
    public void instantScrollToPosition(int position) { view.scrollToPosition(position); }

    protected void onChildAttachedToWindow(View child) {
      if (getChildPosition(child) == getTargetPosition()) targetView = child;
    }

    protected abstract void onStart();

    protected abstract void onStop();

    protected abstract void onSeekTargetStep(int dx, int dy, State state, Action action);

    protected abstract void onTargetFound(View targetView, State state, Action action);

    protected void normalize(android.graphics.PointF scrollVector) {
      float length = (float) Math.sqrt(scrollVector.x * scrollVector.x + scrollVector.y * scrollVector.y);
      scrollVector.x /= length;
      scrollVector.y /= length;
    }
  }

  /** Measures and places the items. */
  public abstract static class LayoutManager extends ManagerChildren {
    private boolean autoMeasure;
    private boolean prefetch = true;
    private boolean measurementCache = true;

    public static class Properties {
      public int orientation;
      public int spanCount;
      public boolean reverseLayout;
      public boolean stackFromEnd;
    }

    public interface LayoutPrefetchRegistry {
      void addPosition(int layoutPosition, int pixelDistance);
    }

    public static Properties getProperties(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
      Properties found = new Properties();
      TypedArray values = AppAttributes.of(context, attrs, "android:orientation", "spanCount", "reverseLayout", "stackFromEnd");
      found.orientation = values.getInt(0, VERTICAL);
      found.spanCount = values.getInt(1, 1);
      found.reverseLayout = values.getBoolean(2, false);
      found.stackFromEnd = values.getBoolean(3, false);
      values.recycle();
      return found;
    }

    public void onMeasure(Recycler recycler, State state, int widthSpec, int heightSpec) {
      owner.defaultOnMeasure(widthSpec, heightSpec);
    }

    @Deprecated
    public void setAutoMeasureEnabled(boolean enabled) { autoMeasure = enabled; }

    public boolean isAutoMeasureEnabled() { return autoMeasure; }

    public boolean supportsPredictiveItemAnimations() { return false; }

    public void requestLayout() {
      if (owner != null) owner.requestLayout();
    }

    public void assertInLayoutOrScroll(String message) {
      if (owner != null && owner.layoutDepth == 0) throw new IllegalStateException(message);
    }

    public void assertNotInLayoutOrScroll(String message) {
      if (owner != null) owner.assertNotInLayoutOrScroll(message);
    }

    public final void setItemPrefetchEnabled(boolean enabled) { prefetch = enabled; }

    public final boolean isItemPrefetchEnabled() { return prefetch; }

    public void collectAdjacentPrefetchPositions(int dx, int dy, State state, LayoutPrefetchRegistry layoutPrefetchRegistry) {}

    public void collectInitialPrefetchPositions(int adapterItemCount, LayoutPrefetchRegistry layoutPrefetchRegistry) {}

    public void setMeasurementCacheEnabled(boolean measurementCacheEnabled) { measurementCache = measurementCacheEnabled; }

    public boolean isMeasurementCacheEnabled() { return measurementCache; }

    public void onAttachedToWindow(RecyclerView view) {}

    @Deprecated
    public void onDetachedFromWindow(RecyclerView view) {}

    public void onDetachedFromWindow(RecyclerView view, Recycler recycler) { onDetachedFromWindow(view); }

    public boolean isAttachedToWindow() { return owner != null && owner.attached; }

    public void postOnAnimation(Runnable action) {
      if (owner != null) owner.postOnAnimation(action);
    }

    public boolean removeCallbacks(Runnable action) { return owner != null && owner.removeCallbacks(action); }

    public boolean getClipToPadding() { return owner != null && owner.getClipToPadding(); }

    public void onLayoutChildren(Recycler recycler, State state) {}

    public void onLayoutCompleted(State state) {}

    public abstract LayoutParams generateDefaultLayoutParams();

    public boolean checkLayoutParams(LayoutParams lp) { return lp != null; }

    public LayoutParams generateLayoutParams(ViewGroup.LayoutParams lp) {
      if (lp instanceof LayoutParams) return new LayoutParams((LayoutParams) lp);
      return lp instanceof MarginLayoutParams ? new LayoutParams((MarginLayoutParams) lp) : new LayoutParams(lp);
    }

    public LayoutParams generateLayoutParams(Context c, AttributeSet attrs) { return new LayoutParams(c, attrs); }

    public int scrollHorizontallyBy(int dx, Recycler recycler, State state) { return 0; }

    public int scrollVerticallyBy(int dy, Recycler recycler, State state) { return 0; }

    @Override
    public boolean canScrollHorizontally() { return false; }

    @Override
    public boolean canScrollVertically() { return false; }

    public void scrollToPosition(int position) {}

    public void smoothScrollToPosition(RecyclerView recyclerView, State state, int position) {}

    public void startSmoothScroll(SmoothScroller smoothScroller) {
      if (scroller != null && smoothScroller != scroller && scroller.isRunning()) scroller.end();
      scroller = smoothScroller;
      scroller.start(owner, this);
    }

    public boolean isSmoothScrolling() { return scroller != null && scroller.isRunning(); }

    void stopSmoothScroller() {
      if (scroller != null) scroller.end();
    }

    void onSmoothScrollerStopped(SmoothScroller smoothScroller) {
      if (scroller == smoothScroller) scroller = null;
    }

    public int getLayoutDirection() { return owner == null ? View.LAYOUT_DIRECTION_LTR : owner.getLayoutDirection(); }

    // Callbacks.

    public View onFocusSearchFailed(View focused, int direction, Recycler recycler, State state) { return null; }

    public View onInterceptFocusSearch(View focused, int direction) { return null; }

    public boolean requestChildRectangleOnScreen(RecyclerView parent, View child, Rect rect, boolean immediate) { return false; }

    public boolean requestChildRectangleOnScreen(RecyclerView parent, View child, Rect rect, boolean immediate,
        boolean focusedChildVisible) {
      return false;
    }

    @Deprecated
    public boolean onRequestChildFocus(RecyclerView parent, View child, View focused) {
      return isSmoothScrolling() || parent.isComputingLayout();
    }

    public boolean onRequestChildFocus(RecyclerView parent, State state, View child, View focused) {
      return onRequestChildFocus(parent, child, focused);
    }

    public void onAdapterChanged(Adapter oldAdapter, Adapter newAdapter) {}

    public boolean onAddFocusables(RecyclerView recyclerView, ArrayList<View> views, int direction, int focusableMode) {
      return false;
    }

    public void onItemsChanged(RecyclerView recyclerView) {}

    public void onItemsAdded(RecyclerView recyclerView, int positionStart, int itemCount) {}

    public void onItemsRemoved(RecyclerView recyclerView, int positionStart, int itemCount) {}

    public void onItemsUpdated(RecyclerView recyclerView, int positionStart, int itemCount) {}

    public void onItemsUpdated(RecyclerView recyclerView, int positionStart, int itemCount, Object payload) {
      onItemsUpdated(recyclerView, positionStart, itemCount);
    }

    public void onItemsMoved(RecyclerView recyclerView, int from, int to, int itemCount) {}

    public int computeHorizontalScrollExtent(State state) { return 0; }

    public int computeHorizontalScrollOffset(State state) { return 0; }

    public int computeHorizontalScrollRange(State state) { return 0; }

    public int computeVerticalScrollExtent(State state) { return 0; }

    public int computeVerticalScrollOffset(State state) { return 0; }

    public int computeVerticalScrollRange(State state) { return 0; }

    public Parcelable onSaveInstanceState() { return null; }

    public void onRestoreInstanceState(Parcelable state) {}

    public void onScrollStateChanged(int state) {}
  }

  /** Shows what changed. Told what was where before and after a layout; the animations begin in the next frame. */
  public abstract static class ItemAnimator {
    public static final int FLAG_CHANGED = ViewHolder.UPDATE, FLAG_REMOVED = ViewHolder.REMOVED,
        FLAG_INVALIDATED = ViewHolder.INVALID;
    public static final int FLAG_MOVED = ViewHolder.MOVED, FLAG_APPEARED_IN_PRE_LAYOUT = 4096;

    private ItemAnimatorListener listener;
    private final Bag<ItemAnimatorFinishedListener> finished = new Bag<ItemAnimatorFinishedListener>();
    private long add = 120, remove = 120, move = 250, change = 250;

    public ItemAnimator() {}

    interface ItemAnimatorListener {
      void onAnimationFinished(ViewHolder item);
    }

    public interface ItemAnimatorFinishedListener {
      void onAnimationsFinished();
    }

    public static class ItemHolderInfo {
      public int left, top, right, bottom, changeFlags;

      public ItemHolderInfo() {}

      public ItemHolderInfo setFrom(ViewHolder holder) { return setFrom(holder, 0); }

      public ItemHolderInfo setFrom(ViewHolder holder, int flags) {
        View view = holder.itemView;
        left = view.getLeft();
        top = view.getTop();
        right = view.getRight();
        bottom = view.getBottom();
        return this;
      }
    }

    void setListener(ItemAnimatorListener listener) { this.listener = listener; }

    public long getMoveDuration() { return move; }

    public void setMoveDuration(long moveDuration) { move = moveDuration; }

    public long getAddDuration() { return add; }

    public void setAddDuration(long addDuration) { add = addDuration; }

    public long getRemoveDuration() { return remove; }

    public void setRemoveDuration(long removeDuration) { remove = removeDuration; }

    public long getChangeDuration() { return change; }

    public void setChangeDuration(long changeDuration) { change = changeDuration; }

    public ItemHolderInfo recordPreLayoutInformation(State state, ViewHolder viewHolder, int changeFlags, List<Object> payloads) {
      return obtainHolderInfo().setFrom(viewHolder);
    }

    public ItemHolderInfo recordPostLayoutInformation(State state, ViewHolder viewHolder) {
      return obtainHolderInfo().setFrom(viewHolder);
    }

    public abstract boolean animateDisappearance(ViewHolder viewHolder, ItemHolderInfo preLayoutInfo,
        ItemHolderInfo postLayoutInfo);

    public abstract boolean animateAppearance(ViewHolder viewHolder, ItemHolderInfo preLayoutInfo, ItemHolderInfo postLayoutInfo);

    public abstract boolean animatePersistence(ViewHolder viewHolder, ItemHolderInfo preLayoutInfo,
        ItemHolderInfo postLayoutInfo);

    public abstract boolean animateChange(ViewHolder oldHolder, ViewHolder newHolder, ItemHolderInfo preLayoutInfo,
        ItemHolderInfo postLayoutInfo);

    static int buildAdapterChangeFlagsForAnimations(ViewHolder holder) {
      return holder.flags & (FLAG_INVALIDATED | FLAG_REMOVED | FLAG_CHANGED | FLAG_MOVED);
    }

    public abstract void runPendingAnimations();

    public abstract void endAnimation(ViewHolder item);

    public abstract void endAnimations();

    public abstract boolean isRunning();

    public final void dispatchAnimationFinished(ViewHolder viewHolder) {
      onAnimationFinished(viewHolder);
      if (listener != null) listener.onAnimationFinished(viewHolder);
    }

    public void onAnimationFinished(ViewHolder viewHolder) {}

    public final void dispatchAnimationStarted(ViewHolder viewHolder) { onAnimationStarted(viewHolder); }

    public void onAnimationStarted(ViewHolder viewHolder) {}

    public final boolean isRunning(ItemAnimatorFinishedListener listener) {
      boolean running = isRunning();
      if (listener == null) return running;
      Callbacks.observe(this, "ItemAnimatorFinishedListener", listener, true);
      if (running) {
        finished.add(listener);
      } else {
        Callbacks.invoke(this, "ItemAnimatorFinishedListener", listener);
        listener.onAnimationsFinished();
      }
      return running;
    }

    public boolean canReuseUpdatedViewHolder(ViewHolder viewHolder) { return true; }

    public boolean canReuseUpdatedViewHolder(ViewHolder viewHolder, List<Object> payloads) {
      return canReuseUpdatedViewHolder(viewHolder);
    }

    public final void dispatchAnimationsFinished() {
      for (int i = 0; i < finished.size(); i++) {
        Callbacks.invoke(this, "ItemAnimatorFinishedListener", finished.get(i));
        finished.get(i).onAnimationsFinished();
      }
      finished.clear();
    }

    public ItemHolderInfo obtainHolderInfo() { return new ItemHolderInfo(); }
  }
}
