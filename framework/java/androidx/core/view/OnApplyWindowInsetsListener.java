package androidx.core.view;

import android.view.View;

/** Applies insets instead of the view. */
public interface OnApplyWindowInsetsListener {
  WindowInsetsCompat onApplyWindowInsets(View v, WindowInsetsCompat insets);
}
