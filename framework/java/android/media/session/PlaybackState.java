package android.media.session;

import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.SystemClock;
import java.util.ArrayList;
import java.util.List;

/** How far a player is. */
public final class PlaybackState implements Parcelable {
  public static final long ACTION_FAST_FORWARD = 64L;
  public static final long ACTION_PAUSE = 2L;
  public static final long ACTION_PLAY = 4L;
  public static final long ACTION_PLAY_FROM_MEDIA_ID = 1024L;
  public static final long ACTION_PLAY_FROM_SEARCH = 2048L;
  public static final long ACTION_PLAY_FROM_URI = 8192L;
  public static final long ACTION_PLAY_PAUSE = 512L;
  public static final long ACTION_PREPARE = 16384L;
  public static final long ACTION_PREPARE_FROM_MEDIA_ID = 32768L;
  public static final long ACTION_PREPARE_FROM_SEARCH = 65536L;
  public static final long ACTION_PREPARE_FROM_URI = 131072L;
  public static final long ACTION_REWIND = 8L;
  public static final long ACTION_SEEK_TO = 256L;
  public static final long ACTION_SET_PLAYBACK_SPEED = 4194304L;
  public static final long ACTION_SET_RATING = 128L;
  public static final long ACTION_SKIP_TO_NEXT = 32L;
  public static final long ACTION_SKIP_TO_PREVIOUS = 16L;
  public static final long ACTION_SKIP_TO_QUEUE_ITEM = 4096L;
  public static final long ACTION_STOP = 1L;
  public static final long PLAYBACK_POSITION_UNKNOWN = -1L;
  public static final int STATE_BUFFERING = 6;
  public static final int STATE_CONNECTING = 8;
  public static final int STATE_ERROR = 7;
  public static final int STATE_FAST_FORWARDING = 4;
  public static final int STATE_NONE = 0;
  public static final int STATE_PAUSED = 2;
  public static final int STATE_PLAYING = 3;
  public static final int STATE_REWINDING = 5;
  public static final int STATE_SKIPPING_TO_NEXT = 10;
  public static final int STATE_SKIPPING_TO_PREVIOUS = 9;
  public static final int STATE_SKIPPING_TO_QUEUE_ITEM = 11;
  public static final int STATE_STOPPED = 1;

  private List<CustomAction> customActions = new ArrayList<CustomAction>();

  private long actions;
  private long bufferedPosition;
  private long activeQueueItemId;
  private CharSequence errorMessage;
  private Bundle extras;
  private int state;
  private long position;
  private float playbackSpeed;
  private long updateTime;

  private PlaybackState() {}

  public int getState() {
    return state;
  }

  public long getPosition() {
    return position;
  }

  public long getBufferedPosition() {
    return bufferedPosition;
  }

  public float getPlaybackSpeed() {
    return playbackSpeed;
  }

  public long getActions() {
    return actions;
  }

  public CharSequence getErrorMessage() {
    return errorMessage;
  }

  public long getActiveQueueItemId() {
    return activeQueueItemId;
  }

  public Bundle getExtras() {
    return extras;
  }

  /** Collects it. */
  public static final class Builder {
    private final PlaybackState made = new PlaybackState();

    public Builder() {}

    public Builder(PlaybackState from) {
      made.actions = from.actions;
      made.bufferedPosition = from.bufferedPosition;
      made.activeQueueItemId = from.activeQueueItemId;
      made.errorMessage = from.errorMessage;
      made.extras = from.extras;
      made.state = from.state;
      made.position = from.position;
      made.playbackSpeed = from.playbackSpeed;
      made.updateTime = from.updateTime;
      made.customActions.addAll(from.customActions);
    }

    public Builder setState(int state, long position, float playbackSpeed, long updateTime) {
      made.state = state;
      made.position = position;
      made.playbackSpeed = playbackSpeed;
      made.updateTime = updateTime;
      return this;
    }

    public Builder setState(int state, long position, float playbackSpeed) {
      return setState(state, position, playbackSpeed, SystemClock.elapsedRealtime());
    }

    public Builder setActions(long actions) {
      made.actions = actions;
      return this;
    }

    public Builder addCustomAction(String action, String name, int icon) {
      return addCustomAction(new CustomAction.Builder(action, name, icon).build());
    }

    public Builder addCustomAction(CustomAction customAction) {
      if (customAction == null) throw new IllegalArgumentException("You may not add a null CustomAction to PlaybackState");
      made.customActions.add(customAction);
      return this;
    }

    public Builder setBufferedPosition(long bufferedPosition) {
      made.bufferedPosition = bufferedPosition;
      return this;
    }

    public Builder setActiveQueueItemId(long id) {
      made.activeQueueItemId = id;
      return this;
    }

    public Builder setErrorMessage(CharSequence error) {
      made.errorMessage = error;
      return this;
    }

    public Builder setExtras(Bundle extras) {
      made.extras = extras;
      return this;
    }

    public PlaybackState build() {
      PlaybackState value = new PlaybackState();
      value.actions = made.actions;
      value.bufferedPosition = made.bufferedPosition;
      value.activeQueueItemId = made.activeQueueItemId;
      value.errorMessage = made.errorMessage;
      value.extras = made.extras;
      value.state = made.state;
      value.position = made.position;
      value.playbackSpeed = made.playbackSpeed;
      value.updateTime = made.updateTime;
      value.customActions.addAll(made.customActions);
      return value;
    }
  }

  public long getLastPositionUpdateTime() {
    return updateTime;
  }

  public List<CustomAction> getCustomActions() {
    return customActions;
  }

  public boolean isActive() {
    return state == STATE_PLAYING || state == STATE_BUFFERING || state == STATE_CONNECTING || state == STATE_FAST_FORWARDING
        || state == STATE_REWINDING
        || state == STATE_SKIPPING_TO_NEXT || state == STATE_SKIPPING_TO_PREVIOUS || state == STATE_SKIPPING_TO_QUEUE_ITEM;
  }

  public static final class CustomAction implements Parcelable {
    private Bundle extras;
    private String action;
    private CharSequence name;
    private int icon;

    private CustomAction() {}

    public String getAction() {
      return action;
    }

    public CharSequence getName() {
      return name;
    }

    public int getIcon() {
      return icon;
    }

    public Bundle getExtras() {
      return extras;
    }

    /** Collects it. */
    public static final class Builder {
      private final CustomAction made = new CustomAction();

      public Builder(String action, CharSequence name, int icon) {
        made.action = action;
        made.name = name;
        made.icon = icon;
      }

      public CustomAction.Builder setExtras(Bundle extras) {
        made.extras = extras;
        return this;
      }

      public CustomAction build() {
        CustomAction value = new CustomAction();
        value.extras = made.extras;
        value.action = made.action;
        value.name = made.name;
        value.icon = made.icon;
        return value;
      }
    }

    public static final Parcelable.Creator<CustomAction> CREATOR = new Parcelable.Creator<CustomAction>() {
      @Override
      public CustomAction createFromParcel(Parcel source) {
        CustomAction value = new CustomAction();
        value.extras = source.readBundle();
        value.action = source.readString();
        value.name = (CharSequence) source.readValue(null);
        value.icon = source.readInt();
        return value;
      }

      @Override
      public CustomAction[] newArray(int size) {
        return new CustomAction[size];
      }
    };

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      dest.writeBundle(extras);
      dest.writeString(action);
      dest.writeValue(name);
      dest.writeInt(icon);
    }

    @Override
    public int describeContents() {
      return 0;
    }
  }

  public static final Parcelable.Creator<PlaybackState> CREATOR = new Parcelable.Creator<PlaybackState>() {
    @Override
    public PlaybackState createFromParcel(Parcel source) {
      PlaybackState value = new PlaybackState();
      value.actions = source.readLong();
      value.bufferedPosition = source.readLong();
      value.activeQueueItemId = source.readLong();
      value.errorMessage = (CharSequence) source.readValue(null);
      value.extras = source.readBundle();
      value.state = source.readInt();
      value.position = source.readLong();
      value.playbackSpeed = source.readFloat();
      value.updateTime = source.readLong();
      return value;
    }

    @Override
    public PlaybackState[] newArray(int size) {
      return new PlaybackState[size];
    }
  };

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeLong(actions);
    dest.writeLong(bufferedPosition);
    dest.writeLong(activeQueueItemId);
    dest.writeValue(errorMessage);
    dest.writeBundle(extras);
    dest.writeInt(state);
    dest.writeLong(position);
    dest.writeFloat(playbackSpeed);
    dest.writeLong(updateTime);
  }
}
