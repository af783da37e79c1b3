package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import antecede.Callbacks;

/** A handle that opens a content. */
@Deprecated
public class SlidingDrawer extends ViewGroup {
  public static final int ORIENTATION_HORIZONTAL = 0, ORIENTATION_VERTICAL = 1;
  private static final int[] ATTRIBUTES = {android.R.attr.orientation, android.R.attr.handle, android.R.attr.content};

  private final boolean vertical;
  private final int handleId, contentId;
  private View handle, content;
  private boolean opened, locked;
  private OnDrawerOpenListener openListener;
  private OnDrawerCloseListener closeListener;
  private OnDrawerScrollListener scrollListener;

  public interface OnDrawerOpenListener {
    void onDrawerOpened();
  }

  public interface OnDrawerCloseListener {
    void onDrawerClosed();
  }

  public interface OnDrawerScrollListener {
    void onScrollStarted();

    void onScrollEnded();
  }

  private final class Toggle implements View.OnClickListener {
    @Override
    public void onClick(View v) {
      if (!locked) animateToggle();
    }
  }

  public SlidingDrawer(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public SlidingDrawer(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public SlidingDrawer(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    vertical = values.getInt(0, ORIENTATION_VERTICAL) == ORIENTATION_VERTICAL;
    handleId = values.getResourceId(1, 0);
    contentId = values.getResourceId(2, 0);
    values.recycle();
    if (handleId == 0) throw new IllegalArgumentException("The handle attribute is required and must refer to a valid child.");
    if (contentId == 0) throw new IllegalArgumentException("The content attribute is required and must refer to a valid child.");
  }

  @Override
  protected void onFinishInflate() {
    handle = findViewById(handleId);
    content = findViewById(contentId);
    if (handle == null) throw new IllegalArgumentException("The handle attribute is must refer to an existing child.");
    if (content == null) throw new IllegalArgumentException("The content attribute is must refer to an existing child.");
    handle.setOnClickListener(new Toggle());
    content.setVisibility(View.GONE);
  }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    int width = MeasureSpec.getSize(widthMeasureSpec), height = MeasureSpec.getSize(heightMeasureSpec);
    measureChild(handle, widthMeasureSpec, heightMeasureSpec);
    int restWidth = vertical ? width : width - handle.getMeasuredWidth(), restHeight = vertical
        ? height - handle.getMeasuredHeight() : height;
    content.measure(MeasureSpec.makeMeasureSpec(restWidth, MeasureSpec.EXACTLY),
        MeasureSpec.makeMeasureSpec(restHeight, MeasureSpec.EXACTLY));
    setMeasuredDimension(width, height);
  }

  @Override
  protected void onLayout(boolean changed, int l, int t, int r, int b) {
    int w = handle.getMeasuredWidth(), h = handle.getMeasuredHeight();
    int x = vertical ? (r - l - w) / 2 : opened ? 0 : r - l - w, y = vertical ? (opened ? 0 : b - t - h) : (b - t - h) / 2;
    handle.layout(x, y, x + w, y + h);
    int cx = vertical ? 0 : w, cy = vertical ? h : 0;
    content.layout(cx, cy, cx + content.getMeasuredWidth(), cy + content.getMeasuredHeight());
  }

  public void toggle() {
    if (opened) close();
    else open();
  }

  public void animateToggle() { toggle(); }

  public void open() {
    if (opened) return;
    opened = true;
    content.setVisibility(View.VISIBLE);
    requestLayout();
    if (openListener == null) return;
    Callbacks.invoke(this, "OnDrawerOpenListener", openListener);
    openListener.onDrawerOpened();
  }

  public void close() {
    if (!opened) return;
    opened = false;
    content.setVisibility(View.GONE);
    requestLayout();
    if (closeListener == null) return;
    Callbacks.invoke(this, "OnDrawerCloseListener", closeListener);
    closeListener.onDrawerClosed();
  }

  public void animateClose() { scroll(false); }

  public void animateOpen() { scroll(true); }

  private void scroll(boolean open) {
    if (scrollListener != null) {
      Callbacks.invoke(this, "OnDrawerScrollListener", scrollListener);
      scrollListener.onScrollStarted();
    }
    if (open) open();
    else close();
    if (scrollListener != null) scrollListener.onScrollEnded();
  }

  public void setOnDrawerOpenListener(OnDrawerOpenListener onDrawerOpenListener) {
    if (onDrawerOpenListener != null) Callbacks.register(this, "OnDrawerOpenListener", onDrawerOpenListener, false, "open");
    openListener = onDrawerOpenListener;
  }

  public void setOnDrawerCloseListener(OnDrawerCloseListener onDrawerCloseListener) {
    if (onDrawerCloseListener != null) Callbacks.register(this, "OnDrawerCloseListener", onDrawerCloseListener, false, "close");
    closeListener = onDrawerCloseListener;
  }

  public void setOnDrawerScrollListener(OnDrawerScrollListener onDrawerScrollListener) {
    if (onDrawerScrollListener != null) Callbacks.register(this, "OnDrawerScrollListener", onDrawerScrollListener, false, "scroll");
    scrollListener = onDrawerScrollListener;
  }

  public View getHandle() { return handle; }

  public View getContent() { return content; }

  public void unlock() { locked = false; }

  public void lock() { locked = true; }

  public boolean isOpened() { return opened; }

  public boolean isMoving() { return false; }
}
