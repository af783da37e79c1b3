package android.text.method;

import android.graphics.Rect;
import android.view.View;

/** Shows a text otherwise than it is. */
public interface TransformationMethod {
  CharSequence getTransformation(CharSequence source, View view);

  void onFocusChanged(View view, CharSequence sourceText, boolean focused, int direction, Rect previouslyFocusedRect);
}
