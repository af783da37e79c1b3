package android.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.BlendMode;
import android.graphics.PorterDuff;
import android.graphics.drawable.Drawable;
import android.os.Parcelable;
import android.util.AttributeSet;
import antecede.Observable;

/** A text with a mark, for lists with choices. */
public class CheckedTextView extends TextView implements Checkable {
  private static final int[] ATTRIBUTES = {android.R.attr.checked, android.R.attr.checkMark};
  private static final int[] CHECKED_STATE = {android.R.attr.state_checked};

  @Observable private boolean mChecked;
  private Drawable checkMark;

  public CheckedTextView(Context context) { this(context, null); }

  public CheckedTextView(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.checkedTextViewStyle); }

  public CheckedTextView(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public CheckedTextView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    checkMark = values.getDrawable(1);
    setChecked(values.getBoolean(0, false));
    values.recycle();
  }

  @Override
  public void toggle() { setChecked(!mChecked); }

  @Override
  public boolean isChecked() { return mChecked; }

  @Override
  public void setChecked(boolean checked) {
    if (mChecked == checked) return;
    mChecked = checked;
    refreshDrawableState();
  }

  public void setCheckMarkDrawable(int resId) { setCheckMarkDrawable(resId == 0 ? null : getContext().getDrawable(resId)); }

  public void setCheckMarkDrawable(Drawable d) {
    checkMark = d;
    requestLayout();
  }

  public Drawable getCheckMarkDrawable() { return checkMark; }

  @Override
  protected int[] onCreateDrawableState(int extraSpace) {
    int[] state = super.onCreateDrawableState(extraSpace + 1);
    if (mChecked) mergeDrawableStates(state, CHECKED_STATE);
    return state;
  }

  @Override
  public Parcelable onSaveInstanceState() {
    CompoundButton.SavedState state = new CompoundButton.SavedState(super.onSaveInstanceState());
    state.checked = mChecked;
    return state;
  }

  @Override
  public void onRestoreInstanceState(Parcelable state) {
    CompoundButton.SavedState saved = (CompoundButton.SavedState) state;
    super.onRestoreInstanceState(saved.getSuperState());
    setChecked(saved.checked);
    requestLayout();
  }

  @Override
  public CharSequence getAccessibilityClassName() { return CheckedTextView.class.getName(); }

  private ColorStateList checkMarkTintList;
  private PorterDuff.Mode checkMarkTintMode;

  public void setCheckMarkTintList(ColorStateList checkMarkTintList) { this.checkMarkTintList = checkMarkTintList; }
  public ColorStateList getCheckMarkTintList() { return checkMarkTintList; }

  public void setCheckMarkTintMode(PorterDuff.Mode checkMarkTintMode) { this.checkMarkTintMode = checkMarkTintMode; }
  public PorterDuff.Mode getCheckMarkTintMode() { return checkMarkTintMode; }

  // What only keeps a value.

  private BlendMode checkMarkTintBlendMode;

  public BlendMode getCheckMarkTintBlendMode() {
    return checkMarkTintBlendMode;
  }

  public void setCheckMarkTintBlendMode(BlendMode checkMarkTintBlendMode) {
    this.checkMarkTintBlendMode = checkMarkTintBlendMode;
  }
}
