package android.graphics;

import android.content.res.AssetManager;
import android.graphics.fonts.Font;
import android.graphics.fonts.FontFamily;
import android.graphics.fonts.FontStyle;
import android.graphics.fonts.FontVariationAxis;
import java.io.File;
import java.io.FileDescriptor;
import java.io.IOException;

/** A font: its style and where it came from. */
@antecede.Plain
public class Typeface {
  public static final int BOLD = 1;
  public static final int BOLD_ITALIC = 3;
  public static final int ITALIC = 2;
  public static final int NORMAL = 0;

  public static final Typeface DEFAULT = new Typeface(NORMAL, "sans-serif");
  public static final Typeface DEFAULT_BOLD = new Typeface(BOLD, "sans-serif");
  public static final Typeface SANS_SERIF = new Typeface(NORMAL, "sans-serif");
  public static final Typeface SERIF = new Typeface(NORMAL, "serif");
  public static final Typeface MONOSPACE = new Typeface(NORMAL, "monospace");

  private final int style;
  private final String family;

  private Typeface(int style, String family) {
    this.style = style;
    this.family = family;
  }

  /** Makes a typeface of a file. */
  public static final class Builder {
    private final String source;
    private int weight;
    private boolean italic;

    public Builder(File path) {
      source = path.getPath();
    }

    public Builder(FileDescriptor fd) {
      source = "fd";
    }

    public Builder(String path) {
      source = path;
    }

    public Builder(AssetManager assetManager, String path) {
      source = path;
    }

    public Builder setWeight(int weight) {
      this.weight = weight;
      return this;
    }

    public Builder setItalic(boolean italic) {
      this.italic = italic;
      return this;
    }

    public Builder setTtcIndex(int ttcIndex) {
      return this;
    }

    public Builder setFontVariationSettings(String variationSettings) {
      return this;
    }

    public Builder setFontVariationSettings(FontVariationAxis[] axes) {
      return this;
    }

    public Builder setFallback(String familyName) {
      return this;
    }

    public Typeface build() {
      return new Typeface((weight >= 600 ? BOLD : NORMAL) | (italic ? ITALIC : NORMAL), source);
    }
  }

  /** A typeface of the app's own fonts, with others behind it for what they lack. */
  public static final class CustomFallbackBuilder {
    private static final int MOST = 64;

    private final FontFamily family;
    private int fallbacks = 1;
    private FontStyle style;

    public CustomFallbackBuilder(FontFamily family) {
      if (family == null) throw new NullPointerException();
      this.family = family;
    }

    public static int getMaxCustomFallbackCount() {
      return MOST;
    }

    public CustomFallbackBuilder setSystemFallback(String familyName) {
      if (familyName == null) throw new NullPointerException();
      return this;
    }

    public CustomFallbackBuilder setStyle(FontStyle style) {
      this.style = style;
      return this;
    }

    public CustomFallbackBuilder addCustomFallback(FontFamily family) {
      if (family == null) throw new NullPointerException();
      if (++fallbacks > MOST) throw new IllegalArgumentException("Custom fallback limit exceeded(" + MOST + ")");
      return this;
    }

    public Typeface build() {
      Font first = family.getFont(0);
      FontStyle shown = style == null ? first.getStyle() : style;
      return new Typeface((shown.getWeight() >= 600 ? BOLD : NORMAL) | (shown.getSlant() == 1 ? ITALIC : NORMAL),
          "font " + first.getSourceIdentifier());
    }
  }

  public int getWeight() {
    return isBold() ? 700 : 400;
  }

  public int getStyle() {
    return style;
  }

  public final boolean isBold() {
    return (style & BOLD) != 0;
  }

  public final boolean isItalic() {
    return (style & ITALIC) != 0;
  }

  public final String getSystemFontFamilyName() {
    return family;
  }

  public static Typeface create(String familyName, int style) {
    return new Typeface(style & BOLD_ITALIC, familyName == null ? "sans-serif" : familyName);
  }

  public static Typeface create(Typeface family, int style) {
    Typeface base = family == null ? DEFAULT : family;
    return base.style == style ? base : new Typeface(style & BOLD_ITALIC, base.family);
  }

  public static Typeface create(Typeface family, int weight, boolean italic) {
    return create(family, (weight >= 600 ? BOLD : NORMAL) | (italic ? ITALIC : NORMAL));
  }

  public static Typeface defaultFromStyle(int style) {
    return create(DEFAULT, style);
  }

  public static Typeface createFromAsset(AssetManager mgr, String path) {
    if (path == null) throw new NullPointerException();
    try {
      mgr.open(path).close();
    } catch (IOException e) {
      throw new RuntimeException("Font asset not found " + path);
    }
    return new Typeface(NORMAL, path);
  }

  public static Typeface createFromFile(File file) {
    return createFromFile(file.getAbsolutePath());
  }

  public static Typeface createFromFile(String path) {
    if (!new File(path).exists()) throw new RuntimeException("Font not found " + path);
    return new Typeface(NORMAL, path);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Typeface && ((Typeface) o).style == style && ((Typeface) o).family.equals(family);
  }

  @Override
  public int hashCode() {
    return 31 * family.hashCode() + style;
  }
}
