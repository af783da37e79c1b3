package android.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.Bitmap;
import android.graphics.BlendMode;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.Matrix;
import android.graphics.PorterDuff;
import android.graphics.PorterDuffColorFilter;
import android.graphics.drawable.BitmapDrawable;
import android.graphics.drawable.Drawable;
import android.graphics.drawable.Icon;
import android.net.Uri;
import android.util.AttributeSet;
import android.view.View;
import antecede.Hidden;
import antecede.Observable;

/** Shows a picture. */
public class ImageView extends View {
  private static final int[] ATTRIBUTES = {android.R.attr.src, android.R.attr.adjustViewBounds, android.R.attr.maxWidth,
      android.R.attr.maxHeight, android.R.attr.scaleType, android.R.attr.tint, android.R.attr.cropToPadding,
      android.R.attr.baselineAlignBottom};

  @Observable private Drawable mDrawable;
  private Uri uri;
  private int resource;
  private Matrix matrix = new Matrix();
  private ScaleType scaleType = ScaleType.FIT_CENTER;
  private boolean adjustViewBounds;
  private int maxWidth = Integer.MAX_VALUE, maxHeight = Integer.MAX_VALUE;
  private ColorFilter colorFilter;
  private int imageAlpha = 255;
  private int level;
  private int[] state;

  public enum ScaleType {
    MATRIX,
    FIT_XY,
    FIT_START,
    FIT_CENTER,
    FIT_END,
    CENTER,
    CENTER_CROP,
    CENTER_INSIDE
  }

  public ImageView(Context context) { this(context, null); }

  public ImageView(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public ImageView(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public ImageView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    Drawable drawable = values.getDrawable(0);
    if (drawable != null) setImageDrawable(drawable);
    setAdjustViewBounds(values.getBoolean(1, false));
    setMaxWidth(values.getDimensionPixelSize(2, Integer.MAX_VALUE));
    setMaxHeight(values.getDimensionPixelSize(3, Integer.MAX_VALUE));
    int scale = values.getInt(4, -1);
    if (scale >= 0) setScaleType(ScaleType.values()[scale]);
    if (values.hasValue(5)) setImageTintList(values.getColorStateList(5));
    setCropToPadding(values.getBoolean(6, false));
    setBaselineAlignBottom(values.getBoolean(7, false));
    values.recycle();
  }

  public Drawable getDrawable() { return mDrawable; }

  public void setImageDrawable(Drawable drawable) {
    if (mDrawable == drawable) return;
    resource = 0;
    uri = null;
    update(drawable);
  }

  public void setImageBitmap(Bitmap bm) {
    mDrawable = null;
    setImageDrawable(new BitmapDrawable(getContext().getResources(), bm));
  }

  public void setImageResource(int resId) {
    if (uri == null && resource == resId && resId != 0) return;
    uri = null;
    resource = resId;
    update(resId == 0 ? null : getContext().getDrawable(resId));
  }

  public void setImageURI(Uri uri) {
    if (resource == 0 && (this.uri == uri || uri != null && uri.equals(this.uri))) return;
    resource = 0;
    this.uri = uri;
    update(uri == null ? null : Drawable.createFromPath(uri.getPath()));
  }

  /** Where the picture comes from, for the comparison of runs: a resource, an address, or what kind of drawable it is. Empty: there is none. */
  @Hidden
  public String source() {
    if (resource != 0) return String.valueOf(antecede.Apk.name(resource));
    if (uri != null) return uri.toString();
    if (mDrawable instanceof BitmapDrawable) return bitmapWords(((BitmapDrawable) mDrawable).getBitmap());
    return mDrawable == null ? "" : mDrawable.getClass().getName();
  }

  private static String bitmapWords(Bitmap bitmap) {
    return bitmap == null ? "" : "bitmap-" + bitmap.contents();
  }

  public void setImageIcon(Icon icon) { setImageDrawable(icon == null ? null : icon.loadDrawable(getContext())); }

  private void update(Drawable drawable) {
    Drawable old = mDrawable;
    if (old != null && old != drawable) {
      old.setCallback(null);
      unscheduleDrawable(old);
    }
    int width = old == null ? -1 : old.getIntrinsicWidth(), height = old == null ? -1 : old.getIntrinsicHeight();
    mDrawable = drawable;
    if (drawable != null) {
      drawable.setCallback(this);
      if (drawable.isStateful()) drawable.setState(getDrawableState());
      drawable.setLevel(level);
      if (colorFilter != null) drawable.setColorFilter(colorFilter);
    }
    if (drawable == null || width != drawable.getIntrinsicWidth() || height != drawable.getIntrinsicHeight()) requestLayout();
    invalidate();
  }

  public void setImageState(int[] state, boolean merge) {
    this.state = state;
    refreshDrawableState();
  }

  public void setImageLevel(int level) {
    this.level = level;
    if (mDrawable != null) mDrawable.setLevel(level);
  }

  public void setScaleType(ScaleType scaleType) {
    if (scaleType == null) throw new NullPointerException();
    this.scaleType = scaleType;
    requestLayout();
    invalidate();
  }

  public ScaleType getScaleType() { return scaleType; }

  public Matrix getImageMatrix() { return new Matrix(matrix); }

  public void setImageMatrix(Matrix matrix) {
    this.matrix = matrix == null ? new Matrix() : new Matrix(matrix);
    invalidate();
  }

  public void setAdjustViewBounds(boolean adjustViewBounds) {
    this.adjustViewBounds = adjustViewBounds;
    if (adjustViewBounds) setScaleType(ScaleType.FIT_CENTER);
  }

  public boolean getAdjustViewBounds() { return adjustViewBounds; }

  public void setMaxWidth(int maxWidth) { this.maxWidth = maxWidth; }

  public int getMaxWidth() { return maxWidth; }

  public void setMaxHeight(int maxHeight) { this.maxHeight = maxHeight; }

  public int getMaxHeight() { return maxHeight; }

  public final void setColorFilter(int color, PorterDuff.Mode mode) { setColorFilter(new PorterDuffColorFilter(color, mode)); }

  public final void setColorFilter(int color) { setColorFilter(color, PorterDuff.Mode.SRC_ATOP); }

  public final void clearColorFilter() { setColorFilter(null); }

  public void setColorFilter(ColorFilter cf) {
    colorFilter = cf;
    if (mDrawable != null) mDrawable.setColorFilter(cf);
    invalidate();
  }

  public ColorFilter getColorFilter() { return colorFilter; }

  public void setImageAlpha(int alpha) {
    imageAlpha = alpha & 255;
    invalidate();
  }

  public int getImageAlpha() { return imageAlpha; }

  @Deprecated
  public void setAlpha(int alpha) { setImageAlpha(alpha); }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    int across = getPaddingLeft() + getPaddingRight(), down = getPaddingTop() + getPaddingBottom();
    int wide = mDrawable == null ? 0 : Math.max(1, mDrawable.getIntrinsicWidth());
    int high = mDrawable == null ? 0 : Math.max(1, mDrawable.getIntrinsicHeight());
    int width = resolveSizeAndState(Math.min(maxWidth, Math.max(wide + across, getSuggestedMinimumWidth())), widthMeasureSpec, 0);
    int height = resolveSizeAndState(Math.min(maxHeight, Math.max(high + down, getSuggestedMinimumHeight())), heightMeasureSpec,
        0);
    if (adjustViewBounds && wide > 0 && high > 0) {
      if (MeasureSpec.getMode(heightMeasureSpec) != MeasureSpec.EXACTLY) {
        int wish = Math.min(maxHeight, (width - across) * high / wide + down);
        height = resolveSizeAndState(wish, heightMeasureSpec, 0);
      } else if (MeasureSpec.getMode(widthMeasureSpec) != MeasureSpec.EXACTLY) {
        width = resolveSizeAndState(Math.min(maxWidth, (height - down) * wide / high + across), widthMeasureSpec, 0);
      }
    }
    setMeasuredDimension(width, height);
  }

  @Override
  public void onRtlPropertiesChanged(int layoutDirection) { super.onRtlPropertiesChanged(layoutDirection); }

  @Override
  protected boolean verifyDrawable(Drawable dr) { return mDrawable == dr || super.verifyDrawable(dr); }

  @Override
  public void invalidateDrawable(Drawable dr) {
    if (dr == mDrawable) invalidate();
    else super.invalidateDrawable(dr);
  }

  @Override
  protected void drawableStateChanged() {
    super.drawableStateChanged();
    if (mDrawable != null && mDrawable.isStateful()) mDrawable.setState(getDrawableState());
  }

  @Override
  public int[] onCreateDrawableState(int extraSpace) {
    if (state == null) return super.onCreateDrawableState(extraSpace);
    return mergeDrawableStates(super.onCreateDrawableState(extraSpace + state.length), state);
  }

  @Override
  protected void onDraw(Canvas canvas) {
    super.onDraw(canvas);
    if (mDrawable != null) mDrawable.draw(canvas);
  }

  @Override
  public void setVisibility(int visibility) {
    super.setVisibility(visibility);
    if (mDrawable != null) mDrawable.setVisible(visibility == VISIBLE, false);
  }

  @Override
  public CharSequence getAccessibilityClassName() { return ImageView.class.getName(); }

  private boolean baselineAlignBottom;
  private boolean cropToPadding;
  private ColorStateList imageTintList;
  private PorterDuff.Mode imageTintMode;

  public void setBaseline(int baseline) {}

  public void setBaselineAlignBottom(boolean baselineAlignBottom) { this.baselineAlignBottom = baselineAlignBottom; }
  public boolean getBaselineAlignBottom() { return baselineAlignBottom; }

  public void setCropToPadding(boolean cropToPadding) { this.cropToPadding = cropToPadding; }
  public boolean getCropToPadding() { return cropToPadding; }

  public void setImageTintList(ColorStateList imageTintList) { this.imageTintList = imageTintList; }
  public ColorStateList getImageTintList() { return imageTintList; }

  public void setImageTintMode(PorterDuff.Mode imageTintMode) { this.imageTintMode = imageTintMode; }
  public PorterDuff.Mode getImageTintMode() { return imageTintMode; }

  // What only keeps a value.

  private BlendMode imageTintBlendMode;

  public BlendMode getImageTintBlendMode() {
    return imageTintBlendMode;
  }

  public void setImageTintBlendMode(BlendMode imageTintBlendMode) {
    this.imageTintBlendMode = imageTintBlendMode;
  }
}
