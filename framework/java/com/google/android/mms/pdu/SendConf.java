package com.google.android.mms.pdu;

import antecede.Unlisted;

/** What became of a message that was sent. */
@Unlisted
public class SendConf extends GenericPdu {
  private byte[] messageId;
  private byte[] transactionId;
  private int responseStatus = PduHeaders.RESPONSE_STATUS_OK;

  public SendConf() {
    super(PduHeaders.MESSAGE_TYPE_SEND_CONF);
  }

  public byte[] getMessageId() {
    return messageId;
  }

  public void setMessageId(byte[] value) {
    messageId = value;
  }

  public byte[] getTransactionId() {
    return transactionId;
  }

  public void setTransactionId(byte[] value) {
    transactionId = value;
  }

  public int getResponseStatus() {
    return responseStatus;
  }

  public void setResponseStatus(int value) {
    responseStatus = value;
  }
}
