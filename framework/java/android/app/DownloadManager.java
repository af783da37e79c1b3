package android.app;

import android.content.Context;
import android.content.Intent;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import android.os.ParcelFileDescriptor;
import antecede.Bag;
import antecede.Unlisted;
import antecede.system.Server;
import java.io.FileNotFoundException;

/** Downloads by the system. Each ends when the environment says so, well, and is announced by a broadcast. */
public class DownloadManager {
  public static final String COLUMN_ID = "_id";
  public static final String COLUMN_TITLE = "title";
  public static final String COLUMN_DESCRIPTION = "description";
  public static final String COLUMN_URI = "uri";
  public static final String COLUMN_MEDIA_TYPE = "media_type";
  public static final String COLUMN_TOTAL_SIZE_BYTES = "total_size";
  public static final String COLUMN_LOCAL_URI = "local_uri";
  public static final String COLUMN_LOCAL_FILENAME = "local_filename";
  public static final String COLUMN_STATUS = "status";
  public static final String COLUMN_REASON = "reason";
  public static final String COLUMN_BYTES_DOWNLOADED_SO_FAR = "bytes_so_far";
  public static final String COLUMN_LAST_MODIFIED_TIMESTAMP = "last_modified_timestamp";
  public static final String COLUMN_MEDIAPROVIDER_URI = "mediaprovider_uri";
  public static final int STATUS_PENDING = 1;
  public static final int STATUS_RUNNING = 2;
  public static final int STATUS_PAUSED = 4;
  public static final int STATUS_SUCCESSFUL = 8;
  public static final int STATUS_FAILED = 16;
  public static final int ERROR_UNKNOWN = 1000;
  public static final int ERROR_FILE_ERROR = 1001;
  public static final int ERROR_UNHANDLED_HTTP_CODE = 1002;
  public static final int ERROR_HTTP_DATA_ERROR = 1004;
  public static final int ERROR_TOO_MANY_REDIRECTS = 1005;
  public static final int ERROR_INSUFFICIENT_SPACE = 1006;
  public static final int ERROR_DEVICE_NOT_FOUND = 1007;
  public static final int ERROR_CANNOT_RESUME = 1008;
  public static final int ERROR_FILE_ALREADY_EXISTS = 1009;
  public static final int PAUSED_WAITING_TO_RETRY = 1;
  public static final int PAUSED_WAITING_FOR_NETWORK = 2;
  public static final int PAUSED_QUEUED_FOR_WIFI = 3;
  public static final int PAUSED_UNKNOWN = 4;
  public static final String ACTION_DOWNLOAD_COMPLETE = "android.intent.action.DOWNLOAD_COMPLETE";
  public static final String ACTION_NOTIFICATION_CLICKED = "android.intent.action.DOWNLOAD_NOTIFICATION_CLICKED";
  public static final String ACTION_VIEW_DOWNLOADS = "android.intent.action.VIEW_DOWNLOADS";
  public static final String INTENT_EXTRAS_SORT_BY_SIZE = "android.app.DownloadManager.extra_sortBySize";
  public static final String EXTRA_DOWNLOAD_ID = "extra_download_id";
  public static final String EXTRA_NOTIFICATION_CLICK_DOWNLOAD_IDS = "extra_click_download_ids";

  private static final String[] COLUMNS = {COLUMN_ID, COLUMN_TITLE, COLUMN_DESCRIPTION, COLUMN_URI, COLUMN_MEDIA_TYPE,
      COLUMN_STATUS, COLUMN_REASON, COLUMN_TOTAL_SIZE_BYTES, COLUMN_BYTES_DOWNLOADED_SO_FAR, COLUMN_LOCAL_URI,
      COLUMN_LAST_MODIFIED_TIMESTAMP};
  private static final Bag<Download> downloads = new Bag<Download>();
  private static long nextId = 1;

  private final Context context;

  /** A download; what happens when it ends. */
  private static final class Download implements Runnable {
    final long id = nextId++;
    final Context context;
    final Request request;
    int status = STATUS_RUNNING;

    Download(Context context, Request request) {
      this.context = context;
      this.request = request;
    }

    @Override
    public void run() {
      status = STATUS_SUCCESSFUL;
      Server.removeSource("download", this);
      Intent intent = new Intent(ACTION_DOWNLOAD_COMPLETE);
      intent.putExtra(EXTRA_DOWNLOAD_ID, id);
      context.sendBroadcast(intent);
    }

    Object[] row() {
      return new Object[] {id, request.title, request.description, String.valueOf(request.uri), request.type, status, 0, 0, 0,
          request.destination == null ? null : request.destination.toString(), System.currentTimeMillis()};
    }
  }

  @Unlisted
  public DownloadManager(Context context) {
    this.context = context;
  }

  private static Download find(long id) {
    for (int i = 0; i < downloads.size(); i++) {
      if (downloads.get(i).id == id) return downloads.get(i);
    }
    return null;
  }

  public long enqueue(Request request) {
    Download download = new Download(context, request);
    downloads.add(download);
    Server.addSource("download", download);
    return download.id;
  }

  public int remove(long... ids) {
    int count = 0;
    for (long id : ids) {
      Download download = find(id);
      if (download == null) continue;
      downloads.remove(download);
      if (download.status == STATUS_RUNNING) Server.removeSource("download", download);
      count++;
    }
    return count;
  }

  public Cursor query(Query query) {
    MatrixCursor cursor = new MatrixCursor(COLUMNS);
    for (int i = 0; i < downloads.size(); i++) {
      if (query.matches(downloads.get(i))) cursor.addRow(downloads.get(i).row());
    }
    return cursor;
  }

  public ParcelFileDescriptor openDownloadedFile(long id) throws FileNotFoundException {
    throw new FileNotFoundException(String.valueOf(id));
  }

  public Uri getUriForDownloadedFile(long id) {
    Download download = find(id);
    return download == null || download.status != STATUS_SUCCESSFUL ? null : download.request.destination;
  }

  public String getMimeTypeForDownloadedFile(long id) {
    Download download = find(id);
    return download == null ? null : download.request.type;
  }

  public static Long getMaxBytesOverMobile(Context context) {
    return null;
  }

  public static Long getRecommendedMaxBytesOverMobile(Context context) {
    return null;
  }

  public long addCompletedDownload(String title, String description, boolean isMediaScannerScannable, String mimeType,
      String path, long length, boolean showNotification) {
    return 0;
  }

  public long addCompletedDownload(String title, String description, boolean isMediaScannerScannable, String mimeType,
      String path, long length, boolean showNotification, Uri uri, Uri referer) {
    return 0;
  }

  /** Which downloads. */
  public static class Query {
    private long[] ids;
    private int statuses = -1;

    public Query setFilterById(long... ids) {
      this.ids = ids;
      return this;
    }

    public Query setFilterByStatus(int flags) {
      statuses = flags;
      return this;
    }

    private boolean matches(Download download) {
      if ((statuses & download.status) == 0) return false;
      if (ids == null) return true;
      for (long id : ids) {
        if (id == download.id) return true;
      }
      return false;
    }
  }

  /** A download that is asked for. */
  public static class Request {
    public static final int NETWORK_MOBILE = 1;
    public static final int NETWORK_WIFI = 2;
    public static final int VISIBILITY_VISIBLE = 0;
    public static final int VISIBILITY_VISIBLE_NOTIFY_COMPLETED = 1;
    public static final int VISIBILITY_HIDDEN = 2;
    public static final int VISIBILITY_VISIBLE_NOTIFY_ONLY_COMPLETION = 3;

    private final Uri uri;
    private Uri destination;
    private CharSequence title;
    private CharSequence description;
    private String type;

    public Request(Uri uri) {
      if (uri == null) throw new NullPointerException();
      this.uri = uri;
    }

    public Request setDestinationUri(Uri uri) {
      destination = uri;
      return this;
    }

    public Request setDestinationInExternalFilesDir(Context context, String dirType, String subPath) {
      destination = Uri.withAppendedPath(Uri.fromFile(context.getExternalFilesDir(dirType)), subPath);
      return this;
    }

    public Request setDestinationInExternalPublicDir(String dirType, String subPath) {
      return this;
    }

    public void allowScanningByMediaScanner() {}

    public Request addRequestHeader(String header, String value) {
      return this;
    }

    public Request setTitle(CharSequence title) {
      this.title = title;
      return this;
    }

    public Request setDescription(CharSequence description) {
      this.description = description;
      return this;
    }

    public Request setMimeType(String mimeType) {
      type = mimeType;
      return this;
    }

    public Request setShowRunningNotification(boolean show) {
      return this;
    }

    public Request setNotificationVisibility(int visibility) {
      return this;
    }

    public Request setAllowedNetworkTypes(int flags) {
      return this;
    }

    public Request setAllowedOverRoaming(boolean allowed) {
      return this;
    }

    public Request setAllowedOverMetered(boolean allow) {
      return this;
    }

    public Request setRequiresCharging(boolean requiresCharging) {
      return this;
    }

    public Request setRequiresDeviceIdle(boolean requiresDeviceIdle) {
      return this;
    }

    public Request setVisibleInDownloadsUi(boolean isVisible) {
      return this;
    }
  }
}
