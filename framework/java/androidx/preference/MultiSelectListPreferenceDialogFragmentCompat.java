package androidx.preference;

import android.content.DialogInterface;
import android.os.Bundle;
import androidx.appcompat.app.AlertDialog;
import androidx.preference.MultiSelectListPreference;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;

/** A list to tick. */
public class MultiSelectListPreferenceDialogFragmentCompat extends PreferenceDialogFragmentCompat {
  private static final String STATE = "MultiSelectListPreferenceDialogFragmentCompat.";

  private final Set<String> chosen = new HashSet<String>();
  private boolean changed;
  private CharSequence[] entries, entryValues;

  private final class Choice implements DialogInterface.OnMultiChoiceClickListener {
    @Override
    public void onClick(DialogInterface dialog, int which, boolean isChecked) {
      String value = entryValues[which].toString();
      changed |= isChecked ? chosen.add(value) : chosen.remove(value);
    }
  }

  public static MultiSelectListPreferenceDialogFragmentCompat newInstance(String key) {
    MultiSelectListPreferenceDialogFragmentCompat made = new MultiSelectListPreferenceDialogFragmentCompat();
    Bundle arguments = new Bundle(1);
    arguments.putString(ARG_KEY, key);
    made.setArguments(arguments);
    return made;
  }

  @Override
  public void onCreate(Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    chosen.clear();
    if (savedInstanceState != null) {
      chosen.addAll(savedInstanceState.getStringArrayList(STATE + "values"));
      changed = savedInstanceState.getBoolean(STATE + "changed", false);
      entries = savedInstanceState.getCharSequenceArray(STATE + "entries");
      entryValues = savedInstanceState.getCharSequenceArray(STATE + "entryValues");
      return;
    }
    MultiSelectListPreference preference = (MultiSelectListPreference) getPreference();
    if (preference.getEntries() == null || preference.getEntryValues() == null) {
      throw new IllegalStateException("MultiSelectListPreference requires an entries array and an entryValues array.");
    }
    chosen.addAll(preference.getValues());
    changed = false;
    entries = preference.getEntries();
    entryValues = preference.getEntryValues();
  }

  @Override
  public void onSaveInstanceState(Bundle outState) {
    super.onSaveInstanceState(outState);
    outState.putStringArrayList(STATE + "values", new ArrayList<String>(chosen));
    outState.putBoolean(STATE + "changed", changed);
    outState.putCharSequenceArray(STATE + "entries", entries);
    outState.putCharSequenceArray(STATE + "entryValues", entryValues);
  }

  @Override
  protected void onPrepareDialogBuilder(AlertDialog.Builder builder) {
    super.onPrepareDialogBuilder(builder);
    boolean[] checked = new boolean[entryValues.length];
    for (int i = 0; i < checked.length; i++) checked[i] = chosen.contains(entryValues[i].toString());
    builder.setMultiChoiceItems(entries, checked, new Choice());
  }

  @Override
  public void onDialogClosed(boolean positiveResult) {
    if (positiveResult && changed) {
      MultiSelectListPreference preference = (MultiSelectListPreference) getPreference();
      if (preference.callChangeListener(chosen)) preference.setValues(chosen);
    }
    changed = false;
  }
}
