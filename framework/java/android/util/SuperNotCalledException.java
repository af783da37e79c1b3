package android.util;

import antecede.Hidden;

/** A callback did not call the one of its superclass. */
@Hidden
public final class SuperNotCalledException extends AndroidRuntimeException {
  public SuperNotCalledException(String msg) {
    super(msg);
  }
}
