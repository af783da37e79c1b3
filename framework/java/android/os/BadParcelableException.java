package android.os;

import android.util.AndroidRuntimeException;

/** A Parcelable could not be read. */
public class BadParcelableException extends AndroidRuntimeException {
  public BadParcelableException(String msg) {
    super(msg);
  }

  public BadParcelableException(Exception cause) {
    super(cause);
  }

  public BadParcelableException(String msg, Throwable cause) {
    super(msg, cause);
  }
}
