package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.PixelFormat;
import android.graphics.Rect;
import android.util.AttributeSet;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A shape with colours, corners, stroke and padding. */
@antecede.Plain
public class GradientDrawable extends Drawable {
  public static final int LINE = 2;
  public static final int LINEAR_GRADIENT = 0;
  public static final int OVAL = 1;
  public static final int RADIAL_GRADIENT = 1;
  public static final int RECTANGLE = 0;
  public static final int RING = 3;
  public static final int SWEEP_GRADIENT = 2;

  public enum Orientation {
    TOP_BOTTOM,
    TR_BL,
    RIGHT_LEFT,
    BR_TL,
    BOTTOM_TOP,
    BL_TR,
    LEFT_RIGHT,
    TL_BR
  }

  private int shape = RECTANGLE;
  private Orientation orientation = Orientation.TOP_BOTTOM;
  private ColorStateList color;
  private int[] colors;
  private float radius;
  private float[] radii;
  private int strokeWidth;
  private ColorStateList strokeColor;
  private int width = -1;
  private int height = -1;
  private Rect padding;
  private int alpha = 255;
  private ColorFilter filter;
  private int gradientType = LINEAR_GRADIENT;
  private float gradientRadius = 0.5f;
  private float centerX = 0.5f;
  private float centerY = 0.5f;
  private boolean useLevel;
  private int thickness = -1;
  private int innerRadius = -1;
  private float thicknessRatio = 9;
  private float innerRadiusRatio = 3;

  public GradientDrawable() {}

  public GradientDrawable(Orientation orientation, int[] colors) {
    this.orientation = orientation;
    this.colors = colors;
  }

  @Override
  public boolean getPadding(Rect padding) {
    if (this.padding == null) return super.getPadding(padding);
    padding.set(this.padding);
    return true;
  }

  public void setPadding(int left, int top, int right, int bottom) {
    padding = new Rect(left, top, right, bottom);
    invalidateSelf();
  }

  public void setCornerRadii(float[] radii) {
    this.radii = radii;
    if (radii == null) radius = 0;
    invalidateSelf();
  }

  public float[] getCornerRadii() {
    return radii == null ? null : radii.clone();
  }

  public void setCornerRadius(float radius) {
    this.radius = Math.max(0, radius);
    radii = null;
    invalidateSelf();
  }

  public float getCornerRadius() {
    return radius;
  }

  public void setStroke(int width, int color) {
    setStroke(width, color, 0, 0);
  }

  public void setStroke(int width, ColorStateList colorStateList) {
    setStroke(width, colorStateList, 0, 0);
  }

  public void setStroke(int width, int color, float dashWidth, float dashGap) {
    setStroke(width, ColorStateList.valueOf(color), dashWidth, dashGap);
  }

  public void setStroke(int width, ColorStateList colorStateList, float dashWidth, float dashGap) {
    strokeWidth = width;
    strokeColor = colorStateList;
    invalidateSelf();
  }

  public void setSize(int width, int height) {
    this.width = width;
    this.height = height;
    invalidateSelf();
  }

  public void setShape(int shape) {
    this.shape = shape;
    invalidateSelf();
  }

  public int getShape() {
    return shape;
  }

  public void setGradientType(int gradient) {
    gradientType = gradient;
    invalidateSelf();
  }

  public int getGradientType() {
    return gradientType;
  }

  public void setGradientCenter(float x, float y) {
    centerX = x;
    centerY = y;
    invalidateSelf();
  }

  public float getGradientCenterX() {
    return centerX;
  }

  public float getGradientCenterY() {
    return centerY;
  }

  public void setGradientRadius(float gradientRadius) {
    this.gradientRadius = gradientRadius;
    invalidateSelf();
  }

  public float getGradientRadius() {
    return gradientRadius;
  }

  public boolean getUseLevel() {
    return useLevel;
  }

  public void setUseLevel(boolean useLevel) {
    this.useLevel = useLevel;
  }

  public Orientation getOrientation() {
    return orientation;
  }

  public void setOrientation(Orientation orientation) {
    this.orientation = orientation;
  }

  public float getInnerRadiusRatio() {
    return innerRadiusRatio;
  }

  public void setInnerRadiusRatio(float innerRadiusRatio) {
    this.innerRadiusRatio = innerRadiusRatio;
  }

  public int getInnerRadius() {
    return innerRadius;
  }

  public void setInnerRadius(int innerRadius) {
    this.innerRadius = innerRadius;
  }

  public float getThicknessRatio() {
    return thicknessRatio;
  }

  public void setThicknessRatio(float thicknessRatio) {
    this.thicknessRatio = thicknessRatio;
  }

  public int getThickness() {
    return thickness;
  }

  public void setThickness(int thickness) {
    this.thickness = thickness;
  }

  public void setColors(int[] colors, float[] offsets) {
    setColors(colors);
  }

  public void setColors(int[] colors) {
    this.colors = colors;
    color = null;
    invalidateSelf();
  }

  public int[] getColors() {
    return colors == null ? null : colors.clone();
  }

  @Override
  public void draw(Canvas canvas) {}

  public void setColor(int argb) {
    setColor(ColorStateList.valueOf(argb));
  }

  public void setColor(ColorStateList colorStateList) {
    color = colorStateList;
    colors = null;
    invalidateSelf();
  }

  public ColorStateList getColor() {
    return color;
  }

  @Override
  protected boolean onStateChange(int[] stateSet) {
    if (!isStateful()) return false;
    invalidateSelf();
    return true;
  }

  @Override
  public boolean isStateful() {
    return color != null && color.isStateful() || strokeColor != null && strokeColor.isStateful();
  }

  @Override
  public void setAlpha(int alpha) {
    if (alpha == this.alpha) return;
    this.alpha = alpha;
    invalidateSelf();
  }

  @Override
  public int getAlpha() {
    return alpha;
  }

  @Override
  public ColorFilter getColorFilter() {
    return filter;
  }

  @Override
  public void setColorFilter(ColorFilter colorFilter) {
    if (colorFilter == filter) return;
    filter = colorFilter;
    invalidateSelf();
  }

  @Override
  public int getOpacity() {
    boolean solid = color != null && color.getDefaultColor() >>> 24 == 255;
    return alpha == 255 && solid && shape == RECTANGLE && radius == 0 && radii == null ? PixelFormat.OPAQUE
        : PixelFormat.TRANSLUCENT;
  }

  @Override
  public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    super.inflate(r, parser, attrs, theme);
    TypedArray a = obtain(r, theme, attrs, android.R.attr.shape);
    shape = a.getInt(0, shape);
    a.recycle();
    int depth = parser.getDepth();
    while (nextItem(parser, depth)) inflatePart(r, parser.getName(), attrs, theme);
  }

  private void inflatePart(Resources r, String name, AttributeSet attrs, Resources.Theme theme) {
    TypedArray a;
    switch (name) {
      case "size":
        a = obtain(r, theme, attrs, android.R.attr.height, android.R.attr.width);
        height = a.getDimensionPixelSize(0, height);
        width = a.getDimensionPixelSize(1, width);
        break;
      case "solid":
        a = obtain(r, theme, attrs, android.R.attr.color);
        color = a.getColorStateList(0);
        break;
      case "stroke":
        a = obtain(r, theme, attrs, android.R.attr.width, android.R.attr.color);
        strokeWidth = a.getDimensionPixelSize(0, 0);
        strokeColor = a.getColorStateList(1);
        break;
      case "corners":
        a = obtain(r, theme, attrs, android.R.attr.radius);
        radius = a.getDimensionPixelSize(0, 0);
        break;
      case "padding":
        a = obtain(r, theme, attrs, android.R.attr.left, android.R.attr.top, android.R.attr.right, android.R.attr.bottom);
        padding = new Rect(a.getDimensionPixelOffset(0, 0), a.getDimensionPixelOffset(1, 0), a.getDimensionPixelOffset(2, 0), a
            .getDimensionPixelOffset(3, 0));
        break;
      case "gradient":
        a = obtain(r, theme, attrs, android.R.attr.startColor, android.R.attr.endColor, android.R.attr.type);
        colors = new int[] {a.getColor(0, 0), a.getColor(1, 0)};
        gradientType = a.getInt(2, gradientType);
        break;
      default:
        return;
    }
    a.recycle();
  }

  @Override
  public int getIntrinsicWidth() {
    return width;
  }

  @Override
  public int getIntrinsicHeight() {
    return height;
  }

  @Override
  public Drawable.ConstantState getConstantState() {
    return new Copies() {
      @Override
      public Drawable newDrawable() {
        GradientDrawable copy = new GradientDrawable(orientation, colors);
        copy.shape = shape;
        copy.color = color;
        copy.radius = radius;
        copy.radii = radii;
        copy.strokeWidth = strokeWidth;
        copy.strokeColor = strokeColor;
        copy.width = width;
        copy.height = height;
        copy.padding = padding;
        copy.alpha = alpha;
        return copy;
      }
    };
  }
}
