package android.graphics.drawable;

import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.Picture;
import android.graphics.PixelFormat;

/** A picture. */
@antecede.Plain
public class PictureDrawable extends Drawable {
  private Picture picture;

  public PictureDrawable(Picture picture) {
    this.picture = picture;
  }

  public Picture getPicture() {
    return picture;
  }

  public void setPicture(Picture picture) {
    this.picture = picture;
  }

  @Override
  public void draw(Canvas canvas) {}

  @Override
  public int getIntrinsicWidth() {
    return picture == null ? -1 : picture.getWidth();
  }

  @Override
  public int getIntrinsicHeight() {
    return picture == null ? -1 : picture.getHeight();
  }

  @Override
  public int getOpacity() {
    return PixelFormat.TRANSLUCENT;
  }

  @Override
  public void setColorFilter(ColorFilter colorFilter) {}

  @Override
  public void setAlpha(int alpha) {}
}
