package androidx.core.os;

import android.os.Parcel;
import android.os.Parcelable;

/** Creators that want a loader. */
@Deprecated
public final class ParcelableCompat {
  private ParcelableCompat() {}

  public static <T> Parcelable.Creator<T> newCreator(final ParcelableCompatCreatorCallbacks<T> callbacks) {
    return new Parcelable.ClassLoaderCreator<T>() {
      @Override
      public T createFromParcel(Parcel in) {
        return callbacks.createFromParcel(in, null);
      }

      @Override
      public T createFromParcel(Parcel in, ClassLoader loader) {
        return callbacks.createFromParcel(in, loader);
      }

      @Override
      public T[] newArray(int size) {
        return callbacks.newArray(size);
      }
    };
  }
}
