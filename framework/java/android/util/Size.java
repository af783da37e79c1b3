package android.util;

/** Width and height in pixels. */
public final class Size {
  private final int width;
  private final int height;

  public Size(int width, int height) {
    this.width = width;
    this.height = height;
  }

  public int getWidth() {
    return width;
  }

  public int getHeight() {
    return height;
  }

  public static Size parseSize(String string) throws NumberFormatException {
    if (string == null) throw new NullPointerException("string must not be null");
    int separator = string.indexOf('*');
    if (separator < 0) separator = string.indexOf('x');
    if (separator < 0) throw new NumberFormatException("Invalid Size: \"" + string + "\"");
    try {
      return new Size(
          Integer.parseInt(string.substring(0, separator)), Integer.parseInt(string.substring(separator + 1)));
    } catch (NumberFormatException e) {
      throw new NumberFormatException("Invalid Size: \"" + string + "\"");
    }
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Size && ((Size) obj).width == width && ((Size) obj).height == height;
  }

  @Override
  public int hashCode() {
    return height ^ (width << 16 | width >>> 16);
  }

  @Override
  public String toString() {
    return width + "x" + height;
  }
}
