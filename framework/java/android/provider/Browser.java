package android.provider;

import android.content.ContentResolver;
import android.content.ContentValues;
import android.content.Context;
import android.content.Intent;
import android.database.Cursor;
import android.net.Uri;
import antecede.Unlisted;

/** What the browser keeps. */
public class Browser {
  public static final String EXTRA_APPLICATION_ID = "com.android.browser.application_id",
      EXTRA_CREATE_NEW_TAB = "create_new_tab", EXTRA_HEADERS = "com.android.browser.headers",
      INITIAL_ZOOM_LEVEL = "browser.initialZoomLevel";
  public static final int HISTORY_PROJECTION_BOOKMARK_INDEX = 4, HISTORY_PROJECTION_DATE_INDEX = 3,
      HISTORY_PROJECTION_FAVICON_INDEX = 6, HISTORY_PROJECTION_ID_INDEX = 0, HISTORY_PROJECTION_TITLE_INDEX = 5,
      HISTORY_PROJECTION_URL_INDEX = 1, HISTORY_PROJECTION_VISITS_INDEX = 2, SEARCHES_PROJECTION_DATE_INDEX = 2,
      SEARCHES_PROJECTION_SEARCH_INDEX = 1, TRUNCATE_HISTORY_PROJECTION_ID_INDEX = 0, TRUNCATE_N_OLDEST = 5;
  public static final Uri BOOKMARKS_URI = Uri.parse("content://browser/bookmarks");
  public static final String[] HISTORY_PROJECTION = {"_id", "url", "visits", "date", "bookmark", "title", "favicon",
      "thumbnail", "touch_icon", "user_entered"};
  public static final String[] SEARCHES_PROJECTION = {"_id", "search", "date"};
  public static final Uri SEARCHES_URI = Uri.parse("content://browser/searches");
  public static final String[] TRUNCATE_HISTORY_PROJECTION = {"_id", "date"};

  public Browser() {}

  public static final void saveBookmark(Context c, String title, String url) {
    c.startActivity(new Intent(Intent.ACTION_INSERT, BOOKMARKS_URI).putExtra("title", title).putExtra("url", url));
  }

  public static final void sendString(Context context, String string) {
    sendString(context, string, "Share");
  }

  @Unlisted
  public static final void sendString(Context c, String stringToSend, String chooserDialogTitle) {
    Intent send = new Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, stringToSend);
    c.startActivity(Intent.createChooser(send, chooserDialogTitle).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK));
  }

  public static final Cursor getAllBookmarks(ContentResolver cr) {
    return cr.query(BOOKMARKS_URI, new String[] {"url"}, "bookmark = 1", null, null);
  }

  public static final Cursor getAllVisitedUrls(ContentResolver cr) {
    return cr.query(BOOKMARKS_URI, new String[] {"url"}, null, null, null);
  }

  @Unlisted
  public static final String[] getVisitedHistory(ContentResolver cr) {
    return new String[0];
  }

  public static final void updateVisitedHistory(ContentResolver cr, String url, boolean real) {}

  public static final void truncateHistory(ContentResolver cr) {}

  public static final boolean canClearHistory(ContentResolver cr) {
    return false;
  }

  public static final void clearHistory(ContentResolver cr) {
    cr.delete(BOOKMARKS_URI, "bookmark = 0", null);
  }

  public static final void deleteFromHistory(ContentResolver cr, String url) {
    cr.delete(BOOKMARKS_URI, "url = ?", new String[] {url});
  }

  public static final void deleteHistoryTimeFrame(ContentResolver cr, long begin, long end) {}

  public static final void addSearchUrl(ContentResolver cr, String search) {
    ContentValues values = new ContentValues();
    values.put("search", search);
    cr.insert(SEARCHES_URI, values);
  }

  public static final void clearSearches(ContentResolver cr) {
    cr.delete(SEARCHES_URI, null, null);
  }

  /** The table. */
  public static class BookmarkColumns implements BaseColumns {
    public static final String BOOKMARK = "bookmark", CREATED = "created", DATE = "date", FAVICON = "favicon", TITLE = "title",
        URL = "url", VISITS = "visits";

    public BookmarkColumns() {}
  }

  /** The table. */
  public static class SearchColumns implements BaseColumns {
    public static final String DATE = "date", SEARCH = "search", URL = "url";

    public SearchColumns() {}
  }
}
