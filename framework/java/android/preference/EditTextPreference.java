package android.preference;

import android.content.Context;
import android.content.res.TypedArray;
import android.text.TextUtils;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import android.view.ViewParent;
import android.widget.EditText;
import android.widget.LinearLayout;
import android.widget.TextView;
import antecede.Observable;

/** A text. */
@Deprecated
public class EditTextPreference extends DialogPreference {
  private final EditText editText;
  @Observable private String mText;
  private boolean textSet;

  public EditTextPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    editText = new EditText(context, attrs);
    editText.identify(android.R.id.edit);
    editText.setEnabled(true);
  }

  public EditTextPreference(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public EditTextPreference(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.editTextPreferenceStyle); }

  public EditTextPreference(Context context) { this(context, null); }

  public void setText(String text) {
    boolean changed = !TextUtils.equals(mText, text);
    if (!changed && textSet) return;
    boolean blocked = shouldDisableDependents();
    mText = text;
    textSet = true;
    persistString(text);
    if (!changed) return;
    if (blocked != shouldDisableDependents()) notifyDependencyChange(shouldDisableDependents());
    notifyChanged();
  }

  public String getText() { return mText; }

  @Override
  protected View onCreateDialogView() {
    if (getDialogLayoutResource() != 0) return super.onCreateDialogView();
    LinearLayout frame = new LinearLayout(getContext());
    frame.setOrientation(LinearLayout.VERTICAL);
    TextView message = new TextView(getContext());
    message.identify(android.R.id.message);
    frame.addView(message);
    return frame;
  }

  @Override
  protected void onBindDialogView(View view) {
    super.onBindDialogView(view);
    editText.setText(getText());
    ViewParent old = editText.getParent();
    if (old == view) return;
    if (old != null) ((ViewGroup) old).removeView(editText);
    onAddEditTextToDialogView(view, editText);
  }

  protected void onAddEditTextToDialogView(View dialogView, EditText editText) {
    if (dialogView instanceof ViewGroup) {
      ((ViewGroup) dialogView).addView(editText, ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT);
    }
  }

  @Override
  protected void onDialogClosed(boolean positiveResult) {
    super.onDialogClosed(positiveResult);
    if (!positiveResult) return;
    String value = editText.getText().toString();
    if (callChangeListener(value)) setText(value);
  }

  @Override
  protected Object onGetDefaultValue(TypedArray a, int index) { return a.getString(index); }

  @Override
  protected void onSetInitialValue(boolean restoreValue, Object defaultValue) {
    setText(restoreValue ? getPersistedString(mText) : (String) defaultValue);
  }

  @Override
  public boolean shouldDisableDependents() { return TextUtils.isEmpty(mText) || super.shouldDisableDependents(); }

  public EditText getEditText() { return editText; }
}
