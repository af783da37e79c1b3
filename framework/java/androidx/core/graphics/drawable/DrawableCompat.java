package androidx.core.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.graphics.ColorFilter;
import android.graphics.PorterDuff;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Calls of drawables that older platforms lack. */
public final class DrawableCompat {
  private DrawableCompat() {}

  public static void applyTheme(Drawable drawable, Resources.Theme theme) {
    drawable.applyTheme(theme);
  }

  public static boolean canApplyTheme(Drawable drawable) {
    return drawable.canApplyTheme();
  }

  public static void clearColorFilter(Drawable drawable) {
    drawable.clearColorFilter();
  }

  public static int getAlpha(Drawable drawable) {
    return drawable.getAlpha();
  }

  public static ColorFilter getColorFilter(Drawable drawable) {
    return drawable.getColorFilter();
  }

  public static int getLayoutDirection(Drawable drawable) {
    return drawable.getLayoutDirection();
  }

  public static boolean isAutoMirrored(Drawable drawable) {
    return drawable.isAutoMirrored();
  }

  public static void jumpToCurrentState(Drawable drawable) {
    drawable.jumpToCurrentState();
  }

  public static void setAutoMirrored(Drawable drawable, boolean autoMirrored) {
    drawable.setAutoMirrored(autoMirrored);
  }

  public static void setHotspot(Drawable drawable, float value1, float value2) {
    drawable.setHotspot(value1, value2);
  }

  public static void setHotspotBounds(Drawable drawable, int value1, int value2, int value3, int value4) {
    drawable.setHotspotBounds(value1, value2, value3, value4);
  }

  public static boolean setLayoutDirection(Drawable drawable, int layoutDirection) {
    return drawable.setLayoutDirection(layoutDirection);
  }

  public static void setTint(Drawable drawable, int tint) {
    drawable.setTint(tint);
  }

  public static void setTintList(Drawable drawable, ColorStateList tintList) {
    drawable.setTintList(tintList);
  }

  public static void setTintMode(Drawable drawable, PorterDuff.Mode tintMode) {
    drawable.setTintMode(tintMode);
  }

  public static void inflate(Drawable drawable, Resources res, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    drawable.inflate(res, parser, attrs, theme);
  }

  public static Drawable wrap(Drawable drawable) {
    return drawable;
  }

  @SuppressWarnings("unchecked")
  public static <T extends Drawable> T unwrap(Drawable drawable) {
    return (T) drawable;
  }
}
