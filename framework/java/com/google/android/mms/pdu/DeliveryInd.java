package com.google.android.mms.pdu;

import antecede.Unlisted;

/** That a message arrived. */
@Unlisted
public class DeliveryInd extends GenericPdu {
  private byte[] messageId;

  public DeliveryInd() {
    super(PduHeaders.MESSAGE_TYPE_DELIVERY_IND);
  }

  public byte[] getMessageId() {
    return messageId;
  }

  public void setMessageId(byte[] value) {
    messageId = value;
  }
}
