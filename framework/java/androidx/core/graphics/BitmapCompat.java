package androidx.core.graphics;

import android.graphics.Bitmap;

/** Calls of bitmaps that older platforms lack. */
public final class BitmapCompat {
  private BitmapCompat() {}

  public static int getAllocationByteCount(Bitmap bitmap) {
    return bitmap.getAllocationByteCount();
  }

  public static boolean hasMipMap(Bitmap bitmap) {
    return bitmap.hasMipMap();
  }

  public static void setHasMipMap(Bitmap bitmap, boolean hasMipMap) {
    bitmap.setHasMipMap(hasMipMap);
  }
}
