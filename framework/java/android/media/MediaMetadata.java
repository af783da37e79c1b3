package android.media;

import android.graphics.Bitmap;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import java.util.Set;

/** What is known of something that is played. */
public final class MediaMetadata implements Parcelable {
  public static final String METADATA_KEY_ALBUM = "android.media.metadata.ALBUM";
  public static final String METADATA_KEY_ALBUM_ART = "android.media.metadata.ALBUM_ART";
  public static final String METADATA_KEY_ALBUM_ARTIST = "android.media.metadata.ALBUM_ARTIST";
  public static final String METADATA_KEY_ALBUM_ART_URI = "android.media.metadata.ALBUM_ART_URI";
  public static final String METADATA_KEY_ART = "android.media.metadata.ART";
  public static final String METADATA_KEY_ARTIST = "android.media.metadata.ARTIST";
  public static final String METADATA_KEY_ART_URI = "android.media.metadata.ART_URI";
  public static final String METADATA_KEY_AUTHOR = "android.media.metadata.AUTHOR";
  public static final String METADATA_KEY_BT_FOLDER_TYPE = "android.media.metadata.BT_FOLDER_TYPE";
  public static final String METADATA_KEY_COMPILATION = "android.media.metadata.COMPILATION";
  public static final String METADATA_KEY_COMPOSER = "android.media.metadata.COMPOSER";
  public static final String METADATA_KEY_DATE = "android.media.metadata.DATE";
  public static final String METADATA_KEY_DISC_NUMBER = "android.media.metadata.DISC_NUMBER";
  public static final String METADATA_KEY_DISPLAY_DESCRIPTION = "android.media.metadata.DISPLAY_DESCRIPTION";
  public static final String METADATA_KEY_DISPLAY_ICON = "android.media.metadata.DISPLAY_ICON";
  public static final String METADATA_KEY_DISPLAY_ICON_URI = "android.media.metadata.DISPLAY_ICON_URI";
  public static final String METADATA_KEY_DISPLAY_SUBTITLE = "android.media.metadata.DISPLAY_SUBTITLE";
  public static final String METADATA_KEY_DISPLAY_TITLE = "android.media.metadata.DISPLAY_TITLE";
  public static final String METADATA_KEY_DURATION = "android.media.metadata.DURATION";
  public static final String METADATA_KEY_GENRE = "android.media.metadata.GENRE";
  public static final String METADATA_KEY_MEDIA_ID = "android.media.metadata.MEDIA_ID";
  public static final String METADATA_KEY_MEDIA_URI = "android.media.metadata.MEDIA_URI";
  public static final String METADATA_KEY_NUM_TRACKS = "android.media.metadata.NUM_TRACKS";
  public static final String METADATA_KEY_RATING = "android.media.metadata.RATING";
  public static final String METADATA_KEY_TITLE = "android.media.metadata.TITLE";
  public static final String METADATA_KEY_TRACK_NUMBER = "android.media.metadata.TRACK_NUMBER";
  public static final String METADATA_KEY_USER_RATING = "android.media.metadata.USER_RATING";
  public static final String METADATA_KEY_WRITER = "android.media.metadata.WRITER";
  public static final String METADATA_KEY_YEAR = "android.media.metadata.YEAR";

  private final Bundle bundle;

  public static final Parcelable.Creator<MediaMetadata> CREATOR = new Parcelable.Creator<MediaMetadata>() {
    @Override
    public MediaMetadata createFromParcel(Parcel in) {
      return new MediaMetadata(in.readBundle());
    }

    @Override
    public MediaMetadata[] newArray(int size) {
      return new MediaMetadata[size];
    }
  };

  /** Collects it. */
  public static final class Builder {
    private final Bundle bundle;

    public Builder() {
      bundle = new Bundle();
    }

    public Builder(MediaMetadata source) {
      bundle = new Bundle(source.bundle);
    }

    public Builder putText(String key, CharSequence value) {
      bundle.putCharSequence(key, value);
      return this;
    }

    public Builder putString(String key, String value) {
      bundle.putCharSequence(key, value);
      return this;
    }

    public Builder putLong(String key, long value) {
      bundle.putLong(key, value);
      return this;
    }

    public Builder putRating(String key, Rating value) {
      bundle.putParcelable(key, value);
      return this;
    }

    public Builder putBitmap(String key, Bitmap value) {
      bundle.putParcelable(key, value);
      return this;
    }

    public MediaMetadata build() {
      return new MediaMetadata(bundle);
    }
  }

  private MediaMetadata(Bundle bundle) {
    this.bundle = new Bundle(bundle);
  }

  public boolean containsKey(String key) {
    return bundle.containsKey(key);
  }

  public CharSequence getText(String key) {
    return bundle.getCharSequence(key);
  }

  public String getString(String key) {
    CharSequence text = getText(key);
    return text == null ? null : text.toString();
  }

  public long getLong(String key) {
    return bundle.getLong(key, 0);
  }

  public Rating getRating(String key) {
    return bundle.getParcelable(key);
  }

  public Bitmap getBitmap(String key) {
    return bundle.getParcelable(key);
  }

  public int size() {
    return bundle.size();
  }

  public Set<String> keySet() {
    return bundle.keySet();
  }

  public MediaDescription getDescription() {
    return new MediaDescription.Builder().setMediaId(getString(METADATA_KEY_MEDIA_ID)).setTitle(getText(METADATA_KEY_TITLE))
        .setSubtitle(getText(METADATA_KEY_ARTIST)).setDescription(getText(METADATA_KEY_ALBUM))
            .setIconBitmap(getBitmap(METADATA_KEY_ART)).build();
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeBundle(bundle);
  }
}
