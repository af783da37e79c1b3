package android.media;

import android.graphics.Bitmap;
import android.net.Uri;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;

/** How something that can be played is shown. */
public class MediaDescription implements Parcelable {
  public static final long BT_FOLDER_TYPE_ALBUMS = 2L;
  public static final long BT_FOLDER_TYPE_ARTISTS = 3L;
  public static final long BT_FOLDER_TYPE_GENRES = 4L;
  public static final long BT_FOLDER_TYPE_MIXED = 0L;
  public static final long BT_FOLDER_TYPE_PLAYLISTS = 5L;
  public static final long BT_FOLDER_TYPE_TITLES = 1L;
  public static final long BT_FOLDER_TYPE_YEARS = 6L;
  public static final String EXTRA_BT_FOLDER_TYPE = "android.media.extra.BT_FOLDER_TYPE";

  private String mediaId;
  private CharSequence title;
  private CharSequence subtitle;
  private CharSequence description;
  private Bitmap icon;
  private Uri iconUri;
  private Bundle extras;
  private Uri mediaUri;

  public static final Parcelable.Creator<MediaDescription> CREATOR = new Parcelable.Creator<MediaDescription>() {
    @Override
    public MediaDescription createFromParcel(Parcel in) {
      return (MediaDescription) in.readWhole();
    }

    @Override
    public MediaDescription[] newArray(int size) {
      return new MediaDescription[size];
    }
  };

  private MediaDescription() {}

  /** Collects it. */
  public static class Builder {
    private final MediaDescription made = new MediaDescription();

    public Builder() {}

    public Builder setMediaId(String mediaId) {
      made.mediaId = mediaId;
      return this;
    }

    public Builder setTitle(CharSequence title) {
      made.title = title;
      return this;
    }

    public Builder setSubtitle(CharSequence subtitle) {
      made.subtitle = subtitle;
      return this;
    }

    public Builder setDescription(CharSequence description) {
      made.description = description;
      return this;
    }

    public Builder setIconBitmap(Bitmap icon) {
      made.icon = icon;
      return this;
    }

    public Builder setIconUri(Uri iconUri) {
      made.iconUri = iconUri;
      return this;
    }

    public Builder setExtras(Bundle extras) {
      made.extras = extras;
      return this;
    }

    public Builder setMediaUri(Uri mediaUri) {
      made.mediaUri = mediaUri;
      return this;
    }

    public MediaDescription build() {
      return made;
    }
  }

  public String getMediaId() {
    return mediaId;
  }

  public CharSequence getTitle() {
    return title;
  }

  public CharSequence getSubtitle() {
    return subtitle;
  }

  public CharSequence getDescription() {
    return description;
  }

  public Bitmap getIconBitmap() {
    return icon;
  }

  public Uri getIconUri() {
    return iconUri;
  }

  public Bundle getExtras() {
    return extras;
  }

  public Uri getMediaUri() {
    return mediaUri;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeWhole(this);
  }

  @Override
  public String toString() {
    return title + ", " + subtitle + ", " + description;
  }
}
