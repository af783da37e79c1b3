package android.provider;

import android.net.Uri;

/** Voice mails of the device. */
public class VoicemailContract {
  public static final String ACTION_FETCH_VOICEMAIL = "android.intent.action.FETCH_VOICEMAIL",
      ACTION_NEW_VOICEMAIL = "android.intent.action.NEW_VOICEMAIL",
      ACTION_SYNC_VOICEMAIL = "android.provider.action.SYNC_VOICEMAIL", AUTHORITY = "com.android.voicemail",
      EXTRA_PHONE_ACCOUNT_HANDLE = "android.provider.extra.PHONE_ACCOUNT_HANDLE",
      EXTRA_SELF_CHANGE = "com.android.voicemail.extra.SELF_CHANGE", PARAM_KEY_SOURCE_PACKAGE = "source_package";

  private VoicemailContract() {}

  /** The table. */
  public static final class Status implements BaseColumns {
    public static final String CONFIGURATION_STATE = "configuration_state", DATA_CHANNEL_STATE = "data_channel_state",
        DIR_TYPE = "vnd.android.cursor.dir/voicemail.source.status",
        ITEM_TYPE = "vnd.android.cursor.item/voicemail.source.status",
        NOTIFICATION_CHANNEL_STATE = "notification_channel_state",
        PHONE_ACCOUNT_COMPONENT_NAME = "phone_account_component_name", PHONE_ACCOUNT_ID = "phone_account_id",
        QUOTA_OCCUPIED = "quota_occupied", QUOTA_TOTAL = "quota_total", SETTINGS_URI = "settings_uri",
        SOURCE_PACKAGE = "source_package", SOURCE_TYPE = "source_type", VOICEMAIL_ACCESS_URI = "voicemail_access_uri";
    public static final int CONFIGURATION_STATE_CAN_BE_CONFIGURED = 2, CONFIGURATION_STATE_CONFIGURING = 3,
        CONFIGURATION_STATE_DISABLED = 5, CONFIGURATION_STATE_FAILED = 4, CONFIGURATION_STATE_NOT_CONFIGURED = 1,
        CONFIGURATION_STATE_OK = 0, DATA_CHANNEL_STATE_BAD_CONFIGURATION = 3, DATA_CHANNEL_STATE_COMMUNICATION_ERROR = 4,
        DATA_CHANNEL_STATE_NO_CONNECTION = 1, DATA_CHANNEL_STATE_NO_CONNECTION_CELLULAR_REQUIRED = 2, DATA_CHANNEL_STATE_OK = 0,
        DATA_CHANNEL_STATE_SERVER_CONNECTION_ERROR = 6, DATA_CHANNEL_STATE_SERVER_ERROR = 5,
        NOTIFICATION_CHANNEL_STATE_MESSAGE_WAITING = 2, NOTIFICATION_CHANNEL_STATE_NO_CONNECTION = 1,
        NOTIFICATION_CHANNEL_STATE_OK = 0, QUOTA_UNAVAILABLE = -1;
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.voicemail/status");

    private Status() {}

    public static Uri buildSourceUri(String packageName) {
      return CONTENT_URI.buildUpon().appendQueryParameter("source_package", packageName).build();
    }
  }

  /** The table. */
  public static final class Voicemails implements BaseColumns, OpenableColumns {
    public static final String ARCHIVED = "archived", BACKED_UP = "backed_up", DATE = "date", DELETED = "deleted",
        DIRTY = "dirty", DIR_TYPE = "vnd.android.cursor.dir/voicemails", DURATION = "duration", HAS_CONTENT = "has_content",
        IS_OMTP_VOICEMAIL = "is_omtp_voicemail", IS_READ = "is_read", ITEM_TYPE = "vnd.android.cursor.item/voicemail",
        LAST_MODIFIED = "last_modified", MIME_TYPE = "mime_type", NEW = "new", NUMBER = "number",
        PHONE_ACCOUNT_COMPONENT_NAME = "subscription_component_name", PHONE_ACCOUNT_ID = "subscription_id",
        RESTORED = "restored", SOURCE_DATA = "source_data", SOURCE_PACKAGE = "source_package", TRANSCRIPTION = "transcription";
    public static final int DIRTY_RETAIN = -1;
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.voicemail/voicemail");

    private Voicemails() {}

    public static Uri buildSourceUri(String packageName) {
      return CONTENT_URI.buildUpon().appendQueryParameter("source_package", packageName).build();
    }
  }
}
