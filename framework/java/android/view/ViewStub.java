package android.view;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.util.AttributeSet;
import antecede.Callbacks;

/** Stands in for a layout that is inflated only when it is shown. */
public final class ViewStub extends View {
  private static final int[] NAMES = {android.R.attr.layout, android.R.attr.inflatedId};

  private int inflatedId;
  private int layoutResource;
  private View inflated;
  private LayoutInflater inflater;
  private OnInflateListener onInflate;

  /** Hears when the layout takes the place of the stub. */
  public static interface OnInflateListener {
    void onInflate(ViewStub stub, View inflated);
  }

  public ViewStub(Context context) {
    this(context, 0);
  }

  public ViewStub(Context context, int layoutResource) {
    this(context, null);
    this.layoutResource = layoutResource;
  }

  public ViewStub(Context context, AttributeSet attrs) {
    this(context, attrs, 0);
  }

  public ViewStub(Context context, AttributeSet attrs, int defStyleAttr) {
    this(context, attrs, defStyleAttr, 0);
  }

  public ViewStub(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    inflatedId = NO_ID;
    if (attrs != null) {
      TypedArray values = context.obtainStyledAttributes(attrs, NAMES, defStyleAttr, defStyleRes);
      layoutResource = values.getResourceId(0, 0);
      inflatedId = values.getResourceId(1, NO_ID);
      values.recycle();
    }
    super.setVisibility(GONE);
    setWillNotDraw(true);
  }

  public int getInflatedId() {
    return inflatedId;
  }

  public void setInflatedId(int inflatedId) {
    this.inflatedId = inflatedId;
  }

  public int getLayoutResource() {
    return layoutResource;
  }

  public void setLayoutResource(int layoutResource) {
    this.layoutResource = layoutResource;
  }

  public void setLayoutInflater(LayoutInflater inflater) {
    this.inflater = inflater;
  }

  public LayoutInflater getLayoutInflater() {
    return inflater;
  }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    setMeasuredDimension(0, 0);
  }

  @Override
  public void draw(Canvas canvas) {}

  @Override
  protected void dispatchDraw(Canvas canvas) {}

  @Override
  public void setVisibility(int visibility) {
    if (inflated != null) {
      inflated.setVisibility(visibility);
    } else {
      super.setVisibility(visibility);
      if (visibility != GONE) inflate();
    }
  }

  public View inflate() {
    if (!(getParent() instanceof ViewGroup)) throw new
        IllegalStateException("ViewStub must have a non-null ViewGroup viewParent");
    if (layoutResource == 0) throw new IllegalArgumentException("ViewStub must have a valid layoutResource");
    ViewGroup group = (ViewGroup) getParent();
    LayoutInflater factory = inflater == null ? LayoutInflater.from(getContext()) : inflater;
    View view = factory.inflate(layoutResource, group, false);
    if (inflatedId != NO_ID) view.setId(inflatedId);
    int index = group.indexOfChild(this);
    group.removeViewInLayout(this);
    if (layoutParams == null) group.addView(view, index);
    else group.addView(view, index, layoutParams);
    inflated = view;
    if (onInflate != null) {
      Callbacks.invoke(this, "OnInflateListener", onInflate);
      onInflate.onInflate(this, view);
    }
    return view;
  }

  public void setOnInflateListener(OnInflateListener inflateListener) {
    onInflate = inflateListener;
    if (inflateListener == null) Callbacks.unregister(this, "OnInflateListener", null);
    else Callbacks.observe(this, "OnInflateListener", inflateListener, false);
  }
}
