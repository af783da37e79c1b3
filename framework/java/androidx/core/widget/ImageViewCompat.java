package androidx.core.widget;

import android.content.res.ColorStateList;
import android.graphics.PorterDuff;
import android.widget.ImageView;

/** Calls of image views that older platforms lack. */
public class ImageViewCompat {
  protected ImageViewCompat() {}

  public static ColorStateList getImageTintList(ImageView imageView) {
    return imageView.getImageTintList();
  }

  public static PorterDuff.Mode getImageTintMode(ImageView imageView) {
    return imageView.getImageTintMode();
  }

  public static void setImageTintList(ImageView imageView, ColorStateList imageTintList) {
    imageView.setImageTintList(imageTintList);
  }

  public static void setImageTintMode(ImageView imageView, PorterDuff.Mode imageTintMode) {
    imageView.setImageTintMode(imageTintMode);
  }
}
