package androidx.viewpager.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.database.DataSetObserver;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.ViewGroup;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Observable;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Pages side by side, of which one is current; its neighbours are made before they are seen. */
public class ViewPager extends ViewGroup {
  public static final int SCROLL_STATE_IDLE = 0;
  public static final int SCROLL_STATE_DRAGGING = 1;
  public static final int SCROLL_STATE_SETTLING = 2;

  private PagerAdapter adapter;
  private int current;
  @Observable private int currentItem;
  private final Bag<Page> pages = new Bag<Page>();
  private int expected;
  private int restored = -1;
  private Parcelable restoredAdapter;
  private ClassLoader restoredLoader;
  private int offscreen = 1;
  private int margin;
  private Drawable marginDrawable;
  private boolean inLayout;
  private boolean populatePending;
  private boolean firstLayout = true;
  private boolean calledSuper;
  private int scrollState = SCROLL_STATE_IDLE;
  private final Watch watch = new Watch();
  private final PagerTouch touch = new PagerTouch(this);
  private OnPageChangeListener single;
  private OnPageChangeListener internal;
  private final Bag<OnPageChangeListener> listeners = new Bag<OnPageChangeListener>();
  private final Bag<OnAdapterChangeListener> adapterListeners = new Bag<OnAdapterChangeListener>();
  private PageTransformer transformer;

  /** A page that exists. */
  static final class Page {
    Object object;
    int position;
    float width;
  }

  /** Marks a view that stays beside the pages. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.TYPE)
  @Inherited
  public @interface DecorView {}

  public interface OnPageChangeListener {
    void onPageScrolled(int position, float positionOffset, int positionOffsetPixels);

    void onPageSelected(int position);

    void onPageScrollStateChanged(int state);
  }

  public static class SimpleOnPageChangeListener implements OnPageChangeListener {
    @Override
    public void onPageScrolled(int position, float positionOffset, int positionOffsetPixels) {}

    @Override
    public void onPageSelected(int position) {}

    @Override
    public void onPageScrollStateChanged(int state) {}
  }

  public interface PageTransformer {
    void transformPage(View page, float position);
  }

  public interface OnAdapterChangeListener {
    void onAdapterChanged(ViewPager viewPager, PagerAdapter oldAdapter, PagerAdapter newAdapter);
  }

  private final class Watch extends DataSetObserver {
    @Override
    public void onChanged() {
      dataSetChanged();
    }

    @Override
    public void onInvalidated() {
      dataSetChanged();
    }
  }

  /** A scroll is over. */
  final Runnable endScroll = new Runnable() {
    @Override
    public void run() {
      setScrollState(SCROLL_STATE_IDLE);
      populate();
    }
  };

  public ViewPager(Context context) {
    this(context, null);
  }

  public ViewPager(Context context, AttributeSet attrs) {
    super(context, attrs);
    setWillNotDraw(false);
    setDescendantFocusability(FOCUS_AFTER_DESCENDANTS);
    setFocusable(true);
  }

  // The adapter and its pages.

  public void setAdapter(PagerAdapter adapter) {
    if (this.adapter != null) clear();
    PagerAdapter old = this.adapter;
    this.adapter = adapter;
    expected = 0;
    if (adapter != null) begin();
    Bag<OnAdapterChangeListener> all = adapterListeners.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "OnAdapterChangeListener", all.get(i));
      all.get(i).onAdapterChanged(this, old, adapter);
    }
  }

  private void clear() {
    adapter.setViewPagerObserver(null);
    adapter.startUpdate(this);
    for (int i = 0; i < pages.size(); i++) adapter.destroyItem(this, pages.get(i).position, pages.get(i).object);
    adapter.finishUpdate(this);
    pages.clear();
    for (int i = childCount() - 1; i >= 0; i--) {
      if (!((LayoutParams) childAt(i).getLayoutParams()).isDecor) removeViewAt(i);
    }
    become(0);
    scrollTo(0, 0);
  }

  private void begin() {
    adapter.setViewPagerObserver(watch);
    populatePending = false;
    boolean wasFirst = firstLayout;
    firstLayout = true;
    expected = adapter.getCount();
    if (restored >= 0) {
      adapter.restoreState(restoredAdapter, restoredLoader);
      select(restored, false, true, 0);
      restored = -1;
      restoredAdapter = null;
      restoredLoader = null;
    } else if (!wasFirst) {
      populate();
    } else {
      requestLayout();
    }
  }

  public PagerAdapter getAdapter() {
    return adapter;
  }

  void dataSetChanged() {
    int count = adapter.getCount();
    expected = count;
    boolean stale = pages.size() < offscreen * 2 + 1 && pages.size() < count;
    boolean updating = false;
    int next = current;
    for (int i = 0; i < pages.size(); i++) {
      Page page = pages.get(i);
      int position = adapter.getItemPosition(page.object);
      if (position == PagerAdapter.POSITION_UNCHANGED) continue;
      stale = true;
      if (position == PagerAdapter.POSITION_NONE) {
        pages.removeAt(i--);
        if (!updating) adapter.startUpdate(this);
        updating = true;
        adapter.destroyItem(this, page.position, page.object);
        if (current == page.position) next = Math.max(0, Math.min(current, count - 1));
      } else if (page.position != position) {
        if (page.position == current) next = position;
        page.position = position;
      }
    }
    if (updating) adapter.finishUpdate(this);
    if (!stale) return;
    select(next, false, true, 0);
    requestLayout();
  }

  void populate() {
    populate(current);
  }

  /** Makes the pages around one, drops the others. */
  private void populate(int item) {
    become(item);
    if (adapter == null || populatePending || getWindowToken() == null) return;
    adapter.startUpdate(this);
    int count = adapter.getCount();
    if (count != expected) {
      throw new IllegalStateException("The application's PagerAdapter changed the adapter's contents without calling "
          + "PagerAdapter#notifyDataSetChanged! Expected adapter item count: " + expected + ", found: " + count);
    }
    if (count > 0) make(Math.max(0, item - offscreen), Math.min(count - 1, item + offscreen));
    adapter.finishUpdate(this);
  }

  private void make(int first, int last) {
    if (page(current) == null) add(current);
    for (int i = pages.size() - 1; i >= 0; i--) {
      Page page = pages.get(i);
      if (page.position >= first && page.position <= last) continue;
      pages.removeAt(i);
      adapter.destroyItem(this, page.position, page.object);
    }
    for (int position = current - 1; position >= first; position--) {
      if (page(position) == null) add(position);
    }
    for (int position = current + 1; position <= last; position++) {
      if (page(position) == null) add(position);
    }
    Page now = page(current);
    adapter.setPrimaryItem(this, current, now == null ? null : now.object);
  }

  private void add(int position) {
    Page page = new Page();
    page.position = position;
    page.object = adapter.instantiateItem(this, position);
    page.width = adapter.getPageWidth(position);
    int at = 0;
    while (at < pages.size() && pages.get(at).position < position) at++;
    pages.add(at, page);
  }

  Page page(int position) {
    for (int i = 0; i < pages.size(); i++) {
      if (pages.get(i).position == position) return pages.get(i);
    }
    return null;
  }

  private Page page(View child) {
    for (int i = 0; i < pages.size(); i++) {
      if (adapter.isViewFromObject(child, pages.get(i).object)) return pages.get(i);
    }
    return null;
  }

  int count() {
    return adapter == null ? 0 : expected;
  }

  // The current page.

  public void setCurrentItem(int item) {
    populatePending = false;
    select(item, !firstLayout, false, 0);
  }

  public void setCurrentItem(int item, boolean smoothScroll) {
    populatePending = false;
    select(item, smoothScroll, false, 0);
  }

  public int getCurrentItem() {
    return currentItem;
  }

  int current() {
    return current;
  }

  private void become(int item) {
    if (current != item) currentItem = item;
    current = item;
  }

  void select(int item, boolean smooth, boolean always, int velocity) {
    if (adapter == null || adapter.getCount() <= 0 || !always && current == item && pages.size() != 0) return;
    item = Math.max(0, Math.min(item, adapter.getCount() - 1));
    boolean changes = current != item;
    if (firstLayout) {
      become(item);
      if (changes) dispatchSelected(item);
      requestLayout();
    } else {
      populate(item);
      show(item, smooth, changes);
    }
  }

  private void show(int item, boolean smooth, boolean changes) {
    int x = left(item);
    if (smooth && isAttachedToWindow() && getWidth() > 0) {
      touch.glide(x);
      if (changes) dispatchSelected(item);
    } else {
      if (changes) dispatchSelected(item);
      touch.complete(false);
      scrollTo(x, 0);
      scrolled(x);
    }
  }

  /** Where a page begins. */
  int left(int position) {
    float x = 0;
    for (int i = 0; i < position; i++) {
      Page page = page(i);
      x += (page == null ? 1 : page.width) * clientWidth() + margin;
    }
    return (int) x;
  }

  int clientWidth() {
    return getMeasuredWidth() - getPaddingLeft() - getPaddingRight();
  }

  /** The page at the left edge, or -1. */
  int at(int x) {
    int best = -1;
    for (int i = 0; i < pages.size(); i++) {
      if (left(pages.get(i).position) <= x) best = pages.get(i).position;
    }
    return best < 0 && pages.size() > 0 ? pages.get(0).position : best;
  }

  /** The contents have moved there. */
  void scrolled(int x) {
    int page = at(x);
    calledSuper = false;
    if (page < 0) {
      if (firstLayout) return;
      onPageScrolled(0, 0, 0);
    } else {
      int over = x - left(page), wide = clientWidth() + margin;
      onPageScrolled(page, wide <= 0 ? 0 : (float) over / wide, over);
    }
    if (!calledSuper) throw new IllegalStateException("onPageScrolled did not call superclass implementation");
  }

  protected void onPageScrolled(int position, float offset, int offsetPixels) {
    Bag<OnPageChangeListener> all = listeners.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "OnPageChangeListener", all.get(i));
      all.get(i).onPageScrolled(position, offset, offsetPixels);
    }
    if (single != null) {
      Callbacks.invoke(this, "OnPageChangeListener", single);
      single.onPageScrolled(position, offset, offsetPixels);
    }
    if (internal != null) internal.onPageScrolled(position, offset, offsetPixels);
    if (transformer != null) transform();
    calledSuper = true;
  }

  private void transform() {
    Callbacks.invoke(this, "PageTransformer", transformer);
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (((LayoutParams) child.getLayoutParams()).isDecor) continue;
      transformer.transformPage(child, (float) (child.getLeft() - getScrollX()) / Math.max(1, clientWidth()));
    }
  }

  private void dispatchSelected(int position) {
    Bag<OnPageChangeListener> all = listeners.copy();
    if (single != null) {
      Callbacks.invoke(this, "OnPageChangeListener", single);
      single.onPageSelected(position);
    }
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "OnPageChangeListener", all.get(i));
      all.get(i).onPageSelected(position);
    }
    if (internal != null) internal.onPageSelected(position);
  }

  void setScrollState(int state) {
    if (scrollState == state) return;
    scrollState = state;
    Bag<OnPageChangeListener> all = listeners.copy();
    if (single != null) {
      Callbacks.invoke(this, "OnPageChangeListener", single);
      single.onPageScrollStateChanged(state);
    }
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "OnPageChangeListener", all.get(i));
      all.get(i).onPageScrollStateChanged(state);
    }
    if (internal != null) internal.onPageScrollStateChanged(state);
  }

  int scrollState() {
    return scrollState;
  }

  void setPopulatePending(boolean pending) {
    populatePending = pending;
  }

  // Listeners.

  @Deprecated
  public void setOnPageChangeListener(OnPageChangeListener listener) {
    if (single != null) Callbacks.unregister(this, "OnPageChangeListener", single);
    if (listener != null) Callbacks.register(this, "OnPageChangeListener", listener, true, "onPageScrolled dispatchSelected setScrollState");
    single = listener;
  }

  public void addOnPageChangeListener(OnPageChangeListener listener) {
    Callbacks.register(this, "OnPageChangeListener", listener, true, "onPageScrolled dispatchSelected setScrollState");
    listeners.add(listener);
  }

  public void removeOnPageChangeListener(OnPageChangeListener listener) {
    if (listeners.remove(listener)) Callbacks.unregister(this, "OnPageChangeListener", listener);
  }

  public void clearOnPageChangeListeners() {
    for (int i = 0; i < listeners.size(); i++) Callbacks.unregister(this, "OnPageChangeListener", listeners.get(i));
    listeners.clear();
  }

  OnPageChangeListener setInternalPageChangeListener(OnPageChangeListener listener) {
    OnPageChangeListener old = internal;
    internal = listener;
    return old;
  }

  public void addOnAdapterChangeListener(OnAdapterChangeListener listener) {
    Callbacks.register(this, "OnAdapterChangeListener", listener, true, "setAdapter");
    adapterListeners.add(listener);
  }

  public void removeOnAdapterChangeListener(OnAdapterChangeListener listener) {
    if (adapterListeners.remove(listener)) Callbacks.unregister(this, "OnAdapterChangeListener", listener);
  }

  public void setPageTransformer(boolean reverseDrawingOrder, PageTransformer transformer) {
    if (transformer == null) Callbacks.unregister(this, "PageTransformer", null);
    else Callbacks.register(this, "PageTransformer", transformer, false, "transform");
    boolean changes = (transformer != null) != (this.transformer != null);
    this.transformer = transformer;
    setChildrenDrawingOrderEnabled(transformer != null);
    if (changes) populate();
  }

  public void setPageTransformer(boolean reverseDrawingOrder, PageTransformer transformer, int pageLayerType) {
    setPageTransformer(reverseDrawingOrder, transformer);
  }

  public int getOffscreenPageLimit() {
    return offscreen;
  }

  public void setOffscreenPageLimit(int limit) {
    limit = Math.max(1, limit);
    if (limit == offscreen) return;
    offscreen = limit;
    populate();
  }

  public void setPageMargin(int marginPixels) {
    margin = marginPixels;
    requestLayout();
    invalidate();
  }

  public int getPageMargin() {
    return margin;
  }

  public void setPageMarginDrawable(Drawable d) {
    marginDrawable = d;
  }

  public void setPageMarginDrawable(int resId) {
    setPageMarginDrawable(getContext().getDrawable(resId));
  }

  @Override
  protected boolean verifyDrawable(Drawable who) {
    return super.verifyDrawable(who) || who == marginDrawable;
  }

  // Children, sizes and places.

  @Override
  public void addView(View child, int index, ViewGroup.LayoutParams params) {
    if (!checkLayoutParams(params)) params = generateLayoutParams(params);
    LayoutParams mine = (LayoutParams) params;
    mine.isDecor |= child.getClass().isAnnotationPresent(DecorView.class);
    if (!inLayout) {
      super.addView(child, index, params);
      return;
    }
    if (mine.isDecor) throw new IllegalStateException("Cannot add pager decor view during layout");
    addViewInLayout(child, index, params);
  }

  @Override
  public void removeView(View view) {
    if (inLayout) removeViewInLayout(view);
    else super.removeView(view);
  }

  @Override
  protected void onAttachedToWindow() {
    super.onAttachedToWindow();
    firstLayout = true;
  }

  @Override
  protected void onDetachedFromWindow() {
    removeCallbacks(endScroll);
    touch.stop();
    super.onDetachedFromWindow();
  }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    setMeasuredDimension(getDefaultSize(0, widthMeasureSpec), getDefaultSize(0, heightMeasureSpec));
    int width = clientWidth(), height = getMeasuredHeight() - getPaddingTop() - getPaddingBottom();
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      LayoutParams params = (LayoutParams) child.getLayoutParams();
      if (child.shown() == GONE || !params.isDecor) continue;
      child.measure(MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY),
          getChildMeasureSpec(MeasureSpec.makeMeasureSpec(height, MeasureSpec.AT_MOST), 0, params.height));
      height -= child.getMeasuredHeight();
    }
    inLayout = true;
    populate();
    inLayout = false;
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (child.shown() == GONE || ((LayoutParams) child.getLayoutParams()).isDecor) continue;
      Page page = adapter == null ? null : page(child);
      int wide = (int) (width * (page == null ? 1 : page.width));
      child.measure(MeasureSpec.makeMeasureSpec(wide, MeasureSpec.EXACTLY),
          MeasureSpec.makeMeasureSpec(height, MeasureSpec.EXACTLY));
    }
  }

  @Override
  protected void onSizeChanged(int w, int h, int oldw, int oldh) {
    super.onSizeChanged(w, h, oldw, oldh);
    if (w == oldw) return;
    touch.complete(false);
    scrollTo(left(current), getScrollY());
  }

  @Override
  protected void onLayout(boolean changed, int l, int t, int r, int b) {
    int top = getPaddingTop(), bottom = b - t - getPaddingBottom();
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      LayoutParams params = (LayoutParams) child.getLayoutParams();
      if (child.shown() == GONE || !params.isDecor) continue;
      int height = child.getMeasuredHeight(), x = getPaddingLeft() + getScrollX();
      boolean below = (params.gravity & Gravity.VERTICAL_GRAVITY_MASK) == Gravity.BOTTOM;
      int y = below ? bottom - height : top;
      child.layout(x, y, x + child.getMeasuredWidth(), y + height);
      if (below) bottom -= height;
      else top += height;
    }
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (child.shown() == GONE || ((LayoutParams) child.getLayoutParams()).isDecor || adapter == null) continue;
      Page page = page(child);
      if (page == null) continue;
      int x = getPaddingLeft() + left(page.position);
      child.layout(x, top, x + child.getMeasuredWidth(), top + child.getMeasuredHeight());
    }
    if (firstLayout) show(current, false, false);
    firstLayout = false;
  }

  // Moving.

  @Override
  public boolean onInterceptTouchEvent(MotionEvent ev) {
    return touch.intercept(ev);
  }

  @Override
  public boolean onTouchEvent(MotionEvent ev) {
    return touch.fake() || adapter != null && adapter.getCount() > 0 && touch.handle(ev);
  }

  public boolean beginFakeDrag() {
    return touch.beginFake();
  }

  public void endFakeDrag() {
    touch.endFake();
  }

  public void fakeDragBy(float xOffset) {
    touch.fakeBy(xOffset);
  }

  public boolean isFakeDragging() {
    return touch.fake();
  }

  protected boolean canScroll(View v, boolean checkV, int dx, int x, int y) {
    if (v instanceof ViewGroup) {
      ViewGroup group = (ViewGroup) v;
      int left = x + v.getScrollX(), top = y + v.getScrollY();
      for (int i = group.childCount() - 1; i >= 0; i--) {
        View child = group.childAt(i);
        if (left >= child.getLeft() && left < child.getRight() && top >= child.getTop() && top < child.getBottom()
            && canScroll(child, true, dx, left - child.getLeft(), top - child.getTop())) {
          return true;
        }
      }
    }
    return checkV && v.canScrollHorizontally(-dx);
  }

  @Override
  public boolean canScrollHorizontally(int direction) {
    if (adapter == null) return false;
    return direction < 0 ? getScrollX() > 0 : direction > 0 && getScrollX() < left(count() - 1);
  }

  int slop() {
    return ViewConfiguration.get(getContext()).getScaledTouchSlop();
  }

  @Override
  public boolean dispatchKeyEvent(KeyEvent event) {
    return super.dispatchKeyEvent(event) || executeKeyEvent(event);
  }

  public boolean executeKeyEvent(KeyEvent event) {
    if (event.getAction() != KeyEvent.ACTION_DOWN) return false;
    if (event.getKeyCode() == KeyEvent.KEYCODE_DPAD_LEFT) return arrowScroll(FOCUS_LEFT);
    return event.getKeyCode() == KeyEvent.KEYCODE_DPAD_RIGHT && arrowScroll(FOCUS_RIGHT);
  }

  public boolean arrowScroll(int direction) {
    if (direction == FOCUS_LEFT || direction == FOCUS_BACKWARD) return turn(current - 1);
    return (direction == FOCUS_RIGHT || direction == FOCUS_FORWARD) && turn(current + 1);
  }

  private boolean turn(int page) {
    if (adapter == null || page < 0 || page >= adapter.getCount()) return false;
    setCurrentItem(page, true);
    return true;
  }

  @Override
  protected boolean onRequestFocusInDescendants(int direction, Rect previouslyFocusedRect) {
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      Page page = adapter == null || child.shown() != VISIBLE ? null : page(child);
      if (page != null && page.position == current && child.requestFocus(direction, previouslyFocusedRect)) return true;
    }
    return false;
  }

  @Override
  public void draw(Canvas canvas) {
    super.draw(canvas);
  }

  // Parameters and state.

  @Override
  protected ViewGroup.LayoutParams generateDefaultLayoutParams() {
    return new LayoutParams();
  }

  @Override
  protected ViewGroup.LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) {
    return generateDefaultLayoutParams();
  }

  @Override
  protected boolean checkLayoutParams(ViewGroup.LayoutParams p) {
    return p instanceof LayoutParams && super.checkLayoutParams(p);
  }

  @Override
  public ViewGroup.LayoutParams generateLayoutParams(AttributeSet attrs) {
    return new LayoutParams(getContext(), attrs);
  }

  public static class LayoutParams extends ViewGroup.LayoutParams {
    private static final int[] ATTRIBUTES = {android.R.attr.layout_gravity};

    public boolean isDecor;
    public int gravity;

    public LayoutParams() {
      super(MATCH_PARENT, MATCH_PARENT);
    }

    public LayoutParams(Context context, AttributeSet attrs) {
      super(context, attrs);
      TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES);
      gravity = values.getInteger(0, Gravity.TOP);
      values.recycle();
    }
  }

  @Override
  public Parcelable onSaveInstanceState() {
    SavedState state = new SavedState(super.onSaveInstanceState());
    state.position = current;
    if (adapter != null) state.adapter = adapter.saveState();
    return state;
  }

  @Override
  public void onRestoreInstanceState(Parcelable state) {
    if (!(state instanceof SavedState)) {
      super.onRestoreInstanceState(state);
      return;
    }
    SavedState saved = (SavedState) state;
    super.onRestoreInstanceState(saved.getSuperState());
    if (adapter != null) {
      adapter.restoreState(saved.adapter, getClass().getClassLoader());
      select(saved.position, false, true, 0);
    } else {
      restored = saved.position;
      restoredAdapter = saved.adapter;
      restoredLoader = getClass().getClassLoader();
    }
  }

  public static class SavedState extends View.BaseSavedState {
    public static final Parcelable.Creator<SavedState> CREATOR = new Parcelable.Creator<SavedState>() {
      @Override
      public SavedState createFromParcel(Parcel in) {
        return new SavedState(in, null);
      }

      @Override
      public SavedState[] newArray(int size) {
        return new SavedState[size];
      }
    };

    int position;
    Parcelable adapter;

    public SavedState(Parcelable superState) {
      super(superState == null ? EMPTY_STATE : superState);
    }

    SavedState(Parcel in, ClassLoader loader) {
      super(in, loader);
      position = in.readInt();
      adapter = in.readParcelable(loader == null ? getClass().getClassLoader() : loader);
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
      super.writeToParcel(out, flags);
      out.writeInt(position);
      out.writeParcelable(adapter, flags);
    }
  }
}
