package android.media;

import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import java.io.File;

/** Small pictures of large ones. */
public class ThumbnailUtils {
  public static final int OPTIONS_RECYCLE_INPUT = 2;

  public ThumbnailUtils() {}

  public static Bitmap createVideoThumbnail(String filePath, int kind) {
    return new File(filePath).exists() ? Bitmap.createBitmap(512, 384, Bitmap.Config.ARGB_8888) : null;
  }

  public static Bitmap createImageThumbnail(String filePath, int kind) {
    Bitmap bitmap = BitmapFactory.decodeFile(filePath);
    return bitmap == null ? null : extractThumbnail(bitmap, 512, 384);
  }

  public static Bitmap extractThumbnail(Bitmap source, int width, int height) {
    return source == null ? null : Bitmap.createScaledBitmap(source, width, height, true);
  }

  public static Bitmap extractThumbnail(Bitmap source, int width, int height, int options) {
    return extractThumbnail(source, width, height);
  }
}
