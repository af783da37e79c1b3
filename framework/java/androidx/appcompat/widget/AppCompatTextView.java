package androidx.appcompat.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.graphics.PorterDuff;
import android.util.AttributeSet;
import android.widget.TextView;
import androidx.core.view.TintableBackgroundView;

/** A text. */
public class AppCompatTextView extends TextView implements TintableBackgroundView {
  public AppCompatTextView(Context context) {
    this(context, null);
  }

  public AppCompatTextView(Context context, AttributeSet attrs) {
    this(context, attrs, android.R.attr.textViewStyle);
  }

  public AppCompatTextView(Context context, AttributeSet attrs, int defStyleAttr) {
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
