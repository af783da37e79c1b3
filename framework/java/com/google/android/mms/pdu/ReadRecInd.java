package com.google.android.mms.pdu;

import antecede.Unlisted;

/** That the user has read a message. */
@Unlisted
public class ReadRecInd extends GenericPdu {
  private final byte[] messageId;
  private final int readStatus;
  private final EncodedStringValue[] to;
  private long date;

  public ReadRecInd(EncodedStringValue from, byte[] messageId, int mmsVersion, int readStatus, EncodedStringValue[] to) {
    super(PduHeaders.MESSAGE_TYPE_READ_REC_IND);
    setFrom(from);
    version = mmsVersion;
    this.messageId = messageId;
    this.readStatus = readStatus;
    this.to = to;
  }

  public byte[] getMessageId() {
    return messageId;
  }

  public int getReadStatus() {
    return readStatus;
  }

  public EncodedStringValue[] getTo() {
    return to;
  }

  public long getDate() {
    return date;
  }

  public void setDate(long value) {
    date = value;
  }
}
