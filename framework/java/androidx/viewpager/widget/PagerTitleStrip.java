package androidx.viewpager.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.database.DataSetObserver;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.ViewGroup;
import android.view.ViewParent;
import android.widget.TextView;

/** The titles of the current page and its neighbours. */
@ViewPager.DecorView
public class PagerTitleStrip extends ViewGroup {
  private static final int[] ATTRIBUTES = {android.R.attr.textColor, android.R.attr.gravity};

  ViewPager pager;
  final TextView previous, now, next;
  private final Listener listener = new Listener();
  private PagerAdapter watched;
  private int gravity = Gravity.BOTTOM;
  private int spacing;

  private final class Listener extends DataSetObserver implements ViewPager.OnPageChangeListener,
      ViewPager.OnAdapterChangeListener {
    private int state;

    @Override
    public void onPageScrolled(int position, float positionOffset, int positionOffsetPixels) {}

    @Override
    public void onPageSelected(int position) {
      if (state == ViewPager.SCROLL_STATE_IDLE) updateText();
    }

    @Override
    public void onPageScrollStateChanged(int state) {
      this.state = state;
      updateText();
    }

    @Override
    public void onAdapterChanged(ViewPager viewPager, PagerAdapter oldAdapter, PagerAdapter newAdapter) {
      watch(newAdapter);
    }

    @Override
    public void onChanged() {
      updateText();
    }
  }

  public PagerTitleStrip(Context context) {
    this(context, null);
  }

  public PagerTitleStrip(Context context, AttributeSet attrs) {
    super(context, attrs);
    addView(previous = new TextView(context));
    addView(now = new TextView(context));
    addView(next = new TextView(context));
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES);
    if (values.hasValue(0)) setTextColor(values.getColor(0, 0));
    gravity = values.getInteger(1, Gravity.BOTTOM);
    values.recycle();
    now.setSingleLine();
    previous.setSingleLine();
    next.setSingleLine();
  }

  public void setTextSpacing(int spacingPixels) {
    spacing = spacingPixels;
    requestLayout();
  }

  public int getTextSpacing() {
    return spacing;
  }

  public void setNonPrimaryAlpha(float alpha) {}

  public void setTextColor(int color) {
    now.setTextColor(color);
    previous.setTextColor(color);
    next.setTextColor(color);
  }

  public void setTextSize(int unit, float size) {
    now.setTextSize(unit, size);
    previous.setTextSize(unit, size);
    next.setTextSize(unit, size);
  }

  public void setGravity(int gravity) {
    this.gravity = gravity;
    requestLayout();
  }

  @Override
  protected void onAttachedToWindow() {
    super.onAttachedToWindow();
    ViewParent parent = getParent();
    if (!(parent instanceof ViewPager)) throw new IllegalStateException("PagerTitleStrip must be a direct child of a ViewPager.");
    pager = (ViewPager) parent;
    pager.setInternalPageChangeListener(listener);
    pager.addOnAdapterChangeListener(listener);
    watch(pager.getAdapter());
  }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    if (pager == null) return;
    watch(null);
    pager.setInternalPageChangeListener(null);
    pager.removeOnAdapterChangeListener(listener);
    pager = null;
  }

  private void watch(PagerAdapter adapter) {
    if (watched != null) watched.unregisterDataSetObserver(listener);
    watched = adapter;
    if (adapter != null) adapter.registerDataSetObserver(listener);
    if (pager != null) updateText();
  }

  private void updateText() {
    int page = pager.current(), count = watched == null ? 0 : watched.getCount();
    previous.setText(page >= 1 && count > 0 ? watched.getPageTitle(page - 1) : null);
    now.setText(page < count ? watched.getPageTitle(page) : null);
    next.setText(page + 1 < count ? watched.getPageTitle(page + 1) : null);
  }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    measureChildren(MeasureSpec.makeMeasureSpec(MeasureSpec.getSize(widthMeasureSpec), MeasureSpec.AT_MOST), heightMeasureSpec);
    int height = Math.max(getSuggestedMinimumHeight(), now.getMeasuredHeight() + getPaddingTop() + getPaddingBottom());
    setMeasuredDimension(MeasureSpec.getSize(widthMeasureSpec), resolveSize(height, heightMeasureSpec));
  }

  @Override
  protected void onLayout(boolean changed, int l, int t, int r, int b) {
    int width = r - l;
    place(previous, getPaddingLeft(), b - t);
    place(now, (width - now.getMeasuredWidth()) / 2, b - t);
    place(next, width - getPaddingRight() - next.getMeasuredWidth(), b - t);
  }

  private void place(TextView text, int x, int height) {
    int room = height - text.getMeasuredHeight();
    int vertical = gravity & Gravity.VERTICAL_GRAVITY_MASK;
    int y = vertical == Gravity.BOTTOM ? room - getPaddingBottom() : vertical == Gravity.CENTER_VERTICAL ? room / 2
        : getPaddingTop();
    text.layout(x, y, x + text.getMeasuredWidth(), y + text.getMeasuredHeight());
  }
}
