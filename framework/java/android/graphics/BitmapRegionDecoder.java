package android.graphics;

import java.io.ByteArrayInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Decodes parts of a picture. */
@antecede.Plain
public final class BitmapRegionDecoder {
  private final int width;
  private final int height;
  private boolean recycled;

  private BitmapRegionDecoder(int width, int height) {
    this.width = width;
    this.height = height;
  }

  public static BitmapRegionDecoder newInstance(byte[] data, int offset, int length) throws IOException {
    return newInstance(new ByteArrayInputStream(data, offset, length));
  }

  @Deprecated
  public static BitmapRegionDecoder newInstance(byte[] data, int offset, int length, boolean isShareable) throws IOException {
    return newInstance(data, offset, length);
  }

  @Deprecated
  public static BitmapRegionDecoder newInstance(FileDescriptor fd, boolean isShareable) throws IOException {
    return newInstance(new FileInputStream(fd));
  }

  public static BitmapRegionDecoder newInstance(InputStream is) throws IOException {
    BitmapFactory.Options options = new BitmapFactory.Options();
    options.inJustDecodeBounds = true;
    BitmapFactory.decodeStream(is, null, options);
    if (options.outMimeType == null) throw new IOException("Image format not supported");
    return new BitmapRegionDecoder(options.outWidth, options.outHeight);
  }

  @Deprecated
  public static BitmapRegionDecoder newInstance(InputStream is, boolean isShareable) throws IOException {
    return newInstance(is);
  }

  @Deprecated
  public static BitmapRegionDecoder newInstance(String pathName, boolean isShareable) throws IOException {
    return newInstance(pathName);
  }

  public static BitmapRegionDecoder newInstance(String pathName) throws IOException {
    try (InputStream stream = new FileInputStream(pathName)) {
      return newInstance(stream);
    }
  }

  private void check() {
    if (recycled) throw new IllegalStateException("decodeRegion called on recycled region decoder");
  }

  public Bitmap decodeRegion(Rect rect, BitmapFactory.Options options) {
    check();
    if (rect.right <= 0 || rect.bottom <= 0 || rect.left >= width || rect.top >= height) {
      throw new IllegalArgumentException("rectangle is outside the image");
    }
    int sample = options == null ? 1 : Math.max(1, options.inSampleSize);
    return Bitmap.make(Math.max(1, rect.width() / sample), Math.max(1, rect.height() / sample), null, false);
  }

  public int getWidth() {
    check();
    return width;
  }

  public int getHeight() {
    check();
    return height;
  }

  public void recycle() {
    recycled = true;
  }

  public final boolean isRecycled() {
    return recycled;
  }

  @Override
  protected void finalize() throws Throwable {
    recycle();
  }
}
