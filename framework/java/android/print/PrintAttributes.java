package android.print;

import android.os.Parcel;
import android.os.Parcelable;

/** How it is printed. */
public final class PrintAttributes implements Parcelable {
  public static final int COLOR_MODE_COLOR = 2;
  public static final int COLOR_MODE_MONOCHROME = 1;
  public static final int DUPLEX_MODE_LONG_EDGE = 2;
  public static final int DUPLEX_MODE_NONE = 1;
  public static final int DUPLEX_MODE_SHORT_EDGE = 4;

  private MediaSize mediaSize;
  private Resolution resolution;
  private Margins minMargins;
  private int colorMode;
  private int duplexMode;

  public static final Parcelable.Creator<PrintAttributes> CREATOR = new Parcelable.Creator<PrintAttributes>() {
    @Override
    public PrintAttributes createFromParcel(Parcel parcel) {
      return (PrintAttributes) parcel.readWhole();
    }

    @Override
    public PrintAttributes[] newArray(int size) {
      return new PrintAttributes[size];
    }
  };

  /** The size of paper. */
  public static final class MediaSize {
    public static final MediaSize ISO_A4 = new MediaSize("ISO_A4", "A4", 8270, 11690);
    public static final MediaSize NA_LETTER = new MediaSize("NA_LETTER", "Letter", 8500, 11000);
    public static final MediaSize UNKNOWN_PORTRAIT = new MediaSize("UNKNOWN_PORTRAIT", "Portrait", 1, Integer.MAX_VALUE);
    public static final MediaSize UNKNOWN_LANDSCAPE = new MediaSize("UNKNOWN_LANDSCAPE", "Landscape", Integer.MAX_VALUE, 1);

    private final String id;
    private final String label;
    private final int width;
    private final int height;

    public MediaSize(String id, String label, int widthMils, int heightMils) {
      this.id = id;
      this.label = label;
      width = widthMils;
      height = heightMils;
    }

    public String getId() {
      return id;
    }

    public String getLabel(android.content.pm.PackageManager packageManager) {
      return label;
    }

    public int getWidthMils() {
      return width;
    }

    public int getHeightMils() {
      return height;
    }

    public boolean isPortrait() {
      return height >= width;
    }

    public MediaSize asPortrait() {
      return isPortrait() ? this : new MediaSize(id, label, height, width);
    }

    public MediaSize asLandscape() {
      return isPortrait() ? new MediaSize(id, label, height, width) : this;
    }
  }

  /** How fine it is. */
  public static final class Resolution {
    private final String id;
    private final String label;
    private final int horizontal;
    private final int vertical;

    public Resolution(String id, String label, int horizontalDpi, int verticalDpi) {
      this.id = id;
      this.label = label;
      horizontal = horizontalDpi;
      vertical = verticalDpi;
    }

    public String getId() {
      return id;
    }

    public String getLabel() {
      return label;
    }

    public int getHorizontalDpi() {
      return horizontal;
    }

    public int getVerticalDpi() {
      return vertical;
    }
  }

  /** The edge that stays white. */
  public static final class Margins {
    public static final Margins NO_MARGINS = new Margins(0, 0, 0, 0);

    private final int left;
    private final int top;
    private final int right;
    private final int bottom;

    public Margins(int leftMils, int topMils, int rightMils, int bottomMils) {
      left = leftMils;
      top = topMils;
      right = rightMils;
      bottom = bottomMils;
    }

    public int getLeftMils() {
      return left;
    }

    public int getTopMils() {
      return top;
    }

    public int getRightMils() {
      return right;
    }

    public int getBottomMils() {
      return bottom;
    }
  }

  /** Collects it. */
  public static final class Builder {
    private final PrintAttributes made = new PrintAttributes();

    public Builder() {}

    public Builder setMediaSize(MediaSize mediaSize) {
      made.mediaSize = mediaSize;
      return this;
    }

    public Builder setResolution(Resolution resolution) {
      made.resolution = resolution;
      return this;
    }

    public Builder setMinMargins(Margins margins) {
      made.minMargins = margins;
      return this;
    }

    public Builder setColorMode(int colorMode) {
      made.colorMode = colorMode;
      return this;
    }

    public Builder setDuplexMode(int duplexMode) {
      made.duplexMode = duplexMode;
      return this;
    }

    public PrintAttributes build() {
      return made;
    }
  }

  PrintAttributes() {}

  public MediaSize getMediaSize() {
    return mediaSize;
  }

  public Resolution getResolution() {
    return resolution;
  }

  public Margins getMinMargins() {
    return minMargins;
  }

  public int getColorMode() {
    return colorMode;
  }

  public int getDuplexMode() {
    return duplexMode;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeWhole(this);
  }
}
