package android.view;

import android.util.AndroidRuntimeException;
import antecede.Unlisted;

/** Only the name by which crash reports know what the root of a window throws; the root itself is {@link ViewRoot}. */
@Unlisted
public final class ViewRootImpl {
  private ViewRootImpl() {}

  /** A view was touched by a thread that did not make its window. */
  @Unlisted
  public static final class CalledFromWrongThreadException extends AndroidRuntimeException {
    public CalledFromWrongThreadException(String msg) {
      super(msg);
    }
  }
}
