package android.content;

import android.util.AndroidRuntimeException;

/** A receiver may not bind services or register receivers. */
public class ReceiverCallNotAllowedException extends AndroidRuntimeException {
  public ReceiverCallNotAllowedException(String msg) {
    super(msg);
  }
}
