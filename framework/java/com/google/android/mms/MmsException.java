package com.google.android.mms;

import antecede.Unlisted;

/** Something is wrong with a multimedia message. */
@Unlisted
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
