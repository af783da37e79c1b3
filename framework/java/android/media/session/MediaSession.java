package android.media.session;

import android.app.PendingIntent;
import android.content.Context;
import android.content.Intent;
import android.media.AudioAttributes;
import android.media.MediaDescription;
import android.media.MediaMetadata;
import android.media.Rating;
import android.media.VolumeProvider;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.ResultReceiver;
import java.util.List;

/** An app that plays something, towards the system and other apps. Its callback hears by messages. */
public final class MediaSession {
  public static final int FLAG_HANDLES_MEDIA_BUTTONS = 1;
  public static final int FLAG_HANDLES_TRANSPORT_CONTROLS = 2;

  private final Token token = new Token(this);
  private final Handler main = new Handler(Looper.getMainLooper());
  private Callback callback;
  private Handler callbackHandler;
  private boolean active;
  private PlaybackState state;
  private MediaMetadata metadata;
  private List<QueueItem> queue;
  private CharSequence queueTitle;
  private Bundle extras;
  private int flags;
  private int ratingType;
  private PendingIntent activity;
  private boolean released;
  private final antecede.Bag<MediaController> controllers = new antecede.Bag<MediaController>();

  /** Does what a controller asks for. */
  public abstract static class Callback {
    public Callback() {}

    public void onCommand(String command, Bundle args, ResultReceiver cb) {}

    public boolean onMediaButtonEvent(Intent mediaButtonIntent) {
      return false;
    }

    public void onPrepare() {}

    public void onPrepareFromMediaId(String mediaId, Bundle extras) {}

    public void onPrepareFromSearch(String query, Bundle extras) {}

    public void onPrepareFromUri(Uri uri, Bundle extras) {}

    public void onPlay() {}

    public void onPlayFromSearch(String query, Bundle extras) {}

    public void onPlayFromMediaId(String mediaId, Bundle extras) {}

    public void onPlayFromUri(Uri uri, Bundle extras) {}

    public void onSkipToQueueItem(long id) {}

    public void onPause() {}

    public void onSkipToNext() {}

    public void onSkipToPrevious() {}

    public void onFastForward() {}

    public void onRewind() {}

    public void onStop() {}

    public void onSeekTo(long pos) {}

    public void onSetRating(Rating rating) {}

    public void onSetPlaybackSpeed(float speed) {}

    public void onCustomAction(String action, Bundle extras) {}
  }

  /** Names a session. */
  public static final class Token implements Parcelable {
    final MediaSession session;

    public static final Parcelable.Creator<Token> CREATOR = new Parcelable.Creator<Token>() {
      @Override
      public Token createFromParcel(Parcel in) {
        return (Token) in.readWhole();
      }

      @Override
      public Token[] newArray(int size) {
        return new Token[size];
      }
    };

    Token(MediaSession session) {
      this.session = session;
    }

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      dest.writeWhole(this);
    }
  }

  /** What is played next. */
  public static final class QueueItem implements Parcelable {
    public static final int UNKNOWN_ID = -1;

    private final MediaDescription description;
    private final long id;

    public static final Parcelable.Creator<QueueItem> CREATOR = new Parcelable.Creator<QueueItem>() {
      @Override
      public QueueItem createFromParcel(Parcel p) {
        return (QueueItem) p.readWhole();
      }

      @Override
      public QueueItem[] newArray(int size) {
        return new QueueItem[size];
      }
    };

    public QueueItem(MediaDescription description, long id) {
      if (description == null) throw new IllegalArgumentException("Description cannot be null.");
      this.description = description;
      this.id = id;
    }

    public MediaDescription getDescription() {
      return description;
    }

    public long getQueueId() {
      return id;
    }

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      dest.writeWhole(this);
    }
  }

  public MediaSession(Context context, String tag) {
    if (tag == null || tag.isEmpty()) throw new IllegalArgumentException("tag cannot be null or empty");
  }

  public MediaSession(Context context, String tag, Bundle sessionInfo) {
    this(context, tag);
  }

  void attach(MediaController controller) {
    if (!controllers.contains(controller)) controllers.add(controller);
  }

  /** A wish of a controller, that comes to the callback's looper. */
  void command(Wish wish) {
    Callback current = callback;
    if (current == null) return;
    android.os.Replies.post(callbackHandler, new Runnable() {
      @Override
      public void run() {
        if (callback != current) return;
        antecede.Callbacks.invoke(MediaSession.this, "Callback", current);
        wish.tell(current);
      }
    });
  }

  /** One call of the callback. */
  abstract static class Wish {
    abstract void tell(Callback callback);
  }

  public void setCallback(Callback callback) {
    setCallback(callback, null);
  }

  public void setCallback(Callback callback, Handler handler) {
    this.callback = callback;
    callbackHandler = handler == null ? new Handler(android.os.Source.current()) : handler;
    antecede.Callbacks.registerOn(callbackHandler.getLooper().getEvents(), this, "Callback", callback, false);
  }

  public void setSessionActivity(PendingIntent pi) {
    activity = pi;
  }

  PendingIntent activity() {
    return activity;
  }

  public void setMediaButtonReceiver(PendingIntent mbr) {
    antecede.system.Announced.system(mbr);
  }

  public void setFlags(int flags) {
    this.flags = flags;
  }

  long flags() {
    return flags;
  }

  public void setPlaybackToLocal(AudioAttributes attributes) {}

  public void setPlaybackToRemote(VolumeProvider volumeProvider) {}

  public void setActive(boolean active) {
    this.active = active;
  }

  public boolean isActive() {
    return active;
  }

  public void sendSessionEvent(String event, Bundle extras) {
    if (event == null || event.isEmpty()) throw new IllegalArgumentException("event cannot be null or empty");
  }

  public void release() {
    released = true;
    callback = null;
    for (int i = 0; i < controllers.size(); i++) controllers.get(i).destroyed();
  }

  public Token getSessionToken() {
    return token;
  }

  public MediaController getController() {
    return new MediaController(null, token);
  }

  public void setPlaybackState(PlaybackState state) {
    this.state = state;
    for (int i = 0; i < controllers.size(); i++) controllers.get(i).stateChanged(state);
  }

  PlaybackState state() {
    return state;
  }

  public void setMetadata(MediaMetadata metadata) {
    this.metadata = metadata;
    for (int i = 0; i < controllers.size(); i++) controllers.get(i).metadataChanged(metadata);
  }

  MediaMetadata metadata() {
    return metadata;
  }

  public void setQueue(List<QueueItem> queue) {
    this.queue = queue;
  }

  List<QueueItem> queue() {
    return queue;
  }

  public void setQueueTitle(CharSequence title) {
    queueTitle = title;
  }

  CharSequence queueTitle() {
    return queueTitle;
  }

  public void setRatingType(int type) {
    ratingType = type;
  }

  int ratingType() {
    return ratingType;
  }

  public void setExtras(Bundle extras) {
    this.extras = extras;
  }

  Bundle extras() {
    return extras;
  }
}
