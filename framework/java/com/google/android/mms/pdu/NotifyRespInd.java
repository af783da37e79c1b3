package com.google.android.mms.pdu;

import antecede.Unlisted;

/** What becomes of a message that waits. */
@Unlisted
public class NotifyRespInd extends GenericPdu {
  private final byte[] transactionId;
  private final int status;

  public NotifyRespInd(int mmsVersion, byte[] transactionId, int status) {
    super(PduHeaders.MESSAGE_TYPE_NOTIFYRESP_IND);
    version = mmsVersion;
    this.transactionId = transactionId;
    this.status = status;
  }

  public byte[] getTransactionId() {
    return transactionId;
  }

  public int getStatus() {
    return status;
  }
}
