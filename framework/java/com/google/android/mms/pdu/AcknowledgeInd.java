package com.google.android.mms.pdu;

import antecede.Hidden;

/** That a message was received. */
@Hidden
public class AcknowledgeInd extends GenericPdu {
  private final byte[] transactionId;

  public AcknowledgeInd(int mmsVersion, byte[] transactionId) {
    super(PduHeaders.MESSAGE_TYPE_ACKNOWLEDGE_IND);
    version = mmsVersion;
    this.transactionId = transactionId;
  }

  public byte[] getTransactionId() {
    return transactionId;
  }
}
