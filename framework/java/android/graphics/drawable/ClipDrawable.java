package android.graphics.drawable;

import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.PixelFormat;
import android.util.AttributeSet;
import android.view.Gravity;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A drawable of which the level says how much is seen. */
@antecede.Plain
public class ClipDrawable extends DrawableWrapper {
  public static final int HORIZONTAL = 1;
  public static final int VERTICAL = 2;

  private int orientation = HORIZONTAL;
  private int gravity = Gravity.LEFT;

  ClipDrawable() {
    super(null);
  }

  public ClipDrawable(Drawable drawable, int gravity, int orientation) {
    super(drawable);
    this.gravity = gravity;
    this.orientation = orientation;
  }

  @Override
  public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    super.inflate(r, parser, attrs, theme);
    TypedArray a = obtain(r, theme, attrs, android.R.attr.gravity, android.R.attr.clipOrientation);
    gravity = a.getInt(0, gravity);
    orientation = a.getInt(1, orientation);
    a.recycle();
    inflateChild(r, parser, attrs, theme);
  }

  @Override
  protected boolean onLevelChange(int level) {
    super.onLevelChange(level);
    invalidateSelf();
    return true;
  }

  @Override
  public int getOpacity() {
    return getLevel() >= 10000 ? super.getOpacity() : PixelFormat.TRANSLUCENT;
  }

  @Override
  DrawableWrapper around(Drawable inner) {
    return new ClipDrawable(inner, gravity, orientation);
  }
}
