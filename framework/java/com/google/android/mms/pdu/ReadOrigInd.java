package com.google.android.mms.pdu;

import antecede.Unlisted;

/** That a message was read. */
@Unlisted
public class ReadOrigInd extends GenericPdu {
  private byte[] messageId;

  public ReadOrigInd() {
    super(PduHeaders.MESSAGE_TYPE_READ_ORIG_IND);
  }

  public byte[] getMessageId() {
    return messageId;
  }

  public void setMessageId(byte[] value) {
    messageId = value;
  }
}
