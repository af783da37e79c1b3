package android.graphics.fonts;

import android.content.res.AssetManager;
import android.content.res.Resources;
import android.graphics.Paint;
import android.graphics.RectF;
import android.os.LocaleList;
import android.os.ParcelFileDescriptor;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** A font file. Its glyphs are not read: all characters are equally wide here. */
public final class Font {
  private static int nextSource = 1;

  private final Builder from;
  private final FontStyle style;

  private Font(Builder from) {
    this.from = from;
    style = new FontStyle(from.weight < 0 ? FontStyle.FONT_WEIGHT_NORMAL : from.weight, from.slant < 0 ? 0 : from.slant);
  }

  public ByteBuffer getBuffer() {
    return from.buffer == null ? ByteBuffer.allocateDirect(0) : from.buffer.asReadOnlyBuffer();
  }

  public File getFile() {
    return from.file;
  }

  public FontStyle getStyle() {
    return style;
  }

  public int getTtcIndex() {
    return from.ttcIndex;
  }

  public FontVariationAxis[] getAxes() {
    return from.axes == null ? null : from.axes.clone();
  }

  public LocaleList getLocaleList() {
    return LocaleList.getEmptyLocaleList();
  }

  public int getSourceIdentifier() {
    return from.source;
  }

  public float getGlyphBounds(int glyphId, Paint paint, RectF outBoundingBox) {
    if (outBoundingBox != null) outBoundingBox.set(0, paint.ascent(), paint.measureText("x"), paint.descent());
    return paint.measureText("x");
  }

  public void getMetrics(Paint paint, Paint.FontMetrics metrics) {
    paint.getFontMetrics(metrics);
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof Font)) return false;
    Font other = (Font) o;
    return from.source == other.from.source && from.ttcIndex == other.from.ttcIndex && style.equals(other.style)
        && Arrays.equals(from.axes, other.from.axes);
  }

  @Override
  public int hashCode() {
    return from.source * 31 + style.hashCode();
  }

  @Override
  public String toString() {
    return "Font {path=" + from.file + ", style=" + style + ", ttcIndex=" + from.ttcIndex + "}";
  }

  /** Makes one of a file, an asset, a resource or bytes. What cannot be read is told by {@link #build}. */
  public static final class Builder {
    private final int source;
    private ByteBuffer buffer;
    private File file;
    private IOException failure;
    private int weight = -1;
    private int slant = -1;
    private int ttcIndex;
    private FontVariationAxis[] axes;

    public Builder(ByteBuffer buffer) {
      if (buffer == null) throw new NullPointerException("buffer can not be null");
      source = nextSource++;
      this.buffer = buffer;
    }

    public Builder(Font font) {
      source = font.from.source;
      buffer = font.from.buffer;
      file = font.from.file;
      weight = font.style.getWeight();
      slant = font.style.getSlant();
      ttcIndex = font.from.ttcIndex;
      axes = font.from.axes;
    }

    public Builder(File path) {
      source = nextSource++;
      file = path;
      if (!path.exists()) failure = new FileNotFoundException(path.getPath());
    }

    public Builder(ParcelFileDescriptor fd) {
      this(fd, 0, -1);
    }

    public Builder(ParcelFileDescriptor fd, long offset, long size) {
      if (fd == null) throw new NullPointerException();
      source = nextSource++;
    }

    public Builder(AssetManager am, String path) {
      source = nextSource++;
      try {
        check(am.open(path));
      } catch (IOException e) {
        failure = e;
      }
    }

    public Builder(Resources res, int resId) {
      source = nextSource++;
      try {
        check(res.openRawResource(resId));
      } catch (Resources.NotFoundException e) {
        failure = new FileNotFoundException("Resource " + Integer.toHexString(resId) + " is not a font");
      } catch (IOException e) {
        failure = e;
      }
    }

    private static void check(InputStream stream) throws IOException {
      stream.close();
    }

    public Builder setWeight(int weight) {
      if (weight < FontStyle.FONT_WEIGHT_MIN || weight > FontStyle.FONT_WEIGHT_MAX) throw new IllegalArgumentException();
      this.weight = weight;
      return this;
    }

    public Builder setSlant(int slant) {
      this.slant = slant;
      return this;
    }

    public Builder setTtcIndex(int ttcIndex) {
      this.ttcIndex = ttcIndex;
      return this;
    }

    public Builder setFontVariationSettings(String variationSettings) {
      axes = FontVariationAxis.fromFontVariationSettings(variationSettings);
      return this;
    }

    public Builder setFontVariationSettings(FontVariationAxis[] axes) {
      this.axes = axes == null ? null : axes.clone();
      return this;
    }

    public Font build() throws IOException {
      if (failure != null) throw new IOException("Failed to read font contents", failure);
      return new Font(this);
    }
  }
}
