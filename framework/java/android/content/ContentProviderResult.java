package android.content;

import android.net.Uri;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;

/** How one operation of a batch ended. */
public class ContentProviderResult implements Parcelable {
  public final Uri uri;
  public final Integer count;
  public final Bundle extras;
  public final Throwable exception;

  public static final Parcelable.Creator<ContentProviderResult> CREATOR = new Parcelable.Creator<ContentProviderResult>() {
    @Override
    public ContentProviderResult createFromParcel(Parcel source) {
      return new ContentProviderResult(source);
    }

    @Override
    public ContentProviderResult[] newArray(int size) {
      return new ContentProviderResult[size];
    }
  };

  public ContentProviderResult(Uri uri) {
    this(uri, null, null, null);
  }

  public ContentProviderResult(int count) {
    this(null, Integer.valueOf(count), null, null);
  }

  public ContentProviderResult(Bundle extras) {
    this(null, null, extras, null);
  }

  public ContentProviderResult(Throwable exception) {
    this(null, null, null, exception);
  }

  public ContentProviderResult(Parcel source) {
    this(Uri.CREATOR.createFromParcel(source), (Integer) source.readValue(null), source.readBundle(), null);
  }

  private ContentProviderResult(Uri uri, Integer count, Bundle extras, Throwable exception) {
    this.uri = uri;
    this.count = count;
    this.extras = extras;
    this.exception = exception;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    Uri.writeToParcel(dest, uri);
    dest.writeValue(count);
    dest.writeBundle(extras);
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public String toString() {
    return "ContentProviderResult(uri=" + uri + " count=" + count + ")";
  }
}
