package android.media.browse;

import android.content.ComponentName;
import android.content.Context;
import android.media.MediaDescription;
import android.media.session.MediaSession;
import android.os.Bundle;
import android.os.Handler;
import android.os.Parcel;
import android.os.Parcelable;
import java.util.List;

/** Asks another app's service what it can play; there is none, so that it cannot be reached. */
public final class MediaBrowser {
  public static final String EXTRA_PAGE = "android.media.browse.extra.PAGE";
  public static final String EXTRA_PAGE_SIZE = "android.media.browse.extra.PAGE_SIZE";

  private final ComponentName service;
  private final ConnectionCallback callback;
  private final Handler handler = new Handler(android.os.Source.current());
  private boolean connecting;

  /** Hears whether the service is there. */
  public static class ConnectionCallback {
    public ConnectionCallback() {}

    public void onConnected() {}

    public void onConnectionSuspended() {}

    public void onConnectionFailed() {}
  }

  /** Gets one item. */
  public abstract static class ItemCallback {
    public ItemCallback() {}

    public void onItemLoaded(MediaItem item) {}

    public void onError(String mediaId) {}
  }

  /** Gets what is below an item. */
  public abstract static class SubscriptionCallback {
    public SubscriptionCallback() {}

    public void onChildrenLoaded(String parentId, List<MediaItem> children) {}

    public void onChildrenLoaded(String parentId, List<MediaItem> children, Bundle options) {}

    public void onError(String parentId) {}

    public void onError(String parentId, Bundle options) {}
  }

  /** Something that can be played or has things below it. */
  public static class MediaItem implements Parcelable {
    public static final int FLAG_BROWSABLE = 1;
    public static final int FLAG_PLAYABLE = 2;

    private final int flags;
    private final MediaDescription description;

    public static final Parcelable.Creator<MediaItem> CREATOR = new Parcelable.Creator<MediaItem>() {
      @Override
      public MediaItem createFromParcel(Parcel in) {
        return (MediaItem) in.readWhole();
      }

      @Override
      public MediaItem[] newArray(int size) {
        return new MediaItem[size];
      }
    };

    public MediaItem(MediaDescription description, int flags) {
      if (description == null) throw new IllegalArgumentException("description cannot be null");
      this.flags = flags;
      this.description = description;
    }

    public int getFlags() {
      return flags;
    }

    public boolean isBrowsable() {
      return (flags & FLAG_BROWSABLE) != 0;
    }

    public boolean isPlayable() {
      return (flags & FLAG_PLAYABLE) != 0;
    }

    public MediaDescription getDescription() {
      return description;
    }

    public String getMediaId() {
      return description.getMediaId();
    }

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
      out.writeWhole(this);
    }
  }

  public MediaBrowser(Context context, ComponentName serviceComponent, ConnectionCallback callback, Bundle rootHints) {
    if (context == null) throw new IllegalArgumentException("context must not be null");
    if (callback == null) throw new IllegalArgumentException("connection callback must not be null");
    service = serviceComponent;
    this.callback = callback;
  }

  public void connect() {
    if (connecting) throw new IllegalStateException("connect() called while neither disconnecting nor disconnected");
    connecting = true;
    android.os.Replies.post(handler, new Runnable() {
      @Override
      public void run() {
        if (!connecting) return;
        connecting = false;
        callback.onConnectionFailed();
      }
    });
  }

  public void disconnect() {
    connecting = false;
  }

  public boolean isConnected() {
    return false;
  }

  public ComponentName getServiceComponent() {
    throw new IllegalStateException("getServiceComponent() called while not connected");
  }

  public String getRoot() {
    throw new IllegalStateException("getRoot() called while not connected");
  }

  public Bundle getExtras() {
    throw new IllegalStateException("getExtras() called while not connected");
  }

  public MediaSession.Token getSessionToken() {
    throw new IllegalStateException("getSessionToken() called while not connected");
  }

  public void subscribe(String parentId, SubscriptionCallback callback) {}

  public void subscribe(String parentId, Bundle options, SubscriptionCallback callback) {}

  public void unsubscribe(String parentId) {}

  public void unsubscribe(String parentId, SubscriptionCallback callback) {}

  public void getItem(String mediaId, ItemCallback cb) {
    if (cb == null) throw new IllegalArgumentException("cb cannot be null.");
    android.os.Replies.post(handler, new Runnable() {
      @Override
      public void run() {
        cb.onError(mediaId);
      }
    });
  }
}
