package androidx.viewpager2.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import android.widget.AppAttributes;
import androidx.recyclerview.widget.LinearLayoutManager;
import androidx.recyclerview.widget.PagerSnapHelper;
import androidx.recyclerview.widget.RecyclerView;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Observable;

/** Pages that are the items of a list. */
public final class ViewPager2 extends ViewGroup {
  public static final int ORIENTATION_HORIZONTAL = RecyclerView.HORIZONTAL, ORIENTATION_VERTICAL = RecyclerView.VERTICAL;
  public static final int SCROLL_STATE_IDLE = 0, SCROLL_STATE_DRAGGING = 1, SCROLL_STATE_SETTLING = 2;
  public static final int OFFSCREEN_PAGE_LIMIT_DEFAULT = -1;

  private final RecyclerView list;
  private final LinearLayoutManager layout;
  private final PagerSnapHelper snap = new PagerSnapHelper();
  private final Bag<OnPageChangeCallback> callbacks = new Bag<OnPageChangeCallback>();
  @Observable private int currentItem;
  private int current;
  private int offscreen = OFFSCREEN_PAGE_LIMIT_DEFAULT;
  private boolean input = true;
  private PageTransformer transformer;
  private Parcelable restored;
  private int restoredItem = RecyclerView.NO_POSITION;

  public abstract static class OnPageChangeCallback {
    public void onPageScrolled(int position, float positionOffset, int positionOffsetPixels) {}

    public void onPageSelected(int position) {}

    public void onPageScrollStateChanged(int state) {}
  }

  public interface PageTransformer {
    void transformPage(View page, float position);
  }

  private final class Pages extends LinearLayoutManager {
    Pages(Context context) { super(context, HORIZONTAL, false); }

    @Override
    protected void calculateExtraLayoutSpace(RecyclerView.State state, int[] extra) {
      int more = offscreen == OFFSCREEN_PAGE_LIMIT_DEFAULT ? 0
          : offscreen * (getOrientation() == HORIZONTAL ? list.getWidth() : list.getHeight());
      extra[0] = extra[1] = more;
    }
  }

  private final class Scrolls extends RecyclerView.OnScrollListener {
    @Override
    public void onScrollStateChanged(RecyclerView view, int state) {
      if (state == SCROLL_STATE_IDLE) arrived();
      for (int i = 0; i < callbacks.size(); i++) {
        Callbacks.invoke(ViewPager2.this, "OnPageChangeCallback", callbacks.get(i));
        callbacks.get(i).onPageScrollStateChanged(state);
      }
    }

    @Override
    public void onScrolled(RecyclerView view, int dx, int dy) {
      int first = layout.findFirstVisibleItemPosition();
      View page = first < 0 ? null : layout.findViewByPosition(first);
      if (page == null) return;
      boolean across = getOrientation() == ORIENTATION_HORIZONTAL;
      int over = across ? -page.getLeft() : -page.getTop(), size = Math.max(1, across ? page.getWidth() : page.getHeight());
      for (int i = 0; i < callbacks.size(); i++) {
        Callbacks.invoke(ViewPager2.this, "OnPageChangeCallback", callbacks.get(i));
        callbacks.get(i).onPageScrolled(first, (float) over / size, over);
      }
      if (transformer != null) requestTransform();
    }
  }

  public ViewPager2(Context context) { this(context, null); }

  public ViewPager2(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public ViewPager2(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public ViewPager2(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    list = new RecyclerView(context) {
      @Override
      public boolean onInterceptTouchEvent(android.view.MotionEvent ev) { return input && super.onInterceptTouchEvent(ev); }

      @Override
      public boolean onTouchEvent(android.view.MotionEvent ev) { return input && super.onTouchEvent(ev); }
    };
    list.setId(View.generateViewId());
    list.setDescendantFocusability(FOCUS_BEFORE_DESCENDANTS);
    layout = new Pages(context);
    list.setLayoutManager(layout);
    TypedArray values = AppAttributes.of(context, attrs, "android:orientation");
    layout.setOrientation(values.getInt(0, ORIENTATION_HORIZONTAL));
    values.recycle();
    list.addOnScrollListener(new Scrolls());
    snap.attachToRecyclerView(list);
    attachViewToParent(list, 0, new LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT));
  }

  private void arrived() {
    View page = snap.findSnapView(layout);
    if (page != null && layout.getPosition(page) != current) select(layout.getPosition(page));
  }

  private void select(int item) {
    current = item;
    currentItem = item;
    for (int i = 0; i < callbacks.size(); i++) {
      Callbacks.invoke(this, "OnPageChangeCallback", callbacks.get(i));
      callbacks.get(i).onPageSelected(item);
    }
  }

  public void setAdapter(RecyclerView.Adapter adapter) {
    list.setAdapter(adapter);
    current = 0;
    currentItem = 0;
    if (restoredItem == RecyclerView.NO_POSITION || adapter == null) return;
    if (restored != null && adapter instanceof androidx.viewpager2.adapter.StatefulAdapter) {
      ((androidx.viewpager2.adapter.StatefulAdapter) adapter).restoreState(restored);
    }
    restored = null;
    current = currentItem = Math.max(0, Math.min(restoredItem, adapter.getItemCount() - 1));
    restoredItem = RecyclerView.NO_POSITION;
    list.scrollToPosition(current);
  }

  public RecyclerView.Adapter getAdapter() { return list.getAdapter(); }

  public void setCurrentItem(int item) { setCurrentItem(item, true); }

  public void setCurrentItem(int item, boolean smoothScroll) {
    if (isFakeDragging()) throw new IllegalStateException("Cannot change current item when ViewPager2 is fake dragging");
    RecyclerView.Adapter adapter = getAdapter();
    if (adapter == null) {
      if (restoredItem != RecyclerView.NO_POSITION) restoredItem = Math.max(item, 0);
      return;
    }
    if (adapter.getItemCount() <= 0) return;
    item = Math.max(0, Math.min(item, adapter.getItemCount() - 1));
    if (item == current) return;
    select(item);
    if (smoothScroll) list.smoothScrollToPosition(item);
    else list.scrollToPosition(item);
  }

  public int getCurrentItem() { return currentItem; }

  public int getScrollState() { return list.getScrollState(); }

  public void setOrientation(int orientation) { layout.setOrientation(orientation); }

  public int getOrientation() { return layout.getOrientation(); }

  public boolean beginFakeDrag() { return false; }

  public boolean fakeDragBy(float offsetPxFloat) { return false; }

  public boolean endFakeDrag() { return false; }

  public boolean isFakeDragging() { return false; }

  public void setUserInputEnabled(boolean enabled) { input = enabled; }

  public boolean isUserInputEnabled() { return input; }

  public void setOffscreenPageLimit(int limit) {
    if (limit < 1 && limit != OFFSCREEN_PAGE_LIMIT_DEFAULT) {
      throw new IllegalArgumentException("Offscreen page limit must be OFFSCREEN_PAGE_LIMIT_DEFAULT or a number > 0");
    }
    offscreen = limit;
    list.requestLayout();
  }

  public int getOffscreenPageLimit() { return offscreen; }

  public void registerOnPageChangeCallback(OnPageChangeCallback callback) {
    Callbacks.register(this, "OnPageChangeCallback", callback, true, "select");
    callbacks.add(callback);
  }

  public void unregisterOnPageChangeCallback(OnPageChangeCallback callback) {
    if (callbacks.remove(callback)) Callbacks.unregister(this, "OnPageChangeCallback", callback);
  }

  public void setPageTransformer(PageTransformer transformer) {
    if (transformer == null) Callbacks.unregister(this, "PageTransformer", null);
    else Callbacks.register(this, "PageTransformer", transformer, false, "requestTransform");
    this.transformer = transformer;
    requestTransform();
  }

  public void requestTransform() {
    if (transformer == null) return;
    Callbacks.invoke(this, "PageTransformer", transformer);
    boolean across = getOrientation() == ORIENTATION_HORIZONTAL;
    for (int i = 0; i < layout.getChildCount(); i++) {
      View page = layout.getChildAt(i);
      float size = Math.max(1, across ? getWidth() : getHeight());
      transformer.transformPage(page, (across ? page.getLeft() : page.getTop()) / size);
    }
  }

  public void addItemDecoration(RecyclerView.ItemDecoration decor) { list.addItemDecoration(decor); }

  public void addItemDecoration(RecyclerView.ItemDecoration decor, int index) { list.addItemDecoration(decor, index); }

  public RecyclerView.ItemDecoration getItemDecorationAt(int index) { return list.getItemDecorationAt(index); }

  public int getItemDecorationCount() { return list.getItemDecorationCount(); }

  public void invalidateItemDecorations() { list.invalidateItemDecorations(); }

  public void removeItemDecoration(RecyclerView.ItemDecoration decor) { list.removeItemDecoration(decor); }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    measureChild(list, widthMeasureSpec, heightMeasureSpec);
    int width = list.getMeasuredWidth() + getPaddingLeft() + getPaddingRight(), height = list.getMeasuredHeight()
        + getPaddingTop() + getPaddingBottom();
    setMeasuredDimension(resolveSize(Math.max(width, getSuggestedMinimumWidth()), widthMeasureSpec),
        resolveSize(Math.max(height, getSuggestedMinimumHeight()), heightMeasureSpec));
  }

  @Override
  protected void onLayout(boolean changed, int l, int t, int r, int b) {
    list.layout(getPaddingLeft(), getPaddingTop(), r - l - getPaddingRight(), b - t - getPaddingBottom());
  }

  @Override
  protected Parcelable onSaveInstanceState() {
    SavedState saved = new SavedState(super.onSaveInstanceState());
    saved.item = restoredItem == RecyclerView.NO_POSITION ? current : restoredItem;
    RecyclerView.Adapter adapter = list.getAdapter();
    if (restored != null) saved.adapter = restored;
    else if (adapter instanceof androidx.viewpager2.adapter.StatefulAdapter) {
      saved.adapter = ((androidx.viewpager2.adapter.StatefulAdapter) adapter).saveState();
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
    restoredItem = saved.item;
    restored = saved.adapter;
    RecyclerView.Adapter adapter = list.getAdapter();
    if (adapter == null) return;
    if (restored != null && adapter instanceof androidx.viewpager2.adapter.StatefulAdapter) {
      ((androidx.viewpager2.adapter.StatefulAdapter) adapter).restoreState(restored);
    }
    restored = null;
    current = currentItem = Math.max(0, Math.min(restoredItem, adapter.getItemCount() - 1));
    restoredItem = RecyclerView.NO_POSITION;
    list.scrollToPosition(current);
  }

  static class SavedState extends View.BaseSavedState {
    public static final Parcelable.Creator<SavedState> CREATOR = new Parcelable.Creator<SavedState>() {
      @Override
      public SavedState createFromParcel(Parcel in) { return new SavedState(in); }

      @Override
      public SavedState[] newArray(int size) { return new SavedState[size]; }
    };

    int item;
    Parcelable adapter;

    SavedState(Parcelable above) { super(above == null ? EMPTY_STATE : above); }

    SavedState(Parcel in) {
      super(in, null);
      item = in.readInt();
      adapter = in.readParcelable(ViewPager2.class.getClassLoader());
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
      super.writeToParcel(out, flags);
      out.writeInt(item);
      out.writeParcelable(adapter, flags);
    }
  }
}
