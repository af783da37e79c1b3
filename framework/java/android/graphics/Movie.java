package android.graphics;

import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;

/** An animated picture: its size, from the header. */
@Deprecated
public class Movie {
  private final int width;
  private final int height;

  private Movie(BitmapFactory.Options found) {
    width = found.outWidth;
    height = found.outHeight;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  public boolean isOpaque() {
    return false;
  }

  public int duration() {
    return 1000;
  }

  public boolean setTime(int relativeMilliseconds) {
    return true;
  }

  public void draw(Canvas canvas, float x, float y, Paint paint) {}

  public void draw(Canvas canvas, float x, float y) {}

  public static Movie decodeStream(InputStream is) {
    BitmapFactory.Options options = new BitmapFactory.Options();
    options.inJustDecodeBounds = true;
    BitmapFactory.decodeStream(is, null, options);
    return options.outMimeType == null ? null : new Movie(options);
  }

  public static Movie decodeByteArray(byte[] data, int offset, int length) {
    return decodeStream(new ByteArrayInputStream(data, offset, length));
  }

  public static Movie decodeFile(String pathName) {
    try (InputStream stream = new FileInputStream(pathName)) {
      return decodeStream(stream);
    } catch (IOException e) {
      return null;
    }
  }
}
