package com.google.android.mms.pdu;

import antecede.Unlisted;

/** Numbers in messages. */
@Unlisted
public class PduHeaders {
  public static final int BCC = 0x81, CC = 0x82, CONTENT_LOCATION = 0x83, CONTENT_TYPE = 0x84, DATE = 0x85, DELIVERY_REPORT =
      0x86, EXPIRY = 0x88,
      FROM = 0x89, MESSAGE_CLASS = 0x8A, MESSAGE_ID = 0x8B, MESSAGE_TYPE = 0x8C, MMS_VERSION = 0x8D, MESSAGE_SIZE = 0x8E,
          PRIORITY = 0x8F,
      READ_REPORT = 0x90, READ_STATUS = 0x9B, RESPONSE_STATUS = 0x92, STATUS = 0x95, SUBJECT = 0x96, TO = 0x97, TRANSACTION_ID =
          0x98;
  public static final int MESSAGE_TYPE_SEND_REQ = 0x80, MESSAGE_TYPE_SEND_CONF = 0x81, MESSAGE_TYPE_NOTIFICATION_IND = 0x82,
      MESSAGE_TYPE_NOTIFYRESP_IND = 0x83, MESSAGE_TYPE_RETRIEVE_CONF = 0x84, MESSAGE_TYPE_ACKNOWLEDGE_IND = 0x85,
          MESSAGE_TYPE_DELIVERY_IND = 0x86,
      MESSAGE_TYPE_READ_REC_IND = 0x87, MESSAGE_TYPE_READ_ORIG_IND = 0x88;
  public static final int VALUE_YES = 0x80, VALUE_NO = 0x81;
  public static final int PRIORITY_LOW = 0x80, PRIORITY_NORMAL = 0x81, PRIORITY_HIGH = 0x82;
  public static final int STATUS_EXPIRED = 0x80, STATUS_RETRIEVED = 0x81, STATUS_REJECTED = 0x82, STATUS_DEFERRED = 0x83,
      STATUS_UNRECOGNIZED = 0x84;
  public static final int RESPONSE_STATUS_OK = 0x80;
  public static final int CURRENT_MMS_VERSION = 0x12;
  public static final String MESSAGE_CLASS_PERSONAL_STR = "personal";
  public static final String MESSAGE_CLASS_AUTO_STR = "auto";

  PduHeaders() {}
}
