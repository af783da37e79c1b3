package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import antecede.Callbacks;
import antecede.Engine;
import antecede.Observable;

/** Radio buttons of which one is checked. */
public class RadioGroup extends LinearLayout {
  private static final int[] ATTRIBUTES = {android.R.attr.checkedButton, android.R.attr.orientation};

  @Observable private int mCheckedId = -1;
  private OnCheckedChangeListener listener;
  private final CompoundButton.OnCheckedChangeListener tracker = new Tracker();
  private final Births births = new Births();
  private boolean unchecking;

  /** Hears which button was checked, within the change. */
  public interface OnCheckedChangeListener {
    void onCheckedChanged(RadioGroup group, int checkedId);
  }

  /** A LinearLayout's, with the size of its content by default. */
  public static class LayoutParams extends LinearLayout.LayoutParams {
    public LayoutParams(Context c, AttributeSet attrs) { super(c, attrs); }

    public LayoutParams(int w, int h) { super(w, h); }

    public LayoutParams(int w, int h, float initWeight) { super(w, h, initWeight); }

    public LayoutParams(ViewGroup.LayoutParams p) { super(p); }

    public LayoutParams(ViewGroup.MarginLayoutParams source) { super(source); }

    @Override
    protected void setBaseAttributes(TypedArray a, int widthAttr, int heightAttr) {
      width = a.hasValue(widthAttr) ? a.getLayoutDimension(widthAttr, "layout_width") : WRAP_CONTENT;
      height = a.hasValue(heightAttr) ? a.getLayoutDimension(heightAttr, "layout_height") : WRAP_CONTENT;
    }
  }

  private final class Tracker implements CompoundButton.OnCheckedChangeListener {
    @Override
    public void onCheckedChanged(CompoundButton buttonView, boolean isChecked) {
      if (unchecking) return;
      unchecking = true;
      if (mCheckedId != -1) mark(mCheckedId, false);
      unchecking = false;
      setCheckedId(buttonView.getId());
    }
  }

  /** Tracks the buttons that come and go. */
  private final class Births implements ViewGroup.OnHierarchyChangeListener {
    private ViewGroup.OnHierarchyChangeListener listener;

    @Override
    public void onChildViewAdded(View parent, View child) {
      if (parent == RadioGroup.this && child instanceof RadioButton) {
        if (child.getId() == View.NO_ID) child.setId(Engine.isAbstract() ? View.GENERATED : View.generateViewId());
        ((RadioButton) child).setOnCheckedChangeWidgetListener(tracker);
      }
      if (listener != null) listener.onChildViewAdded(parent, child);
    }

    @Override
    public void onChildViewRemoved(View parent, View child) {
      if (parent == RadioGroup.this && child instanceof RadioButton) ((RadioButton) child).setOnCheckedChangeWidgetListener(null);
      if (listener != null) listener.onChildViewRemoved(parent, child);
    }
  }

  public RadioGroup(Context context) { this(context, null); }

  public RadioGroup(Context context, AttributeSet attrs) {
    super(context, attrs);
    setOrientation(VERTICAL);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES);
    mCheckedId = values.getResourceId(0, View.NO_ID);
    setOrientation(values.getInt(1, VERTICAL));
    values.recycle();
    super.setOnHierarchyChangeListener(births);
  }

  @Override
  public void setOnHierarchyChangeListener(ViewGroup.OnHierarchyChangeListener listener) { births.listener = listener; }

  @Override
  protected void onFinishInflate() {
    super.onFinishInflate();
    if (mCheckedId == -1) return;
    unchecking = true;
    mark(mCheckedId, true);
    unchecking = false;
    setCheckedId(mCheckedId);
  }

  @Override
  public void addView(View child, int index, ViewGroup.LayoutParams params) {
    if (child instanceof RadioButton && ((RadioButton) child).isChecked()) {
      unchecking = true;
      if (mCheckedId != -1) mark(mCheckedId, false);
      unchecking = false;
      setCheckedId(child.getId());
    }
    super.addView(child, index, params);
  }

  public void check(int id) {
    if (id != -1 && id == mCheckedId) return;
    if (mCheckedId != -1) mark(mCheckedId, false);
    if (id != -1) mark(id, true);
    setCheckedId(id);
  }

  public void clearCheck() { check(-1); }

  public int getCheckedRadioButtonId() { return mCheckedId; }

  private void mark(int id, boolean checked) {
    View button = findViewById(id);
    if (button instanceof RadioButton) ((RadioButton) button).setChecked(checked);
  }

  private void setCheckedId(int id) {
    boolean changed = id != mCheckedId;
    mCheckedId = id;
    if (!changed && id == -1 || listener == null) return;
    Callbacks.invoke(this, "OnCheckedChangeListener", listener);
    listener.onCheckedChanged(this, mCheckedId);
  }

  public void setOnCheckedChangeListener(OnCheckedChangeListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnCheckedChangeListener", null);
    else Callbacks.observe(this, "OnCheckedChangeListener", listener, false);
    this.listener = listener;
  }

  @Override
  public LayoutParams generateLayoutParams(AttributeSet attrs) { return new LayoutParams(getContext(), attrs); }

  @Override
  protected boolean checkLayoutParams(ViewGroup.LayoutParams p) { return p instanceof LayoutParams; }

  @Override
  protected LinearLayout.LayoutParams generateDefaultLayoutParams() {
    return new LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT);
  }

  @Override
  public CharSequence getAccessibilityClassName() { return RadioGroup.class.getName(); }
}
