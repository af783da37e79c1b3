package android.provider;

import android.content.ContentResolver;
import android.content.ContentValues;
import android.content.Context;
import android.net.Uri;

/** What the user searched for of late. Saving takes a thread of its own. */
public class SearchRecentSuggestions {
  public static final String[] QUERIES_PROJECTION_1LINE = {"_id", "date", "query", "display1"};
  public static final String[] QUERIES_PROJECTION_2LINE = {"_id", "date", "query", "display1", "display2"};
  public static final int QUERIES_PROJECTION_DATE_INDEX = 1, QUERIES_PROJECTION_DISPLAY1_INDEX = 3,
      QUERIES_PROJECTION_DISPLAY2_INDEX = 4, QUERIES_PROJECTION_QUERY_INDEX = 2;

  private static final int MOST = 250;

  private final Context context;
  private final boolean twoLines;
  private final Uri uri;

  public SearchRecentSuggestions(Context context, String authority, int mode) {
    if (authority == null || authority.length() == 0 || (mode & 1) == 0) throw new IllegalArgumentException();
    this.context = context;
    twoLines = (mode & 2) != 0;
    uri = Uri.parse("content://" + authority + "/suggestions");
  }

  public void saveRecentQuery(String queryString, String line2) {
    if (queryString == null || queryString.length() == 0) return;
    if (!twoLines && line2 != null && line2.length() > 0) throw new IllegalArgumentException();
    new Thread("saveRecentQuery") {
      @Override
      public void run() {
        save(queryString, line2);
      }
    }.start();
  }

  private void save(String query, String line2) {
    ContentResolver resolver = context.getContentResolver();
    ContentValues values = new ContentValues();
    values.put("display1", query);
    if (twoLines) values.put("display2", line2);
    values.put("query", query);
    values.put("date", Long.valueOf(System.currentTimeMillis()));
    resolver.insert(uri, values);
    truncateHistory(resolver, MOST);
  }

  public void clearHistory() {
    truncateHistory(context.getContentResolver(), 0);
  }

  protected void truncateHistory(ContentResolver cr, int maxEntries) {
    if (maxEntries < 0) throw new IllegalArgumentException();
    String selection = maxEntries == 0 ? null
        : "_id IN (SELECT _id FROM suggestions ORDER BY date DESC LIMIT -1 OFFSET " + maxEntries + ")";
    cr.delete(uri, selection, null);
  }
}
