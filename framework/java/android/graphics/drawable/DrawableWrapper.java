package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.BlendMode;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.Outline;
import android.graphics.PixelFormat;
import android.graphics.Rect;
import android.util.AttributeSet;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A drawable around another. */
@antecede.Plain
public abstract class DrawableWrapper extends Drawable implements Drawable.Callback {
  private Drawable drawable;

  public DrawableWrapper(Drawable dr) {
    setDrawable(dr);
  }

  public void setDrawable(Drawable dr) {
    if (drawable != null) drawable.setCallback(null);
    drawable = dr;
    if (dr == null) return;
    dr.setCallback(this);
    dr.setVisible(isVisible(), true);
    dr.setState(getState());
    dr.setLevel(getLevel());
    dr.setBounds(getBounds());
    invalidateSelf();
  }

  public Drawable getDrawable() {
    return drawable;
  }

  @Override
  public void invalidateDrawable(Drawable who) {
    invalidateSelf();
  }

  @Override
  public void scheduleDrawable(Drawable who, Runnable what, long when) {
    Callback callback = getCallback();
    if (callback != null) callback.scheduleDrawable(this, what, when);
  }

  @Override
  public void unscheduleDrawable(Drawable who, Runnable what) {
    Callback callback = getCallback();
    if (callback != null) callback.unscheduleDrawable(this, what);
  }

  @Override
  public void draw(Canvas canvas) {
    if (drawable != null) drawable.draw(canvas);
  }

  @Override
  public int getChangingConfigurations() {
    return super.getChangingConfigurations() | (drawable == null ? 0 : drawable.getChangingConfigurations());
  }

  @Override
  public boolean getPadding(Rect padding) {
    return drawable != null && drawable.getPadding(padding);
  }

  @Override
  public boolean setVisible(boolean visible, boolean restart) {
    boolean changed = super.setVisible(visible, restart);
    return (drawable != null && drawable.setVisible(visible, restart)) | changed;
  }

  @Override
  public void setAlpha(int alpha) {
    if (drawable != null) drawable.setAlpha(alpha);
  }

  @Override
  public int getAlpha() {
    return drawable == null ? 255 : drawable.getAlpha();
  }

  @Override
  public void setColorFilter(ColorFilter colorFilter) {
    if (drawable != null) drawable.setColorFilter(colorFilter);
  }

  @Override
  public ColorFilter getColorFilter() {
    return drawable == null ? super.getColorFilter() : drawable.getColorFilter();
  }

  @Override
  public void setTintList(ColorStateList tint) {
    if (drawable != null) drawable.setTintList(tint);
  }

  @Override
  public void setTintBlendMode(BlendMode blendMode) {
    if (drawable != null) drawable.setTintBlendMode(blendMode);
  }

  @Override
  public boolean onLayoutDirectionChanged(int layoutDirection) {
    return drawable != null && drawable.setLayoutDirection(layoutDirection);
  }

  @Override
  public int getOpacity() {
    return drawable == null ? PixelFormat.TRANSPARENT : drawable.getOpacity();
  }

  @Override
  public boolean isStateful() {
    return drawable != null && drawable.isStateful();
  }

  @Override
  protected boolean onStateChange(int[] state) {
    if (drawable == null || !drawable.isStateful()) return false;
    boolean changed = drawable.setState(state);
    if (changed) onBoundsChange(getBounds());
    return changed;
  }

  @Override
  public void jumpToCurrentState() {
    if (drawable != null) drawable.jumpToCurrentState();
  }

  @Override
  protected boolean onLevelChange(int level) {
    return drawable != null && drawable.setLevel(level);
  }

  @Override
  protected void onBoundsChange(Rect bounds) {
    if (drawable != null) drawable.setBounds(bounds);
  }

  @Override
  public int getIntrinsicWidth() {
    return drawable == null ? -1 : drawable.getIntrinsicWidth();
  }

  @Override
  public int getIntrinsicHeight() {
    return drawable == null ? -1 : drawable.getIntrinsicHeight();
  }

  @Override
  public void getOutline(Outline outline) {
    if (drawable != null) drawable.getOutline(outline);
    else super.getOutline(outline);
  }

  @Override
  public Drawable mutate() {
    if (drawable != null) drawable = drawable.mutate();
    return this;
  }

  /** Reads the wrapped drawable from the attribute or from inside the tag. */
  final void inflateChild(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    TypedArray a = obtain(r, theme, attrs, android.R.attr.drawable);
    Drawable given = a.getDrawable(0);
    a.recycle();
    Drawable found = child(r, parser, attrs, theme, given);
    if (found != null) setDrawable(found);
  }

  /** One like this around that drawable; null: this kind cannot be copied. */
  DrawableWrapper around(Drawable inner) {
    return null;
  }

  /** Null, unless what is inside can be copied, too. */
  @Override
  public Drawable.ConstantState getConstantState() {
    if (drawable != null && drawable.getConstantState() == null || around(null) == null) return null;
    return new Copies() {
      @Override
      public Drawable newDrawable() {
        return around(like(drawable));
      }
    };
  }
}
