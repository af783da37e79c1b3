package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.BlendMode;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.Paint;
import android.graphics.PixelFormat;
import android.graphics.Rect;
import android.graphics.Shader;
import android.util.AttributeSet;
import android.util.DisplayMetrics;
import android.view.Gravity;
import java.io.IOException;
import java.io.InputStream;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A bitmap. */
@antecede.Plain
public class BitmapDrawable extends Drawable {
  private Bitmap bitmap;
  private final Paint paint = new Paint(Paint.FILTER_BITMAP_FLAG | Paint.DITHER_FLAG);
  private int targetDensity = DisplayMetrics.DENSITY_XHIGH;
  private int gravity = Gravity.FILL;
  private boolean autoMirrored;
  private boolean mipMap;
  private Shader.TileMode tileModeX;
  private Shader.TileMode tileModeY;
  private ColorStateList tint;
  private BlendMode tintMode = BlendMode.SRC_IN;

  @Deprecated
  public BitmapDrawable() {}

  @Deprecated
  public BitmapDrawable(Resources res) {
    density(res);
  }

  @Deprecated
  public BitmapDrawable(Bitmap bitmap) {
    this(null, bitmap);
  }

  public BitmapDrawable(Resources res, Bitmap bitmap) {
    this.bitmap = bitmap;
    density(res);
  }

  @Deprecated
  public BitmapDrawable(String filepath) {
    this(null, BitmapFactory.decodeFile(filepath));
  }

  public BitmapDrawable(Resources res, String filepath) {
    this(res, BitmapFactory.decodeFile(filepath));
  }

  @Deprecated
  public BitmapDrawable(InputStream is) {
    this(null, BitmapFactory.decodeStream(is));
  }

  public BitmapDrawable(Resources res, InputStream is) {
    this(res, BitmapFactory.decodeStream(is));
  }

  private void density(Resources res) {
    if (res != null) targetDensity = res.getDisplayMetrics().densityDpi;
    else if (bitmap != null) targetDensity = bitmap.getDensity();
  }

  public final Paint getPaint() {
    return paint;
  }

  public final Bitmap getBitmap() {
    return bitmap;
  }

  public void setBitmap(Bitmap bitmap) {
    if (this.bitmap == bitmap) return;
    this.bitmap = bitmap;
    invalidateSelf();
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

  public int getGravity() {
    return gravity;
  }

  public void setGravity(int gravity) {
    this.gravity = gravity;
    invalidateSelf();
  }

  public void setMipMap(boolean mipMap) {
    this.mipMap = mipMap;
    if (bitmap != null) bitmap.setHasMipMap(mipMap);
  }

  public boolean hasMipMap() {
    return mipMap;
  }

  public void setAntiAlias(boolean aa) {
    paint.setAntiAlias(aa);
    invalidateSelf();
  }

  public boolean hasAntiAlias() {
    return paint.isAntiAlias();
  }

  @Override
  public void setFilterBitmap(boolean filter) {
    paint.setFilterBitmap(filter);
    invalidateSelf();
  }

  @Override
  public boolean isFilterBitmap() {
    return paint.isFilterBitmap();
  }

  @Override
  public void setDither(boolean dither) {
    paint.setDither(dither);
    invalidateSelf();
  }

  public Shader.TileMode getTileModeX() {
    return tileModeX;
  }

  public Shader.TileMode getTileModeY() {
    return tileModeY;
  }

  public void setTileModeX(Shader.TileMode mode) {
    setTileModeXY(mode, tileModeY);
  }

  public final void setTileModeY(Shader.TileMode mode) {
    setTileModeXY(tileModeX, mode);
  }

  public void setTileModeXY(Shader.TileMode xmode, Shader.TileMode ymode) {
    tileModeX = xmode;
    tileModeY = ymode;
    invalidateSelf();
  }

  @Override
  public void setAutoMirrored(boolean mirrored) {
    autoMirrored = mirrored;
    invalidateSelf();
  }

  @Override
  public final boolean isAutoMirrored() {
    return autoMirrored;
  }

  @Override
  public int getChangingConfigurations() {
    return super.getChangingConfigurations();
  }

  @Override
  protected void onBoundsChange(Rect bounds) {}

  @Override
  public void draw(Canvas canvas) {
    if (bitmap != null) canvas.drawBitmap(bitmap, null, getBounds(), paint);
  }

  @Override
  public void setAlpha(int alpha) {
    if (alpha == paint.getAlpha()) return;
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
  public ColorFilter getColorFilter() {
    return paint.getColorFilter();
  }

  @Override
  public void setTintList(ColorStateList tint) {
    this.tint = tint;
    invalidateSelf();
  }

  @Override
  public void setTintBlendMode(BlendMode blendMode) {
    tintMode = blendMode;
    invalidateSelf();
  }

  @Override
  public Drawable mutate() {
    return this;
  }

  @Override
  protected boolean onStateChange(int[] stateSet) {
    return tint != null && tintMode != null;
  }

  @Override
  public boolean isStateful() {
    return tint != null && tint.isStateful() || super.isStateful();
  }

  @Override
  public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    super.inflate(r, parser, attrs, theme);
    TypedArray a = obtain(r, theme, attrs, android.R.attr.gravity, android.R.attr.src);
    gravity = a.getInt(0, gravity);
    int src = a.getResourceId(1, 0);
    a.recycle();
    if (src == 0) return;
    bitmap = BitmapFactory.decodeResource(r, src);
    if (bitmap == null) {
      throw new XmlPullParserException(parser.getPositionDescription() + ": <bitmap> requires a valid 'src' attribute");
    }
    density(r);
  }

  @Override
  public int getIntrinsicWidth() {
    return bitmap == null ? -1 : bitmap.getScaledWidth(targetDensity);
  }

  @Override
  public int getIntrinsicHeight() {
    return bitmap == null ? -1 : bitmap.getScaledHeight(targetDensity);
  }

  @Override
  public int getOpacity() {
    if (gravity != Gravity.FILL || bitmap == null || bitmap.hasAlpha() || paint.getAlpha() < 255) return PixelFormat.TRANSLUCENT;
    return PixelFormat.OPAQUE;
  }

  @Override
  public final Drawable.ConstantState getConstantState() {
    return new Copies() {
      @Override
      public Drawable newDrawable() {
        BitmapDrawable copy = new BitmapDrawable(null, bitmap);
        copy.paint.set(paint);
        copy.targetDensity = targetDensity;
        copy.gravity = gravity;
        copy.tint = tint;
        return copy;
      }
    };
  }
}
