package android.graphics.drawable;

import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.NinePatch;
import android.graphics.Paint;
import android.graphics.PixelFormat;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.util.DisplayMetrics;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A picture whose middle stretches. */
@antecede.Plain
public class NinePatchDrawable extends Drawable {
  private Bitmap bitmap;
  private Rect padding = new Rect();
  private final Paint paint = new Paint();
  private int targetDensity = DisplayMetrics.DENSITY_XHIGH;
  private boolean autoMirrored;

  NinePatchDrawable() {}

  @Deprecated
  public NinePatchDrawable(Bitmap bitmap, byte[] chunk, Rect padding, String srcName) {
    this(null, bitmap, chunk, padding, srcName);
  }

  public NinePatchDrawable(Resources res, Bitmap bitmap, byte[] chunk, Rect padding, String srcName) {
    this.bitmap = bitmap;
    if (padding != null) this.padding = padding;
    if (res != null) targetDensity = res.getDisplayMetrics().densityDpi;
  }

  @Deprecated
  public NinePatchDrawable(NinePatch patch) {
    this(null, patch);
  }

  public NinePatchDrawable(Resources res, NinePatch patch) {
    this(res, patch.getBitmap(), null, null, patch.getName());
  }

  @Override
  public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    super.inflate(r, parser, attrs, theme);
    TypedArray a = obtain(r, theme, attrs, android.R.attr.src);
    int src = a.getResourceId(0, 0);
    a.recycle();
    if (src != 0) bitmap = BitmapFactory.decodeResource(r, src);
  }

  public void setTargetDensity(Canvas canvas) {
    setTargetDensity(canvas.getDensity());
  }

  public void setTargetDensity(DisplayMetrics metrics) {
    setTargetDensity(metrics.densityDpi);
  }

  public void setTargetDensity(int density) {
    targetDensity = density == 0 ? DisplayMetrics.DENSITY_DEFAULT : density;
    invalidateSelf();
  }

  @Override
  public void draw(Canvas canvas) {}

  @Override
  public boolean getPadding(Rect padding) {
    padding.set(this.padding);
    return (padding.left | padding.top | padding.right | padding.bottom) != 0;
  }

  public Paint getPaint() {
    return paint;
  }

  @Override
  public void setAlpha(int alpha) {
    paint.setAlpha(alpha);
    invalidateSelf();
  }

  @Override
  public int getAlpha() {
    return paint.getAlpha();
  }

  @Override
  public void setColorFilter(ColorFilter colorFilter) {
    paint.setColorFilter(colorFilter);
    invalidateSelf();
  }

  @Override
  public void setAutoMirrored(boolean mirrored) {
    autoMirrored = mirrored;
  }

  @Override
  public boolean isAutoMirrored() {
    return autoMirrored;
  }

  @Override
  public int getOpacity() {
    return bitmap == null || bitmap.hasAlpha() ? PixelFormat.TRANSLUCENT : PixelFormat.OPAQUE;
  }

  @Override
  public int getIntrinsicWidth() {
    return bitmap == null ? -1 : bitmap.getScaledWidth(targetDensity);
  }

  @Override
  public int getIntrinsicHeight() {
    return bitmap == null ? -1 : bitmap.getScaledHeight(targetDensity);
  }
}
