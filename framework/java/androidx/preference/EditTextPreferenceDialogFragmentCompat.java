package androidx.preference;

import android.content.Context;
import android.os.Bundle;
import android.view.View;
import android.widget.EditText;
import android.widget.LinearLayout;
import android.widget.TextView;
import antecede.Unlisted;

/** A field for a text. */
public class EditTextPreferenceDialogFragmentCompat extends PreferenceDialogFragmentCompat {
  private static final String TEXT = "EditTextPreferenceDialogFragment.text";

  private EditText field;
  private CharSequence text;

  public static EditTextPreferenceDialogFragmentCompat newInstance(String key) {
    EditTextPreferenceDialogFragmentCompat made = new EditTextPreferenceDialogFragmentCompat();
    Bundle arguments = new Bundle(1);
    arguments.putString(ARG_KEY, key);
    made.setArguments(arguments);
    return made;
  }

  private EditTextPreference preference() { return (EditTextPreference) getPreference(); }

  @Override
  public void onCreate(Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    text = savedInstanceState == null ? preference().getText() : savedInstanceState.getCharSequence(TEXT);
  }

  @Override
  public void onSaveInstanceState(Bundle outState) {
    super.onSaveInstanceState(outState);
    outState.putCharSequence(TEXT, text);
  }

  /** The library's style names a layout; an app without it gets the same views. */
  @Override
  protected View onCreateDialogView(Context context) {
    View given = super.onCreateDialogView(context);
    if (given != null) return given;
    LinearLayout frame = new LinearLayout(context);
    frame.setOrientation(LinearLayout.VERTICAL);
    TextView message = new TextView(context);
    message.setId(android.R.id.message);
    EditText edit = new EditText(context);
    edit.setId(android.R.id.edit);
    frame.addView(message);
    frame.addView(edit, LinearLayout.LayoutParams.MATCH_PARENT, LinearLayout.LayoutParams.WRAP_CONTENT);
    return frame;
  }

  @Override
  protected void onBindDialogView(View view) {
    super.onBindDialogView(view);
    field = view.findViewById(android.R.id.edit);
    if (field == null) throw new IllegalStateException("Dialog view must contain an EditText with id @android:id/edit");
    field.requestFocus();
    field.setText(text);
    field.setSelection(field.getText().length());
    preference().bind(field);
  }

  @Unlisted
  @Override
  protected boolean needInputMethod() { return true; }

  @Override
  public void onDialogClosed(boolean positiveResult) {
    if (!positiveResult) return;
    String value = field.getText().toString();
    EditTextPreference preference = preference();
    if (preference.callChangeListener(value)) preference.setText(value);
  }
}
