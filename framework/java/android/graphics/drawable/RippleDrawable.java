package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.PixelFormat;
import android.util.AttributeSet;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Layers, and a ripple that is not shown. */
@antecede.Plain
public class RippleDrawable extends LayerDrawable {
  public static final int RADIUS_AUTO = -1;

  private ColorStateList color = ColorStateList.valueOf(0x1fffffff);
  private ColorStateList effectColor = color;
  private int radius = RADIUS_AUTO;

  RippleDrawable() {}

  public RippleDrawable(ColorStateList color, Drawable content, Drawable mask) {
    super(new Drawable[0]);
    if (color == null) throw new IllegalArgumentException("RippleDrawable requires a non-null color");
    if (content != null) addLayer(content);
    if (mask != null) setId(addLayer(mask), android.R.id.mask);
    this.color = color;
  }

  @Override
  public boolean isStateful() {
    return true;
  }

  @Override
  public boolean hasFocusStateSpecified() {
    return true;
  }

  public void setColor(ColorStateList color) {
    if (color == null) throw new IllegalArgumentException("color cannot be null");
    this.color = color;
    invalidateSelf();
  }

  public void setEffectColor(ColorStateList color) {
    effectColor = color;
  }

  public ColorStateList getEffectColor() {
    return effectColor;
  }

  public void setRadius(int radius) {
    this.radius = radius;
    invalidateSelf();
  }

  public int getRadius() {
    return radius;
  }

  @Override
  public int getOpacity() {
    return PixelFormat.TRANSLUCENT;
  }

  @Override
  public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    TypedArray a = obtain(r, theme, attrs, android.R.attr.color);
    ColorStateList given = a.getColorStateList(0);
    a.recycle();
    if (given != null) color = given;
    super.inflate(r, parser, attrs, theme);
  }

  @Override
  public boolean setDrawableByLayerId(int id, Drawable drawable) {
    return super.setDrawableByLayerId(id, drawable);
  }

  @Override
  public Drawable mutate() {
    super.mutate();
    return this;
  }

  @Override
  LayerDrawable bare() {
    RippleDrawable copy = new RippleDrawable();
    copy.color = color;
    copy.effectColor = effectColor;
    copy.radius = radius;
    return copy;
  }
}
