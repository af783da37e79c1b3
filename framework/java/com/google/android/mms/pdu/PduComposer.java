package com.google.android.mms.pdu;

import android.content.Context;
import antecede.Unlisted;

/** Makes bytes of a message: its type, and nothing more. */
@Unlisted
public class PduComposer {
  private final GenericPdu pdu;

  public PduComposer(Context context, GenericPdu pdu) {
    this.pdu = pdu;
  }

  public byte[] make() {
    return new byte[] {(byte) PduHeaders.MESSAGE_TYPE, (byte) pdu.getMessageType()};
  }
}
