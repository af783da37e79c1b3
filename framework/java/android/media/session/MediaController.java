package android.media.session;

import android.app.PendingIntent;
import android.content.Context;
import android.media.AudioAttributes;
import android.media.AudioManager;
import android.media.MediaMetadata;
import android.media.Rating;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.ResultReceiver;
import android.view.KeyEvent;
import antecede.Bag;
import java.util.List;

/** Controls a session. What it does reaches the session later, and the other way round. */
public final class MediaController {
  private final MediaSession.Token token;
  private final MediaSession session;
  private final TransportControls transport = new TransportControls();
  private final Bag<Registration> registrations = new Bag<Registration>();

  /** Hears of the session. */
  public abstract static class Callback {
    public Callback() {}

    public void onSessionDestroyed() {}

    public void onSessionEvent(String event, Bundle extras) {}

    public void onPlaybackStateChanged(PlaybackState state) {}

    public void onMetadataChanged(MediaMetadata metadata) {}

    public void onQueueChanged(List<MediaSession.QueueItem> queue) {}

    public void onQueueTitleChanged(CharSequence title) {}

    public void onExtrasChanged(Bundle extras) {}

    public void onAudioInfoChanged(PlaybackInfo info) {}
  }

  private static final class Registration {
    final Callback callback;
    final Handler handler;

    Registration(Callback callback, Handler handler) {
      this.callback = callback;
      this.handler = handler;
    }
  }

  /** Where the volume of a session is. */
  public static final class PlaybackInfo implements Parcelable {
    public static final int PLAYBACK_TYPE_LOCAL = 1;
    public static final int PLAYBACK_TYPE_REMOTE = 2;

    public static final Parcelable.Creator<PlaybackInfo> CREATOR = new Parcelable.Creator<PlaybackInfo>() {
      @Override
      public PlaybackInfo createFromParcel(Parcel in) {
        return new PlaybackInfo();
      }

      @Override
      public PlaybackInfo[] newArray(int size) {
        return new PlaybackInfo[size];
      }
    };

    PlaybackInfo() {}

    public int getPlaybackType() {
      return PLAYBACK_TYPE_LOCAL;
    }

    public int getVolumeControl() {
      return android.media.VolumeProvider.VOLUME_CONTROL_ABSOLUTE;
    }

    public int getMaxVolume() {
      return 15;
    }

    public int getCurrentVolume() {
      return 7;
    }

    public AudioAttributes getAudioAttributes() {
      return new AudioAttributes.Builder().setLegacyStreamType(AudioManager.STREAM_MUSIC).build();
    }

    public String getVolumeControlId() {
      return null;
    }

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {}
  }

  public MediaController(Context context, MediaSession.Token token) {
    if (token == null) throw new IllegalArgumentException("token shouldn't be null");
    this.token = token;
    session = token.session;
  }

  public TransportControls getTransportControls() {
    return transport;
  }

  public boolean dispatchMediaButtonEvent(KeyEvent keyEvent) {
    return false;
  }

  public PlaybackState getPlaybackState() {
    return session.state();
  }

  public MediaMetadata getMetadata() {
    return session.metadata();
  }

  public List<MediaSession.QueueItem> getQueue() {
    return session.queue();
  }

  public CharSequence getQueueTitle() {
    return session.queueTitle();
  }

  public Bundle getExtras() {
    return session.extras();
  }

  public int getRatingType() {
    return session.ratingType();
  }

  public long getFlags() {
    return session.flags();
  }

  public PlaybackInfo getPlaybackInfo() {
    return new PlaybackInfo();
  }

  public PendingIntent getSessionActivity() {
    return session.activity();
  }

  public MediaSession.Token getSessionToken() {
    return token;
  }

  public String getPackageName() {
    return android.app.ActivityThread.currentPackageName();
  }

  public void setVolumeTo(int value, int flags) {}

  public void adjustVolume(int direction, int flags) {}

  public void registerCallback(Callback callback) {
    registerCallback(callback, null);
  }

  public void registerCallback(Callback callback, Handler handler) {
    if (callback == null) throw new IllegalArgumentException("callback must not be null");
    Handler target = handler == null ? new Handler() : handler;
    registrations.add(new Registration(callback, target));
    antecede.Callbacks.registerOn(target.getLooper().getEvents(), this, "Callback", callback, true);
    session.attach(this);
  }

  public void unregisterCallback(Callback callback) {
    for (int i = registrations.size() - 1; i >= 0; i--) {
      if (registrations.get(i).callback == callback) registrations.removeAt(i);
    }
    antecede.Callbacks.unregister(this, "Callback", callback);
  }

  public void sendCommand(String command, Bundle args, ResultReceiver cb) {
    session.command(new MediaSession.Wish() {
      @Override
      void tell(MediaSession.Callback callback) {
        callback.onCommand(command, args, cb);
      }
    });
  }

  /** News of the session, to every callback by a message. */
  private abstract class News {
    abstract void tell(Callback callback);

    final void send() {
      Bag<Registration> all = registrations.copy();
      for (int i = 0; i < all.size(); i++) {
        final Registration registration = all.get(i);
        android.os.Replies.post(registration.handler, new Runnable() {
          @Override
          public void run() {
            if (!registrations.contains(registration)) return;
            antecede.Callbacks.invoke(MediaController.this, "Callback", registration.callback);
            tell(registration.callback);
          }
        });
      }
    }
  }

  void stateChanged(PlaybackState state) {
    new News() {
      @Override
      void tell(Callback callback) {
        callback.onPlaybackStateChanged(state);
      }
    }.send();
  }

  void metadataChanged(MediaMetadata metadata) {
    new News() {
      @Override
      void tell(Callback callback) {
        callback.onMetadataChanged(metadata);
      }
    }.send();
  }

  void destroyed() {
    new News() {
      @Override
      void tell(Callback callback) {
        callback.onSessionDestroyed();
      }
    }.send();
  }

  /** The buttons of a player. */
  public final class TransportControls {
    private TransportControls() {}

    public void prepare() {
      session.command(new MediaSession.Wish() {
        @Override
        void tell(MediaSession.Callback callback) {
          callback.onPrepare();
        }
      });
    }

    public void prepareFromMediaId(String mediaId, Bundle extras) {
      session.command(new MediaSession.Wish() {
        @Override
        void tell(MediaSession.Callback callback) {
          callback.onPrepareFromMediaId(mediaId, extras);
        }
      });
    }

    public void prepareFromSearch(String query, Bundle extras) {
      session.command(new MediaSession.Wish() {
        @Override
        void tell(MediaSession.Callback callback) {
          callback.onPrepareFromSearch(query, extras);
        }
      });
    }

    public void prepareFromUri(Uri uri, Bundle extras) {
      session.command(new MediaSession.Wish() {
        @Override
        void tell(MediaSession.Callback callback) {
          callback.onPrepareFromUri(uri, extras);
        }
      });
    }

    public void play() {
      session.command(new MediaSession.Wish() {
        @Override
        void tell(MediaSession.Callback callback) {
          callback.onPlay();
        }
      });
    }

    public void playFromMediaId(String mediaId, Bundle extras) {
      session.command(new MediaSession.Wish() {
        @Override
        void tell(MediaSession.Callback callback) {
          callback.onPlayFromMediaId(mediaId, extras);
        }
      });
    }

    public void playFromSearch(String query, Bundle extras) {
      session.command(new MediaSession.Wish() {
        @Override
        void tell(MediaSession.Callback callback) {
          callback.onPlayFromSearch(query, extras);
        }
      });
    }

    public void playFromUri(Uri uri, Bundle extras) {
      session.command(new MediaSession.Wish() {
        @Override
        void tell(MediaSession.Callback callback) {
          callback.onPlayFromUri(uri, extras);
        }
      });
    }

    public void skipToQueueItem(long id) {
      session.command(new MediaSession.Wish() {
        @Override
        void tell(MediaSession.Callback callback) {
          callback.onSkipToQueueItem(id);
        }
      });
    }

    public void pause() {
      session.command(new MediaSession.Wish() {
        @Override
        void tell(MediaSession.Callback callback) {
          callback.onPause();
        }
      });
    }

    public void stop() {
      session.command(new MediaSession.Wish() {
        @Override
        void tell(MediaSession.Callback callback) {
          callback.onStop();
        }
      });
    }

    public void seekTo(long pos) {
      session.command(new MediaSession.Wish() {
        @Override
        void tell(MediaSession.Callback callback) {
          callback.onSeekTo(pos);
        }
      });
    }

    public void fastForward() {
      session.command(new MediaSession.Wish() {
        @Override
        void tell(MediaSession.Callback callback) {
          callback.onFastForward();
        }
      });
    }

    public void skipToNext() {
      session.command(new MediaSession.Wish() {
        @Override
        void tell(MediaSession.Callback callback) {
          callback.onSkipToNext();
        }
      });
    }

    public void rewind() {
      session.command(new MediaSession.Wish() {
        @Override
        void tell(MediaSession.Callback callback) {
          callback.onRewind();
        }
      });
    }

    public void skipToPrevious() {
      session.command(new MediaSession.Wish() {
        @Override
        void tell(MediaSession.Callback callback) {
          callback.onSkipToPrevious();
        }
      });
    }

    public void setRating(Rating rating) {
      session.command(new MediaSession.Wish() {
        @Override
        void tell(MediaSession.Callback callback) {
          callback.onSetRating(rating);
        }
      });
    }

    public void setPlaybackSpeed(float speed) {
      session.command(new MediaSession.Wish() {
        @Override
        void tell(MediaSession.Callback callback) {
          callback.onSetPlaybackSpeed(speed);
        }
      });
    }

    public void sendCustomAction(PlaybackState.CustomAction customAction, Bundle args) {
      sendCustomAction(customAction.getAction(), args);
    }

    public void sendCustomAction(String action, Bundle args) {
      session.command(new MediaSession.Wish() {
        @Override
        void tell(MediaSession.Callback callback) {
          callback.onCustomAction(action, args);
        }
      });
    }
  }
}
