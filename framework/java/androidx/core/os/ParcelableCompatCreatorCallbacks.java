package androidx.core.os;

import android.os.Parcel;

/** Makes things of parcels. */
@Deprecated
public interface ParcelableCompatCreatorCallbacks<T> {
  T createFromParcel(Parcel in, ClassLoader loader);

  T[] newArray(int size);
}
