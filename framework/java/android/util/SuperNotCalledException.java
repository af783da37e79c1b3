package android.util;

import antecede.Unlisted;

/** A callback did not call the one of its superclass. */
@Unlisted
public final class SuperNotCalledException extends AndroidRuntimeException {
  public SuperNotCalledException(String msg) {
    super(msg);
  }
}
