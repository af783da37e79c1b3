package android.provider;

import android.net.Uri;

/** The calls of the device. */
public class CallLog {
  public static final String AUTHORITY = "call_log";
  public static final Uri CONTENT_URI = Uri.parse("content://call_log");

  public CallLog() {}

  /** The table. */
  public static class Calls implements BaseColumns {
    public static final int ANSWERED_EXTERNALLY_TYPE = 7, BLOCKED_TYPE = 6, BLOCK_REASON_BLOCKED_NUMBER = 3,
        BLOCK_REASON_CALL_SCREENING_SERVICE = 1, BLOCK_REASON_DIRECT_TO_VOICEMAIL = 2, BLOCK_REASON_NOT_BLOCKED = 0,
        BLOCK_REASON_NOT_IN_CONTACTS = 7, BLOCK_REASON_PAY_PHONE = 6, BLOCK_REASON_RESTRICTED_NUMBER = 5,
        BLOCK_REASON_UNKNOWN_NUMBER = 4, FEATURES_ASSISTED_DIALING_USED = 16, FEATURES_HD_CALL = 4,
        FEATURES_PULLED_EXTERNALLY = 2, FEATURES_RTT = 32, FEATURES_VIDEO = 1, FEATURES_VOLTE = 64, FEATURES_WIFI = 8,
        INCOMING_TYPE = 1, MISSED_TYPE = 3, OUTGOING_TYPE = 2, PRESENTATION_ALLOWED = 1, PRESENTATION_PAYPHONE = 4,
        PRESENTATION_RESTRICTED = 2, PRESENTATION_UNAVAILABLE = 5, PRESENTATION_UNKNOWN = 3, PRIORITY_NORMAL = 0,
        PRIORITY_URGENT = 1, REJECTED_TYPE = 5, VOICEMAIL_TYPE = 4;
    public static final String ASSERTED_DISPLAY_NAME = "asserted_display_name", BLOCK_REASON = "block_reason",
        CACHED_FORMATTED_NUMBER = "formatted_number", CACHED_LOOKUP_URI = "lookup_uri",
        CACHED_MATCHED_NUMBER = "matched_number", CACHED_NAME = "name", CACHED_NORMALIZED_NUMBER = "normalized_number",
        CACHED_NUMBER_LABEL = "numberlabel", CACHED_NUMBER_TYPE = "numbertype", CACHED_PHOTO_ID = "photo_id",
        CACHED_PHOTO_URI = "photo_uri", CALL_SCREENING_APP_NAME = "call_screening_app_name",
        CALL_SCREENING_COMPONENT_NAME = "call_screening_component_name", COMPOSER_PHOTO_URI = "composer_photo_uri",
        CONTENT_ITEM_TYPE = "vnd.android.cursor.item/calls", CONTENT_TYPE = "vnd.android.cursor.dir/calls",
        COUNTRY_ISO = "countryiso", DATA_USAGE = "data_usage", DATE = "date", DEFAULT_SORT_ORDER = "date DESC",
        DURATION = "duration", EXTRA_CALL_TYPE_FILTER = "android.provider.extra.CALL_TYPE_FILTER", FEATURES = "features",
        GEOCODED_LOCATION = "geocoded_location", IS_BUSINESS_CALL = "is_business_call", IS_READ = "is_read",
        LAST_MODIFIED = "last_modified", LIMIT_PARAM_KEY = "limit", LOCATION = "location", MISSED_REASON = "missed_reason",
        NEW = "new", NUMBER = "number", NUMBER_PRESENTATION = "presentation", OFFSET_PARAM_KEY = "offset",
        PHONE_ACCOUNT_COMPONENT_NAME = "subscription_component_name", PHONE_ACCOUNT_ID = "subscription_id",
        POST_DIAL_DIGITS = "post_dial_digits", PRIORITY = "priority", SUBJECT = "subject", TRANSCRIPTION = "transcription",
        TYPE = "type", VIA_NUMBER = "via_number", VOICEMAIL_URI = "voicemail_uri";
    public static final long AUTO_MISSED_EMERGENCY_CALL = 1L, AUTO_MISSED_MAXIMUM_DIALING = 4L,
        AUTO_MISSED_MAXIMUM_RINGING = 2L, MISSED_REASON_NOT_MISSED = 0L, USER_MISSED_CALL_FILTERS_TIMEOUT = 4194304L,
        USER_MISSED_CALL_SCREENING_SERVICE_SILENCED = 2097152L, USER_MISSED_DND_MODE = 262144L,
        USER_MISSED_LOW_RING_VOLUME = 524288L, USER_MISSED_NO_ANSWER = 65536L, USER_MISSED_NO_VIBRATE = 1048576L,
        USER_MISSED_SHORT_RING = 131072L;
    public static final Uri CONTENT_FILTER_URI = Uri.parse("content://call_log/calls/filter");
    public static final Uri CONTENT_URI = Uri.parse("content://call_log/calls");
    public static final Uri CONTENT_URI_WITH_VOICEMAIL = Uri.parse("content://call_log/calls?allow_voicemails=true");

    public Calls() {}
  }

  /** The table. */
  public static class Locations implements BaseColumns {
    public static final String AUTHORITY = "call_composer_locations",
        CONTENT_ITEM_TYPE = "vnd.android.cursor.item/call_composer_location",
        CONTENT_TYPE = "vnd.android.cursor.dir/call_composer_location", LATITUDE = "latitude", LONGITUDE = "longitude";
    public static final Uri CONTENT_URI = Uri.parse("content://call_composer_locations");

    private Locations() {}
  }
}
