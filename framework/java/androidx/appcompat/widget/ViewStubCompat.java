package androidx.appcompat.widget;

import android.content.Context;
import android.graphics.Canvas;
import android.util.AttributeSet;
import android.content.res.TypedArray;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.view.ViewParent;
import antecede.Callbacks;

/** Stands for a layout that is inflated when it is needed. */
public final class ViewStubCompat extends View {
  private static final int[] ATTRIBUTES = {android.R.attr.layout, android.R.attr.inflatedId};

  private int layout, inflatedId;
  private View inflated;
  private LayoutInflater inflater;
  private OnInflateListener listener;

  public interface OnInflateListener {
    void onInflate(ViewStubCompat stub, View inflated);
  }

  public ViewStubCompat(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public ViewStubCompat(Context context, AttributeSet attrs, int defStyle) {
    super(context, attrs, defStyle);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyle, 0);
    layout = values.getResourceId(0, 0);
    inflatedId = values.getResourceId(1, NO_ID);
    values.recycle();
    setVisibility(GONE);
    setWillNotDraw(true);
  }

  public int getInflatedId() { return inflatedId; }

  public void setInflatedId(int inflatedId) { this.inflatedId = inflatedId; }

  public int getLayoutResource() { return layout; }

  public void setLayoutResource(int layoutResource) { layout = layoutResource; }

  public void setLayoutInflater(LayoutInflater inflater) { this.inflater = inflater; }

  public LayoutInflater getLayoutInflater() { return inflater; }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) { setMeasuredDimension(0, 0); }

  @Override
  public void draw(Canvas canvas) {}

  @Override
  public void setVisibility(int visibility) {
    if (inflated != null) {
      inflated.setVisibility(visibility);
      return;
    }
    super.setVisibility(visibility);
    if ((visibility == VISIBLE || visibility == INVISIBLE) && getParent() != null) inflate();
  }

  public View inflate() {
    ViewParent parent = getParent();
    if (!(parent instanceof ViewGroup)) throw new IllegalStateException("ViewStub must have a non-null ViewGroup viewParent");
    if (layout == 0) throw new IllegalArgumentException("ViewStub must have a valid layoutResource");
    ViewGroup group = (ViewGroup) parent;
    View view = (inflater != null ? inflater : LayoutInflater.from(getContext())).inflate(layout, group, false);
    if (inflatedId != NO_ID) view.setId(inflatedId);
    int index = group.indexOfChild(this);
    group.removeViewInLayout(this);
    if (getLayoutParams() != null) group.addView(view, index, getLayoutParams());
    else group.addView(view, index);
    inflated = view;
    if (listener != null) {
      Callbacks.invoke(this, "OnInflateListener", listener);
      listener.onInflate(this, view);
    }
    return view;
  }

  public void setOnInflateListener(OnInflateListener inflateListener) {
    if (inflateListener == null) Callbacks.unregister(this, "OnInflateListener", null);
    else Callbacks.observe(this, "OnInflateListener", inflateListener, false);
    listener = inflateListener;
  }
}
