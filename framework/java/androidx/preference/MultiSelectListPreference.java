package androidx.preference;

import android.content.Context;
import android.content.res.TypedArray;
import android.os.Parcelable;
import android.text.TextUtils;
import android.util.AttributeSet;
import android.widget.AppAttributes;
import androidx.preference.DialogPreference;
import androidx.preference.ValueState;
import antecede.Observable;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/** Some of several. */
public class MultiSelectListPreference extends DialogPreference {
  private CharSequence[] entries, entryValues;
  @Observable private Set<String> mValues = new HashSet<String>();

  public MultiSelectListPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = AppAttributes.of(context, attrs, defStyleAttr, defStyleRes, "entries", "android:entries", "entryValues",
        "android:entryValues");
    entries = values.getTextArray(AppAttributes.either(values, 0));
    entryValues = values.getTextArray(AppAttributes.either(values, 2));
    values.recycle();
  }

  public MultiSelectListPreference(Context context, AttributeSet attrs, int defStyleAttr) {
    this(context, attrs, defStyleAttr, 0);
  }

  public MultiSelectListPreference(Context context, AttributeSet attrs) {
    this(context, attrs, style(context, "dialogPreferenceStyle"));
  }

  public MultiSelectListPreference(Context context) { this(context, null); }

  public void setEntries(CharSequence[] entries) { this.entries = entries; }

  public void setEntries(int entriesResId) { setEntries(getContext().getResources().getTextArray(entriesResId)); }

  public CharSequence[] getEntries() { return entries; }

  public void setEntryValues(CharSequence[] entryValues) { this.entryValues = entryValues; }

  public void setEntryValues(int entryValuesResId) { setEntryValues(getContext().getResources().getTextArray(entryValuesResId)); }

  public CharSequence[] getEntryValues() { return entryValues; }

  public void setValues(Set<String> values) {
    mValues = new HashSet<String>(values);
    persistStringSet(values);
    notifyChanged();
  }

  public Set<String> getValues() { return mValues; }

  public int findIndexOfValue(String value) {
    if (value == null || entryValues == null) return -1;
    for (int i = entryValues.length - 1; i >= 0; i--) {
      if (TextUtils.equals(entryValues[i].toString(), value)) return i;
    }
    return -1;
  }

  protected boolean[] getSelectedItems() {
    boolean[] selected = new boolean[entryValues.length];
    for (int i = 0; i < selected.length; i++) selected[i] = mValues.contains(entryValues[i].toString());
    return selected;
  }

  @Override
  protected Object onGetDefaultValue(TypedArray a, int index) {
    Set<String> values = new HashSet<String>();
    for (CharSequence one : a.getTextArray(index)) values.add(one.toString());
    return values;
  }

  @Override
  @SuppressWarnings("unchecked")
  protected void onSetInitialValue(Object defaultValue) {
    Set<String> otherwise = defaultValue == null ? Collections.<String>emptySet() : (Set<String>) defaultValue;
    setValues(getPersistedStringSet(otherwise));
  }

  @Override
  protected Parcelable onSaveInstanceState() {
    Parcelable above = super.onSaveInstanceState();
    return isPersistent() ? above : new ValueState(above, mValues.toArray(new String[mValues.size()]));
  }

  @Override
  protected void onRestoreInstanceState(Parcelable state) {
    if (!(state instanceof ValueState)) {
      super.onRestoreInstanceState(state);
      return;
    }
    super.onRestoreInstanceState(((ValueState) state).getSuperState());
    Set<String> values = new HashSet<String>();
    for (String one : ((ValueState) state).values) values.add(one);
    setValues(values);
  }
}
