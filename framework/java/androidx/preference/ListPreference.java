package androidx.preference;

import android.content.Context;
import android.content.res.TypedArray;
import android.os.Parcelable;
import android.text.TextUtils;
import android.util.AttributeSet;
import android.widget.AppAttributes;
import antecede.Observable;

/** One of several. */
public class ListPreference extends DialogPreference {
  private CharSequence[] entries, entryValues;
  @Observable private String mValue;
  private String summary;
  private boolean valueSet;

  /** Shows the chosen entry as the summary. */
  public static final class SimpleSummaryProvider implements SummaryProvider<ListPreference> {
    private static final SimpleSummaryProvider INSTANCE = new SimpleSummaryProvider();

    private SimpleSummaryProvider() {}

    public static SimpleSummaryProvider getInstance() { return INSTANCE; }

    @Override
    public CharSequence provideSummary(ListPreference preference) {
      return TextUtils.isEmpty(preference.getEntry()) ? "Not set" : preference.getEntry();
    }
  }

  public ListPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = AppAttributes.of(context, attrs, defStyleAttr, defStyleRes, "entries", "android:entries", "entryValues",
        "android:entryValues", "summary", "android:summary", "useSimpleSummaryProvider");
    entries = values.getTextArray(AppAttributes.either(values, 0));
    entryValues = values.getTextArray(AppAttributes.either(values, 2));
    summary = values.getString(AppAttributes.either(values, 4));
    if (values.getBoolean(6, false)) setSummaryProvider(SimpleSummaryProvider.getInstance());
    values.recycle();
  }

  public ListPreference(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public ListPreference(Context context, AttributeSet attrs) { this(context, attrs, style(context, "dialogPreferenceStyle")); }

  public ListPreference(Context context) { this(context, null); }

  public void setEntries(CharSequence[] entries) { this.entries = entries; }

  public void setEntries(int entriesResId) { setEntries(getContext().getResources().getTextArray(entriesResId)); }

  public CharSequence[] getEntries() { return entries; }

  public void setEntryValues(CharSequence[] entryValues) { this.entryValues = entryValues; }

  public void setEntryValues(int entryValuesResId) { setEntryValues(getContext().getResources().getTextArray(entryValuesResId)); }

  public CharSequence[] getEntryValues() { return entryValues; }

  @Override
  public void setSummary(CharSequence summary) {
    super.setSummary(summary);
    this.summary = summary == null ? null : summary.toString();
  }

  /** A summary may hold a place for the chosen entry. */
  @Override
  public CharSequence getSummary() {
    if (getSummaryProvider() != null) return super.getSummary();
    CharSequence entry = getEntry(), above = super.getSummary();
    if (summary == null) return above;
    String filled = String.format(summary, entry == null ? "" : entry);
    return TextUtils.equals(filled, above) ? above : filled;
  }

  public void setValue(String value) {
    boolean changed = !TextUtils.equals(mValue, value);
    if (!changed && valueSet) return;
    mValue = value;
    valueSet = true;
    persistString(value);
    if (changed) notifyChanged();
  }

  public String getValue() { return mValue; }

  public CharSequence getEntry() {
    int index = findIndexOfValue(mValue);
    return index >= 0 && entries != null ? entries[index] : null;
  }

  public int findIndexOfValue(String value) {
    if (value == null || entryValues == null) return -1;
    for (int i = entryValues.length - 1; i >= 0; i--) {
      if (TextUtils.equals(entryValues[i].toString(), value)) return i;
    }
    return -1;
  }

  public void setValueIndex(int index) {
    if (entryValues != null) setValue(entryValues[index].toString());
  }

  @Override
  protected Object onGetDefaultValue(TypedArray a, int index) { return a.getString(index); }

  @Override
  protected void onSetInitialValue(Object defaultValue) { setValue(getPersistedString((String) defaultValue)); }

  @Override
  protected Parcelable onSaveInstanceState() {
    Parcelable above = super.onSaveInstanceState();
    return isPersistent() ? above : new ValueState(above, mValue);
  }

  @Override
  protected void onRestoreInstanceState(Parcelable state) {
    if (!(state instanceof ValueState)) {
      super.onRestoreInstanceState(state);
      return;
    }
    super.onRestoreInstanceState(((ValueState) state).getSuperState());
    setValue(((ValueState) state).values[0]);
  }
}
