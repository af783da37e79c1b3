package com.google.android.mms;

import antecede.Hidden;

/** Something is wrong with a multimedia message. */
@Hidden
public class MmsException extends Exception {
  public MmsException() {}

  public MmsException(String message) {
    super(message);
  }

  public MmsException(Throwable cause) {
    super(cause);
  }

  public MmsException(String message, Throwable cause) {
    super(message, cause);
  }
}
