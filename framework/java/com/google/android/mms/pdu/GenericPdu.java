package com.google.android.mms.pdu;

import antecede.Unlisted;

/** A message, or one about messages. */
@Unlisted
public class GenericPdu {
  private int type;
  private EncodedStringValue from;
  int version = PduHeaders.CURRENT_MMS_VERSION;

  GenericPdu(int type) {
    this.type = type;
  }

  public int getMessageType() {
    return type;
  }

  public void setMessageType(int value) {
    type = value;
  }

  public int getMmsVersion() {
    return version;
  }

  public void setMmsVersion(int value) {
    version = value;
  }

  public EncodedStringValue getFrom() {
    return from;
  }

  public void setFrom(EncodedStringValue value) {
    from = value;
  }
}
