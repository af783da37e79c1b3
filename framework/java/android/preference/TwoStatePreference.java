package android.preference;

import android.content.Context;
import android.content.res.TypedArray;
import android.os.Parcelable;
import android.text.TextUtils;
import android.util.AttributeSet;
import android.view.View;
import android.widget.TextView;
import antecede.Observable;

/** On or off. */
@Deprecated
public abstract class TwoStatePreference extends Preference {
  private CharSequence summaryOn, summaryOff;
  @Observable private boolean mChecked;
  private boolean checkedSet;
  private boolean disableDependentsState;

  public TwoStatePreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
  }

  public TwoStatePreference(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public TwoStatePreference(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public TwoStatePreference(Context context) { this(context, null); }

  /** The attributes have other numbers in each subclass. */
  void read(AttributeSet attrs, int[] names, int defStyleAttr, int defStyleRes) {
    TypedArray values = getContext().obtainStyledAttributes(attrs, names, defStyleAttr, defStyleRes);
    setSummaryOn(values.getText(0));
    setSummaryOff(values.getText(1));
    setDisableDependentsState(values.getBoolean(2, false));
    values.recycle();
  }

  @Override
  protected void onClick() {
    super.onClick();
    boolean newValue = !isChecked();
    if (callChangeListener(newValue)) setChecked(newValue);
  }

  public void setChecked(boolean checked) {
    boolean changed = mChecked != checked;
    if (!changed && checkedSet) return;
    mChecked = checked;
    checkedSet = true;
    persistBoolean(checked);
    if (!changed) return;
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
  protected void onSetInitialValue(boolean restoreValue, Object defaultValue) {
    setChecked(restoreValue ? getPersistedBoolean(mChecked) : (Boolean) defaultValue);
  }

  void syncSummaryView(View view) {
    TextView summary = view.findViewById(android.R.id.summary);
    if (summary == null) return;
    CharSequence text = mChecked ? summaryOn : summaryOff;
    PreferenceRow.show(summary, TextUtils.isEmpty(text) ? getSummary() : text);
  }

  @Override
  protected Parcelable onSaveInstanceState() {
    Parcelable above = super.onSaveInstanceState();
    if (isPersistent()) return above;
    ValueState state = new ValueState(above);
    state.value = isChecked() ? "true" : "false";
    return state;
  }

  @Override
  protected void onRestoreInstanceState(Parcelable state) {
    if (!(state instanceof ValueState)) {
      super.onRestoreInstanceState(state);
      return;
    }
    super.onRestoreInstanceState(((ValueState) state).getSuperState());
    setChecked("true".equals(((ValueState) state).value));
  }
}
