package androidx.preference;

import android.content.DialogInterface;
import android.os.Bundle;
import androidx.appcompat.app.AlertDialog;

/** A list to choose from: a choice closes it. */
public class ListPreferenceDialogFragmentCompat extends PreferenceDialogFragmentCompat {
  private static final String STATE = "ListPreferenceDialogFragment.";

  private int chosen;
  private CharSequence[] entries, values;

  private final class Choice implements DialogInterface.OnClickListener {
    @Override
    public void onClick(DialogInterface dialog, int which) {
      chosen = which;
      ListPreferenceDialogFragmentCompat.this.onClick(dialog, DialogInterface.BUTTON_POSITIVE);
      dialog.dismiss();
    }
  }

  public static ListPreferenceDialogFragmentCompat newInstance(String key) {
    ListPreferenceDialogFragmentCompat made = new ListPreferenceDialogFragmentCompat();
    Bundle arguments = new Bundle(1);
    arguments.putString(ARG_KEY, key);
    made.setArguments(arguments);
    return made;
  }

  @Override
  public void onCreate(Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    if (savedInstanceState != null) {
      chosen = savedInstanceState.getInt(STATE + "index", 0);
      entries = savedInstanceState.getCharSequenceArray(STATE + "entries");
      values = savedInstanceState.getCharSequenceArray(STATE + "entryValues");
      return;
    }
    ListPreference preference = (ListPreference) getPreference();
    if (preference.getEntries() == null || preference.getEntryValues() == null) {
      throw new IllegalStateException("ListPreference requires an entries array and an entryValues array.");
    }
    chosen = preference.findIndexOfValue(preference.getValue());
    entries = preference.getEntries();
    values = preference.getEntryValues();
  }

  @Override
  public void onSaveInstanceState(Bundle outState) {
    super.onSaveInstanceState(outState);
    outState.putInt(STATE + "index", chosen);
    outState.putCharSequenceArray(STATE + "entries", entries);
    outState.putCharSequenceArray(STATE + "entryValues", values);
  }

  @Override
  protected void onPrepareDialogBuilder(AlertDialog.Builder builder) {
    super.onPrepareDialogBuilder(builder);
    builder.setSingleChoiceItems(entries, chosen, new Choice());
    builder.setPositiveButton(null, null);
  }

  @Override
  public void onDialogClosed(boolean positiveResult) {
    if (!positiveResult || chosen < 0) return;
    String value = values[chosen].toString();
    ListPreference preference = (ListPreference) getPreference();
    if (preference.callChangeListener(value)) preference.setValue(value);
  }
}
