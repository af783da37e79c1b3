package com.google.android.mms.pdu;

import antecede.Unlisted;

/** That a message waits. */
@Unlisted
public class NotificationInd extends GenericPdu {
  private byte[] contentLocation;
  private byte[] transactionId;
  private byte[] messageClass;
  private EncodedStringValue subject;
  private long expiry;
  private long messageSize;

  public NotificationInd() {
    super(PduHeaders.MESSAGE_TYPE_NOTIFICATION_IND);
  }

  @Override
  public EncodedStringValue getFrom() {
    return super.getFrom();
  }

  public byte[] getContentLocation() {
    return contentLocation;
  }

  public void setContentLocation(byte[] value) {
    contentLocation = value;
  }

  public byte[] getTransactionId() {
    return transactionId;
  }

  public void setTransactionId(byte[] value) {
    transactionId = value;
  }

  public byte[] getMessageClass() {
    return messageClass;
  }

  public void setMessageClass(byte[] value) {
    messageClass = value;
  }

  public EncodedStringValue getSubject() {
    return subject;
  }

  public void setSubject(EncodedStringValue value) {
    subject = value;
  }

  public long getExpiry() {
    return expiry;
  }

  public void setExpiry(long value) {
    expiry = value;
  }

  public long getMessageSize() {
    return messageSize;
  }

  public void setMessageSize(long value) {
    messageSize = value;
  }
}
