package android.view;

import android.util.AndroidRuntimeException;
import antecede.Hidden;

/** Only the name by which crash reports know what the root of a window throws; the root itself is {@link ViewRoot}. */
@Hidden
public final class ViewRootImpl {
  private ViewRootImpl() {}

  /** A view was touched by a thread that did not make its window. */
  @Hidden
  public static final class CalledFromWrongThreadException extends AndroidRuntimeException {
    public CalledFromWrongThreadException(String msg) {
      super(msg);
    }
  }
}
