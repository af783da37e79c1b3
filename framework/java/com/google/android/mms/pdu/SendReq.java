package com.google.android.mms.pdu;

import antecede.Unlisted;

/** A message to send. */
@Unlisted
public class SendReq extends MultimediaMessagePdu {
  private byte[] transactionId;
  private EncodedStringValue[] bcc;
  private EncodedStringValue[] cc;
  private int deliveryReport;
  private int readReport;
  private long expiry;
  private byte[] messageClass;
  private long messageSize;
  private byte[] contentType;

  public SendReq() {
    super(PduHeaders.MESSAGE_TYPE_SEND_REQ);
    transactionId = ("T" + Long.toHexString(System.currentTimeMillis())).getBytes();
  }

  public byte[] getTransactionId() {
    return transactionId;
  }

  public void setTransactionId(byte[] value) {
    transactionId = value;
  }

  public EncodedStringValue[] getBcc() {
    return bcc;
  }

  public void setBcc(EncodedStringValue[] value) {
    bcc = value;
  }

  public EncodedStringValue[] getCc() {
    return cc;
  }

  public void setCc(EncodedStringValue[] value) {
    cc = value;
  }

  @Override
  public void setTo(EncodedStringValue[] value) {
    super.setTo(value);
  }

  public byte[] getContentType() {
    return contentType;
  }

  public void setContentType(byte[] value) {
    contentType = value;
  }

  public int getDeliveryReport() {
    return deliveryReport;
  }

  public void setDeliveryReport(int value) {
    deliveryReport = value;
  }

  public int getReadReport() {
    return readReport;
  }

  public void setReadReport(int value) {
    readReport = value;
  }

  public long getExpiry() {
    return expiry;
  }

  public void setExpiry(long value) {
    expiry = value;
  }

  public byte[] getMessageClass() {
    return messageClass;
  }

  public void setMessageClass(byte[] value) {
    messageClass = value;
  }

  public long getMessageSize() {
    return messageSize;
  }

  public void setMessageSize(long value) {
    messageSize = value;
  }
}
