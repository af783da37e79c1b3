package android.preference;

import android.app.AlertDialog;
import android.content.Context;
import android.content.DialogInterface;
import android.content.res.TypedArray;
import android.os.Parcelable;
import android.text.TextUtils;
import android.util.AttributeSet;
import antecede.Observable;

/** One of several values. */
@Deprecated
public class ListPreference extends DialogPreference {
  private static final int[] ATTRIBUTES = {android.R.attr.entries, android.R.attr.entryValues, android.R.attr.summary};

  private CharSequence[] entries, entryValues;
  @Observable private String mValue;
  private String summary;
  private int clicked;
  private boolean valueSet;

  private final class Choose implements DialogInterface.OnClickListener {
    @Override
    public void onClick(DialogInterface dialog, int which) {
      clicked = which;
      ListPreference.this.onClick(dialog, DialogInterface.BUTTON_POSITIVE);
      dialog.dismiss();
    }
  }

  public ListPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    entries = values.getTextArray(0);
    entryValues = values.getTextArray(1);
    summary = values.getString(2);
    values.recycle();
  }

  public ListPreference(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public ListPreference(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.dialogPreferenceStyle); }

  public ListPreference(Context context) { this(context, null); }

  public void setEntries(CharSequence[] entries) { this.entries = entries; }

  public void setEntries(int entriesResId) { setEntries(getContext().getResources().getTextArray(entriesResId)); }

  public CharSequence[] getEntries() { return entries; }

  public void setEntryValues(CharSequence[] entryValues) { this.entryValues = entryValues; }

  public void setEntryValues(int entryValuesResId) { setEntryValues(getContext().getResources().getTextArray(entryValuesResId)); }

  public CharSequence[] getEntryValues() { return entryValues; }

  public void setValue(String value) {
    boolean changed = !TextUtils.equals(mValue, value);
    if (!changed && valueSet) return;
    mValue = value;
    valueSet = true;
    persistString(value);
    if (changed) notifyChanged();
  }

  @Override
  public CharSequence getSummary() {
    CharSequence entry = getEntry();
    return summary == null ? super.getSummary() : String.format(summary, entry == null ? "" : entry);
  }

  @Override
  public void setSummary(CharSequence summary) {
    super.setSummary(summary);
    this.summary = summary == null ? null : summary.toString();
  }

  public void setValueIndex(int index) {
    if (entryValues != null) setValue(entryValues[index].toString());
  }

  public String getValue() { return mValue; }

  public CharSequence getEntry() {
    int index = findIndexOfValue(mValue);
    return index >= 0 && entries != null ? entries[index] : null;
  }

  public int findIndexOfValue(String value) {
    for (int i = entryValues == null || value == null ? -1 : entryValues.length - 1; i >= 0; i--) {
      if (entryValues[i].equals(value)) return i;
    }
    return -1;
  }

  @Override
  protected void onPrepareDialogBuilder(AlertDialog.Builder builder) {
    super.onPrepareDialogBuilder(builder);
    if (entries == null || entryValues == null) {
      throw new IllegalStateException("ListPreference requires an entries array and an entryValues array.");
    }
    clicked = findIndexOfValue(mValue);
    builder.setSingleChoiceItems(entries, clicked, new Choose());
    builder.setPositiveButton(null, null);
  }

  @Override
  protected void onDialogClosed(boolean positiveResult) {
    super.onDialogClosed(positiveResult);
    if (!positiveResult || clicked < 0 || entryValues == null) return;
    String value = entryValues[clicked].toString();
    if (callChangeListener(value)) setValue(value);
  }

  @Override
  protected Object onGetDefaultValue(TypedArray a, int index) { return a.getString(index); }

  @Override
  protected void onSetInitialValue(boolean restoreValue, Object defaultValue) {
    setValue(restoreValue ? getPersistedString(mValue) : (String) defaultValue);
  }

  @Override
  protected Parcelable onSaveInstanceState() {
    Parcelable above = super.onSaveInstanceState();
    if (isPersistent()) return above;
    ValueState state = new ValueState(above);
    state.value = getValue();
    return state;
  }

  @Override
  protected void onRestoreInstanceState(Parcelable state) {
    super.onRestoreInstanceState(state);
    if (state instanceof ValueState && ((ValueState) state).value != null) setValue(((ValueState) state).value);
  }
}
