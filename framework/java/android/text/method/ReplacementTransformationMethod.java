package android.text.method;

import android.graphics.Rect;
import android.view.View;

/** Shows some letters as others. */
public abstract class ReplacementTransformationMethod implements TransformationMethod {
  public ReplacementTransformationMethod() {}

  protected abstract char[] getOriginal();

  protected abstract char[] getReplacement();

  @Override
  public CharSequence getTransformation(CharSequence source, View v) {
    String text = source.toString();
    char[] original = getOriginal();
    char[] replacement = getReplacement();
    String shown = text;
    for (int i = 0; i < original.length; i++) shown = shown.replace(original[i], replacement[i]);
    return shown.equals(text) ? source : shown;
  }

  @Override
  public void onFocusChanged(View view, CharSequence sourceText, boolean focused, int direction, Rect previouslyFocusedRect) {}
}
