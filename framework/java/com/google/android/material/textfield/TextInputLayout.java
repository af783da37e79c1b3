package com.google.android.material.textfield;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import android.widget.AppAttributes;
import android.widget.EditText;
import android.widget.LinearLayout;
import android.widget.TextView;

/** A text field with a hint above and an error below it. */
public class TextInputLayout extends LinearLayout {
  private EditText field;
  private final TextView label, error;
  private boolean hintEnabled = true, errorEnabled, counterEnabled, passwordToggle, hintAnimation = true;
  private int counterMax = -1;
  private CharSequence hint;

  public TextInputLayout(Context context) { this(context, null); }

  public TextInputLayout(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public TextInputLayout(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    setOrientation(VERTICAL);
    label = new TextView(context);
    error = new TextView(context);
    error.setVisibility(GONE);
    TypedArray values = AppAttributes.of(context, attrs, "android:hint", "hintEnabled", "errorEnabled", "counterEnabled",
        "counterMaxLength");
    hintEnabled = values.getBoolean(1, true);
    errorEnabled = values.getBoolean(2, false);
    counterEnabled = values.getBoolean(3, false);
    counterMax = values.getInt(4, -1);
    super.addView(label, 0, new LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT));
    super.addView(error, -1, new LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT));
    setHint(values.getText(0));
    values.recycle();
  }

  @Override
  public void addView(View child, int index, ViewGroup.LayoutParams params) {
    if (!(child instanceof EditText)) {
      super.addView(child, index, params);
      return;
    }
    if (field != null) throw new IllegalArgumentException("We already have an EditText, can only have one");
    field = (EditText) child;
    super.addView(child, 1, params);
    if (hint == null) {
      setHint(field.getHint());
      field.setHint(null);
    }
  }

  public EditText getEditText() { return field; }

  public void setHint(CharSequence hint) {
    this.hint = hint;
    label.setText(hint);
    label.setVisibility(hintEnabled && hint != null && hint.length() > 0 ? VISIBLE : GONE);
  }

  public void setHint(int textResourceId) { setHint(getResources().getText(textResourceId)); }

  public CharSequence getHint() { return hintEnabled ? hint : null; }

  public void setHintEnabled(boolean enabled) {
    hintEnabled = enabled;
    setHint(hint);
  }

  public boolean isHintEnabled() { return hintEnabled; }

  public void setHintAnimationEnabled(boolean enabled) { hintAnimation = enabled; }

  public boolean isHintAnimationEnabled() { return hintAnimation; }

  public void setErrorEnabled(boolean enabled) {
    errorEnabled = enabled;
    if (!enabled) setErrorText(null);
  }

  public boolean isErrorEnabled() { return errorEnabled; }

  public void setError(CharSequence errorText) {
    if (!errorEnabled) {
      if (errorText == null || errorText.length() == 0) return;
      errorEnabled = true;
    }
    setErrorText(errorText);
  }

  private void setErrorText(CharSequence text) {
    error.setText(text);
    error.setVisibility(text == null || text.length() == 0 ? GONE : VISIBLE);
  }

  public CharSequence getError() {
    CharSequence text = errorEnabled ? error.getText() : null;
    return text == null || text.length() == 0 ? null : text;
  }

  public void setHelperText(CharSequence helperText) {}

  public void setCounterEnabled(boolean enabled) { counterEnabled = enabled; }

  public boolean isCounterEnabled() { return counterEnabled; }

  public void setCounterMaxLength(int maxLength) { counterMax = maxLength; }

  public int getCounterMaxLength() { return counterMax; }

  @Deprecated
  public void setPasswordVisibilityToggleEnabled(boolean enabled) { passwordToggle = enabled; }

  @Deprecated
  public boolean isPasswordVisibilityToggleEnabled() { return passwordToggle; }

  public void setErrorTextAppearance(int errorTextAppearance) {}

  public void setHintTextAppearance(int resId) {}
}
