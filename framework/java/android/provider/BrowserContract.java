package android.provider;

import android.content.ContentUris;
import android.net.Uri;
import antecede.Unlisted;

/** What the browser keeps, for browsers. */
@Unlisted
public class BrowserContract {
  public static final String AUTHORITY = "com.android.browser", CALLER_IS_SYNCADAPTER = "caller_is_syncadapter",
      PARAM_LIMIT = "limit";
  public static final Uri AUTHORITY_URI = Uri.parse("content://com.android.browser");

  /** The table. */
  public static final class Accounts implements BaseColumns {
    public static final String ACCOUNT_NAME = "account_name", ACCOUNT_TYPE = "account_type", ROOT_ID = "root_id";
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.browser/accounts");
  }

  /** The table. */
  public static final class Bookmarks implements BaseColumns {
    public static final String TYPE = "type", PARAM_ACCOUNT_NAME = "acct_name", PARAM_ACCOUNT_TYPE = "acct_type",
        CONTENT_TYPE = "vnd.android.cursor.dir/bookmark", CONTENT_ITEM_TYPE = "vnd.android.cursor.item/bookmark",
        QUERY_PARAMETER_SHOW_DELETED = "show_deleted", IS_FOLDER = "folder", PARENT = "parent",
        PARENT_SOURCE_ID = "parent_source", POSITION = "position", INSERT_AFTER = "insert_after",
        INSERT_AFTER_SOURCE_ID = "insert_after_source", IS_DELETED = "deleted";
    public static final int BOOKMARK_TYPE_BOOKMARK = 1, BOOKMARK_TYPE_FOLDER = 2, BOOKMARK_TYPE_BOOKMARK_BAR_FOLDER = 3,
        BOOKMARK_TYPE_OTHER_FOLDER = 4, BOOKMARK_TYPE_MOBILE_FOLDER = 5;
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.browser/bookmarks");
    public static final Uri CONTENT_URI_DEFAULT_FOLDER = Uri.parse("content://com.android.browser/bookmarks/folder");

    public static final Uri buildFolderUri(long folderId) {
      return ContentUris.withAppendedId(CONTENT_URI_DEFAULT_FOLDER, folderId);
    }
  }

  /** The table. */
  public static final class History implements BaseColumns {
    public static final String CONTENT_TYPE = "vnd.android.cursor.dir/browser-history",
        CONTENT_ITEM_TYPE = "vnd.android.cursor.item/browser-history";
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.browser/history");
  }

  /** The table. */
  public static final class Searches implements BaseColumns {
    public static final String CONTENT_TYPE = "vnd.android.cursor.dir/searches",
        CONTENT_ITEM_TYPE = "vnd.android.cursor.item/searches", _ID = "_id", SEARCH = "search", DATE = "date";
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.browser/searches");
  }

  /** The table. */
  public static final class SyncState implements BaseColumns {
    public static final String CONTENT_DIRECTORY = "syncstate";
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.browser/syncstate");
  }

  /** The table. */
  public static final class Images implements BaseColumns {
    public static final String CONTENT_TYPE = "vnd.android.cursor.dir/images",
        CONTENT_ITEM_TYPE = "vnd.android.cursor.item/images", TYPE = "type", DATA = "data", URL = "url_key";
    public static final int IMAGE_TYPE_FAVICON = 1, IMAGE_TYPE_PRECOMPOSED_TOUCH_ICON = 2, IMAGE_TYPE_TOUCH_ICON = 4;
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.browser/images");
  }

  /** The table. */
  public static final class ImageMappings implements BaseColumns {
    public static final String CONTENT_TYPE = "vnd.android.cursor.dir/image_mappings",
        CONTENT_ITEM_TYPE = "vnd.android.cursor.item/image_mappings";
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.browser/image_mappings");
  }

  /** The table. */
  public static final class Combined implements BaseColumns {
    public static final String IS_BOOKMARK = "bookmark";
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.browser/combined");
  }

  /** The table. */
  public static final class Settings implements BaseColumns {
    public static final String KEY = "key", VALUE = "value", KEY_SYNC_ENABLED = "sync_enabled";
    public static final Uri CONTENT_URI = Uri.parse("content://com.android.browser/settings");
  }
}
