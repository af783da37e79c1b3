package android.graphics.drawable;

import android.content.res.Resources;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A drawable that turns with its level. */
@antecede.Plain
public class RotateDrawable extends DrawableWrapper {
  private float fromDegrees;
  private float toDegrees = 360;
  private float pivotX = 0.5f;
  private float pivotY = 0.5f;
  private boolean pivotXRelative = true;
  private boolean pivotYRelative = true;

  public RotateDrawable() {
    super(null);
  }

  @Override
  public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    super.inflate(r, parser, attrs, theme);
    TypedArray a = obtain(r, theme, attrs, android.R.attr.fromDegrees, android.R.attr.toDegrees);
    fromDegrees = a.getFloat(0, fromDegrees);
    toDegrees = a.getFloat(1, toDegrees);
    a.recycle();
    inflateChild(r, parser, attrs, theme);
  }

  public float getFromDegrees() {
    return fromDegrees;
  }

  public void setFromDegrees(float fromDegrees) {
    this.fromDegrees = fromDegrees;
  }

  public float getToDegrees() {
    return toDegrees;
  }

  public void setToDegrees(float toDegrees) {
    this.toDegrees = toDegrees;
  }

  public float getPivotX() {
    return pivotX;
  }

  public void setPivotX(float pivotX) {
    this.pivotX = pivotX;
  }

  public boolean isPivotXRelative() {
    return pivotXRelative;
  }

  public void setPivotXRelative(boolean relative) {
    pivotXRelative = relative;
  }

  public float getPivotY() {
    return pivotY;
  }

  public void setPivotY(float pivotY) {
    this.pivotY = pivotY;
  }

  public boolean isPivotYRelative() {
    return pivotYRelative;
  }

  public void setPivotYRelative(boolean relative) {
    pivotYRelative = relative;
  }

  @Override
  protected boolean onLevelChange(int level) {
    super.onLevelChange(level);
    invalidateSelf();
    return true;
  }

  @Override
  DrawableWrapper around(Drawable inner) {
    RotateDrawable copy = new RotateDrawable();
    copy.fromDegrees = fromDegrees;
    copy.toDegrees = toDegrees;
    copy.pivotX = pivotX;
    copy.pivotY = pivotY;
    copy.pivotXRelative = pivotXRelative;
    copy.pivotYRelative = pivotYRelative;
    copy.setDrawable(inner);
    return copy;
  }
}
