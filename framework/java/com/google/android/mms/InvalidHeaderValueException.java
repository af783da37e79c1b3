package com.google.android.mms;

import antecede.Hidden;

/** A header of a message is wrong. */
@Hidden
public class InvalidHeaderValueException extends MmsException {
  public InvalidHeaderValueException() {}

  public InvalidHeaderValueException(String message) {
    super(message);
  }
}
