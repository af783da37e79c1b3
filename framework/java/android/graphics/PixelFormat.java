package android.graphics;

/** Formats of pixels. */
@antecede.Plain
public class PixelFormat {
  public static final int A_8 = 8;
  public static final int JPEG = 256;
  public static final int LA_88 = 10;
  public static final int L_8 = 9;
  public static final int OPAQUE = -1;
  public static final int RGBA_1010102 = 43;
  public static final int RGBA_4444 = 7;
  public static final int RGBA_5551 = 6;
  public static final int RGBA_8888 = 1;
  public static final int RGBA_F16 = 22;
  public static final int RGBX_8888 = 2;
  public static final int RGB_332 = 11;
  public static final int RGB_565 = 4;
  public static final int RGB_888 = 3;
  public static final int TRANSLUCENT = -3;
  public static final int TRANSPARENT = -2;
  public static final int UNKNOWN = 0;
  public static final int YCbCr_420_SP = 17;
  public static final int YCbCr_422_I = 20;
  public static final int YCbCr_422_SP = 16;

  public int bytesPerPixel;
  public int bitsPerPixel;

  public PixelFormat() {}

  public static void getPixelFormatInfo(int format, PixelFormat info) {
    info.bytesPerPixel = format == RGB_888 ? 3 : format == RGB_565 ? 2 : format == RGBA_F16 ? 8 : 4;
    info.bitsPerPixel = 8 * info.bytesPerPixel;
  }

  public static boolean formatHasAlpha(int format) {
    return format == RGBA_8888 || format == RGBA_F16 || format == RGBA_1010102 || format == TRANSLUCENT || format == TRANSPARENT;
  }
}
