package androidx.appcompat.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.graphics.PorterDuff;
import android.util.AttributeSet;
import android.widget.AutoCompleteTextView;
import androidx.core.view.TintableBackgroundView;

/** A text field with suggestions. */
public class AppCompatAutoCompleteTextView extends AutoCompleteTextView implements TintableBackgroundView {
  public AppCompatAutoCompleteTextView(Context context) {
    this(context, null);
  }

  public AppCompatAutoCompleteTextView(Context context, AttributeSet attrs) {
    this(context, attrs, android.R.attr.autoCompleteTextViewStyle);
  }

  public AppCompatAutoCompleteTextView(Context context, AttributeSet attrs, int defStyleAttr) {
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
