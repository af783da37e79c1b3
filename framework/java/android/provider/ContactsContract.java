package android.provider;

import android.content.ContentResolver;
import android.content.ContentUris;
import android.content.Context;
import android.content.res.Resources;
import android.database.Cursor;
import android.net.Uri;
import antecede.Unlisted;
import java.io.ByteArrayInputStream;
import java.io.InputStream;

/** The contacts of the device. */
public final class ContactsContract {
  public static final String AUTHORITY = "com.android.contacts", CALLER_IS_SYNCADAPTER = "caller_is_syncadapter",
      DEFERRED_SNIPPETING = "deferred_snippeting", DEFERRED_SNIPPETING_QUERY = "deferred_snippeting_query",
      DIRECTORY_PARAM_KEY = "directory", LIMIT_PARAM_KEY = "limit", PRIMARY_ACCOUNT_NAME = "name_for_primary_account",
      PRIMARY_ACCOUNT_TYPE = "type_for_primary_account", REMOVE_DUPLICATE_ENTRIES = "remove_duplicate_entries",
      STREQUENT_PHONE_ONLY = "strequent_phone_only";
  public static final Uri AUTHORITY_URI = Uri.parse("content://com.android.contacts");

  public ContactsContract() {}

  public static boolean isProfileId(long id) {
    return id >= Long.MAX_VALUE - (1L << 34);
  }

  /** The table. */
  public static final class AggregationExceptions implements BaseColumns {
    public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/aggregation_exception",
        CONTENT_TYPE = "vnd.android.cursor.dir/aggregation_exception", RAW_CONTACT_ID1 = "raw_contact_id1",
        RAW_CONTACT_ID2 = "raw_contact_id2", TYPE = "type";
    public static final int TYPE_AUTOMATIC = 0, TYPE_KEEP_SEPARATE = 2, TYPE_KEEP_TOGETHER = 1;
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/aggregation_exceptions");

    private AggregationExceptions() {}
  }

  /** Columns. */
  protected interface BaseSyncColumns {
    String SYNC1 = "sync1", SYNC2 = "sync2", SYNC3 = "sync3", SYNC4 = "sync4";
  }

  /** The table. */
  public static final class CommonDataKinds {
    private CommonDataKinds() {}

    /** Columns. */
    public interface BaseTypes {
      int TYPE_CUSTOM = 0;
    }

    /** The table. */
    public static final class Callable implements DataColumnsWithJoins, CommonDataKinds.CommonColumns {
      public static final String EXTRA_ADDRESS_BOOK_INDEX = "android.provider.extra.ADDRESS_BOOK_INDEX",
          EXTRA_ADDRESS_BOOK_INDEX_COUNTS = "android.provider.extra.ADDRESS_BOOK_INDEX_COUNTS",
          EXTRA_ADDRESS_BOOK_INDEX_TITLES = "android.provider.extra.ADDRESS_BOOK_INDEX_TITLES";
      public static final Uri CONTENT_FILTER_URI = Uri.parse("content://com.android.contacts/data/callables/filter");
      public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/data/callables");
      public static final Uri ENTERPRISE_CONTENT_FILTER_URI =
          Uri.parse("content://com.android.contacts/data/callables/filter_enterprise");

      public Callable() {}
    }

    /** Columns. */
    protected interface CommonColumns extends CommonDataKinds.BaseTypes {
      String DATA = "data1", LABEL = "data3", TYPE = "data2";
    }

    /** The table. */
    public static final class Contactables implements DataColumnsWithJoins, CommonDataKinds.CommonColumns {
      public static final String EXTRA_ADDRESS_BOOK_INDEX = "android.provider.extra.ADDRESS_BOOK_INDEX",
          EXTRA_ADDRESS_BOOK_INDEX_COUNTS = "android.provider.extra.ADDRESS_BOOK_INDEX_COUNTS",
          EXTRA_ADDRESS_BOOK_INDEX_TITLES = "android.provider.extra.ADDRESS_BOOK_INDEX_TITLES",
          VISIBLE_CONTACTS_ONLY = "visible_contacts_only";
      public static final Uri CONTENT_FILTER_URI = Uri.parse("content://com.android.contacts/data/contactables/filter");
      public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/data/contactables");

      public Contactables() {}
    }

    /** The table. */
    public static final class Email implements DataColumnsWithJoins, CommonDataKinds.CommonColumns {
      public static final String ADDRESS = "data1", CONTENT_ITEM_TYPE = "vnd.android.cursor.item/email_v2",
          CONTENT_TYPE = "vnd.android.cursor.dir/email_v2", DISPLAY_NAME = "data4",
          EXTRA_ADDRESS_BOOK_INDEX = "android.provider.extra.ADDRESS_BOOK_INDEX",
          EXTRA_ADDRESS_BOOK_INDEX_COUNTS = "android.provider.extra.ADDRESS_BOOK_INDEX_COUNTS",
          EXTRA_ADDRESS_BOOK_INDEX_TITLES = "android.provider.extra.ADDRESS_BOOK_INDEX_TITLES";
      public static final int TYPE_HOME = 1, TYPE_MOBILE = 4, TYPE_OTHER = 3, TYPE_WORK = 2;
      public static final Uri CONTENT_FILTER_URI = Uri.parse("content://com.android.contacts/data/emails/filter");
      public static final Uri CONTENT_LOOKUP_URI = Uri.parse("content://com.android.contacts/data/emails/lookup");
      public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/data/emails");
      public static final Uri ENTERPRISE_CONTENT_FILTER_URI =
          Uri.parse("content://com.android.contacts/data/emails/filter_enterprise");
      public static final Uri ENTERPRISE_CONTENT_LOOKUP_URI =
          Uri.parse("content://com.android.contacts/data/emails/lookup_enterprise");

      private Email() {}

      public static final CharSequence getTypeLabel(Resources res, int type, CharSequence label) {
        return type == 0 && label != null && label.length() > 0 ? label : "Email " + type;
      }
    }

    /** The table. */
    public static final class Event implements DataColumnsWithJoins, CommonDataKinds.CommonColumns {
      public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/contact_event",
          EXTRA_ADDRESS_BOOK_INDEX = "android.provider.extra.ADDRESS_BOOK_INDEX",
          EXTRA_ADDRESS_BOOK_INDEX_COUNTS = "android.provider.extra.ADDRESS_BOOK_INDEX_COUNTS",
          EXTRA_ADDRESS_BOOK_INDEX_TITLES = "android.provider.extra.ADDRESS_BOOK_INDEX_TITLES", START_DATE = "data1";
      public static final int TYPE_ANNIVERSARY = 1, TYPE_BIRTHDAY = 3, TYPE_OTHER = 2;

      private Event() {}
    }

    /** The table. */
    public static final class GroupMembership implements DataColumnsWithJoins {
      public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/group_membership",
          EXTRA_ADDRESS_BOOK_INDEX = "android.provider.extra.ADDRESS_BOOK_INDEX",
          EXTRA_ADDRESS_BOOK_INDEX_COUNTS = "android.provider.extra.ADDRESS_BOOK_INDEX_COUNTS",
          EXTRA_ADDRESS_BOOK_INDEX_TITLES = "android.provider.extra.ADDRESS_BOOK_INDEX_TITLES", GROUP_ROW_ID = "data1",
          GROUP_SOURCE_ID = "group_sourceid";

      private GroupMembership() {}
    }

    /** The table. */
    public static final class Identity implements DataColumnsWithJoins {
      public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/identity",
          EXTRA_ADDRESS_BOOK_INDEX = "android.provider.extra.ADDRESS_BOOK_INDEX",
          EXTRA_ADDRESS_BOOK_INDEX_COUNTS = "android.provider.extra.ADDRESS_BOOK_INDEX_COUNTS",
          EXTRA_ADDRESS_BOOK_INDEX_TITLES = "android.provider.extra.ADDRESS_BOOK_INDEX_TITLES", IDENTITY = "data1",
          NAMESPACE = "data2";

      private Identity() {}
    }

    /** The table. */
    public static final class Im implements DataColumnsWithJoins, CommonDataKinds.CommonColumns {
      public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/im", CUSTOM_PROTOCOL = "data6",
          EXTRA_ADDRESS_BOOK_INDEX = "android.provider.extra.ADDRESS_BOOK_INDEX",
          EXTRA_ADDRESS_BOOK_INDEX_COUNTS = "android.provider.extra.ADDRESS_BOOK_INDEX_COUNTS",
          EXTRA_ADDRESS_BOOK_INDEX_TITLES = "android.provider.extra.ADDRESS_BOOK_INDEX_TITLES", PROTOCOL = "data5";
      public static final int PROTOCOL_AIM = 0, PROTOCOL_CUSTOM = -1, PROTOCOL_GOOGLE_TALK = 5, PROTOCOL_ICQ = 6,
          PROTOCOL_JABBER = 7, PROTOCOL_MSN = 1, PROTOCOL_NETMEETING = 8, PROTOCOL_QQ = 4, PROTOCOL_SKYPE = 3,
          PROTOCOL_YAHOO = 2, TYPE_HOME = 1, TYPE_OTHER = 3, TYPE_WORK = 2;

      private Im() {}

      public static final CharSequence getTypeLabel(Resources res, int type, CharSequence label) {
        return type == 0 && label != null && label.length() > 0 ? label : "IM " + type;
      }
    }

    /** The table. */
    public static final class Nickname implements DataColumnsWithJoins, CommonDataKinds.CommonColumns {
      public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/nickname",
          EXTRA_ADDRESS_BOOK_INDEX = "android.provider.extra.ADDRESS_BOOK_INDEX",
          EXTRA_ADDRESS_BOOK_INDEX_COUNTS = "android.provider.extra.ADDRESS_BOOK_INDEX_COUNTS",
          EXTRA_ADDRESS_BOOK_INDEX_TITLES = "android.provider.extra.ADDRESS_BOOK_INDEX_TITLES", NAME = "data1";
      public static final int TYPE_DEFAULT = 1, TYPE_INITIALS = 5, TYPE_MAIDEN_NAME = 3, TYPE_MAINDEN_NAME = 3,
          TYPE_OTHER_NAME = 2, TYPE_SHORT_NAME = 4;

      private Nickname() {}
    }

    /** The table. */
    public static final class Note implements DataColumnsWithJoins {
      public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/note",
          EXTRA_ADDRESS_BOOK_INDEX = "android.provider.extra.ADDRESS_BOOK_INDEX",
          EXTRA_ADDRESS_BOOK_INDEX_COUNTS = "android.provider.extra.ADDRESS_BOOK_INDEX_COUNTS",
          EXTRA_ADDRESS_BOOK_INDEX_TITLES = "android.provider.extra.ADDRESS_BOOK_INDEX_TITLES", NOTE = "data1";

      private Note() {}
    }

    /** The table. */
    public static final class Organization implements DataColumnsWithJoins, CommonDataKinds.CommonColumns {
      public static final String COMPANY = "data1", CONTENT_ITEM_TYPE = "vnd.android.cursor.item/organization",
          DEPARTMENT = "data5", EXTRA_ADDRESS_BOOK_INDEX = "android.provider.extra.ADDRESS_BOOK_INDEX",
          EXTRA_ADDRESS_BOOK_INDEX_COUNTS = "android.provider.extra.ADDRESS_BOOK_INDEX_COUNTS",
          EXTRA_ADDRESS_BOOK_INDEX_TITLES = "android.provider.extra.ADDRESS_BOOK_INDEX_TITLES", JOB_DESCRIPTION = "data6",
          OFFICE_LOCATION = "data9", PHONETIC_NAME = "data8", PHONETIC_NAME_STYLE = "data10", SYMBOL = "data7", TITLE = "data4";
      public static final int TYPE_OTHER = 2, TYPE_WORK = 1;

      private Organization() {}

      public static final CharSequence getTypeLabel(Resources res, int type, CharSequence label) {
        return type == 0 && label != null && label.length() > 0 ? label : "Organization " + type;
      }
    }

    /** The table. */
    public static final class Phone implements DataColumnsWithJoins, CommonDataKinds.CommonColumns {
      public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/phone_v2",
          CONTENT_TYPE = "vnd.android.cursor.dir/phone_v2",
          EXTRA_ADDRESS_BOOK_INDEX = "android.provider.extra.ADDRESS_BOOK_INDEX",
          EXTRA_ADDRESS_BOOK_INDEX_COUNTS = "android.provider.extra.ADDRESS_BOOK_INDEX_COUNTS",
          EXTRA_ADDRESS_BOOK_INDEX_TITLES = "android.provider.extra.ADDRESS_BOOK_INDEX_TITLES", NORMALIZED_NUMBER = "data4",
          NUMBER = "data1", SEARCH_DISPLAY_NAME_KEY = "search_display_name", SEARCH_PHONE_NUMBER_KEY = "search_phone_number";
      public static final int TYPE_ASSISTANT = 19, TYPE_CALLBACK = 8, TYPE_CAR = 9, TYPE_COMPANY_MAIN = 10, TYPE_FAX_HOME = 5,
          TYPE_FAX_WORK = 4, TYPE_HOME = 1, TYPE_ISDN = 11, TYPE_MAIN = 12, TYPE_MMS = 20, TYPE_MOBILE = 2, TYPE_OTHER = 7,
          TYPE_OTHER_FAX = 13, TYPE_PAGER = 6, TYPE_RADIO = 14, TYPE_TELEX = 15, TYPE_TTY_TDD = 16, TYPE_WORK = 3,
          TYPE_WORK_MOBILE = 17, TYPE_WORK_PAGER = 18;
      public static final Uri CONTENT_FILTER_URI = Uri.parse("content://com.android.contacts/data/phones/filter");
      public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/data/phones");
      public static final Uri ENTERPRISE_CONTENT_FILTER_URI =
          Uri.parse("content://com.android.contacts/data/phones/filter_enterprise");
      public static final Uri ENTERPRISE_CONTENT_URI = Uri.parse("content://com.android.contacts/data_enterprise/phones");

      private Phone() {}

      public static final CharSequence getTypeLabel(Resources res, int type, CharSequence label) {
        return type == 0 && label != null && label.length() > 0 ? label : "Phone " + type;
      }

      @Unlisted
      public static final CharSequence getDisplayLabel(Context context, int type, CharSequence label) {
        return getTypeLabel(context.getResources(), type, label);
      }
    }

    /** The table. */
    public static final class Photo implements DataColumnsWithJoins {
      public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/photo",
          EXTRA_ADDRESS_BOOK_INDEX = "android.provider.extra.ADDRESS_BOOK_INDEX",
          EXTRA_ADDRESS_BOOK_INDEX_COUNTS = "android.provider.extra.ADDRESS_BOOK_INDEX_COUNTS",
          EXTRA_ADDRESS_BOOK_INDEX_TITLES = "android.provider.extra.ADDRESS_BOOK_INDEX_TITLES", PHOTO = "data15",
          PHOTO_FILE_ID = "data14";

      private Photo() {}
    }

    /** The table. */
    public static final class Relation implements DataColumnsWithJoins, CommonDataKinds.CommonColumns {
      public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/relation",
          EXTRA_ADDRESS_BOOK_INDEX = "android.provider.extra.ADDRESS_BOOK_INDEX",
          EXTRA_ADDRESS_BOOK_INDEX_COUNTS = "android.provider.extra.ADDRESS_BOOK_INDEX_COUNTS",
          EXTRA_ADDRESS_BOOK_INDEX_TITLES = "android.provider.extra.ADDRESS_BOOK_INDEX_TITLES", NAME = "data1";
      public static final int TYPE_ASSISTANT = 1, TYPE_BROTHER = 2, TYPE_CHILD = 3, TYPE_DOMESTIC_PARTNER = 4, TYPE_FATHER = 5,
          TYPE_FRIEND = 6, TYPE_MANAGER = 7, TYPE_MOTHER = 8, TYPE_PARENT = 9, TYPE_PARTNER = 10, TYPE_REFERRED_BY = 11,
          TYPE_RELATIVE = 12, TYPE_SISTER = 13, TYPE_SPOUSE = 14;

      private Relation() {}

      public static final CharSequence getTypeLabel(Resources res, int type, CharSequence label) {
        return type == 0 && label != null && label.length() > 0 ? label : "Relation " + type;
      }
    }

    /** The table. */
    public static final class SipAddress implements DataColumnsWithJoins, CommonDataKinds.CommonColumns {
      public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/sip_address",
          EXTRA_ADDRESS_BOOK_INDEX = "android.provider.extra.ADDRESS_BOOK_INDEX",
          EXTRA_ADDRESS_BOOK_INDEX_COUNTS = "android.provider.extra.ADDRESS_BOOK_INDEX_COUNTS",
          EXTRA_ADDRESS_BOOK_INDEX_TITLES = "android.provider.extra.ADDRESS_BOOK_INDEX_TITLES", SIP_ADDRESS = "data1";
      public static final int TYPE_HOME = 1, TYPE_OTHER = 3, TYPE_WORK = 2;

      private SipAddress() {}

      public static final CharSequence getTypeLabel(Resources res, int type, CharSequence label) {
        return type == 0 && label != null && label.length() > 0 ? label : "SIP " + type;
      }
    }

    /** The table. */
    public static final class StructuredName implements DataColumnsWithJoins {
      public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/name", DISPLAY_NAME = "data1",
          EXTRA_ADDRESS_BOOK_INDEX = "android.provider.extra.ADDRESS_BOOK_INDEX",
          EXTRA_ADDRESS_BOOK_INDEX_COUNTS = "android.provider.extra.ADDRESS_BOOK_INDEX_COUNTS",
          EXTRA_ADDRESS_BOOK_INDEX_TITLES = "android.provider.extra.ADDRESS_BOOK_INDEX_TITLES", FAMILY_NAME = "data3",
          FULL_NAME_STYLE = "data10", GIVEN_NAME = "data2", MIDDLE_NAME = "data5", PHONETIC_FAMILY_NAME = "data9",
          PHONETIC_GIVEN_NAME = "data7", PHONETIC_MIDDLE_NAME = "data8", PHONETIC_NAME_STYLE = "data11", PREFIX = "data4",
          SUFFIX = "data6";

      private StructuredName() {}
    }

    /** The table. */
    public static final class StructuredPostal implements DataColumnsWithJoins, CommonDataKinds.CommonColumns {
      public static final String CITY = "data7", CONTENT_ITEM_TYPE = "vnd.android.cursor.item/postal-address_v2",
          CONTENT_TYPE = "vnd.android.cursor.dir/postal-address_v2", COUNTRY = "data10",
          EXTRA_ADDRESS_BOOK_INDEX = "android.provider.extra.ADDRESS_BOOK_INDEX",
          EXTRA_ADDRESS_BOOK_INDEX_COUNTS = "android.provider.extra.ADDRESS_BOOK_INDEX_COUNTS",
          EXTRA_ADDRESS_BOOK_INDEX_TITLES = "android.provider.extra.ADDRESS_BOOK_INDEX_TITLES", FORMATTED_ADDRESS = "data1",
          NEIGHBORHOOD = "data6", POBOX = "data5", POSTCODE = "data9", REGION = "data8", STREET = "data4";
      public static final int TYPE_HOME = 1, TYPE_OTHER = 3, TYPE_WORK = 2;
      public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/data/postals");

      private StructuredPostal() {}

      public static final CharSequence getTypeLabel(Resources res, int type, CharSequence label) {
        return type == 0 && label != null && label.length() > 0 ? label : "Address " + type;
      }
    }

    /** The table. */
    public static final class Website implements DataColumnsWithJoins, CommonDataKinds.CommonColumns {
      public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/website",
          EXTRA_ADDRESS_BOOK_INDEX = "android.provider.extra.ADDRESS_BOOK_INDEX",
          EXTRA_ADDRESS_BOOK_INDEX_COUNTS = "android.provider.extra.ADDRESS_BOOK_INDEX_COUNTS",
          EXTRA_ADDRESS_BOOK_INDEX_TITLES = "android.provider.extra.ADDRESS_BOOK_INDEX_TITLES", URL = "data1";
      public static final int TYPE_BLOG = 2, TYPE_FTP = 6, TYPE_HOME = 4, TYPE_HOMEPAGE = 1, TYPE_OTHER = 7, TYPE_PROFILE = 3,
          TYPE_WORK = 5;

      private Website() {}
    }
  }

  /** Columns. */
  protected interface ContactNameColumns {
    String DISPLAY_NAME_ALTERNATIVE = "display_name_alt", DISPLAY_NAME_PRIMARY = "display_name",
        DISPLAY_NAME_SOURCE = "display_name_source", PHONETIC_NAME = "phonetic_name",
        PHONETIC_NAME_STYLE = "phonetic_name_style", SORT_KEY_ALTERNATIVE = "sort_key_alt", SORT_KEY_PRIMARY = "sort_key";
  }

  /** Columns. */
  protected interface ContactOptionsColumns {
    String CUSTOM_RINGTONE = "custom_ringtone", LAST_TIME_CONTACTED = "last_time_contacted", PINNED = "pinned",
        SEND_TO_VOICEMAIL = "send_to_voicemail", STARRED = "starred", TIMES_CONTACTED = "times_contacted";
  }

  /** Columns. */
  protected interface ContactStatusColumns {
    String CONTACT_CHAT_CAPABILITY = "contact_chat_capability", CONTACT_PRESENCE = "contact_presence",
        CONTACT_STATUS = "contact_status", CONTACT_STATUS_ICON = "contact_status_icon",
        CONTACT_STATUS_LABEL = "contact_status_label", CONTACT_STATUS_RES_PACKAGE = "contact_status_res_package",
        CONTACT_STATUS_TIMESTAMP = "contact_status_ts";
  }

  /** The table. */
  public static class Contacts implements BaseColumns, ContactsColumns, ContactOptionsColumns, ContactNameColumns,
      ContactStatusColumns {
    public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/contact",
        CONTENT_TYPE = "vnd.android.cursor.dir/contact", CONTENT_VCARD_TYPE = "text/x-vcard",
        EXTRA_ADDRESS_BOOK_INDEX = "android.provider.extra.ADDRESS_BOOK_INDEX",
        EXTRA_ADDRESS_BOOK_INDEX_COUNTS = "android.provider.extra.ADDRESS_BOOK_INDEX_COUNTS",
        EXTRA_ADDRESS_BOOK_INDEX_TITLES = "android.provider.extra.ADDRESS_BOOK_INDEX_TITLES",
        QUERY_PARAMETER_VCARD_NO_PHOTO = "no_photo";
    public static final Uri CONTENT_FILTER_URI = Uri.parse("content://com.android.contacts/contacts/filter");
    public static final Uri CONTENT_FREQUENT_URI = Uri.parse("content://com.android.contacts/contacts/frequent");
    public static final Uri CONTENT_GROUP_URI = Uri.parse("content://com.android.contacts/contacts/group");
    public static final Uri CONTENT_LOOKUP_URI = Uri.parse("content://com.android.contacts/contacts/lookup");
    public static final Uri CONTENT_MULTI_VCARD_URI = Uri.parse("content://com.android.contacts/contacts/as_multi_vcard");
    public static final Uri CONTENT_STREQUENT_FILTER_URI =
        Uri.parse("content://com.android.contacts/contacts/strequent/filter");
    public static final Uri CONTENT_STREQUENT_URI = Uri.parse("content://com.android.contacts/contacts/strequent");
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/contacts");
    public static final Uri CONTENT_VCARD_URI = Uri.parse("content://com.android.contacts/contacts/as_vcard");
    public static final Uri ENTERPRISE_CONTENT_FILTER_URI =
        Uri.parse("content://com.android.contacts/contacts/filter_enterprise");
    public static final Uri ENTERPRISE_CONTENT_URI = Uri.parse("content://com.android.contacts/contacts/enterprise");

    private Contacts() {}

    public static Uri getLookupUri(ContentResolver resolver, Uri contactUri) {
      Cursor cursor = resolver.query(contactUri, new String[] {"lookup", "_id"}, null, null, null);
      if (cursor == null) return null;
      try {
        return cursor.moveToFirst() ? getLookupUri(cursor.getLong(1), cursor.getString(0)) : null;
      } finally {
        cursor.close();
      }
    }

    public static Uri getLookupUri(long contactId, String lookupKey) {
      if (lookupKey == null || lookupKey.length() == 0) return null;
      return ContentUris.withAppendedId(Uri.withAppendedPath(CONTENT_LOOKUP_URI, lookupKey), contactId);
    }

    public static Uri lookupContact(ContentResolver resolver, Uri lookupUri) {
      Cursor cursor = lookupUri == null ? null : resolver.query(lookupUri, new String[] {"_id"}, null, null, null);
      if (cursor == null) return null;
      try {
        return cursor.moveToFirst() ? ContentUris.withAppendedId(CONTENT_URI, cursor.getLong(0)) : null;
      } finally {
        cursor.close();
      }
    }

    @Deprecated
    public static void markAsContacted(ContentResolver resolver, long contactId) {}

    public static boolean isEnterpriseContactId(long contactId) {
      return contactId >= 1000000000L;
    }

    public static InputStream openContactPhotoInputStream(ContentResolver cr, Uri contactUri) {
      return openContactPhotoInputStream(cr, contactUri, false);
    }

    public static InputStream openContactPhotoInputStream(ContentResolver cr, Uri contactUri, boolean preferHighres) {
      Uri photo = Uri.withAppendedPath(contactUri, "photo");
      Cursor cursor = cr.query(photo, new String[] {"data15"}, null, null, null);
      try {
        byte[] data = cursor != null && cursor.moveToNext() ? cursor.getBlob(0) : null;
        return data == null ? null : new ByteArrayInputStream(data);
      } finally {
        if (cursor != null) cursor.close();
      }
    }

    /** The table. */
    public static final class AggregationSuggestions implements BaseColumns, ContactsColumns, ContactOptionsColumns,
        ContactStatusColumns {
      public static final String CONTENT_DIRECTORY = "suggestions";

      private AggregationSuggestions() {}

      /** The table. */
      public static final class Builder {
        public Builder() {}
      }
    }

    /** The table. */
    public static final class Data implements BaseColumns, DataColumns {
      public static final String CONTENT_DIRECTORY = "data";

      private Data() {}
    }

    /** The table. */
    public static final class Entity implements BaseColumns, ContactsColumns, ContactNameColumns, RawContactsColumns,
        BaseSyncColumns, SyncColumns, DataColumns, StatusColumns, ContactOptionsColumns, ContactStatusColumns,
        DataUsageStatColumns {
      public static final String CONTENT_DIRECTORY = "entities", DATA_ID = "data_id", RAW_CONTACT_ID = "raw_contact_id";

      private Entity() {}
    }

    /** The table. */
    public static final class Photo implements BaseColumns, DataColumnsWithJoins {
      public static final String CONTENT_DIRECTORY = "photo", DISPLAY_PHOTO = "display_photo", PHOTO = "data15",
          PHOTO_FILE_ID = "data14";

      private Photo() {}
    }
  }

  /** Columns. */
  protected interface ContactsColumns {
    String CONTACT_LAST_UPDATED_TIMESTAMP = "contact_last_updated_timestamp", DISPLAY_NAME = "display_name",
        HAS_PHONE_NUMBER = "has_phone_number", IN_DEFAULT_DIRECTORY = "in_default_directory",
        IN_VISIBLE_GROUP = "in_visible_group", IS_USER_PROFILE = "is_user_profile", LOOKUP_KEY = "lookup",
        NAME_RAW_CONTACT_ID = "name_raw_contact_id", PHOTO_FILE_ID = "photo_file_id", PHOTO_ID = "photo_id",
        PHOTO_THUMBNAIL_URI = "photo_thumb_uri", PHOTO_URI = "photo_uri";
  }

  /** The table. */
  public static final class Data implements DataColumnsWithJoins {
    public static final String CONTENT_TYPE = "vnd.android.cursor.dir/data",
        EXTRA_ADDRESS_BOOK_INDEX = "android.provider.extra.ADDRESS_BOOK_INDEX",
        EXTRA_ADDRESS_BOOK_INDEX_COUNTS = "android.provider.extra.ADDRESS_BOOK_INDEX_COUNTS",
        EXTRA_ADDRESS_BOOK_INDEX_TITLES = "android.provider.extra.ADDRESS_BOOK_INDEX_TITLES",
        VISIBLE_CONTACTS_ONLY = "visible_contacts_only";
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/data");

    private Data() {}
  }

  /** Columns. */
  protected interface DataColumns {
    String CARRIER_PRESENCE = "carrier_presence", DATA1 = "data1", DATA10 = "data10", DATA11 = "data11", DATA12 = "data12",
        DATA13 = "data13", DATA14 = "data14", DATA15 = "data15", DATA2 = "data2", DATA3 = "data3", DATA4 = "data4",
        DATA5 = "data5", DATA6 = "data6", DATA7 = "data7", DATA8 = "data8", DATA9 = "data9", DATA_VERSION = "data_version",
        IS_PRIMARY = "is_primary", IS_READ_ONLY = "is_read_only", IS_SUPER_PRIMARY = "is_super_primary", MIMETYPE = "mimetype",
        PREFERRED_PHONE_ACCOUNT_COMPONENT_NAME = "preferred_phone_account_component_name",
        PREFERRED_PHONE_ACCOUNT_ID = "preferred_phone_account_id", RAW_CONTACT_ID = "raw_contact_id",
        RES_PACKAGE = "res_package", SYNC1 = "data_sync1", SYNC2 = "data_sync2", SYNC3 = "data_sync3", SYNC4 = "data_sync4";
    int CARRIER_PRESENCE_VT_CAPABLE = 1;
  }

  /** Columns. */
  protected interface DataColumnsWithJoins extends BaseColumns, DataColumns, StatusColumns, RawContactsColumns,
      ContactsColumns, ContactNameColumns, ContactOptionsColumns, ContactStatusColumns, DataUsageStatColumns {
  }

  /** The table. */
  public static final class DataUsageFeedback {
    public static final String USAGE_TYPE = "type", USAGE_TYPE_CALL = "call", USAGE_TYPE_LONG_TEXT = "long_text",
        USAGE_TYPE_SHORT_TEXT = "short_text";
    public static final Uri DELETE_USAGE_URI = Uri.parse("content://com.android.contacts/contacts/delete_usage");
    public static final Uri FEEDBACK_URI = Uri.parse("content://com.android.contacts/data/usagefeedback");

    public DataUsageFeedback() {}
  }

  /** Columns. */
  protected interface DataUsageStatColumns {
    String LAST_TIME_USED = "last_time_used", TIMES_USED = "times_used";
  }

  /** The table. */
  public static final class DeletedContacts implements DeletedContactsColumns {
    public static final long DAYS_KEPT_MILLISECONDS = 2592000000L;
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/deleted_contacts");

    private DeletedContacts() {}
  }

  /** Columns. */
  protected interface DeletedContactsColumns {
    String CONTACT_DELETED_TIMESTAMP = "contact_deleted_timestamp", CONTACT_ID = "contact_id";
  }

  /** The table. */
  public static final class Directory implements BaseColumns {
    public static final String ACCOUNT_NAME = "accountName", ACCOUNT_TYPE = "accountType",
        CALLER_PACKAGE_PARAM_KEY = "callerPackage", CONTENT_ITEM_TYPE = "vnd.android.cursor.item/contact_directory",
        CONTENT_TYPE = "vnd.android.cursor.dir/contact_directories", DIRECTORY_AUTHORITY = "authority",
        DISPLAY_NAME = "displayName", EXPORT_SUPPORT = "exportSupport", PACKAGE_NAME = "packageName",
        PHOTO_SUPPORT = "photoSupport", SHORTCUT_SUPPORT = "shortcutSupport", TYPE_RESOURCE_ID = "typeResourceId";
    public static final long DEFAULT = 0L, ENTERPRISE_DEFAULT = 1000000000L, ENTERPRISE_LOCAL_INVISIBLE = 1000000001L,
        LOCAL_INVISIBLE = 1L;
    public static final int EXPORT_SUPPORT_ANY_ACCOUNT = 2, EXPORT_SUPPORT_NONE = 0, EXPORT_SUPPORT_SAME_ACCOUNT_ONLY = 1,
        PHOTO_SUPPORT_FULL = 3, PHOTO_SUPPORT_FULL_SIZE_ONLY = 2, PHOTO_SUPPORT_NONE = 0, PHOTO_SUPPORT_THUMBNAIL_ONLY = 1,
        SHORTCUT_SUPPORT_DATA_ITEMS_ONLY = 1, SHORTCUT_SUPPORT_FULL = 2, SHORTCUT_SUPPORT_NONE = 0;
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/directories");
    public static final Uri ENTERPRISE_CONTENT_URI = Uri.parse("content://com.android.contacts/directories_enterprise");

    private Directory() {}
  }

  /** Columns. */
  public interface DisplayNameSources {
    int EMAIL = 10, NICKNAME = 35, ORGANIZATION = 30, PHONE = 20, STRUCTURED_NAME = 40, STRUCTURED_PHONETIC_NAME = 37,
        UNDEFINED = 0;
  }

  /** The table. */
  public static final class DisplayPhoto {
    public static final String DISPLAY_MAX_DIM = "display_max_dim", THUMBNAIL_MAX_DIM = "thumbnail_max_dim";
    public static final Uri CONTENT_MAX_DIMENSIONS_URI = Uri.parse("content://com.android.contacts/photo_dimensions");
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/display_photo");

    private DisplayPhoto() {}
  }

  /** Columns. */
  public interface FullNameStyle {
    int CHINESE = 3, CJK = 2, JAPANESE = 4, KOREAN = 5, UNDEFINED = 0, WESTERN = 1;
  }

  /** The table. */
  public static final class Groups implements BaseColumns, GroupsColumns, SyncColumns {
    public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/group",
        CONTENT_TYPE = "vnd.android.cursor.dir/group";
    public static final Uri CONTENT_SUMMARY_URI = Uri.parse("content://com.android.contacts/groups_summary");
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/groups");

    private Groups() {}
  }

  /** Columns. */
  protected interface GroupsColumns {
    String AUTO_ADD = "auto_add", DATA_SET = "data_set", DELETED = "deleted", FAVORITES = "favorites",
        GROUP_IS_READ_ONLY = "group_is_read_only", GROUP_VISIBLE = "group_visible", NOTES = "notes",
        RES_PACKAGE = "res_package", SHOULD_SYNC = "should_sync", SUMMARY_COUNT = "summ_count",
        SUMMARY_WITH_PHONES = "summ_phones", SYSTEM_ID = "system_id", TITLE = "title", TITLE_RES = "title_res";
  }

  /** The table. */
  public static final class Intents {
    public static final String ACTION_VOICE_SEND_MESSAGE_TO_CONTACTS = "android.provider.action.VOICE_SEND_MESSAGE_TO_CONTACTS",
        ATTACH_IMAGE = "com.android.contacts.action.ATTACH_IMAGE",
        CONTACTS_DATABASE_CREATED = "android.provider.Contacts.DATABASE_CREATED",
        EXTRA_CREATE_DESCRIPTION = "com.android.contacts.action.CREATE_DESCRIPTION",
        EXTRA_FORCE_CREATE = "com.android.contacts.action.FORCE_CREATE",
        EXTRA_RECIPIENT_CONTACT_CHAT_ID = "android.provider.extra.RECIPIENT_CONTACT_CHAT_ID",
        EXTRA_RECIPIENT_CONTACT_NAME = "android.provider.extra.RECIPIENT_CONTACT_NAME",
        EXTRA_RECIPIENT_CONTACT_URI = "android.provider.extra.RECIPIENT_CONTACT_URI",
        INVITE_CONTACT = "com.android.contacts.action.INVITE_CONTACT", METADATA_ACCOUNT_TYPE = "android.provider.account_type",
        METADATA_MIMETYPE = "android.provider.mimetype",
        SEARCH_SUGGESTION_CLICKED = "android.provider.Contacts.SEARCH_SUGGESTION_CLICKED",
        SEARCH_SUGGESTION_CREATE_CONTACT_CLICKED = "android.provider.Contacts.SEARCH_SUGGESTION_CREATE_CONTACT_CLICKED",
        SEARCH_SUGGESTION_DIAL_NUMBER_CLICKED = "android.provider.Contacts.SEARCH_SUGGESTION_DIAL_NUMBER_CLICKED",
        SHOW_OR_CREATE_CONTACT = "com.android.contacts.action.SHOW_OR_CREATE_CONTACT";

    public Intents() {}

    /** The table. */
    public static final class Insert {
      public static final String ACTION = "android.intent.action.INSERT", COMPANY = "company", DATA = "data", EMAIL = "email",
          EMAIL_ISPRIMARY = "email_isprimary", EMAIL_TYPE = "email_type", EXTRA_ACCOUNT = "android.provider.extra.ACCOUNT",
          EXTRA_DATA_SET = "android.provider.extra.DATA_SET", FULL_MODE = "full_mode", IM_HANDLE = "im_handle",
          IM_ISPRIMARY = "im_isprimary", IM_PROTOCOL = "im_protocol", JOB_TITLE = "job_title", NAME = "name", NOTES = "notes",
          PHONE = "phone", PHONETIC_NAME = "phonetic_name", PHONE_ISPRIMARY = "phone_isprimary", PHONE_TYPE = "phone_type",
          POSTAL = "postal", POSTAL_ISPRIMARY = "postal_isprimary", POSTAL_TYPE = "postal_type",
          SECONDARY_EMAIL = "secondary_email", SECONDARY_EMAIL_TYPE = "secondary_email_type",
          SECONDARY_PHONE = "secondary_phone", SECONDARY_PHONE_TYPE = "secondary_phone_type", TERTIARY_EMAIL = "tertiary_email",
          TERTIARY_EMAIL_TYPE = "tertiary_email_type", TERTIARY_PHONE = "tertiary_phone",
          TERTIARY_PHONE_TYPE = "tertiary_phone_type";

      public Insert() {}
    }
  }

  /** The table. */
  public static final class PhoneLookup implements BaseColumns, PhoneLookupColumns, ContactsColumns, ContactOptionsColumns,
      ContactNameColumns {
    public static final String QUERY_PARAMETER_SIP_ADDRESS = "sip";
    public static final Uri CONTENT_FILTER_URI = Uri.parse("content://com.android.contacts/phone_lookup");
    public static final Uri ENTERPRISE_CONTENT_FILTER_URI = Uri.parse("content://com.android.contacts/phone_lookup_enterprise");

    private PhoneLookup() {}
  }

  /** Columns. */
  protected interface PhoneLookupColumns {
    String CONTACT_ID = "contact_id", DATA_ID = "data_id", LABEL = "label", NORMALIZED_NUMBER = "normalized_number",
        NUMBER = "number", TYPE = "type";
  }

  /** Columns. */
  public interface PhoneticNameStyle {
    int JAPANESE = 4, KOREAN = 5, PINYIN = 3, UNDEFINED = 0;
  }

  /** The table. */
  public static final class Presence extends StatusUpdates {
    public Presence() {}
  }

  /** Columns. */
  protected interface PresenceColumns {
    String CUSTOM_PROTOCOL = "custom_protocol", DATA_ID = "presence_data_id", IM_ACCOUNT = "im_account",
        IM_HANDLE = "im_handle", PROTOCOL = "protocol";
  }

  /** The table. */
  public static final class Profile implements BaseColumns, ContactsColumns, ContactOptionsColumns, ContactNameColumns,
      ContactStatusColumns {
    public static final long MIN_ID = 9223372034707292160L;
    public static final Uri CONTENT_RAW_CONTACTS_URI = Uri.parse("content://com.android.contacts/profile/raw_contacts");
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/profile");
    public static final Uri CONTENT_VCARD_URI = Uri.parse("content://com.android.contacts/profile/as_vcard");

    private Profile() {}
  }

  /** The table. */
  public static final class ProfileSyncState implements SyncStateContract.Columns {
    public static final String CONTENT_DIRECTORY = "syncstate";
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/profile/syncstate");

    private ProfileSyncState() {}
  }

  /** The table. */
  public static final class ProviderStatus {
    public static final String CONTENT_TYPE = "vnd.android.cursor.dir/provider_status",
        DATABASE_CREATION_TIMESTAMP = "database_creation_timestamp", STATUS = "status";
    public static final int STATUS_BUSY = 1, STATUS_EMPTY = 2, STATUS_NORMAL = 0;
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/provider_status");

    private ProviderStatus() {}
  }

  /** The table. */
  public static final class QuickContact {
    public static final String ACTION_QUICK_CONTACT = "android.provider.action.QUICK_CONTACT",
        EXTRA_EXCLUDE_MIMES = "android.provider.extra.EXCLUDE_MIMES", EXTRA_MODE = "android.provider.extra.MODE",
        EXTRA_PRIORITIZED_MIMETYPE = "android.provider.extra.PRIORITIZED_MIMETYPE";
    public static final int MODE_LARGE = 3, MODE_MEDIUM = 2, MODE_SMALL = 1;

    public QuickContact() {}
  }

  /** The table. */
  public static final class RawContacts implements BaseColumns, RawContactsColumns, ContactOptionsColumns,
      ContactNameColumns, SyncColumns {
    public static final int AGGREGATION_MODE_DEFAULT = 0, AGGREGATION_MODE_DISABLED = 3, AGGREGATION_MODE_IMMEDIATE = 1,
        AGGREGATION_MODE_SUSPENDED = 2;
    public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/raw_contact",
        CONTENT_TYPE = "vnd.android.cursor.dir/raw_contact";
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/raw_contacts");

    private RawContacts() {}

    public static Uri getContactLookupUri(ContentResolver resolver, Uri rawContactUri) {
      Uri data = Uri.withAppendedPath(rawContactUri, "data");
      Cursor cursor = resolver.query(data, new String[] {"contact_id", "lookup"}, null, null, null);
      try {
        return cursor != null && cursor.moveToFirst() ? Contacts.getLookupUri(cursor.getLong(0), cursor.getString(1)) : null;
      } finally {
        if (cursor != null) cursor.close();
      }
    }

    /** The table. */
    public static final class Data implements BaseColumns, DataColumns {
      public static final String CONTENT_DIRECTORY = "data";

      private Data() {}
    }

    /** The table. */
    public static final class DisplayPhoto {
      public static final String CONTENT_DIRECTORY = "display_photo";

      private DisplayPhoto() {}
    }

    /** The table. */
    public static final class Entity implements BaseColumns, DataColumns {
      public static final String CONTENT_DIRECTORY = "entity", DATA_ID = "data_id";

      private Entity() {}
    }
  }

  /** Columns. */
  protected interface RawContactsColumns {
    String ACCOUNT_TYPE_AND_DATA_SET = "account_type_and_data_set", AGGREGATION_MODE = "aggregation_mode",
        BACKUP_ID = "backup_id", CONTACT_ID = "contact_id", DATA_SET = "data_set", DELETED = "deleted",
        METADATA_DIRTY = "metadata_dirty", RAW_CONTACT_IS_READ_ONLY = "raw_contact_is_read_only",
        RAW_CONTACT_IS_USER_PROFILE = "raw_contact_is_user_profile";
  }

  /** The table. */
  public static final class RawContactsEntity implements BaseColumns, DataColumns, RawContactsColumns {
    public static final String CONTENT_TYPE = "vnd.android.cursor.dir/raw_contact_entity", DATA_ID = "data_id";
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/raw_contact_entities");
    public static final Uri PROFILE_CONTENT_URI = Uri.parse("content://com.android.contacts/profile/raw_contact_entities");

    private RawContactsEntity() {}
  }

  /** The table. */
  public static class SearchSnippets {
    public static final String DEFERRED_SNIPPETING_KEY = "deferred_snippeting", SNIPPET = "snippet";

    public SearchSnippets() {}
  }

  /** The table. */
  public static final class Settings implements SettingsColumns {
    public static final String ACTION_SET_DEFAULT_ACCOUNT = "android.provider.action.SET_DEFAULT_ACCOUNT",
        CONTENT_ITEM_TYPE = "vnd.android.cursor.item/setting", CONTENT_TYPE = "vnd.android.cursor.dir/setting";
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/settings");

    private Settings() {}
  }

  /** Columns. */
  protected interface SettingsColumns {
    String ACCOUNT_NAME = "account_name", ACCOUNT_TYPE = "account_type", ANY_UNSYNCED = "any_unsynced", DATA_SET = "data_set",
        SHOULD_SYNC = "should_sync", UNGROUPED_COUNT = "summ_count", UNGROUPED_VISIBLE = "ungrouped_visible",
        UNGROUPED_WITH_PHONES = "summ_phones";
  }

  /** Columns. */
  protected interface StatusColumns {
    int AVAILABLE = 5, AWAY = 2, CAPABILITY_HAS_CAMERA = 4, CAPABILITY_HAS_VIDEO = 2, CAPABILITY_HAS_VOICE = 1,
        DO_NOT_DISTURB = 4, IDLE = 3, INVISIBLE = 1, OFFLINE = 0;
    String CHAT_CAPABILITY = "chat_capability", PRESENCE = "mode", PRESENCE_CUSTOM_STATUS = "status", PRESENCE_STATUS = "mode",
        STATUS = "status", STATUS_ICON = "status_icon", STATUS_LABEL = "status_label",
        STATUS_RES_PACKAGE = "status_res_package", STATUS_TIMESTAMP = "status_ts";
  }

  /** The table. */
  public static class StatusUpdates implements StatusColumns, PresenceColumns {
    public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/status-update",
        CONTENT_TYPE = "vnd.android.cursor.dir/status-update";
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/status_updates");
    public static final Uri PROFILE_CONTENT_URI = Uri.parse("content://com.android.contacts/profile/status_updates");

    private StatusUpdates() {}

    public static final int getPresenceIconResourceId(int status) {
      return status == 5 ? android.R.drawable.presence_online : status == 0 ? android.R.drawable.presence_offline
          : android.R.drawable.presence_away;
    }

    public static final int getPresencePrecedence(int status) {
      return status;
    }
  }

  /** Columns. */
  protected interface SyncColumns extends BaseSyncColumns {
    String ACCOUNT_NAME = "account_name", ACCOUNT_TYPE = "account_type", DIRTY = "dirty", SOURCE_ID = "sourceid",
        VERSION = "version";
  }

  /** The table. */
  public static final class SyncState implements SyncStateContract.Columns {
    public static final String CONTENT_DIRECTORY = "syncstate";
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.contacts/syncstate");

    private SyncState() {}
  }
}
