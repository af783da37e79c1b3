package android.graphics.text;

import android.os.Parcel;
import android.os.Parcelable;

/** How lines are broken. */
public final class LineBreakConfig implements Parcelable {
  public static final int LINE_BREAK_STYLE_UNSPECIFIED = -1;
  public static final int LINE_BREAK_STYLE_NONE = 0;
  public static final int LINE_BREAK_STYLE_LOOSE = 1;
  public static final int LINE_BREAK_STYLE_NORMAL = 2;
  public static final int LINE_BREAK_STYLE_STRICT = 3;
  public static final int LINE_BREAK_STYLE_NO_BREAK = 4;
  public static final int LINE_BREAK_STYLE_AUTO = 5;
  public static final int LINE_BREAK_WORD_STYLE_UNSPECIFIED = -1;
  public static final int LINE_BREAK_WORD_STYLE_NONE = 0;
  public static final int LINE_BREAK_WORD_STYLE_PHRASE = 1;
  public static final int LINE_BREAK_WORD_STYLE_AUTO = 2;
  public static final int HYPHENATION_UNSPECIFIED = -1;
  public static final int HYPHENATION_DISABLED = 0;
  public static final int HYPHENATION_ENABLED = 1;
  public static final Parcelable.Creator<LineBreakConfig> CREATOR = new Parcelable.Creator<LineBreakConfig>() {
    @Override
    public LineBreakConfig createFromParcel(Parcel in) {
      return new LineBreakConfig(in.readInt(), in.readInt(), in.readInt());
    }

    @Override
    public LineBreakConfig[] newArray(int size) {
      return new LineBreakConfig[size];
    }
  };

  private final int style;
  private final int wordStyle;
  private final int hyphenation;

  private LineBreakConfig(int style, int wordStyle, int hyphenation) {
    this.style = style;
    this.wordStyle = wordStyle;
    this.hyphenation = hyphenation;
  }

  public int getLineBreakStyle() {
    return style;
  }

  public int getLineBreakWordStyle() {
    return wordStyle;
  }

  public int getHyphenation() {
    return hyphenation;
  }

  public LineBreakConfig merge(LineBreakConfig config) {
    return new Builder().merge(this).merge(config).build();
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof LineBreakConfig)) return false;
    LineBreakConfig other = (LineBreakConfig) o;
    return style == other.style && wordStyle == other.wordStyle && hyphenation == other.hyphenation;
  }

  @Override
  public int hashCode() {
    return (style * 31 + wordStyle) * 31 + hyphenation;
  }

  @Override
  public String toString() {
    return "LineBreakConfig{style=" + style + ", wordStyle=" + wordStyle + ", hyphenation=" + hyphenation + "}";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(style);
    dest.writeInt(wordStyle);
    dest.writeInt(hyphenation);
  }

  /** Gathers it. */
  public static final class Builder {
    private int style = LINE_BREAK_STYLE_UNSPECIFIED;
    private int wordStyle = LINE_BREAK_WORD_STYLE_UNSPECIFIED;
    private int hyphenation = HYPHENATION_UNSPECIFIED;

    public Builder() {}

    public Builder merge(LineBreakConfig config) {
      if (config.style != LINE_BREAK_STYLE_UNSPECIFIED) style = config.style;
      if (config.wordStyle != LINE_BREAK_WORD_STYLE_UNSPECIFIED) wordStyle = config.wordStyle;
      if (config.hyphenation != HYPHENATION_UNSPECIFIED) hyphenation = config.hyphenation;
      return this;
    }

    public Builder setLineBreakStyle(int lineBreakStyle) {
      style = lineBreakStyle;
      return this;
    }

    public Builder setLineBreakWordStyle(int lineBreakWordStyle) {
      wordStyle = lineBreakWordStyle;
      return this;
    }

    public Builder setHyphenation(int hyphenation) {
      this.hyphenation = hyphenation;
      return this;
    }

    public LineBreakConfig build() {
      return new LineBreakConfig(style, wordStyle, hyphenation);
    }
  }
}
