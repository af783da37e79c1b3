package android.provider;

import android.content.ContentResolver;
import android.content.ContentUris;
import android.database.Cursor;
import android.net.Uri;

/** The calendars of the device. */
public final class CalendarContract {
  public static final String ACCOUNT_TYPE_LOCAL = "LOCAL", ACTION_EVENT_REMINDER = "android.intent.action.EVENT_REMINDER",
      ACTION_HANDLE_CUSTOM_EVENT = "android.provider.calendar.action.HANDLE_CUSTOM_EVENT",
      ACTION_VIEW_MANAGED_PROFILE_CALENDAR_EVENT = "android.provider.calendar.action.VIEW_MANAGED_PROFILE_CALENDAR_EVENT",
      AUTHORITY = "com.android.calendar", CALLER_IS_SYNCADAPTER = "caller_is_syncadapter",
      EXTRA_CUSTOM_APP_URI = "customAppUri", EXTRA_EVENT_ALL_DAY = "allDay", EXTRA_EVENT_BEGIN_TIME = "beginTime",
      EXTRA_EVENT_END_TIME = "endTime", EXTRA_EVENT_ID = "id";
  public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar");

  private CalendarContract() {}

  /** The table. */
  public static final class Attendees implements BaseColumns, AttendeesColumns, EventsColumns {
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/attendees");

    private Attendees() {}
  }

  /** Columns. */
  protected interface AttendeesColumns {
    String ATTENDEE_EMAIL = "attendeeEmail", ATTENDEE_IDENTITY = "attendeeIdentity",
        ATTENDEE_ID_NAMESPACE = "attendeeIdNamespace", ATTENDEE_NAME = "attendeeName",
        ATTENDEE_RELATIONSHIP = "attendeeRelationship", ATTENDEE_STATUS = "attendeeStatus", ATTENDEE_TYPE = "attendeeType",
        EVENT_ID = "event_id";
    int ATTENDEE_STATUS_ACCEPTED = 1, ATTENDEE_STATUS_DECLINED = 2, ATTENDEE_STATUS_INVITED = 3, ATTENDEE_STATUS_NONE = 0,
        ATTENDEE_STATUS_TENTATIVE = 4, RELATIONSHIP_ATTENDEE = 1, RELATIONSHIP_NONE = 0, RELATIONSHIP_ORGANIZER = 2,
        RELATIONSHIP_PERFORMER = 3, RELATIONSHIP_SPEAKER = 4, TYPE_NONE = 0, TYPE_OPTIONAL = 2, TYPE_REQUIRED = 1,
        TYPE_RESOURCE = 3;
  }

  /** The table. */
  public static final class CalendarAlerts implements BaseColumns, CalendarAlertsColumns, EventsColumns, CalendarColumns {
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/calendar_alerts");
    public static final Uri CONTENT_URI_BY_INSTANCE = Uri.parse("content://com.android.calendar/calendar_alerts/by_instance");

    private CalendarAlerts() {}
  }

  /** Columns. */
  protected interface CalendarAlertsColumns {
    String ALARM_TIME = "alarmTime", BEGIN = "begin", CREATION_TIME = "creationTime",
        DEFAULT_SORT_ORDER = "begin ASC,title ASC", END = "end", EVENT_ID = "event_id", MINUTES = "minutes",
        NOTIFY_TIME = "notifyTime", RECEIVED_TIME = "receivedTime", STATE = "state";
    int STATE_DISMISSED = 2, STATE_FIRED = 1, STATE_SCHEDULED = 0;
  }

  /** The table. */
  public static final class CalendarCache implements CalendarCacheColumns {
    public static final String KEY_TIMEZONE_INSTANCES = "timezoneInstances",
        KEY_TIMEZONE_INSTANCES_PREVIOUS = "timezoneInstancesPrevious", KEY_TIMEZONE_TYPE = "timezoneType",
        TIMEZONE_TYPE_AUTO = "auto", TIMEZONE_TYPE_HOME = "home";
    public static final Uri URI = Uri.parse("content://com.android.calendar/properties");

    private CalendarCache() {}
  }

  /** Columns. */
  protected interface CalendarCacheColumns {
    String KEY = "key", VALUE = "value";
  }

  /** Columns. */
  protected interface CalendarColumns {
    String ALLOWED_ATTENDEE_TYPES = "allowedAttendeeTypes", ALLOWED_AVAILABILITY = "allowedAvailability",
        ALLOWED_REMINDERS = "allowedReminders", CALENDAR_ACCESS_LEVEL = "calendar_access_level",
        CALENDAR_COLOR = "calendar_color", CALENDAR_COLOR_KEY = "calendar_color_index",
        CALENDAR_DISPLAY_NAME = "calendar_displayName", CALENDAR_TIME_ZONE = "calendar_timezone",
        CAN_MODIFY_TIME_ZONE = "canModifyTimeZone", CAN_ORGANIZER_RESPOND = "canOrganizerRespond", IS_PRIMARY = "isPrimary",
        MAX_REMINDERS = "maxReminders", OWNER_ACCOUNT = "ownerAccount", SYNC_EVENTS = "sync_events", VISIBLE = "visible";
    int CAL_ACCESS_CONTRIBUTOR = 500, CAL_ACCESS_EDITOR = 600, CAL_ACCESS_FREEBUSY = 100, CAL_ACCESS_NONE = 0,
        CAL_ACCESS_OVERRIDE = 400, CAL_ACCESS_OWNER = 700, CAL_ACCESS_READ = 200, CAL_ACCESS_RESPOND = 300,
        CAL_ACCESS_ROOT = 800;
  }

  /** The table. */
  public static final class CalendarEntity implements BaseColumns, SyncColumns, CalendarColumns {
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/calendar_entities");

    private CalendarEntity() {}
  }

  /** Columns. */
  protected interface CalendarSyncColumns {
    String CAL_SYNC1 = "cal_sync1", CAL_SYNC10 = "cal_sync10", CAL_SYNC2 = "cal_sync2", CAL_SYNC3 = "cal_sync3",
        CAL_SYNC4 = "cal_sync4", CAL_SYNC5 = "cal_sync5", CAL_SYNC6 = "cal_sync6", CAL_SYNC7 = "cal_sync7",
        CAL_SYNC8 = "cal_sync8", CAL_SYNC9 = "cal_sync9";
  }

  /** The table. */
  public static final class Calendars implements BaseColumns, SyncColumns, CalendarColumns {
    public static final String CALENDAR_LOCATION = "calendar_location", DEFAULT_SORT_ORDER = "calendar_displayName",
        NAME = "name";
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/calendars");
    public static final Uri ENTERPRISE_CONTENT_URI = Uri.parse("content://com.android.calendar/enterprise/calendars");

    private Calendars() {}
  }

  /** The table. */
  public static final class Colors implements ColorsColumns {
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/colors");

    private Colors() {}
  }

  /** Columns. */
  protected interface ColorsColumns extends SyncStateContract.Columns {
    String COLOR = "color", COLOR_KEY = "color_index", COLOR_TYPE = "color_type";
    int TYPE_CALENDAR = 0, TYPE_EVENT = 1;
  }

  /** The table. */
  public static final class EventDays implements EventDaysColumns {
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/instances/groupbyday");

    private EventDays() {}
  }

  /** Columns. */
  protected interface EventDaysColumns {
    String ENDDAY = "endDay", STARTDAY = "startDay";
  }

  /** The table. */
  public static final class Events implements BaseColumns, SyncColumns, EventsColumns, CalendarColumns {
    public static final Uri CONTENT_EXCEPTION_URI = Uri.parse("content://com.android.calendar/exception");
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/events");
    public static final Uri ENTERPRISE_CONTENT_URI = Uri.parse("content://com.android.calendar/enterprise/events");

    private Events() {}
  }

  /** Columns. */
  protected interface EventsColumns {
    int ACCESS_CONFIDENTIAL = 1, ACCESS_DEFAULT = 0, ACCESS_PRIVATE = 2, ACCESS_PUBLIC = 3, AVAILABILITY_BUSY = 0,
        AVAILABILITY_FREE = 1, AVAILABILITY_TENTATIVE = 2, STATUS_CANCELED = 2, STATUS_CONFIRMED = 1, STATUS_TENTATIVE = 0;
    String ACCESS_LEVEL = "accessLevel", ALL_DAY = "allDay", AVAILABILITY = "availability", CALENDAR_ID = "calendar_id",
        CAN_INVITE_OTHERS = "canInviteOthers", CUSTOM_APP_PACKAGE = "customAppPackage", CUSTOM_APP_URI = "customAppUri",
        DESCRIPTION = "description", DISPLAY_COLOR = "displayColor", DTEND = "dtend", DTSTART = "dtstart",
        DURATION = "duration", EVENT_COLOR = "eventColor", EVENT_COLOR_KEY = "eventColor_index",
        EVENT_END_TIMEZONE = "eventEndTimezone", EVENT_LOCATION = "eventLocation", EVENT_TIMEZONE = "eventTimezone",
        EXDATE = "exdate", EXRULE = "exrule", GUESTS_CAN_INVITE_OTHERS = "guestsCanInviteOthers",
        GUESTS_CAN_MODIFY = "guestsCanModify", GUESTS_CAN_SEE_GUESTS = "guestsCanSeeGuests", HAS_ALARM = "hasAlarm",
        HAS_ATTENDEE_DATA = "hasAttendeeData", HAS_EXTENDED_PROPERTIES = "hasExtendedProperties", IS_ORGANIZER = "isOrganizer",
        LAST_DATE = "lastDate", LAST_SYNCED = "lastSynced", ORGANIZER = "organizer", ORIGINAL_ALL_DAY = "originalAllDay",
        ORIGINAL_ID = "original_id", ORIGINAL_INSTANCE_TIME = "originalInstanceTime", ORIGINAL_SYNC_ID = "original_sync_id",
        RDATE = "rdate", RRULE = "rrule", SELF_ATTENDEE_STATUS = "selfAttendeeStatus", STATUS = "eventStatus",
        SYNC_DATA1 = "sync_data1", SYNC_DATA10 = "sync_data10", SYNC_DATA2 = "sync_data2", SYNC_DATA3 = "sync_data3",
        SYNC_DATA4 = "sync_data4", SYNC_DATA5 = "sync_data5", SYNC_DATA6 = "sync_data6", SYNC_DATA7 = "sync_data7",
        SYNC_DATA8 = "sync_data8", SYNC_DATA9 = "sync_data9", TITLE = "title", UID_2445 = "uid2445";
  }

  /** The table. */
  public static final class EventsEntity implements BaseColumns, SyncColumns, EventsColumns {
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/event_entities");

    private EventsEntity() {}
  }

  /** The table. */
  public static final class ExtendedProperties implements BaseColumns, ExtendedPropertiesColumns, EventsColumns {
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/extendedproperties");

    private ExtendedProperties() {}
  }

  /** Columns. */
  protected interface ExtendedPropertiesColumns {
    String EVENT_ID = "event_id", NAME = "name", VALUE = "value";
  }

  /** The table. */
  public static final class Instances implements BaseColumns, EventsColumns, CalendarColumns {
    public static final String BEGIN = "begin", END = "end", END_DAY = "endDay", END_MINUTE = "endMinute",
        EVENT_ID = "event_id", START_DAY = "startDay", START_MINUTE = "startMinute";
    public static final Uri CONTENT_BY_DAY_URI = Uri.parse("content://com.android.calendar/instances/whenbyday");
    public static final Uri CONTENT_SEARCH_BY_DAY_URI = Uri.parse("content://com.android.calendar/instances/searchbyday");
    public static final Uri CONTENT_SEARCH_URI = Uri.parse("content://com.android.calendar/instances/search");
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/instances/when");
    public static final Uri ENTERPRISE_CONTENT_BY_DAY_URI =
        Uri.parse("content://com.android.calendar/enterprise/instances/whenbyday");
    public static final Uri ENTERPRISE_CONTENT_SEARCH_BY_DAY_URI =
        Uri.parse("content://com.android.calendar/enterprise/instances/searchbyday");
    public static final Uri ENTERPRISE_CONTENT_SEARCH_URI =
        Uri.parse("content://com.android.calendar/enterprise/instances/search");
    public static final Uri ENTERPRISE_CONTENT_URI = Uri.parse("content://com.android.calendar/enterprise/instances/when");

    private Instances() {}

    public static final Cursor query(ContentResolver cr, String[] projection, long begin, long end) {
      Uri.Builder builder = CONTENT_URI.buildUpon();
      ContentUris.appendId(builder, begin);
      ContentUris.appendId(builder, end);
      return cr.query(builder.build(), projection, "visible=?", new String[] {"1"}, "begin ASC");
    }
  }

  /** The table. */
  public static final class Reminders implements BaseColumns, RemindersColumns, EventsColumns {
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/reminders");

    private Reminders() {}
  }

  /** Columns. */
  protected interface RemindersColumns {
    String EVENT_ID = "event_id", METHOD = "method", MINUTES = "minutes";
    int METHOD_ALARM = 4, METHOD_ALERT = 1, METHOD_DEFAULT = 0, METHOD_EMAIL = 2, METHOD_SMS = 3, MINUTES_DEFAULT = -1;
  }

  /** Columns. */
  protected interface SyncColumns extends CalendarSyncColumns {
    String ACCOUNT_NAME = "account_name", ACCOUNT_TYPE = "account_type", CAN_PARTIALLY_UPDATE = "canPartiallyUpdate",
        DELETED = "deleted", DIRTY = "dirty", MUTATORS = "mutators", _SYNC_ID = "_sync_id";
  }

  /** The table. */
  public static final class SyncState implements SyncStateContract.Columns {
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.calendar/syncstate");

    private SyncState() {}
  }
}
