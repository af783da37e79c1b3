package android.opengl;

import android.graphics.Bitmap;
import javax.microedition.khronos.opengles.GL10;

/** Pictures as textures. */
public final class GLUtils {
  private GLUtils() {}

  private static void check(Bitmap bitmap) {
    if (bitmap == null) throw new NullPointerException("texImage2D can't be used with a null Bitmap");
    if (bitmap.isRecycled()) throw new IllegalArgumentException("bitmap is recycled");
  }

  public static int getInternalFormat(Bitmap bitmap) {
    check(bitmap);
    return bitmap.getConfig() == Bitmap.Config.ALPHA_8 ? GL10.GL_ALPHA : bitmap.getConfig() == Bitmap.Config.RGB_565
        ? GL10.GL_RGB : GL10.GL_RGBA;
  }

  public static int getType(Bitmap bitmap) {
    check(bitmap);
    return bitmap.getConfig() == Bitmap.Config.RGB_565 ? GL10.GL_UNSIGNED_SHORT_5_6_5 : GL10.GL_UNSIGNED_BYTE;
  }

  public static void texImage2D(int target, int level, int internalformat, Bitmap bitmap, int border) {
    check(bitmap);
  }

  public static void texImage2D(int target, int level, int internalformat, Bitmap bitmap, int type, int border) {
    check(bitmap);
  }

  public static void texImage2D(int target, int level, Bitmap bitmap, int border) {
    check(bitmap);
  }

  public static void texSubImage2D(int target, int level, int xoffset, int yoffset, Bitmap bitmap) {
    check(bitmap);
  }

  public static void texSubImage2D(int target, int level, int xoffset, int yoffset, Bitmap bitmap, int format, int type) {
    check(bitmap);
  }

  public static String getEGLErrorString(int error) {
    return error == 0x3000 ? "EGL_SUCCESS" : "0x" + Integer.toHexString(error);
  }
}
