package com.google.android.mms.util;

import antecede.Unlisted;
import com.google.android.mms.pdu.GenericPdu;

/** A message that is remembered. */
@Unlisted
public final class PduCacheEntry {
  private final GenericPdu pdu;
  private final int messageBox;
  private final long threadId;

  public PduCacheEntry(GenericPdu pdu, int msgBox, long threadId) {
    this.pdu = pdu;
    messageBox = msgBox;
    this.threadId = threadId;
  }

  public GenericPdu getPdu() {
    return pdu;
  }

  public int getMessageBox() {
    return messageBox;
  }

  public long getThreadId() {
    return threadId;
  }
}
