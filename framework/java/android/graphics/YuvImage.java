package android.graphics;

import java.io.OutputStream;

/** A picture as a camera gives it. */
@antecede.Plain
public class YuvImage {
  private final byte[] data;
  private final int format;
  private final int width;
  private final int height;
  private final int[] strides;

  public YuvImage(byte[] yuv, int format, int width, int height, int[] strides) {
    if (format != ImageFormat.NV21 && format != ImageFormat.YUY2) {
      throw new IllegalArgumentException("only supports the NV21 and YUY2");
    }
    if (width <= 0 || height <= 0) throw new IllegalArgumentException("width and height must large than 0");
    if (yuv == null) throw new IllegalArgumentException("yuv cannot be null");
    data = yuv;
    this.format = format;
    this.width = width;
    this.height = height;
    this.strides = strides == null ? new int[] {width, width} : strides;
  }

  public boolean compressToJpeg(Rect rectangle, int quality, OutputStream stream) {
    return Bitmap.make(rectangle.width(), rectangle.height(), null, true).compress(Bitmap.CompressFormat.JPEG, quality, stream);
  }

  public byte[] getYuvData() {
    return data;
  }

  public int getYuvFormat() {
    return format;
  }

  public int[] getStrides() {
    return strides;
  }

  public int getWidth() {
    return width;
  }

  public int getHeight() {
    return height;
  }
}
