package android.graphics;

/** Colours as numbers: alpha, red, green, blue, eight bits each. Long colours have the number of their space in the last six bits. */
@antecede.Plain
public class Color {
  public static final int BLACK = -16777216;
  public static final int BLUE = -16776961;
  public static final int CYAN = -16711681;
  public static final int DKGRAY = -12303292;
  public static final int GRAY = -7829368;
  public static final int GREEN = -16711936;
  public static final int LTGRAY = -3355444;
  public static final int MAGENTA = -65281;
  public static final int RED = -65536;
  public static final int TRANSPARENT = 0;
  public static final int WHITE = -1;
  public static final int YELLOW = -256;

  private static final String[] NAMES = {"black", "darkgray", "gray", "lightgray", "white", "red", "green", "blue", "yellow",
      "cyan",
    "magenta", "aqua", "fuchsia", "darkgrey", "grey", "lightgrey", "lime", "maroon", "navy", "olive", "purple", "silver", "teal"};
  private static final int[] VALUES = {BLACK, DKGRAY, GRAY, LTGRAY, WHITE, RED, GREEN, BLUE, YELLOW, CYAN, MAGENTA, 0xff00ffff,
      0xffff00ff,
    DKGRAY, GRAY, LTGRAY, 0xff00ff00, 0xff800000, 0xff000080, 0xff808000, 0xff800080, 0xffc0c0c0, 0xff008080};

  private final float red;
  private final float green;
  private final float blue;
  private final float alpha;
  private final ColorSpace space;

  public Color() {
    this(0, 0, 0, 1);
  }

  private Color(float r, float g, float b, float a) {
    red = r;
    green = g;
    blue = b;
    alpha = a;
    space = ColorSpace.get(ColorSpace.Named.SRGB);
  }

  private Color(float[] rgba, ColorSpace space) {
    red = rgba[0];
    green = rgba[1];
    blue = rgba[2];
    alpha = rgba[rgba.length - 1];
    this.space = space;
  }

  public ColorSpace getColorSpace() {
    return space;
  }

  public ColorSpace.Model getModel() {
    return space.getModel();
  }

  public boolean isWideGamut() {
    return space.isWideGamut();
  }

  public boolean isSrgb() {
    return space.isSrgb();
  }

  public Color convert(ColorSpace colorSpace) {
    float[] result = ColorSpace.connect(space, colorSpace).transform(red, green, blue);
    return new Color(new float[] {result[0], result[1], result[2], alpha}, colorSpace);
  }

  public float[] getComponents(float[] components) {
    if (components == null) return getComponents();
    if (components.length < 4) throw new IllegalArgumentException("The specified array's length must be at least 4");
    System.arraycopy(getComponents(), 0, components, 0, 4);
    return components;
  }

  public float red() {
    return red;
  }

  public float green() {
    return green;
  }

  public float blue() {
    return blue;
  }

  public float alpha() {
    return alpha;
  }

  public int getComponentCount() {
    return 4;
  }

  public float getComponent(int component) {
    return getComponents()[component];
  }

  public float[] getComponents() {
    return new float[] {red, green, blue, alpha};
  }

  public long pack() {
    return pack(red, green, blue, alpha, space);
  }

  public int toArgb() {
    if (space.isSrgb()) return argb(alpha, red, green, blue);
    float[] shown = ColorSpace.connect(space).transform(red, green, blue);
    return argb(alpha, shown[0], shown[1], shown[2]);
  }

  public float luminance() {
    return luminance(toArgb());
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof Color)) return false;
    Color other = (Color) o;
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha;
  }

  @Override
  public int hashCode() {
    return toArgb();
  }

  @Override
  public String toString() {
    return "Color(" + red + ", " + green + ", " + blue + ", " + alpha + ", sRGB IEC61966-2.1)";
  }

  public static Color valueOf(int color) {
    return new Color(red(color) / 255f, green(color) / 255f, blue(color) / 255f, alpha(color) / 255f);
  }

  public static Color valueOf(long color) {
    return new Color(new float[] {red(color), green(color), blue(color), alpha(color)}, colorSpace(color));
  }

  public static Color valueOf(float r, float g, float b, float a, ColorSpace colorSpace) {
    return new Color(new float[] {r, g, b, a}, colorSpace);
  }

  public static Color valueOf(float[] components, ColorSpace colorSpace) {
    if (components.length < colorSpace.getComponentCount() + 1) throw new IllegalArgumentException("Too few components");
    return new Color(components, colorSpace);
  }

  public static Color valueOf(float r, float g, float b) {
    return new Color(r, g, b, 1);
  }

  public static Color valueOf(float r, float g, float b, float a) {
    return new Color(r, g, b, a);
  }

  public static long pack(int color) {
    return (long) color << 32;
  }

  public static long pack(float red, float green, float blue) {
    return pack(rgb(red, green, blue));
  }

  public static long pack(float red, float green, float blue, float alpha) {
    return pack(argb(alpha, red, green, blue));
  }

  /** In sRGB eight bits each, as an int in the upper half; else halves for red, green and blue, and ten bits of alpha. */
  public static long pack(float red, float green, float blue, float alpha, ColorSpace colorSpace) {
    if (colorSpace.isSrgb()) return pack(argb(alpha, red, green, blue));
    if (colorSpace.getId() == ColorSpace.MIN_ID) throw new IllegalArgumentException("Unknown color space, please use a color space returned by ColorSpace.get()");
    long opacity = Math.round(Math.max(0, Math.min(1, alpha)) * 1023);
    return half(red) << 48 | half(green) << 32 | half(blue) << 16 | opacity << 6 | colorSpace.getId() & 0x3f;
  }

  private static long half(float value) {
    int bits = Float.floatToRawIntBits(value);
    int sign = bits >>> 16 & 0x8000;
    int exponent = (bits >>> 23 & 0xff) - 127 + 15;
    if (exponent >= 31) return sign | 0x7c00;
    if (exponent <= 0) return exponent < -10 ? sign : sign | (bits & 0x7fffff | 0x800000) >>> 14 - exponent;
    return sign | exponent << 10 | (bits & 0x7fffff) + 0x1000 >>> 13;
  }

  private static float whole(long half) {
    int bits = (int) half & 0xffff;
    int exponent = bits >>> 10 & 0x1f;
    float fraction = (bits & 0x3ff) / 1024f;
    float size = exponent == 0 ? fraction / 16384 : exponent == 31 ? Float.POSITIVE_INFINITY
        : (1 + fraction) * (float) Math.pow(2, exponent - 15);
    return (bits & 0x8000) == 0 ? size : -size;
  }

  public static ColorSpace colorSpace(long color) {
    return ColorSpace.get(ColorSpace.Named.values()[(int) (color & 0x3f)]);
  }

  public static boolean isInColorSpace(long color, ColorSpace colorSpace) {
    return (color & 0x3f) == colorSpace.getId();
  }

  public static boolean isSrgb(long color) {
    return (color & 0x3f) == 0;
  }

  public static boolean isWideGamut(long color) {
    return colorSpace(color).isWideGamut();
  }

  public static long convert(int color, ColorSpace colorSpace) {
    return valueOf(color).convert(colorSpace).pack();
  }

  public static long convert(long color, ColorSpace colorSpace) {
    return valueOf(color).convert(colorSpace).pack();
  }

  public static long convert(float r, float g, float b, float a, ColorSpace source, ColorSpace destination) {
    return valueOf(r, g, b, a, source).convert(destination).pack();
  }

  public static long convert(long color, ColorSpace.Connector connector) {
    return convert(red(color), green(color), blue(color), alpha(color), connector);
  }

  public static long convert(float r, float g, float b, float a, ColorSpace.Connector connector) {
    float[] result = connector.transform(r, g, b);
    return pack(result[0], result[1], result[2], a, connector.getDestination());
  }

  public static int toArgb(long color) {
    return isSrgb(color) ? (int) (color >>> 32) : valueOf(color).toArgb();
  }

  public static float red(long color) {
    return isSrgb(color) ? red(toArgb(color)) / 255f : whole(color >>> 48);
  }

  public static float green(long color) {
    return isSrgb(color) ? green(toArgb(color)) / 255f : whole(color >>> 32);
  }

  public static float blue(long color) {
    return isSrgb(color) ? blue(toArgb(color)) / 255f : whole(color >>> 16);
  }

  public static float alpha(long color) {
    return isSrgb(color) ? alpha(toArgb(color)) / 255f : (color >>> 6 & 0x3ff) / 1023f;
  }

  public static float luminance(long color) {
    return luminance(toArgb(color));
  }

  public static int alpha(int color) {
    return color >>> 24;
  }

  public static int red(int color) {
    return color >> 16 & 0xff;
  }

  public static int green(int color) {
    return color >> 8 & 0xff;
  }

  public static int blue(int color) {
    return color & 0xff;
  }

  public static int rgb(int red, int green, int blue) {
    return 0xff000000 | red << 16 | green << 8 | blue;
  }

  public static int rgb(float red, float green, float blue) {
    return argb(1, red, green, blue);
  }

  public static int argb(int alpha, int red, int green, int blue) {
    return alpha << 24 | red << 16 | green << 8 | blue;
  }

  public static int argb(float alpha, float red, float green, float blue) {
    return (int) (alpha * 255 + 0.5f) << 24 | (int) (red * 255 + 0.5f) << 16 | (int) (green * 255
        + 0.5f) << 8 | (int) (blue * 255 + 0.5f);
  }

  private static double linear(int component) {
    double c = component / 255.0;
    return c < 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }

  public static float luminance(int color) {
    return (float) (0.2126 * linear(red(color)) + 0.7152 * linear(green(color)) + 0.0722 * linear(blue(color)));
  }

  public static int parseColor(String colorString) {
    if (colorString.charAt(0) == '#') {
      long color = Long.parseLong(colorString.substring(1), 16);
      if (colorString.length() == 7) color |= 0xff000000L;
      else if (colorString.length() != 9) throw new IllegalArgumentException("Unknown color");
      return (int) color;
    }
    String lower = colorString.toLowerCase(java.util.Locale.ROOT);
    for (int i = 0; i < NAMES.length; i++) {
      if (NAMES[i].equals(lower)) return VALUES[i];
    }
    throw new IllegalArgumentException("Unknown color");
  }

  public static void RGBToHSV(int red, int green, int blue, float[] hsv) {
    if (hsv.length < 3) throw new RuntimeException("3 components required for hsv");
    float max = Math.max(red, Math.max(green, blue));
    float delta = max - Math.min(red, Math.min(green, blue));
    float hue = 0;
    if (delta != 0) {
      if (max == red) hue = (green - blue) / delta;
      else if (max == green) hue = 2 + (blue - red) / delta;
      else hue = 4 + (red - green) / delta;
    }
    hsv[0] = hue < 0 ? hue * 60 + 360 : hue * 60;
    hsv[1] = max == 0 ? 0 : delta / max;
    hsv[2] = max / 255;
  }

  public static void colorToHSV(int color, float[] hsv) {
    RGBToHSV(red(color), green(color), blue(color), hsv);
  }

  public static int HSVToColor(float[] hsv) {
    return HSVToColor(0xff, hsv);
  }

  public static int HSVToColor(int alpha, float[] hsv) {
    if (hsv.length < 3) throw new RuntimeException("3 components required for hsv");
    float s = Math.max(0, Math.min(1, hsv[1]));
    float v = Math.max(0, Math.min(1, hsv[2]));
    float h = hsv[0] < 0 || hsv[0] >= 360 ? 0 : hsv[0] / 60;
    int sector = (int) h;
    float f = h - sector;
    float p = v * (1 - s);
    float q = v * (1 - s * f);
    float t = v * (1 - s * (1 - f));
    switch (sector) {
      case 0:
        return bytes(alpha, v, t, p);
      case 1:
        return bytes(alpha, q, v, p);
      case 2:
        return bytes(alpha, p, v, t);
      case 3:
        return bytes(alpha, p, q, v);
      case 4:
        return bytes(alpha, t, p, v);
      default:
        return bytes(alpha, v, p, q);
    }
  }

  private static int bytes(int alpha, float r, float g, float b) {
    return argb(alpha, Math.round(r * 255), Math.round(g * 255), Math.round(b * 255));
  }
}
