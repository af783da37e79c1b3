package com.google.android.mms.pdu;

import antecede.Unlisted;

/** A message that came. */
@Unlisted
public class RetrieveConf extends MultimediaMessagePdu {
  private byte[] transactionId;
  private byte[] messageId;

  public RetrieveConf() {
    super(PduHeaders.MESSAGE_TYPE_RETRIEVE_CONF);
  }

  @Override
  public EncodedStringValue getFrom() {
    return super.getFrom();
  }

  public byte[] getTransactionId() {
    return transactionId;
  }

  public void setTransactionId(byte[] value) {
    transactionId = value;
  }

  public byte[] getMessageId() {
    return messageId;
  }

  public void setMessageId(byte[] value) {
    messageId = value;
  }
}
