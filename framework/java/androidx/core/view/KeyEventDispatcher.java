package androidx.core.view;

import android.view.KeyEvent;
import antecede.Hidden;

/** Keys on their way to a library's activity. */
@Hidden
public class KeyEventDispatcher {
  private KeyEventDispatcher() {}

  /** Takes keys last. */
  public interface Component {
    boolean superDispatchKeyEvent(KeyEvent event);
  }
}
