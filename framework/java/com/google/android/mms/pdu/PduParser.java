package com.google.android.mms.pdu;

import antecede.Unlisted;

/** Makes a message of bytes: of its type, empty. */
@Unlisted
public class PduParser {
  private final byte[] data;

  public PduParser(byte[] pduDataStream) {
    data = pduDataStream;
  }

  public GenericPdu parse() {
    if (data == null || data.length < 2 || (data[0] & 0xff) != PduHeaders.MESSAGE_TYPE) return null;
    switch (data[1] & 0xff) {
      case PduHeaders.MESSAGE_TYPE_SEND_REQ:
        return new SendReq();
      case PduHeaders.MESSAGE_TYPE_SEND_CONF:
        return new SendConf();
      case PduHeaders.MESSAGE_TYPE_NOTIFICATION_IND:
        return new NotificationInd();
      case PduHeaders.MESSAGE_TYPE_RETRIEVE_CONF:
        return new RetrieveConf();
      case PduHeaders.MESSAGE_TYPE_DELIVERY_IND:
        return new DeliveryInd();
      case PduHeaders.MESSAGE_TYPE_READ_ORIG_IND:
        return new ReadOrigInd();
      default:
        return null;
    }
  }
}
