package androidx.preference;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.widget.AdapterView;
import android.widget.AppAttributes;
import android.widget.ArrayAdapter;
import android.widget.Spinner;
import antecede.Hidden;

/** One of several, from a list that drops down. */
public class DropDownPreference extends ListPreference {
  private final Context context;
  private ArrayAdapter<String> adapter;
  private Spinner spinner;
  private final AdapterView.OnItemSelectedListener selected = new AdapterView.OnItemSelectedListener() {
    @Override
    public void onItemSelected(AdapterView<?> parent, View view, int position, long id) {
      if (position < 0) return;
      String value = getEntryValues()[position].toString();
      if (!value.equals(getValue()) && callChangeListener(value)) setValue(value);
    }

    @Override
    public void onNothingSelected(AdapterView<?> parent) {}
  };

  public DropDownPreference(Context context) { this(context, null); }

  public DropDownPreference(Context context, AttributeSet attrs) {
    this(context, attrs, style(context, "dropdownPreferenceStyle"));
  }

  public DropDownPreference(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public DropDownPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    this.context = context;
    adapter = createAdapter();
    updateEntries();
  }

  @Override
  protected void onClick() {
    if (spinner != null) spinner.performClick();
  }

  @Override
  public void setEntries(CharSequence[] entries) {
    super.setEntries(entries);
    updateEntries();
  }

  protected ArrayAdapter createAdapter() {
    return new ArrayAdapter<String>(context, android.R.layout.simple_spinner_dropdown_item);
  }

  private void updateEntries() {
    adapter.clear();
    if (getEntries() == null) return;
    for (CharSequence entry : getEntries()) adapter.add(entry.toString());
  }

  @Override
  public void setValueIndex(int index) { setValue(getEntryValues()[index].toString()); }

  @Override
  protected void notifyChanged() {
    super.notifyChanged();
    if (adapter != null) adapter.notifyDataSetChanged();
  }

  private int spinnerId() {
    int known = AppAttributes.resource(getContext(), "id", "spinner");
    return known != 0 ? known : android.R.id.toggle;
  }

  @Hidden
  @Override
  protected View makeWidget(Context context) {
    Spinner made = new Spinner(context);
    made.setId(spinnerId());
    return made;
  }

  @Override
  public void onBindViewHolder(PreferenceViewHolder holder) {
    View found = holder.itemView.findViewById(spinnerId());
    spinner = found instanceof Spinner ? (Spinner) found : null;
    if (spinner != null) {
      spinner.setAdapter(adapter);
      spinner.setOnItemSelectedListener(selected);
      spinner.setSelection(findIndexOfValue(getValue()));
    }
    super.onBindViewHolder(holder);
  }
}
