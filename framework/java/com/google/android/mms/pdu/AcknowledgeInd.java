package com.google.android.mms.pdu;

import antecede.Unlisted;

/** That a message was received. */
@Unlisted
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
