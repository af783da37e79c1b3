package com.google.android.mms;

import antecede.Unlisted;

/** A header of a message is wrong. */
@Unlisted
public class InvalidHeaderValueException extends MmsException {
  public InvalidHeaderValueException() {}

  public InvalidHeaderValueException(String message) {
    super(message);
  }
}
