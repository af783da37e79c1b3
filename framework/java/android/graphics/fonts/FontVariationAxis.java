package android.graphics.fonts;

import java.util.ArrayList;
import java.util.List;

/** One axis of a variable font, and where on it. */
public final class FontVariationAxis {
  private final String tag;
  private final float value;

  public FontVariationAxis(String tagString, float styleValue) {
    if (!isTag(tagString)) throw new IllegalArgumentException("Illegal tag pattern: " + tagString);
    tag = tagString;
    value = styleValue;
  }

  private static boolean isTag(String text) {
    if (text == null || text.length() != 4) return false;
    for (int i = 0; i < 4; i++) {
      if (text.charAt(i) < ' ' || text.charAt(i) > '~') return false;
    }
    return true;
  }

  public String getTag() {
    return tag;
  }

  public float getStyleValue() {
    return value;
  }

  /** As in style sheets: 'wght' 400, 'ital' 1. */
  public static FontVariationAxis[] fromFontVariationSettings(String settings) {
    if (settings == null || settings.isEmpty()) return null;
    List<FontVariationAxis> result = new ArrayList<FontVariationAxis>();
    for (String part : settings.split(",")) {
      String one = part.trim();
      if (one.isEmpty()) continue;
      char quote = one.charAt(0);
      if (quote != '\'' && quote != '"' || one.length() < 7 || one.charAt(5) != quote) {
        throw new IllegalArgumentException("Tag should be wrapped with double or single quote: " + settings);
      }
      try {
        result.add(new FontVariationAxis(one.substring(1, 5), Float.parseFloat(one.substring(6).trim())));
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException("Failed to parse float string: " + settings);
      }
    }
    return result.isEmpty() ? null : result.toArray(new FontVariationAxis[result.size()]);
  }

  public static String toFontVariationSettings(FontVariationAxis[] axes) {
    if (axes == null) return "";
    StringBuilder result = new StringBuilder();
    for (FontVariationAxis axis : axes) {
      if (result.length() > 0) result.append(',');
      result.append(axis);
    }
    return result.toString();
  }

  @Override
  public String toString() {
    return "'" + tag + "' " + value;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof FontVariationAxis && tag.equals(((FontVariationAxis) o).tag) && value == ((FontVariationAxis) o).value;
  }

  @Override
  public int hashCode() {
    return tag.hashCode() * 31 + Float.floatToIntBits(value);
  }
}
