package android.provider;

import android.net.Uri;

/** Words that the user has added. */
public class UserDictionary {
  public static final String AUTHORITY = "user_dictionary";
  public static final Uri CONTENT_URI = Uri.parse("content://user_dictionary");

  public UserDictionary() {}

  /** The table. */
  public static class Words implements BaseColumns {
    public static final String APP_ID = "appid", CONTENT_ITEM_TYPE = "vnd.android.cursor.item/vnd.google.userword",
        CONTENT_TYPE = "vnd.android.cursor.dir/vnd.google.userword", DEFAULT_SORT_ORDER = "frequency DESC",
        FREQUENCY = "frequency", LOCALE = "locale", SHORTCUT = "shortcut", WORD = "word", _ID = "_id";
    public static final int LOCALE_TYPE_ALL = 0, LOCALE_TYPE_CURRENT = 1;
    public static final Uri CONTENT_URI = Uri.parse("content://user_dictionary/words");

    public Words() {}
  }
}
