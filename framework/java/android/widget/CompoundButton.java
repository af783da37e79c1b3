package android.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.BlendMode;
import android.graphics.PorterDuff;
import android.graphics.drawable.Drawable;
import android.graphics.drawable.Icon;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.autofill.AutofillValue;
import antecede.Callbacks;
import antecede.Observable;

/** A button that is on or off; a click changes it. */
public abstract class CompoundButton extends Button implements Checkable {
  private static final int[] ATTRIBUTES = {android.R.attr.button, android.R.attr.checked};
  private static final int[] CHECKED_STATE = {android.R.attr.state_checked};

  @Observable private boolean mChecked;
  private Drawable buttonDrawable;
  private boolean broadcasting;
  private OnCheckedChangeListener listener;
  private OnCheckedChangeListener groupListener;

  /** Hears of changes, within the change. */
  public interface OnCheckedChangeListener {
    void onCheckedChanged(CompoundButton buttonView, boolean isChecked);
  }

  /** Whether it was checked. */
  static class SavedState extends BaseSavedState {
    public static final Parcelable.Creator<SavedState> CREATOR = new Parcelable.Creator<SavedState>() {
      @Override
      public SavedState createFromParcel(Parcel source) { return new SavedState(source); }

      @Override
      public SavedState[] newArray(int size) { return new SavedState[size]; }
    };

    boolean checked;

    SavedState(Parcelable superState) { super(superState); }

    private SavedState(Parcel source) {
      super(source);
      checked = source.readInt() != 0;
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
      super.writeToParcel(out, flags);
      out.writeInt(checked ? 1 : 0);
    }
  }

  public CompoundButton(Context context) { this(context, null); }

  public CompoundButton(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public CompoundButton(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public CompoundButton(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    Drawable drawable = values.getDrawable(0);
    if (drawable != null) setButtonDrawable(drawable);
    setChecked(values.getBoolean(1, false));
    values.recycle();
  }

  @Override
  void defaults(AttributeSet attrs) {
    Defaults.clickable(this, attrs);
    Defaults.smallest(this, attrs, 32, 32);
  }

  @Override
  public boolean isChecked() { return mChecked; }

  @Override
  public void toggle() { setChecked(!mChecked); }

  @Override
  public boolean performClick() {
    toggle();
    return super.performClick();
  }

  @Override
  public void setChecked(boolean checked) {
    if (mChecked == checked) return;
    mChecked = checked;
    refreshDrawableState();
    if (broadcasting) return;
    broadcasting = true;
    if (listener != null) {
      Callbacks.invoke(this, "OnCheckedChangeListener", listener);
      listener.onCheckedChanged(this, checked);
    }
    if (groupListener != null) groupListener.onCheckedChanged(this, mChecked);
    broadcasting = false;
  }

  public void setOnCheckedChangeListener(OnCheckedChangeListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnCheckedChangeListener", null);
    else Callbacks.register(this, "OnCheckedChangeListener", listener, false, "setChecked");
    this.listener = listener;
  }

  /** A RadioGroup hears too, after the app. */
  void setOnCheckedChangeWidgetListener(OnCheckedChangeListener listener) { groupListener = listener; }

  public void setButtonDrawable(int resId) { setButtonDrawable(resId == 0 ? null : getContext().getDrawable(resId)); }

  public void setButtonDrawable(Drawable drawable) {
    buttonDrawable = drawable;
    if (drawable != null) drawable.setCallback(this);
    requestLayout();
  }

  public Drawable getButtonDrawable() { return buttonDrawable; }

  private int mark() { return (int) (32 * getResources().getDisplayMetrics().density); }

  @Override
  public int getCompoundPaddingLeft() { return super.getCompoundPaddingLeft() + mark(); }

  @Override
  protected int[] onCreateDrawableState(int extraSpace) {
    int[] state = super.onCreateDrawableState(extraSpace + 1);
    if (mChecked) mergeDrawableStates(state, CHECKED_STATE);
    return state;
  }

  @Override
  protected boolean verifyDrawable(Drawable who) { return super.verifyDrawable(who) || who == buttonDrawable; }

  @Override
  protected void drawableStateChanged() {
    super.drawableStateChanged();
    if (buttonDrawable != null && buttonDrawable.isStateful()) buttonDrawable.setState(getDrawableState());
  }

  @Override
  public Parcelable onSaveInstanceState() {
    SavedState state = new SavedState(super.onSaveInstanceState());
    state.checked = mChecked;
    return state;
  }

  @Override
  public void onRestoreInstanceState(Parcelable state) {
    SavedState saved = (SavedState) state;
    super.onRestoreInstanceState(saved.getSuperState());
    setChecked(saved.checked);
    requestLayout();
  }

  @Override
  public CharSequence getAccessibilityClassName() { return CompoundButton.class.getName(); }

  private ColorStateList buttonTintList;
  private PorterDuff.Mode buttonTintMode;

  public void setButtonTintList(ColorStateList buttonTintList) { this.buttonTintList = buttonTintList; }
  public ColorStateList getButtonTintList() { return buttonTintList; }

  public void setButtonTintMode(PorterDuff.Mode buttonTintMode) { this.buttonTintMode = buttonTintMode; }
  public PorterDuff.Mode getButtonTintMode() { return buttonTintMode; }

  // What only keeps a value.

  private BlendMode buttonTintBlendMode;
  private Icon buttonIcon;

  public BlendMode getButtonTintBlendMode() {
    return buttonTintBlendMode;
  }

  public void setButtonIcon(Icon buttonIcon) {
    this.buttonIcon = buttonIcon;
  }

  public void setButtonTintBlendMode(BlendMode buttonTintBlendMode) {
    this.buttonTintBlendMode = buttonTintBlendMode;
  }

  @Override
  public int getAutofillType() {
    return isEnabled() ? AUTOFILL_TYPE_TOGGLE : AUTOFILL_TYPE_NONE;
  }

  @Override
  public AutofillValue getAutofillValue() {
    return isEnabled() ? AutofillValue.forToggle(isChecked()) : null;
  }

  @Override
  public void autofill(AutofillValue value) {
    if (isEnabled() && value.isToggle()) setChecked(value.getToggleValue());
  }
}
