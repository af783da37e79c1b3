package androidx.preference;

import android.content.Context;
import android.content.res.TypedArray;
import android.os.Parcelable;
import android.text.TextUtils;
import android.util.AttributeSet;
import android.widget.AppAttributes;
import android.widget.EditText;
import antecede.Callbacks;
import antecede.Observable;

/** A text. */
public class EditTextPreference extends DialogPreference {
  @Observable private String mText;
  private OnBindEditTextListener bindListener;

  /** Prepares the field of the dialog. */
  public interface OnBindEditTextListener {
    void onBindEditText(EditText editText);
  }

  /** Shows the text as the summary. */
  public static final class SimpleSummaryProvider implements SummaryProvider<EditTextPreference> {
    private static final SimpleSummaryProvider INSTANCE = new SimpleSummaryProvider();

    private SimpleSummaryProvider() {}

    public static SimpleSummaryProvider getInstance() { return INSTANCE; }

    @Override
    public CharSequence provideSummary(EditTextPreference preference) {
      return TextUtils.isEmpty(preference.getText()) ? "Not set" : preference.getText();
    }
  }

  public EditTextPreference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = AppAttributes.of(context, attrs, defStyleAttr, defStyleRes, "useSimpleSummaryProvider");
    if (values.getBoolean(0, false)) setSummaryProvider(SimpleSummaryProvider.getInstance());
    values.recycle();
  }

  public EditTextPreference(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public EditTextPreference(Context context, AttributeSet attrs) {
    this(context, attrs, style(context, "editTextPreferenceStyle"));
  }

  public EditTextPreference(Context context) { this(context, null); }

  public void setText(String text) {
    boolean blocked = shouldDisableDependents();
    mText = text;
    persistString(text);
    if (blocked != shouldDisableDependents()) notifyDependencyChange(shouldDisableDependents());
    notifyChanged();
  }

  public String getText() { return mText; }

  @Override
  protected Object onGetDefaultValue(TypedArray a, int index) { return a.getString(index); }

  @Override
  protected void onSetInitialValue(Object defaultValue) { setText(getPersistedString((String) defaultValue)); }

  @Override
  public boolean shouldDisableDependents() { return TextUtils.isEmpty(mText) || super.shouldDisableDependents(); }

  public void setOnBindEditTextListener(OnBindEditTextListener onBindEditTextListener) {
    if (onBindEditTextListener == null) Callbacks.unregister(this, "OnBindEditTextListener", null);
    else Callbacks.register(this, "OnBindEditTextListener", onBindEditTextListener, false, "bind");
    bindListener = onBindEditTextListener;
  }

  void bind(EditText field) {
    if (bindListener == null) return;
    Callbacks.invoke(this, "OnBindEditTextListener", bindListener);
    bindListener.onBindEditText(field);
  }

  @Override
  protected Parcelable onSaveInstanceState() {
    Parcelable above = super.onSaveInstanceState();
    return isPersistent() ? above : new ValueState(above, mText);
  }

  @Override
  protected void onRestoreInstanceState(Parcelable state) {
    if (!(state instanceof ValueState)) {
      super.onRestoreInstanceState(state);
      return;
    }
    super.onRestoreInstanceState(((ValueState) state).getSuperState());
    setText(((ValueState) state).values[0]);
  }
}
