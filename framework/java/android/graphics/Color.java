package android.graphics;

/** Colours as numbers: alpha, red, green, blue, eight bits each. Long colours are in sRGB here. */
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

  public Color() {
    this(0, 0, 0, 1);
  }

  private Color(float r, float g, float b, float a) {
    red = r;
    green = g;
    blue = b;
    alpha = a;
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
    return pack(toArgb());
  }

  public int toArgb() {
    return argb(alpha, red, green, blue);
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
    return valueOf(toArgb(color));
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

  public static int toArgb(long color) {
    return (int) (color >>> 32);
  }

  public static float red(long color) {
    return red(toArgb(color)) / 255f;
  }

  public static float green(long color) {
    return green(toArgb(color)) / 255f;
  }

  public static float blue(long color) {
    return blue(toArgb(color)) / 255f;
  }

  public static float alpha(long color) {
    return alpha(toArgb(color)) / 255f;
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
