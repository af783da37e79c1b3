package android.os;

import android.util.AndroidException;

/** A call to another process failed. */
public class RemoteException extends AndroidException {
  public RemoteException() {}

  public RemoteException(String message) {
    super(message);
  }

  public RemoteException(String message, Throwable cause, boolean enableSuppression, boolean writableStackTrace) {
    super(message, cause, enableSuppression, writableStackTrace);
  }

  public RemoteException(Throwable cause) {
    this(cause.getMessage(), cause, true, false);
  }

  public RuntimeException rethrowAsRuntimeException() {
    throw new RuntimeException(this);
  }

  public RuntimeException rethrowFromSystemServer() {
    throw new RuntimeException(this);
  }
}
