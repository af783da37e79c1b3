package android.text.method;

import android.graphics.Rect;
import android.text.Editable;
import android.text.TextWatcher;
import android.view.View;

/** Shows dots. */
public class PasswordTransformationMethod implements TransformationMethod, TextWatcher {
  private static PasswordTransformationMethod instance;

  public PasswordTransformationMethod() {}

  @Override
  public CharSequence getTransformation(CharSequence source, View view) {
    StringBuilder dots = new StringBuilder();
    for (int i = 0; i < source.length(); i++) dots.append('\u2022');
    return dots.toString();
  }

  public static PasswordTransformationMethod getInstance() {
    if (instance == null) instance = new PasswordTransformationMethod();
    return instance;
  }

  @Override
  public void beforeTextChanged(CharSequence s, int start, int count, int after) {}

  @Override
  public void onTextChanged(CharSequence s, int start, int before, int count) {}

  @Override
  public void afterTextChanged(Editable s) {}

  @Override
  public void onFocusChanged(View view, CharSequence sourceText, boolean focused, int direction, Rect previouslyFocusedRect) {}
}
