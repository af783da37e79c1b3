package android.service.media;

import android.app.Service;
import android.content.Intent;
import android.media.browse.MediaBrowser;
import android.media.session.MediaSession;
import android.os.Binder;
import android.os.Bundle;
import android.os.IBinder;
import java.io.FileDescriptor;
import java.io.PrintWriter;
import java.util.List;

/** Tells other apps what can be played. */
public abstract class MediaBrowserService extends Service {
  public static final String SERVICE_INTERFACE = "android.media.browse.MediaBrowserService";

  private final Binder binder = new Binder();
  private MediaSession.Token token;

  /** Where the list begins. */
  public static final class BrowserRoot {
    public static final String EXTRA_OFFLINE = "android.service.media.extra.OFFLINE";
    public static final String EXTRA_RECENT = "android.service.media.extra.RECENT";
    public static final String EXTRA_SUGGESTED = "android.service.media.extra.SUGGESTED";

    private final String id;
    private final Bundle extras;

    public BrowserRoot(String rootId, Bundle extras) {
      if (rootId == null) throw new IllegalArgumentException("The root id in BrowserRoot cannot be null.");
      id = rootId;
      this.extras = extras;
    }

    public String getRootId() {
      return id;
    }

    public Bundle getExtras() {
      return extras;
    }
  }

  /** Where a list goes. */
  public class Result<T> {
    private boolean sent;

    Result() {}

    public void sendResult(T result) {
      if (sent) throw new IllegalStateException("sendResult() called twice");
      sent = true;
    }

    public void detach() {
      if (sent) throw new IllegalStateException("detach() called when sendResult() had already been called");
    }
  }

  public MediaBrowserService() {}

  @Override
  public void onCreate() {
    super.onCreate();
  }

  @Override
  public IBinder onBind(Intent intent) {
    return SERVICE_INTERFACE.equals(intent.getAction()) ? binder : null;
  }

  @Override
  public void dump(FileDescriptor fd, PrintWriter writer, String[] args) {}

  public abstract BrowserRoot onGetRoot(String clientPackageName, int clientUid, Bundle rootHints);

  public abstract void onLoadChildren(String parentId, Result<List<MediaBrowser.MediaItem>> result);

  public void onLoadChildren(String parentId, Result<List<MediaBrowser.MediaItem>> result, Bundle options) {
    onLoadChildren(parentId, result);
  }

  public void onLoadItem(String itemId, Result<MediaBrowser.MediaItem> result) {
    result.sendResult(null);
  }

  public void setSessionToken(MediaSession.Token token) {
    if (token == null) throw new IllegalArgumentException("Session token may not be null.");
    if (this.token != null) throw new IllegalStateException("The session token has already been set.");
    this.token = token;
  }

  public MediaSession.Token getSessionToken() {
    return token;
  }

  public final Bundle getBrowserRootHints() {
    return null;
  }

  public void notifyChildrenChanged(String parentId) {
    notifyChildrenChanged(parentId, null);
  }

  public void notifyChildrenChanged(String parentId, Bundle options) {
    if (parentId == null) throw new IllegalArgumentException("parentId cannot be null in notifyChildrenChanged");
  }
}
