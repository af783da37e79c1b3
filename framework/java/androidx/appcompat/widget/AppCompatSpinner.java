package androidx.appcompat.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.graphics.PorterDuff;
import android.util.AttributeSet;
import android.widget.Spinner;
import androidx.core.view.TintableBackgroundView;

/** A spinner. */
public class AppCompatSpinner extends Spinner implements TintableBackgroundView {
  public AppCompatSpinner(Context context) {
    this(context, null);
  }

  public AppCompatSpinner(Context context, AttributeSet attrs) {
    this(context, attrs, android.R.attr.spinnerStyle);
  }

  public AppCompatSpinner(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
  }

  public AppCompatSpinner(Context context, int mode) {
    super(context, mode);
  }

  public AppCompatSpinner(Context context, AttributeSet attrs, int defStyleAttr, int mode) {
    super(context, attrs, defStyleAttr, mode);
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
