package android.view;

import android.os.Parcel;
import android.os.Parcelable;
import android.graphics.PixelFormat;
import android.graphics.Point;
import android.graphics.Rect;
import android.util.DisplayMetrics;
import antecede.Hidden;

/** The screen: 1080 by 1920 pixels, two per unit; upright or on its side. */
public final class Display {
  public static final int DEFAULT_DISPLAY = 0;
  public static final int INVALID_DISPLAY = -1;
  public static final int FLAG_SUPPORTS_PROTECTED_BUFFERS = 1;
  public static final int FLAG_SECURE = 2;
  public static final int FLAG_PRIVATE = 4;
  public static final int FLAG_PRESENTATION = 8;
  public static final int FLAG_ROUND = 16;
  public static final int STATE_UNKNOWN = 0;
  public static final int STATE_OFF = 1;
  public static final int STATE_ON = 2;
  public static final int STATE_DOZE = 3;
  public static final int STATE_DOZE_SUSPEND = 4;
  public static final int STATE_VR = 5;
  public static final int STATE_ON_SUSPEND = 6;

  @Hidden public static final int WIDTH = 1080;
  @Hidden public static final int HEIGHT = 1920;
  /** The height of the system's bar. */
  @Hidden public static final int BAR = 48;

  private static final Display main = new Display();
  private static boolean landscape;

  private Display() {}

  @Hidden
  public static Display main() {
    return main;
  }

  /** The device was turned. */
  @Hidden
  public static void setLandscape(boolean on) {
    landscape = on;
  }

  @Hidden
  public static boolean isLandscape() {
    return landscape;
  }

  @Hidden
  public static int width() {
    return landscape ? HEIGHT : WIDTH;
  }

  @Hidden
  public static int height() {
    return landscape ? WIDTH : HEIGHT;
  }

  public int getDisplayId() {
    return DEFAULT_DISPLAY;
  }

  public boolean isValid() {
    return true;
  }

  public int getFlags() {
    return 0;
  }

  public String getName() {
    return "Built-in Screen";
  }

  public void getSize(Point outSize) {
    outSize.set(width(), height());
  }

  public void getRealSize(Point outSize) {
    getSize(outSize);
  }

  public void getRectSize(Rect outSize) {
    outSize.set(0, 0, width(), height());
  }

  public void getCurrentSizeRange(Point outSmallestSize, Point outLargestSize) {
    outSmallestSize.set(WIDTH, WIDTH);
    outLargestSize.set(HEIGHT, HEIGHT);
  }

  @Deprecated
  public int getWidth() {
    return width();
  }

  @Deprecated
  public int getHeight() {
    return height();
  }

  public int getRotation() {
    return landscape ? Surface.ROTATION_90 : Surface.ROTATION_0;
  }

  @Deprecated
  public int getOrientation() {
    return getRotation();
  }

  @Deprecated
  public int getPixelFormat() {
    return PixelFormat.RGBA_8888;
  }

  public float getRefreshRate() {
    return 60;
  }

  @Deprecated
  public float[] getSupportedRefreshRates() {
    return new float[] {60};
  }

  public Mode getMode() {
    return new Mode();
  }

  public Mode[] getSupportedModes() {
    return new Mode[] {new Mode()};
  }

  public boolean isHdr() {
    return false;
  }

  public boolean isWideColorGamut() {
    return false;
  }

  public long getAppVsyncOffsetNanos() {
    return 0;
  }

  public long getPresentationDeadlineNanos() {
    return 16666667;
  }

  public int getState() {
    return STATE_ON;
  }

  public void getMetrics(DisplayMetrics outMetrics) {
    outMetrics.widthPixels = width();
    outMetrics.heightPixels = height();
    outMetrics.density = 2;
    outMetrics.scaledDensity = 2;
    outMetrics.densityDpi = DisplayMetrics.DENSITY_XHIGH;
    outMetrics.xdpi = DisplayMetrics.DENSITY_XHIGH;
    outMetrics.ydpi = DisplayMetrics.DENSITY_XHIGH;
  }

  public void getRealMetrics(DisplayMetrics outMetrics) {
    getMetrics(outMetrics);
  }

  @Override
  public String toString() {
    return "Display id 0: " + width() + " x " + height();
  }

  /** How the screen is driven. */
  public static final class Mode implements Parcelable {
    public static final Parcelable.Creator<Mode> CREATOR = new Parcelable.Creator<Mode>() {
      @Override
      public Mode createFromParcel(Parcel in) {
        return new Mode();
      }

      @Override
      public Mode[] newArray(int size) {
        return new Mode[size];
      }
    };

    Mode() {}

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {}

    public int getModeId() {
      return 1;
    }

    public int getPhysicalWidth() {
      return WIDTH;
    }

    public int getPhysicalHeight() {
      return HEIGHT;
    }

    public float getRefreshRate() {
      return 60;
    }

    public float[] getAlternativeRefreshRates() {
      return new float[0];
    }
  }
}
