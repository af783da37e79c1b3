package android.graphics.drawable;

import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.Path;
import android.graphics.PixelFormat;
import android.graphics.RectF;
import android.util.AttributeSet;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** An icon of a background and a foreground. */
@antecede.Plain
public class AdaptiveIconDrawable extends Drawable implements Drawable.Callback {
  private Drawable background;
  private Drawable foreground;
  private Drawable monochrome;
  private int alpha = 255;

  AdaptiveIconDrawable() {}

  public AdaptiveIconDrawable(Drawable backgroundDrawable, Drawable foregroundDrawable) {
    this(backgroundDrawable, foregroundDrawable, null);
  }

  public AdaptiveIconDrawable(Drawable backgroundDrawable, Drawable foregroundDrawable, Drawable monochromeDrawable) {
    background = backgroundDrawable;
    foreground = foregroundDrawable;
    monochrome = monochromeDrawable;
  }

  @Override
  public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    super.inflate(r, parser, attrs, theme);
    int depth = parser.getDepth();
    while (nextItem(parser, depth)) {
      String name = parser.getName();
      TypedArray a = obtain(r, theme, attrs, android.R.attr.drawable);
      Drawable given = a.getDrawable(0);
      a.recycle();
      Drawable one = child(r, parser, attrs, theme, given);
      if (name.equals("background")) background = one;
      else if (name.equals("foreground")) foreground = one;
      else if (name.equals("monochrome")) monochrome = one;
    }
  }

  public static float getExtraInsetFraction() {
    return 0.25f;
  }

  public Path getIconMask() {
    Path path = new Path();
    path.addOval(new RectF(getBounds()), Path.Direction.CW);
    return path;
  }

  public Drawable getForeground() {
    return foreground;
  }

  public Drawable getBackground() {
    return background;
  }

  public Drawable getMonochrome() {
    return monochrome;
  }

  @Override
  public void draw(Canvas canvas) {}

  @Override
  public void setAlpha(int alpha) {
    this.alpha = alpha;
  }

  @Override
  public int getAlpha() {
    return alpha;
  }

  @Override
  public void setColorFilter(ColorFilter colorFilter) {}

  @Override
  public int getOpacity() {
    return PixelFormat.TRANSLUCENT;
  }

  @Override
  public void invalidateDrawable(Drawable who) {
    invalidateSelf();
  }

  @Override
  public void scheduleDrawable(Drawable who, Runnable what, long when) {
    scheduleSelf(what, when);
  }

  @Override
  public void unscheduleDrawable(Drawable who, Runnable what) {
    unscheduleSelf(what);
  }

  @Override
  public int getIntrinsicWidth() {
    return foreground == null ? -1 : (int) (foreground.getIntrinsicWidth() / 1.5f);
  }

  @Override
  public int getIntrinsicHeight() {
    return foreground == null ? -1 : (int) (foreground.getIntrinsicHeight() / 1.5f);
  }
}
