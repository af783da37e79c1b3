package android.graphics.drawable;

import android.content.res.Resources;
import android.graphics.drawable.shapes.RoundRectShape;
import android.util.AttributeSet;
import org.xmlpull.v1.XmlPullParser;

/** A colour with round corners. */
@antecede.Plain
public class PaintDrawable extends ShapeDrawable {
  public PaintDrawable() {}

  public PaintDrawable(int color) {
    getPaint().setColor(color);
  }

  public void setCornerRadius(float radius) {
    float[] radii = null;
    if (radius > 0) {
      radii = new float[8];
      for (int i = 0; i < 8; i++) radii[i] = radius;
    }
    setCornerRadii(radii);
  }

  public void setCornerRadii(float[] radii) {
    setShape(radii == null ? null : new RoundRectShape(radii, null, null));
    invalidateSelf();
  }

  @Override
  protected boolean inflateTag(String name, Resources r, XmlPullParser parser, AttributeSet attrs) {
    return super.inflateTag(name, r, parser, attrs);
  }
}
