package androidx.core.view;

import android.view.KeyEvent;
import antecede.Unlisted;

/** Keys on their way to a library's activity. */
@Unlisted
public class KeyEventDispatcher {
  private KeyEventDispatcher() {}

  /** Takes keys last. */
  public interface Component {
    boolean superDispatchKeyEvent(KeyEvent event);
  }
}
