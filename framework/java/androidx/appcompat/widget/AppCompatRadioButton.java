package androidx.appcompat.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.graphics.PorterDuff;
import android.util.AttributeSet;
import android.widget.RadioButton;
import androidx.core.view.TintableBackgroundView;

/** A radio button. */
public class AppCompatRadioButton extends RadioButton implements TintableBackgroundView {
  public AppCompatRadioButton(Context context) {
    this(context, null);
  }

  public AppCompatRadioButton(Context context, AttributeSet attrs) {
    this(context, attrs, android.R.attr.radioButtonStyle);
  }

  public AppCompatRadioButton(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
  }

  @Override
  public void setSupportBackgroundTintList(ColorStateList tint) {
    setBackgroundTintList(tint);
  }

  @Override
  public ColorStateList getSupportBackgroundTintList() {
    return getBackgroundTintList();
  }

  @Override
  public void setSupportBackgroundTintMode(PorterDuff.Mode tintMode) {
    setBackgroundTintMode(tintMode);
  }

  @Override
  public PorterDuff.Mode getSupportBackgroundTintMode() {
    return getBackgroundTintMode();
  }
}
