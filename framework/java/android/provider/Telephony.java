package android.provider;

import android.content.ContentResolver;
import android.content.ContentValues;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.telephony.SmsMessage;
import antecede.Unlisted;
import java.util.Collections;
import java.util.Set;

/** Messages of the device. */
public final class Telephony {
  private Telephony() {}

  /** Columns. */
  public interface BaseMmsColumns extends BaseColumns {
    String CONTENT_CLASS = "ct_cls", CONTENT_LOCATION = "ct_l", CONTENT_TYPE = "ct_t", CREATOR = "creator", DATE = "date",
        DATE_SENT = "date_sent", DELIVERY_REPORT = "d_rpt", DELIVERY_TIME = "d_tm", EXPIRY = "exp", LOCKED = "locked",
        MESSAGE_BOX = "msg_box", MESSAGE_CLASS = "m_cls", MESSAGE_ID = "m_id", MESSAGE_SIZE = "m_size", MESSAGE_TYPE = "m_type",
        MMS_VERSION = "v", PRIORITY = "pri", READ = "read", READ_REPORT = "rr", READ_STATUS = "read_status",
        REPORT_ALLOWED = "rpt_a", RESPONSE_STATUS = "resp_st", RESPONSE_TEXT = "resp_txt", RETRIEVE_STATUS = "retr_st",
        RETRIEVE_TEXT = "retr_txt", RETRIEVE_TEXT_CHARSET = "retr_txt_cs", SEEN = "seen", STATUS = "st", SUBJECT = "sub",
        SUBJECT_CHARSET = "sub_cs", SUBSCRIPTION_ID = "sub_id", TEXT_ONLY = "text_only", THREAD_ID = "thread_id",
        TRANSACTION_ID = "tr_id";
    int MESSAGE_BOX_ALL = 0, MESSAGE_BOX_DRAFTS = 3, MESSAGE_BOX_FAILED = 5, MESSAGE_BOX_INBOX = 1, MESSAGE_BOX_OUTBOX = 4,
        MESSAGE_BOX_SENT = 2;
  }

  /** Columns. */
  public interface CanonicalAddressesColumns extends BaseColumns {
    String ADDRESS = "address";
  }

  /** The table. */
  public static final class CarrierId implements BaseColumns {
    public static final String CARRIER_ID = "carrier_id", CARRIER_NAME = "carrier_name",
        SPECIFIC_CARRIER_ID = "specific_carrier_id", SPECIFIC_CARRIER_ID_NAME = "specific_carrier_id_name";
    public static final Uri CONTENT_URI = Uri.parse("content://carrier_id");

    private CarrierId() {}
  }

  /** The table. */
  public static final class Carriers implements BaseColumns {
    public static final String ALWAYS_ON = "always_on", APN = "apn", AUTH_TYPE = "authtype", BEARER = "bearer",
        CARRIER_ENABLED = "carrier_enabled", CARRIER_ID = "carrier_id", CURRENT = "current", DEFAULT_SORT_ORDER = "name ASC",
        MCC = "mcc", MMSC = "mmsc", MMSPORT = "mmsport", MMSPROXY = "mmsproxy", MNC = "mnc", MTU_V4 = "mtu_v4",
        MTU_V6 = "mtu_v6", MVNO_MATCH_DATA = "mvno_match_data", MVNO_TYPE = "mvno_type", NAME = "name",
        NETWORK_TYPE_BITMASK = "network_type_bitmask", NUMERIC = "numeric", PASSWORD = "password", PORT = "port",
        PROTOCOL = "protocol", PROXY = "proxy", ROAMING_PROTOCOL = "roaming_protocol", SERVER = "server",
        SUBSCRIPTION_ID = "sub_id", TYPE = "type", USER = "user", USER_EDITABLE = "user_editable",
        USER_VISIBLE = "user_visible";
    public static final Uri CONTENT_URI = Uri.parse("content://telephony/carriers");
    public static final Uri SIM_APN_URI = Uri.parse("content://telephony/carriers/sim_apn_list");

    private Carriers() {}
  }

  /** The table. */
  public static final class Mms implements BaseMmsColumns {
    public static final String DEFAULT_SORT_ORDER = "date DESC";
    public static final Uri CONTENT_URI = Uri.parse("content://mms");
    public static final Uri REPORT_REQUEST_URI = Uri.parse("content://mms/report-request");
    public static final Uri REPORT_STATUS_URI = Uri.parse("content://mms/report-status");

    private Mms() {}

    @Unlisted
    public static String extractAddrSpec(String address) {
      int open = address.indexOf('<');
      int end = address.indexOf('>', open + 1);
      return open >= 0 && end > open ? address.substring(open + 1, end) : address;
    }

    @Unlisted
    public static boolean isEmailAddress(String address) {
      if (address == null || address.length() == 0) return false;
      String plain = extractAddrSpec(address);
      int at = plain.indexOf('@');
      return at > 0 && plain.indexOf('.', at) > at + 1 && plain.indexOf(' ') < 0;
    }

    @Unlisted
    public static boolean isPhoneNumber(String number) {
      if (number == null || number.length() == 0) return false;
      for (int i = 0; i < number.length(); i++) {
        if ("0123456789+-(). ".indexOf(number.charAt(i)) < 0) return false;
      }
      return true;
    }

    /** The table. */
    public static final class Addr implements BaseColumns {
      public static final String ADDRESS = "address", CHARSET = "charset", CONTACT_ID = "contact_id", MSG_ID = "msg_id",
          TYPE = "type";

      private Addr() {}
    }

    /** The table. */
    public static final class Draft implements BaseMmsColumns {
      public static final String DEFAULT_SORT_ORDER = "date DESC";
      public static final Uri CONTENT_URI = Uri.parse("content://mms/drafts");

      private Draft() {}
    }

    /** The table. */
    public static final class Inbox implements BaseMmsColumns {
      public static final String DEFAULT_SORT_ORDER = "date DESC";
      public static final Uri CONTENT_URI = Uri.parse("content://mms/inbox");

      private Inbox() {}
    }

    /** The table. */
    public static final class Intents {
      public static final String CONTENT_CHANGED_ACTION = "android.intent.action.CONTENT_CHANGED",
          DELETED_CONTENTS = "deleted_contents";

      private Intents() {}
    }

    /** The table. */
    public static final class Outbox implements BaseMmsColumns {
      public static final String DEFAULT_SORT_ORDER = "date DESC";
      public static final Uri CONTENT_URI = Uri.parse("content://mms/outbox");

      private Outbox() {}
    }

    /** The table. */
    public static final class Part implements BaseColumns {
      public static final String CHARSET = "chset", CONTENT_DISPOSITION = "cd", CONTENT_ID = "cid", CONTENT_LOCATION = "cl",
          CONTENT_TYPE = "ct", CT_START = "ctt_s", CT_TYPE = "ctt_t", FILENAME = "fn", MSG_ID = "mid", NAME = "name",
          SEQ = "seq", TEXT = "text", _DATA = "_data";
      public static final Uri CONTENT_URI = Uri.parse("content://mms/part");

      private Part() {}
    }

    /** The table. */
    public static final class Rate {
      public static final String SENT_TIME = "sent_time";
      public static final Uri CONTENT_URI = Uri.parse("content://mms/rate");

      private Rate() {}
    }

    /** The table. */
    public static final class Sent implements BaseMmsColumns {
      public static final String DEFAULT_SORT_ORDER = "date DESC";
      public static final Uri CONTENT_URI = Uri.parse("content://mms/sent");

      private Sent() {}
    }
  }

  /** The table. */
  public static final class MmsSms implements BaseColumns {
    public static final int ERR_TYPE_GENERIC = 1, ERR_TYPE_GENERIC_PERMANENT = 10, ERR_TYPE_MMS_PROTO_PERMANENT = 12,
        ERR_TYPE_MMS_PROTO_TRANSIENT = 3, ERR_TYPE_SMS_PROTO_PERMANENT = 11, ERR_TYPE_SMS_PROTO_TRANSIENT = 2,
        ERR_TYPE_TRANSPORT_FAILURE = 4, MMS_PROTO = 1, NO_ERROR = 0, SMS_PROTO = 0;
    public static final String TYPE_DISCRIMINATOR_COLUMN = "transport_type";
    public static final Uri CONTENT_CONVERSATIONS_URI = Uri.parse("content://mms-sms/conversations");
    public static final Uri CONTENT_DRAFT_URI = Uri.parse("content://mms-sms/draft");
    public static final Uri CONTENT_FILTER_BYPHONE_URI = Uri.parse("content://mms-sms/messages/byphone");
    public static final Uri CONTENT_LOCKED_URI = Uri.parse("content://mms-sms/locked");
    public static final Uri CONTENT_UNDELIVERED_URI = Uri.parse("content://mms-sms/undelivered");
    public static final Uri CONTENT_URI = Uri.parse("content://mms-sms/");
    public static final Uri SEARCH_URI = Uri.parse("content://mms-sms/search");

    private MmsSms() {}

    /** The table. */
    public static final class PendingMessages implements BaseColumns {
      public static final String DUE_TIME = "due_time", ERROR_CODE = "err_code", ERROR_TYPE = "err_type", LAST_TRY = "last_try",
          MSG_ID = "msg_id", MSG_TYPE = "msg_type", PROTO_TYPE = "proto_type", RETRY_INDEX = "retry_index",
          SUBSCRIPTION_ID = "pending_sub_id";
      public static final Uri CONTENT_URI = Uri.parse("content://mms-sms/pending");

      private PendingMessages() {}
    }
  }

  /** The table. */
  public static final class ServiceStateTable {
    public static final String AUTHORITY = "service-state", DATA_NETWORK_TYPE = "data_network_type",
        DATA_REG_STATE = "data_reg_state", DUPLEX_MODE = "duplex_mode",
        IS_MANUAL_NETWORK_SELECTION = "is_manual_network_selection", VOICE_OPERATOR_NUMERIC = "voice_operator_numeric",
        VOICE_REG_STATE = "voice_reg_state";
    public static final Uri CONTENT_URI = Uri.parse("content://service-state/");

    private ServiceStateTable() {}
  }

  /** The table. */
  public static final class Sms implements BaseColumns, TextBasedSmsColumns {
    public static final String DEFAULT_SORT_ORDER = "date DESC";
    public static final Uri CONTENT_URI = Uri.parse("content://sms");

    private Sms() {}

    public static String getDefaultSmsPackage(Context context) {
      return "com.android.messaging";
    }

    @Unlisted
    public static boolean isOutgoingFolder(int messageType) {
      return messageType == MESSAGE_TYPE_FAILED || messageType == MESSAGE_TYPE_OUTBOX || messageType == MESSAGE_TYPE_SENT
          || messageType == MESSAGE_TYPE_QUEUED;
    }

    @Unlisted
    public static boolean moveMessageToFolder(Context context, Uri uri, int folder, int error) {
      if (uri == null) return false;
      ContentValues values = new ContentValues(3);
      values.put("type", Integer.valueOf(folder));
      values.put("error_code", Integer.valueOf(error));
      return context.getContentResolver().update(uri, values, null, null) == 1;
    }

    @Unlisted
    public static Uri addMessageToUri(ContentResolver resolver, Uri uri, String address, String body, String subject, Long date,
        boolean read, boolean deliveryReport, long threadId) {
      ContentValues values = new ContentValues(7);
      values.put("address", address);
      if (date != null) values.put("date", date);
      values.put("read", Integer.valueOf(read ? 1 : 0));
      values.put("subject", subject);
      values.put("body", body);
      if (deliveryReport) values.put("status", Integer.valueOf(32));
      if (threadId != -1L) values.put("thread_id", Long.valueOf(threadId));
      return resolver.insert(uri, values);
    }

    /** The table. */
    public static final class Conversations implements BaseColumns, TextBasedSmsColumns {
      public static final String DEFAULT_SORT_ORDER = "date DESC", MESSAGE_COUNT = "msg_count", SNIPPET = "snippet";
      public static final Uri CONTENT_URI = Uri.parse("content://sms/conversations");

      private Conversations() {}
    }

    /** The table. */
    public static final class Draft implements BaseColumns, TextBasedSmsColumns {
      public static final String DEFAULT_SORT_ORDER = "date DESC";
      public static final Uri CONTENT_URI = Uri.parse("content://sms/draft");

      private Draft() {}
    }

    /** The table. */
    public static final class Inbox implements BaseColumns, TextBasedSmsColumns {
      public static final String DEFAULT_SORT_ORDER = "date DESC";
      public static final Uri CONTENT_URI = Uri.parse("content://sms/inbox");

      private Inbox() {}

      @Unlisted
      public static Uri addMessage(ContentResolver resolver, String address, String body, String subject, Long date,
          boolean read) {
        return addMessageToUri(resolver, CONTENT_URI, address, body, subject, date, read, false, -1L);
      }
    }

    /** The table. */
    public static final class Intents {
      public static final String ACTION_CHANGE_DEFAULT = "android.provider.Telephony.ACTION_CHANGE_DEFAULT",
          ACTION_DEFAULT_SMS_PACKAGE_CHANGED = "android.provider.action.DEFAULT_SMS_PACKAGE_CHANGED",
          ACTION_EXTERNAL_PROVIDER_CHANGE = "android.provider.action.EXTERNAL_PROVIDER_CHANGE",
          DATA_SMS_RECEIVED_ACTION = "android.intent.action.DATA_SMS_RECEIVED",
          EXTRA_IS_DEFAULT_SMS_APP = "android.provider.extra.IS_DEFAULT_SMS_APP", EXTRA_PACKAGE_NAME = "package",
          SECRET_CODE_ACTION = "android.provider.Telephony.SECRET_CODE",
          SIM_FULL_ACTION = "android.provider.Telephony.SIM_FULL",
          SMS_CB_RECEIVED_ACTION = "android.provider.Telephony.SMS_CB_RECEIVED",
          SMS_DELIVER_ACTION = "android.provider.Telephony.SMS_DELIVER",
          SMS_EMERGENCY_CB_RECEIVED_ACTION = "android.provider.Telephony.SMS_EMERGENCY_CB_RECEIVED",
          SMS_RECEIVED_ACTION = "android.provider.Telephony.SMS_RECEIVED",
          SMS_REJECTED_ACTION = "android.provider.Telephony.SMS_REJECTED",
          SMS_SERVICE_CATEGORY_PROGRAM_DATA_RECEIVED_ACTION =
              "android.provider.Telephony.SMS_SERVICE_CATEGORY_PROGRAM_DATA_RECEIVED",
          WAP_PUSH_DELIVER_ACTION = "android.provider.Telephony.WAP_PUSH_DELIVER",
          WAP_PUSH_RECEIVED_ACTION = "android.provider.Telephony.WAP_PUSH_RECEIVED";
      public static final int RESULT_SMS_DATABASE_ERROR = 10, RESULT_SMS_DISPATCH_FAILURE = 6, RESULT_SMS_DUPLICATED = 5,
          RESULT_SMS_GENERIC_ERROR = 2, RESULT_SMS_HANDLED = 1, RESULT_SMS_INVALID_URI = 11, RESULT_SMS_NULL_MESSAGE = 8,
          RESULT_SMS_NULL_PDU = 7, RESULT_SMS_OUT_OF_MEMORY = 3, RESULT_SMS_RECEIVED_WHILE_ENCRYPTED = 9,
          RESULT_SMS_UNSUPPORTED = 4;

      private Intents() {}

      public static SmsMessage[] getMessagesFromIntent(Intent intent) {
        Object[] messages = (Object[]) intent.getSerializableExtra("pdus");
        if (messages == null) return null;
        SmsMessage[] parsed = new SmsMessage[messages.length];
        String format = intent.getStringExtra("format");
        for (int i = 0; i < parsed.length; i++) parsed[i] = SmsMessage.createFromPdu((byte[]) messages[i], format);
        return parsed;
      }
    }

    /** The table. */
    public static final class Outbox implements BaseColumns, TextBasedSmsColumns {
      public static final String DEFAULT_SORT_ORDER = "date DESC";
      public static final Uri CONTENT_URI = Uri.parse("content://sms/outbox");

      private Outbox() {}
    }

    /** The table. */
    public static final class Sent implements BaseColumns, TextBasedSmsColumns {
      public static final String DEFAULT_SORT_ORDER = "date DESC";
      public static final Uri CONTENT_URI = Uri.parse("content://sms/sent");

      private Sent() {}

      @Unlisted
      public static Uri addMessage(ContentResolver resolver, String address, String body, String subject, Long date) {
        return addMessageToUri(resolver, CONTENT_URI, address, body, subject, date, true, false, -1L);
      }
    }
  }

  /** Columns. */
  public interface TextBasedSmsColumns {
    String ADDRESS = "address", BODY = "body", CREATOR = "creator", DATE = "date", DATE_SENT = "date_sent",
        ERROR_CODE = "error_code", LOCKED = "locked", PERSON = "person", PROTOCOL = "protocol", READ = "read",
        REPLY_PATH_PRESENT = "reply_path_present", SEEN = "seen", SERVICE_CENTER = "service_center", STATUS = "status",
        SUBJECT = "subject", SUBSCRIPTION_ID = "sub_id", THREAD_ID = "thread_id", TYPE = "type";
    int MESSAGE_TYPE_ALL = 0, MESSAGE_TYPE_DRAFT = 3, MESSAGE_TYPE_FAILED = 5, MESSAGE_TYPE_INBOX = 1, MESSAGE_TYPE_OUTBOX = 4,
        MESSAGE_TYPE_QUEUED = 6, MESSAGE_TYPE_SENT = 2, STATUS_COMPLETE = 0, STATUS_FAILED = 64, STATUS_NONE = -1,
        STATUS_PENDING = 32;
  }

  /** The table. */
  public static final class Threads implements ThreadsColumns {
    public static final int BROADCAST_THREAD = 1, COMMON_THREAD = 0;
    public static final Uri CONTENT_URI = Uri.parse("content://mms-sms/conversations");
    public static final Uri OBSOLETE_THREADS_URI = Uri.parse("content://mms-sms/conversations/obsolete");

    private Threads() {}

    public static long getOrCreateThreadId(Context context, String recipient) {
      return getOrCreateThreadId(context, Collections.singleton(recipient));
    }

    /** The same recipients have the same thread. */
    public static long getOrCreateThreadId(Context context, Set<String> recipients) {
      return recipients.hashCode() & 0xffff;
    }
  }

  /** Columns. */
  public interface ThreadsColumns extends BaseColumns {
    String ARCHIVED = "archived", DATE = "date", ERROR = "error", HAS_ATTACHMENT = "has_attachment",
        MESSAGE_COUNT = "message_count", READ = "read", RECIPIENT_IDS = "recipient_ids", SNIPPET = "snippet",
        SNIPPET_CHARSET = "snippet_cs", TYPE = "type";
  }
}
