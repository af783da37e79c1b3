package android.graphics.drawable;

import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.view.Gravity;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A drawable that grows with its level. */
@antecede.Plain
public class ScaleDrawable extends DrawableWrapper {
  private float scaleWidth = -1;
  private float scaleHeight = -1;
  private int gravity = Gravity.LEFT;

  ScaleDrawable() {
    super(null);
  }

  public ScaleDrawable(Drawable drawable, int gravity, float scaleWidth, float scaleHeight) {
    super(drawable);
    this.gravity = gravity;
    this.scaleWidth = scaleWidth;
    this.scaleHeight = scaleHeight;
  }

  @Override
  public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    super.inflate(r, parser, attrs, theme);
    TypedArray a = obtain(r, theme, attrs, android.R.attr.level, android.R.attr.scaleWidth, android.R.attr.scaleHeight,
        android.R.attr.scaleGravity);
    scaleWidth = a.getFraction(1, 1, 1, scaleWidth);
    scaleHeight = a.getFraction(2, 1, 1, scaleHeight);
    gravity = a.getInt(3, gravity);
    int level = a.getInt(0, 0);
    a.recycle();
    inflateChild(r, parser, attrs, theme);
    setLevel(level);
  }

  @Override
  protected boolean onLevelChange(int level) {
    super.onLevelChange(level);
    onBoundsChange(getBounds());
    invalidateSelf();
    return true;
  }

  private static int scaled(int size, float scale, int level) {
    return scale <= 0 ? size : size - (int) (size * (10000 - level) * scale / 10000);
  }

  @Override
  protected void onBoundsChange(Rect bounds) {
    Rect inner = new Rect();
    Gravity.apply(gravity, scaled(bounds.width(), scaleWidth, getLevel()), scaled(bounds.height(), scaleHeight, getLevel()),
        bounds, inner);
    super.onBoundsChange(inner);
  }

  @Override
  DrawableWrapper around(Drawable inner) {
    return new ScaleDrawable(inner, gravity, scaleWidth, scaleHeight);
  }
}
