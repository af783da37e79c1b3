package androidx.preference;

import android.content.Context;
import android.content.res.TypedArray;
import android.os.Parcelable;
import android.preference.PreferenceRow;
import android.text.TextUtils;
import android.util.AttributeSet;
import android.view.View;
import android.widget.AppAttributes;
import android.widget.Checkable;
import android.widget.CompoundButton;
import android.widget.Switch;
import android.widget.TextView;
import androidx.appcompat.widget.SwitchCompat;
import antecede.Hidden;
import antecede.Observable;
import antecede.Unlisted;

/** On or off. */
public abstract class TwoStatePreference extends Preference {
  @Observable @Unlisted protected boolean mChecked;
  private CharSequence summaryOn, summaryOff;
  private boolean checkedSet;
  private boolean disableDependentsState;
  private Changed changed;

  /** The widget was changed by itself. */
  private final class Changed implements CompoundButton.OnCheckedChangeListener {
    @Override
    public void onCheckedChanged(CompoundButton button, boolean isChecked) {
      if (!callChangeListener(isChecked)) button.setChecked(!isChecked);
      else TwoStatePreference.this.setChecked(isChecked);
    }
  }

  public TwoStatePreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
  }

  public TwoStatePreference(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public TwoStatePreference(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public TwoStatePreference(Context context) { this(context, null); }

  /** What the subclasses of the library read. */
  @Hidden
  protected void read(AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    TypedArray values = AppAttributes.of(getContext(), attrs, defStyleAttr, defStyleRes, "summaryOn", "android:summaryOn",
        "summaryOff", "android:summaryOff", "disableDependentsState", "android:disableDependentsState");
    setSummaryOn(values.getString(AppAttributes.either(values, 0)));
    setSummaryOff(values.getString(AppAttributes.either(values, 2)));
    setDisableDependentsState(values.getBoolean(AppAttributes.either(values, 4), false));
    values.recycle();
  }

  @Override
  protected void onClick() {
    super.onClick();
    boolean newValue = !isChecked();
    if (callChangeListener(newValue)) setChecked(newValue);
  }

  public void setChecked(boolean checked) {
    boolean differs = mChecked != checked;
    if (!differs && checkedSet) return;
    mChecked = checked;
    checkedSet = true;
    persistBoolean(checked);
    if (!differs) return;
    notifyDependencyChange(shouldDisableDependents());
    notifyChanged();
  }

  public boolean isChecked() { return mChecked; }

  @Override
  public boolean shouldDisableDependents() {
    return (disableDependentsState ? mChecked : !mChecked) || super.shouldDisableDependents();
  }

  public void setSummaryOn(CharSequence summary) {
    summaryOn = summary;
    if (isChecked()) notifyChanged();
  }

  public void setSummaryOn(int summaryResId) { setSummaryOn(getContext().getString(summaryResId)); }

  public CharSequence getSummaryOn() { return summaryOn; }

  public void setSummaryOff(CharSequence summary) {
    summaryOff = summary;
    if (!isChecked()) notifyChanged();
  }

  public void setSummaryOff(int summaryResId) { setSummaryOff(getContext().getString(summaryResId)); }

  public CharSequence getSummaryOff() { return summaryOff; }

  public boolean getDisableDependentsState() { return disableDependentsState; }

  public void setDisableDependentsState(boolean disableDependentsState) { this.disableDependentsState = disableDependentsState; }

  @Override
  protected Object onGetDefaultValue(TypedArray a, int index) { return a.getBoolean(index, false); }

  @Override
  protected void onSetInitialValue(Object defaultValue) {
    setChecked(getPersistedBoolean(defaultValue != null && (Boolean) defaultValue));
  }

  protected void syncSummaryView(PreferenceViewHolder holder) { syncSummaryView(holder.findViewById(android.R.id.summary)); }

  @Unlisted
  protected void syncSummaryView(View view) {
    if (!(view instanceof TextView)) return;
    CharSequence text = mChecked ? summaryOn : summaryOff;
    PreferenceRow.show((TextView) view, TextUtils.isEmpty(text) ? getSummary() : text);
  }

  /** The widget of a row that was made by the model: a click on it is one on the row. */
  @Hidden
  protected static View passive(View widget, int id) {
    widget.setId(id);
    widget.setClickable(false);
    widget.setFocusable(false);
    return widget;
  }

  @Hidden
  protected void syncWidget(View view, CharSequence textOn, CharSequence textOff) {
    if (view instanceof CompoundButton) ((CompoundButton) view).setOnCheckedChangeListener(null);
    if (view instanceof Checkable) ((Checkable) view).setChecked(mChecked);
    if (view instanceof SwitchCompat) {
      ((SwitchCompat) view).setTextOn(textOn);
      ((SwitchCompat) view).setTextOff(textOff);
    } else if (view instanceof Switch) {
      ((Switch) view).setTextOn(textOn);
      ((Switch) view).setTextOff(textOff);
    }
    if (changed == null) changed = new Changed();
    if (view instanceof CompoundButton) ((CompoundButton) view).setOnCheckedChangeListener(changed);
  }

  @Override
  protected Parcelable onSaveInstanceState() {
    Parcelable above = super.onSaveInstanceState();
    return isPersistent() ? above : new ValueState(above, String.valueOf(isChecked()));
  }

  @Override
  protected void onRestoreInstanceState(Parcelable state) {
    if (!(state instanceof ValueState)) {
      super.onRestoreInstanceState(state);
      return;
    }
    super.onRestoreInstanceState(((ValueState) state).getSuperState());
    setChecked("true".equals(((ValueState) state).values[0]));
  }
}
