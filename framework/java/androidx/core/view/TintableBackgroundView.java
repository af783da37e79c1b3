package androidx.core.view;

import android.content.res.ColorStateList;
import android.graphics.PorterDuff;

/** A view whose background can be tinted. */
public interface TintableBackgroundView {
  void setSupportBackgroundTintList(ColorStateList tint);

  ColorStateList getSupportBackgroundTintList();

  void setSupportBackgroundTintMode(PorterDuff.Mode tintMode);

  PorterDuff.Mode getSupportBackgroundTintMode();
}
