package android.text;

import android.os.Parcelable;

/** An object for texts that can go into a parcel. */
public interface ParcelableSpan extends Parcelable {
  int getSpanTypeId();
}
