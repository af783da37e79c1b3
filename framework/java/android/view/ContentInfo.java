package android.view;

import android.content.ClipData;
import android.net.Uri;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;

/** Something that is pasted, dropped or typed as a whole into a view. */
public final class ContentInfo implements Parcelable {
  public static final int SOURCE_APP = 0;
  public static final int SOURCE_CLIPBOARD = 1;
  public static final int SOURCE_INPUT_METHOD = 2;
  public static final int SOURCE_DRAG_AND_DROP = 3;
  public static final int SOURCE_AUTOFILL = 4;
  public static final int SOURCE_PROCESS_TEXT = 5;
  public static final int FLAG_CONVERT_TO_PLAIN_TEXT = 1;
  public static final Parcelable.Creator<ContentInfo> CREATOR = new Parcelable.Creator<ContentInfo>() {
    @Override
    public ContentInfo createFromParcel(Parcel in) {
      Builder builder = new Builder(ClipData.CREATOR.createFromParcel(in), in.readInt());
      builder.setFlags(in.readInt());
      builder.setLinkUri((Uri) in.readParcelable(Uri.class.getClassLoader()));
      return builder.setExtras(in.readBundle()).build();
    }

    @Override
    public ContentInfo[] newArray(int size) {
      return new ContentInfo[size];
    }
  };

  private final ClipData clip;
  private final int source;
  private final int flags;
  private final Uri linkUri;
  private final Bundle extras;

  private ContentInfo(Builder from) {
    clip = from.clip;
    source = from.source;
    flags = from.flags;
    linkUri = from.linkUri;
    extras = from.extras;
  }

  public ClipData getClip() {
    return clip;
  }

  public int getSource() {
    return source;
  }

  public int getFlags() {
    return flags;
  }

  public Uri getLinkUri() {
    return linkUri;
  }

  public Bundle getExtras() {
    return extras;
  }

  @Override
  public String toString() {
    return "ContentInfo{clip=" + clip + ", source=" + source + ", flags=" + flags + "}";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    clip.writeToParcel(dest, flags);
    dest.writeInt(source);
    dest.writeInt(this.flags);
    dest.writeParcelable(linkUri, flags);
    dest.writeBundle(extras);
  }

  /** Makes one. */
  public static final class Builder {
    private ClipData clip;
    private int source;
    private int flags;
    private Uri linkUri;
    private Bundle extras;

    public Builder(ContentInfo other) {
      clip = other.clip;
      source = other.source;
      flags = other.flags;
      linkUri = other.linkUri;
      extras = other.extras;
    }

    public Builder(ClipData clip, int source) {
      this.clip = clip;
      this.source = source;
    }

    public Builder setClip(ClipData clip) {
      this.clip = clip;
      return this;
    }

    public Builder setSource(int source) {
      this.source = source;
      return this;
    }

    public Builder setFlags(int flags) {
      this.flags = flags;
      return this;
    }

    public Builder setLinkUri(Uri linkUri) {
      this.linkUri = linkUri;
      return this;
    }

    public Builder setExtras(Bundle extras) {
      this.extras = extras;
      return this;
    }

    public ContentInfo build() {
      if (clip == null) throw new NullPointerException("clip");
      return new ContentInfo(this);
    }
  }
}
