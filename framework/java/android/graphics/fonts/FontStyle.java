package android.graphics.fonts;

/** How heavy and how slanted a font is. */
public final class FontStyle {
  public static final int FONT_WEIGHT_UNSPECIFIED = -1;
  public static final int FONT_WEIGHT_MIN = 1;
  public static final int FONT_WEIGHT_THIN = 100;
  public static final int FONT_WEIGHT_EXTRA_LIGHT = 200;
  public static final int FONT_WEIGHT_LIGHT = 300;
  public static final int FONT_WEIGHT_NORMAL = 400;
  public static final int FONT_WEIGHT_MEDIUM = 500;
  public static final int FONT_WEIGHT_SEMI_BOLD = 600;
  public static final int FONT_WEIGHT_BOLD = 700;
  public static final int FONT_WEIGHT_EXTRA_BOLD = 800;
  public static final int FONT_WEIGHT_BLACK = 900;
  public static final int FONT_WEIGHT_MAX = 1000;
  public static final int FONT_SLANT_UPRIGHT = 0;
  public static final int FONT_SLANT_ITALIC = 1;

  private final int weight;
  private final int slant;

  public FontStyle() {
    this(FONT_WEIGHT_NORMAL, FONT_SLANT_UPRIGHT);
  }

  public FontStyle(int weight, int slant) {
    if (weight < FONT_WEIGHT_MIN || weight > FONT_WEIGHT_MAX) throw new IllegalArgumentException("weight " + weight);
    if (slant != FONT_SLANT_UPRIGHT && slant != FONT_SLANT_ITALIC) throw new IllegalArgumentException("slant " + slant);
    this.weight = weight;
    this.slant = slant;
  }

  public int getWeight() {
    return weight;
  }

  public int getSlant() {
    return slant;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof FontStyle && weight == ((FontStyle) o).weight && slant == ((FontStyle) o).slant;
  }

  @Override
  public int hashCode() {
    return weight * 2 + slant;
  }

  @Override
  public String toString() {
    return "FontStyle { weight=" + weight + ", slant=" + slant + "}";
  }
}
