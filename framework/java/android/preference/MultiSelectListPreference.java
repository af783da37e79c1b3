package android.preference;

import android.app.AlertDialog;
import android.content.Context;
import android.content.DialogInterface;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import java.util.HashSet;
import java.util.Set;

/** Some of several values. */
@Deprecated
public class MultiSelectListPreference extends DialogPreference {
  private static final int[] ATTRIBUTES = {android.R.attr.entries, android.R.attr.entryValues};

  private CharSequence[] entries, entryValues;
  private Set<String> values = new HashSet<String>();
  private Set<String> newValues = new HashSet<String>();
  private boolean changed;

  private final class Choose implements DialogInterface.OnMultiChoiceClickListener {
    @Override
    public void onClick(DialogInterface dialog, int which, boolean isChecked) {
      if (isChecked) changed |= newValues.add(entryValues[which].toString());
      else changed |= newValues.remove(entryValues[which].toString());
    }
  }

  public MultiSelectListPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray array = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    entries = array.getTextArray(0);
    entryValues = array.getTextArray(1);
    array.recycle();
  }

  public MultiSelectListPreference(Context context, AttributeSet attrs, int defStyleAttr) {
    this(context, attrs, defStyleAttr, 0);
  }

  public MultiSelectListPreference(Context context, AttributeSet attrs) {
    this(context, attrs, android.R.attr.dialogPreferenceStyle);
  }

  public MultiSelectListPreference(Context context) { this(context, null); }

  public void setEntries(CharSequence[] entries) { this.entries = entries; }

  public void setEntries(int entriesResId) { setEntries(getContext().getResources().getTextArray(entriesResId)); }

  public CharSequence[] getEntries() { return entries; }

  public void setEntryValues(CharSequence[] entryValues) { this.entryValues = entryValues; }

  public void setEntryValues(int entryValuesResId) { setEntryValues(getContext().getResources().getTextArray(entryValuesResId)); }

  public CharSequence[] getEntryValues() { return entryValues; }

  public void setValues(Set<String> values) {
    this.values = new HashSet<String>(values);
    persistStringSet(values);
  }

  public Set<String> getValues() { return values; }

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
      throw new IllegalStateException("MultiSelectListPreference requires an entries array and an entryValues array.");
    }
    boolean[] checked = new boolean[entryValues.length];
    for (int i = 0; i < checked.length; i++) checked[i] = values.contains(entryValues[i].toString());
    builder.setMultiChoiceItems(entries, checked, new Choose());
    newValues = new HashSet<String>(values);
  }

  @Override
  protected void onDialogClosed(boolean positiveResult) {
    super.onDialogClosed(positiveResult);
    if (positiveResult && changed && callChangeListener(newValues)) setValues(newValues);
    changed = false;
  }

  @Override
  protected Object onGetDefaultValue(TypedArray a, int index) {
    Set<String> result = new HashSet<String>();
    for (CharSequence one : a.getTextArray(index)) result.add(one.toString());
    return result;
  }

  @Override
  @SuppressWarnings("unchecked")
  protected void onSetInitialValue(boolean restoreValue, Object defaultValue) {
    setValues(restoreValue ? getPersistedStringSet(values) : (Set<String>) defaultValue);
  }
}
