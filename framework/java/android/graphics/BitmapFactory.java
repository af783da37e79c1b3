package android.graphics;

import android.content.res.Resources;
import android.util.DisplayMetrics;
import android.util.Log;
import android.util.TypedValue;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Makes bitmaps of files: only their headers are read, for the size. */
@antecede.Plain
public class BitmapFactory {
  /** How to decode, and what was found. */
  public static class Options {
    public Bitmap inBitmap;
    public boolean inMutable;
    public boolean inJustDecodeBounds;
    public int inSampleSize;
    public Bitmap.Config inPreferredConfig = Bitmap.Config.ARGB_8888;
    public boolean inPremultiplied = true;
    @Deprecated public boolean inDither;
    public int inDensity;
    public int inTargetDensity;
    public int inScreenDensity;
    public boolean inScaled = true;
    @Deprecated public boolean inPurgeable;
    @Deprecated public boolean inInputShareable;
    @Deprecated public boolean inPreferQualityOverSpeed;
    public int outWidth;
    public int outHeight;
    public String outMimeType;
    public Bitmap.Config outConfig;
    public ColorSpace inPreferredColorSpace;
    public ColorSpace outColorSpace;
    public byte[] inTempStorage;
    @Deprecated public boolean mCancel;

    public Options() {}

    @Deprecated
    public void requestCancelDecode() {
      mCancel = true;
    }
  }

  public BitmapFactory() {}

  public static Bitmap decodeFile(String pathName, Options opts) {
    try (InputStream stream = new FileInputStream(pathName)) {
      return decodeStream(stream, null, opts);
    } catch (IOException e) {
      Log.e("BitmapFactory", "cannot read " + pathName, e);
      return null;
    }
  }

  public static Bitmap decodeFile(String pathName) {
    return decodeFile(pathName, null);
  }

  public static Bitmap decodeResourceStream(Resources res, TypedValue value, InputStream is, Rect pad, Options opts) {
    Options options = opts == null ? new Options() : opts;
    if (options.inDensity == 0 && value != null) {
      if (value.density == TypedValue.DENSITY_DEFAULT) options.inDensity = DisplayMetrics.DENSITY_DEFAULT;
      else if (value.density != TypedValue.DENSITY_NONE) options.inDensity = value.density;
    }
    if (options.inTargetDensity == 0 && res != null) options.inTargetDensity = res.getDisplayMetrics().densityDpi;
    return decodeStream(is, pad, options);
  }

  public static Bitmap decodeResource(Resources res, int id, Options opts) {
    TypedValue value = new TypedValue();
    Bitmap bitmap = null;
    try (InputStream stream = res.openRawResource(id, value)) {
      bitmap = decodeResourceStream(res, value, stream, null, opts);
    } catch (Exception e) {
      // As for any file that is no picture: null.
    }
    if (bitmap == null && opts != null && opts.inBitmap != null) {
      throw new IllegalArgumentException("Problem decoding into existing bitmap");
    }
    return bitmap;
  }

  public static Bitmap decodeResource(Resources res, int id) {
    return decodeResource(res, id, null);
  }

  public static Bitmap decodeByteArray(byte[] data, int offset, int length, Options opts) {
    if ((offset | length) < 0 || data.length < offset + length) throw new ArrayIndexOutOfBoundsException();
    int[] size = new int[2];
    String type = size(data, offset, offset + length, size);
    if (opts != null) {
      opts.outWidth = type == null ? -1 : size[0];
      opts.outHeight = type == null ? -1 : size[1];
      opts.outMimeType = type;
    }
    if (type == null) return null;
    int width = size[0];
    int height = size[1];
    if (opts == null) return Bitmap.make(width, height, null, false);
    int sample = Math.max(1, Integer.highestOneBit(Math.max(1, opts.inSampleSize)));
    width = Math.max(1, width / sample);
    height = Math.max(1, height / sample);
    boolean scales = opts.inScaled && opts.inDensity != 0 && opts.inTargetDensity != 0 && opts.inDensity != opts.inScreenDensity;
    if (scales) {
      width = Math.max(1, (int) (width * (float) opts.inTargetDensity / opts.inDensity + 0.5f));
      height = Math.max(1, (int) (height * (float) opts.inTargetDensity / opts.inDensity + 0.5f));
    }
    opts.outConfig = opts.inPreferredConfig == null ? Bitmap.Config.ARGB_8888 : opts.inPreferredConfig;
    if (!opts.inJustDecodeBounds || scales) {
      opts.outWidth = width;
      opts.outHeight = height;
    }
    if (opts.inJustDecodeBounds) return null;
    Bitmap bitmap = opts.inBitmap;
    if (bitmap == null) bitmap = Bitmap.make(width, height, opts.outConfig, opts.inMutable);
    else bitmap.reconfigure(width, height, opts.outConfig);
    if (scales) bitmap.setDensity(opts.inTargetDensity);
    else if (opts.inDensity != 0) bitmap.setDensity(opts.inDensity);
    return bitmap;
  }

  public static Bitmap decodeByteArray(byte[] data, int offset, int length) {
    return decodeByteArray(data, offset, length, null);
  }

  public static Bitmap decodeStream(InputStream is, Rect outPadding, Options opts) {
    if (is == null) return null;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    byte[] buffer = new byte[8192];
    try {
      for (int count = is.read(buffer); count > 0; count = is.read(buffer)) bytes.write(buffer, 0, count);
    } catch (IOException e) {
      return null;
    }
    byte[] data = bytes.toByteArray();
    return decodeByteArray(data, 0, data.length, opts);
  }

  public static Bitmap decodeStream(InputStream is) {
    return decodeStream(is, null, null);
  }

  public static Bitmap decodeFileDescriptor(FileDescriptor fd, Rect outPadding, Options opts) {
    return decodeStream(new FileInputStream(fd), outPadding, opts);
  }

  public static Bitmap decodeFileDescriptor(FileDescriptor fd) {
    return decodeFileDescriptor(fd, null, null);
  }

  private static int at(byte[] data, int index) {
    return data[index] & 0xff;
  }

  private static int big(byte[] data, int index) {
    return at(data, index) << 8 | at(data, index + 1);
  }

  private static int little(byte[] data, int index) {
    return at(data, index + 1) << 8 | at(data, index);
  }

  /** The type of a picture and its size; null if it is none. */
  private static String size(byte[] data, int start, int end, int[] size) {
    if (end - start >= 24 && at(data, start) == 0x89 && data[start + 1] == 'P' && data[start + 2] == 'N') {
      size[0] = big(data, start + 16) << 16 | big(data, start + 18);
      size[1] = big(data, start + 20) << 16 | big(data, start + 22);
      return "image/png";
    }
    if (end - start >= 10 && data[start] == 'G' && data[start + 1] == 'I' && data[start + 2] == 'F') {
      size[0] = little(data, start + 6);
      size[1] = little(data, start + 8);
      return "image/gif";
    }
    if (end - start >= 26 && data[start] == 'B' && data[start + 1] == 'M') {
      size[0] = little(data, start + 18);
      size[1] = little(data, start + 22);
      return "image/bmp";
    }
    if (end - start >= 30 && data[start] == 'R' && data[start + 8] == 'W' && data[start + 9] == 'E') {
      return webp(data, start, size);
    }
    if (end - start >= 4 && at(data, start) == 0xff && at(data, start + 1) == 0xd8) return jpeg(data, start + 2, end, size);
    return null;
  }

  private static String webp(byte[] data, int start, int[] size) {
    if (data[start + 15] == 'X') {
      size[0] = 1 + (little(data, start + 24) | at(data, start + 26) << 16);
      size[1] = 1 + (little(data, start + 27) | at(data, start + 29) << 16);
    } else if (data[start + 15] == 'L') {
      int bits = little(data, start + 21) | little(data, start + 23) << 16;
      size[0] = (bits & 0x3fff) + 1;
      size[1] = (bits >>> 14 & 0x3fff) + 1;
    } else {
      size[0] = little(data, start + 26) & 0x3fff;
      size[1] = little(data, start + 28) & 0x3fff;
    }
    return "image/webp";
  }

  /** Looks for the segment that begins the frame. */
  private static String jpeg(byte[] data, int position, int end, int[] size) {
    while (position + 9 <= end && at(data, position) == 0xff) {
      int marker = at(data, position + 1);
      if (marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc) {
        size[1] = big(data, position + 5);
        size[0] = big(data, position + 7);
        return "image/jpeg";
      }
      position += 2 + big(data, position + 2);
    }
    return null;
  }

  /** The beginning of a file of that size. */
  static byte[] header(Bitmap.CompressFormat format, int width, int height) {
    if (format == Bitmap.CompressFormat.JPEG) {
      return new byte[] {(byte) 0xff, (byte) 0xd8, (byte) 0xff, (byte) 0xc0, 0, 17, 8, (byte) (height >> 8), (byte) height,
          (byte) (width >> 8),
        (byte) width, 3, 1, 17, 0, 2, 17, 0, 3, 17, 0, (byte) 0xff, (byte) 0xd9};
    }
    if (format == Bitmap.CompressFormat.PNG) {
      return new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0, 0, 0, 13, 'I', 'H', 'D', 'R', (byte) (width >> 24),
          (byte) (width >> 16),
        (byte) (width >> 8), (byte) width, (byte) (height >> 24), (byte) (height >> 16), (byte) (height >> 8), (byte) height, 8,
            6, 0, 0, 0};
    }
    int w = width - 1;
    int h = height - 1;
    return new byte[] {'R', 'I', 'F', 'F', 22, 0, 0, 0, 'W', 'E', 'B', 'P', 'V', 'P', '8', 'X', 10, 0, 0, 0, 0, 0, 0, 0,
        (byte) w, (byte) (w >> 8),
      (byte) (w >> 16), (byte) h, (byte) (h >> 8), (byte) (h >> 16)};
  }
}
