package androidx.appcompat.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.graphics.PorterDuff;
import android.util.AttributeSet;
import android.widget.SeekBar;
import androidx.core.view.TintableBackgroundView;

/** A seek bar. */
public class AppCompatSeekBar extends SeekBar implements TintableBackgroundView {
  public AppCompatSeekBar(Context context) {
    this(context, null);
  }

  public AppCompatSeekBar(Context context, AttributeSet attrs) {
    this(context, attrs, android.R.attr.seekBarStyle);
  }

  public AppCompatSeekBar(Context context, AttributeSet attrs, int defStyleAttr) {
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
