package androidx.core.os;

import android.os.Bundle;
import android.os.IBinder;
import android.os.Parcelable;
import java.util.ArrayList;

/** Calls of bundles that older platforms lack. */
public final class BundleCompat {
  private BundleCompat() {}

  public static <T> T getParcelable(Bundle in, String key, Class<T> clazz) {
    Object value = in.getParcelable(key);
    return clazz.isInstance(value) ? clazz.cast(value) : null;
  }

  @SuppressWarnings("unchecked")
  public static <T> ArrayList<T> getParcelableArrayList(Bundle in, String key, Class<? extends T> clazz) {
    return (ArrayList<T>) (ArrayList<?>) in.getParcelableArrayList(key);
  }

  public static Parcelable[] getParcelableArray(Bundle in, String key, Class<? extends Parcelable> clazz) {
    return in.getParcelableArray(key);
  }

  public static IBinder getBinder(Bundle bundle, String key) {
    return bundle.getBinder(key);
  }

  public static void putBinder(Bundle bundle, String key, IBinder binder) {
    bundle.putBinder(key, binder);
  }
}
