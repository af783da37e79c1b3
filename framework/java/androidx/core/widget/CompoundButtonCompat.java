package androidx.core.widget;

import android.content.res.ColorStateList;
import android.graphics.PorterDuff;
import android.graphics.drawable.Drawable;
import android.widget.CompoundButton;

/** Calls of buttons that older platforms lack. */
public final class CompoundButtonCompat {
  private CompoundButtonCompat() {}

  public static Drawable getButtonDrawable(CompoundButton button) {
    return button.getButtonDrawable();
  }

  public static ColorStateList getButtonTintList(CompoundButton button) {
    return button.getButtonTintList();
  }

  public static PorterDuff.Mode getButtonTintMode(CompoundButton button) {
    return button.getButtonTintMode();
  }

  public static void setButtonTintList(CompoundButton button, ColorStateList buttonTintList) {
    button.setButtonTintList(buttonTintList);
  }

  public static void setButtonTintMode(CompoundButton button, PorterDuff.Mode buttonTintMode) {
    button.setButtonTintMode(buttonTintMode);
  }
}
