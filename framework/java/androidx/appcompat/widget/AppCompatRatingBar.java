package androidx.appcompat.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.graphics.PorterDuff;
import android.util.AttributeSet;
import android.widget.RatingBar;
import androidx.core.view.TintableBackgroundView;

/** A bar of stars. */
public class AppCompatRatingBar extends RatingBar implements TintableBackgroundView {
  public AppCompatRatingBar(Context context) {
    this(context, null);
  }

  public AppCompatRatingBar(Context context, AttributeSet attrs) {
    this(context, attrs, android.R.attr.ratingBarStyle);
  }

  public AppCompatRatingBar(Context context, AttributeSet attrs, int defStyleAttr) {
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
