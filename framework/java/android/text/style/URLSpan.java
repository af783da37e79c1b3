package android.text.style;

import android.content.ActivityNotFoundException;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.os.Parcel;
import android.text.ParcelableSpan;
import android.util.Log;
import android.view.View;

/** A link. */
public class URLSpan extends ClickableSpan implements ParcelableSpan {
  private final String url;

  public URLSpan(String url) {
    this.url = url;
  }

  public URLSpan(Parcel src) {
    url = src.readString();
  }

  @Override
  public int getSpanTypeId() {
    return 11;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeString(url);
  }

  public String getURL() {
    return url;
  }

  @Override
  public void onClick(View widget) {
    Context context = widget.getContext();
    Intent intent = new Intent(Intent.ACTION_VIEW, Uri.parse(url));
    intent.putExtra("com.android.browser.application_id", context.getPackageName());
    try {
      context.startActivity(intent);
    } catch (ActivityNotFoundException e) {
      Log.w("URLSpan", "no activity shows " + url);
    }
  }

  @Override
  public String toString() {
    return "URLSpan{URL='" + url + "'}";
  }
}
