package android.graphics.fonts;

import java.util.ArrayList;
import java.util.List;

/** Fonts that differ in style only. */
public final class FontFamily {
  private final List<Font> fonts;

  private FontFamily(List<Font> fonts) {
    this.fonts = fonts;
  }

  public Font getFont(int index) {
    return fonts.get(index);
  }

  public int getSize() {
    return fonts.size();
  }

  /** Gathers them. */
  public static final class Builder {
    private final List<Font> fonts = new ArrayList<Font>();

    public Builder(Font font) {
      if (font == null) throw new NullPointerException("font can not be null");
      fonts.add(font);
    }

    public Builder addFont(Font font) {
      if (font == null) throw new NullPointerException("font can not be null");
      for (Font one : fonts) {
        if (one.getStyle().equals(font.getStyle())) throw new IllegalArgumentException(font + " has already been added");
      }
      fonts.add(font);
      return this;
    }

    public FontFamily buildVariableFamily() {
      return null;
    }

    public FontFamily build() {
      return new FontFamily(new ArrayList<Font>(fonts));
    }
  }
}
