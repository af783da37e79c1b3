package android.graphics;

import android.os.Parcel;
import android.os.Parcelable;
import android.util.DisplayMetrics;
import antecede.Hidden;
import antecede.Observable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.Buffer;
import java.nio.IntBuffer;

/** A picture: its size and whether it was recycled; its pixels only while it is small. */
public final class Bitmap implements Parcelable {
  public static final int DENSITY_NONE = 0;

  private static final int MOST_PIXELS = 1 << 16;

  public static final Parcelable.Creator<Bitmap> CREATOR = new Parcelable.Creator<Bitmap>() {
    @Override
    public Bitmap createFromParcel(Parcel source) {
      return (Bitmap) source.readValue(null);
    }

    @Override
    public Bitmap[] newArray(int size) {
      return new Bitmap[size];
    }
  };

  public enum CompressFormat {
    JPEG,
    PNG,
    WEBP,
    WEBP_LOSSY,
    WEBP_LOSSLESS
  }

  public enum Config {
    ALPHA_8,
    RGB_565,
    ARGB_4444,
    ARGB_8888,
    RGBA_F16,
    HARDWARE,
    RGBA_1010102
  }

  @Observable private boolean mRecycled;
  private int width;
  private int height;
  private Config config;
  private int density = DisplayMetrics.DENSITY_XHIGH;
  private boolean mutable;
  private ColorSpace colorSpace;
  private boolean hasAlpha;
  private boolean hasMipMap;
  private boolean premultiplied = true;
  private int generation;
  private int fill;
  private int[] pixels;

  Bitmap(int width, int height, Config config, boolean mutable) {
    this.width = width;
    this.height = height;
    this.config = config;
    this.mutable = mutable;
    hasAlpha = config != Config.RGB_565;
  }

  /** As decoded from a file. */
  @Hidden
  public static Bitmap make(int width, int height, Config config, boolean mutable) {
    return new Bitmap(width, height, config == null ? Config.ARGB_8888 : config, mutable);
  }

  private void check(String what) {
    if (mRecycled) throw new IllegalStateException(what);
  }

  private static void checkSize(int width, int height) {
    if (width <= 0) throw new IllegalArgumentException("width must be > 0");
    if (height <= 0) throw new IllegalArgumentException("height must be > 0");
  }

  private static void checkCorner(int x, int y) {
    if (x < 0) throw new IllegalArgumentException("x must be >= 0");
    if (y < 0) throw new IllegalArgumentException("y must be >= 0");
  }

  public int getDensity() {
    return density;
  }

  public void setDensity(int density) {
    this.density = density;
  }

  public void reconfigure(int width, int height, Config config) {
    check("Can't call reconfigure() on a recycled bitmap");
    checkSize(width, height);
    if (!mutable) throw new IllegalStateException("only mutable bitmaps may be reconfigured");
    this.width = width;
    this.height = height;
    this.config = config;
    pixels = null;
  }

  public void setWidth(int width) {
    reconfigure(width, height, config);
  }

  public void setHeight(int height) {
    reconfigure(width, height, config);
  }

  public void setConfig(Config config) {
    reconfigure(width, height, config);
  }

  public void recycle() {
    mRecycled = true;
    pixels = null;
  }

  public final boolean isRecycled() {
    return mRecycled;
  }

  public int getGenerationId() {
    return generation;
  }

  public void copyPixelsToBuffer(Buffer dst) {
    check("Can't call copyPixelsToBuffer() on a recycled bitmap");
    if (dst instanceof IntBuffer && allocate()) ((IntBuffer) dst).put(pixels);
    else dst.position(Math.min(dst.limit(), dst.position() + width * height));
  }

  public void copyPixelsFromBuffer(Buffer src) {
    check("copyPixelsFromBuffer called on recycled bitmap");
    if (src instanceof IntBuffer && allocate()) ((IntBuffer) src).get(pixels);
    else src.position(Math.min(src.limit(), src.position() + width * height));
    generation++;
  }

  /** Whether pixels are kept. */
  private boolean allocate() {
    if (pixels == null && (long) width * height <= MOST_PIXELS) {
      pixels = new int[width * height];
      for (int i = 0; i < pixels.length; i++) pixels[i] = fill;
    }
    return pixels != null;
  }

  private Bitmap like(int width, int height, Config config, boolean mutable) {
    Bitmap other = new Bitmap(width, height, config == null ? Config.ARGB_8888 : config, mutable);
    other.density = density;
    other.hasAlpha = hasAlpha;
    other.fill = fill;
    return other;
  }

  /** Takes the pixels of a part of the source, scaled to the own size. */
  private Bitmap fillFrom(Bitmap source, int x, int y, int width, int height) {
    if (source.pixels == null || !allocate()) return this;
    for (int row = 0; row < this.height; row++) {
      for (int column = 0; column < this.width; column++) {
        pixels[row * this.width + column] = source.pixels[(y + row * height / this.height) * source.width + x
            + column * width / this.width];
      }
    }
    return this;
  }

  public Bitmap copy(Config config, boolean isMutable) {
    check("Can't copy a recycled bitmap");
    return like(width, height, config, isMutable).fillFrom(this, 0, 0, width, height);
  }

  public Bitmap asShared() {
    return this;
  }

  public static Bitmap createScaledBitmap(Bitmap src, int dstWidth, int dstHeight, boolean filter) {
    if (dstWidth == src.width && dstHeight == src.height && !src.mutable) return src;
    Matrix scale = new Matrix();
    scale.setScale((float) dstWidth / src.width, (float) dstHeight / src.height);
    return createBitmap(src, 0, 0, src.width, src.height, scale, filter);
  }

  public static Bitmap createBitmap(Bitmap src) {
    return createBitmap(src, 0, 0, src.getWidth(), src.getHeight());
  }

  public static Bitmap createBitmap(Bitmap source, int x, int y, int width, int height) {
    return createBitmap(source, x, y, width, height, null, false);
  }

  public static Bitmap createBitmap(Bitmap source, int x, int y, int width, int height, Matrix m, boolean filter) {
    checkCorner(x, y);
    checkSize(width, height);
    if (x + width > source.getWidth()) throw new IllegalArgumentException("x + width must be <= bitmap.width()");
    if (y + height > source.getHeight()) throw new IllegalArgumentException("y + height must be <= bitmap.height()");
    source.check("cannot use a recycled source in createBitmap");
    boolean plain = m == null || m.isIdentity();
    if (!source.mutable && plain && x == 0 && y == 0 && width == source.width && height == source.height) return source;
    int newWidth = width;
    int newHeight = height;
    if (!plain) {
      RectF bounds = new RectF();
      m.mapRect(bounds, new RectF(0, 0, width, height));
      newWidth = Math.round(bounds.width());
      newHeight = Math.round(bounds.height());
      checkSize(newWidth, newHeight);
    }
    return source.like(newWidth, newHeight, source.config, true).fillFrom(source, x, y, width, height);
  }

  public static Bitmap createBitmap(int width, int height, Config config, boolean hasAlpha, ColorSpace colorSpace) {
    return createBitmap(null, width, height, config, hasAlpha, colorSpace);
  }

  public static Bitmap createBitmap(DisplayMetrics display, int width, int height, Config config, boolean hasAlpha,
      ColorSpace colorSpace) {
    if (colorSpace == null && config != Config.ALPHA_8) throw new IllegalArgumentException("can't create bitmap without a color space");
    Bitmap bitmap = createBitmap(display, width, height, config, hasAlpha);
    bitmap.colorSpace = colorSpace;
    return bitmap;
  }

  public ColorSpace getColorSpace() {
    return colorSpace == null ? ColorSpace.get(ColorSpace.Named.SRGB) : colorSpace;
  }

  public void setColorSpace(ColorSpace colorSpace) {
    if (colorSpace == null) throw new IllegalArgumentException("The colorSpace cannot be set to null");
    this.colorSpace = colorSpace;
  }

  public static Bitmap createBitmap(int width, int height, Config config) {
    return createBitmap(width, height, config, true);
  }

  public static Bitmap createBitmap(DisplayMetrics display, int width, int height, Config config) {
    return createBitmap(display, width, height, config, true);
  }

  public static Bitmap createBitmap(int width, int height, Config config, boolean hasAlpha) {
    return createBitmap(null, width, height, config, hasAlpha);
  }

  public static Bitmap createBitmap(DisplayMetrics display, int width, int height, Config config, boolean hasAlpha) {
    checkSize(width, height);
    if (config == null) throw new NullPointerException("config");
    if (config == Config.HARDWARE) throw new IllegalArgumentException("can't create mutable bitmap with Config.HARDWARE");
    Bitmap bitmap = new Bitmap(width, height, config, true);
    if (display != null) bitmap.density = display.densityDpi;
    if (!hasAlpha) {
      bitmap.hasAlpha = false;
      bitmap.fill = Color.BLACK;
    }
    return bitmap;
  }

  public static Bitmap createBitmap(int[] colors, int offset, int stride, int width, int height, Config config) {
    return createBitmap(null, colors, offset, stride, width, height, config);
  }

  public static Bitmap createBitmap(DisplayMetrics display, int[] colors, int offset, int stride, int width, int height,
      Config config) {
    checkSize(width, height);
    if (Math.abs(stride) < width) throw new IllegalArgumentException("abs(stride) must be >= width");
    Bitmap bitmap = createBitmap(display, width, height, config);
    bitmap.setPixels(colors, offset, stride, 0, 0, width, height);
    bitmap.mutable = false;
    return bitmap;
  }

  public static Bitmap createBitmap(int[] colors, int width, int height, Config config) {
    return createBitmap(null, colors, 0, width, width, height, config);
  }

  public static Bitmap createBitmap(DisplayMetrics display, int[] colors, int width, int height, Config config) {
    return createBitmap(display, colors, 0, width, width, height, config);
  }

  public static Bitmap createBitmap(Picture source) {
    return createBitmap(source, source.getWidth(), source.getHeight(), Config.HARDWARE);
  }

  public static Bitmap createBitmap(Picture source, int width, int height, Config config) {
    checkSize(width, height);
    return new Bitmap(width, height, config, false);
  }

  public byte[] getNinePatchChunk() {
    return null;
  }

  /** Writes a header with the size, so that the file can be decoded again. */
  public boolean compress(CompressFormat format, int quality, OutputStream stream) {
    check("Can't compress a recycled bitmap");
    if (stream == null) throw new NullPointerException();
    if (quality < 0 || quality > 100) throw new IllegalArgumentException("quality must be 0..100");
    try {
      stream.write(BitmapFactory.header(format, width, height));
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  public final boolean isMutable() {
    return mutable;
  }

  public final boolean isPremultiplied() {
    return premultiplied && hasAlpha;
  }

  public final void setPremultiplied(boolean premultiplied) {
    this.premultiplied = premultiplied;
  }

  public final int getWidth() {
    return width;
  }

  public final int getHeight() {
    return height;
  }

  public int getScaledWidth(Canvas canvas) {
    return getScaledWidth(canvas.getDensity());
  }

  public int getScaledHeight(Canvas canvas) {
    return getScaledHeight(canvas.getDensity());
  }

  public int getScaledWidth(DisplayMetrics metrics) {
    return getScaledWidth(metrics.densityDpi);
  }

  public int getScaledHeight(DisplayMetrics metrics) {
    return getScaledHeight(metrics.densityDpi);
  }

  public int getScaledWidth(int targetDensity) {
    return scale(width, density, targetDensity);
  }

  public int getScaledHeight(int targetDensity) {
    return scale(height, density, targetDensity);
  }

  static int scale(int size, int from, int to) {
    return from == DENSITY_NONE || to == DENSITY_NONE || from == to ? size : (size * to + (from >> 1)) / from;
  }

  private int pixelBytes() {
    switch (config) {
      case ALPHA_8:
        return 1;
      case RGB_565:
      case ARGB_4444:
        return 2;
      case RGBA_F16:
        return 8;
      default:
        return 4;
    }
  }

  public final int getRowBytes() {
    return width * pixelBytes();
  }

  public final int getByteCount() {
    return mRecycled ? 0 : getRowBytes() * height;
  }

  public final int getAllocationByteCount() {
    return getByteCount();
  }

  public final Config getConfig() {
    return config;
  }

  public final boolean hasAlpha() {
    return hasAlpha;
  }

  public void setHasAlpha(boolean hasAlpha) {
    this.hasAlpha = hasAlpha;
  }

  public final boolean hasMipMap() {
    return hasMipMap;
  }

  public final void setHasMipMap(boolean hasMipMap) {
    this.hasMipMap = hasMipMap;
  }

  public void eraseColor(int c) {
    check("Can't erase a recycled bitmap");
    if (!mutable) throw new IllegalStateException("cannot erase immutable bitmaps");
    fill = c;
    pixels = null;
    generation++;
  }

  public void eraseColor(long color) {
    eraseColor(Color.toArgb(color));
  }

  private void checkPixel(int x, int y) {
    checkCorner(x, y);
    if (x >= width) throw new IllegalArgumentException("x must be < bitmap.width()");
    if (y >= height) throw new IllegalArgumentException("y must be < bitmap.height()");
  }

  private void checkPixels(int x, int y, int width, int height, int offset, int stride, int[] pixels) {
    checkCorner(x, y);
    if (width < 0) throw new IllegalArgumentException("width must be >= 0");
    if (height < 0) throw new IllegalArgumentException("height must be >= 0");
    if (x + width > this.width) throw new IllegalArgumentException("x + width must be <= bitmap.width()");
    if (y + height > this.height) throw new IllegalArgumentException("y + height must be <= bitmap.height()");
    if (Math.abs(stride) < width) throw new IllegalArgumentException("abs(stride) must be >= width");
    int last = offset + (height - 1) * stride;
    if (offset < 0 || offset + width > pixels.length || last < 0 || last + width > pixels.length) {
      throw new ArrayIndexOutOfBoundsException();
    }
  }

  public int getPixel(int x, int y) {
    check("Can't call getPixel() on a recycled bitmap");
    checkPixel(x, y);
    return pixels == null ? fill : pixels[y * width + x];
  }

  public Color getColor(int x, int y) {
    return Color.valueOf(getPixel(x, y));
  }

  public void getPixels(int[] pixels, int offset, int stride, int x, int y, int width, int height) {
    check("Can't call getPixels() on a recycled bitmap");
    if (width == 0 || height == 0) return;
    checkPixels(x, y, width, height, offset, stride, pixels);
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) pixels[offset + row * stride + column] = getPixel(x + column, y + row);
    }
  }

  public void setPixel(int x, int y, int color) {
    check("Can't call setPixel() on a recycled bitmap");
    if (!mutable) throw new IllegalStateException();
    checkPixel(x, y);
    if (allocate()) pixels[y * width + x] = color;
    generation++;
  }

  public void setPixels(int[] pixels, int offset, int stride, int x, int y, int width, int height) {
    check("Can't call setPixels() on a recycled bitmap");
    if (!mutable) throw new IllegalStateException();
    if (width == 0 || height == 0) return;
    checkPixels(x, y, width, height, offset, stride, pixels);
    generation++;
    if (!allocate()) return;
    for (int row = 0; row < height; row++) System.arraycopy(pixels, offset + row * stride, this.pixels, (y + row) * this.width
        + x, width);
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel p, int flags) {
    check("Can't parcel a recycled bitmap");
    p.writeValue(copy(config, mutable));
  }

  public Bitmap extractAlpha() {
    return extractAlpha(null, null);
  }

  public Bitmap extractAlpha(Paint paint, int[] offsetXY) {
    check("Can't extractAlpha on a recycled bitmap");
    return like(width, height, Config.ALPHA_8, true);
  }

  public boolean sameAs(Bitmap other) {
    check("Can't call sameAs on a recycled bitmap!");
    if (this == other) return true;
    if (other == null || width != other.width || height != other.height || config != other.config) return false;
    for (int i = 0; pixels != null && i < width * height; i++) {
      if (pixels[i] != other.getPixel(i % width, i / width)) return false;
    }
    return true;
  }

  public void prepareToDraw() {}

  /** Tells bitmaps apart by what they show: size and a number for the colours. */
  @Hidden
  public String contents() {
    int colours = fill;
    for (int i = 0; pixels != null && i < pixels.length; i++) colours = colours * 31 + pixels[i];
    return width + "x" + height + "-" + Integer.toHexString(colours);
  }
}
