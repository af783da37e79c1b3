package android.view.translation;

import android.view.View;

/** Shows a view in another language. Nobody translates here. */
public interface ViewTranslationCallback {
  boolean onShowTranslation(View view);

  boolean onHideTranslation(View view);

  boolean onClearTranslation(View view);
}
