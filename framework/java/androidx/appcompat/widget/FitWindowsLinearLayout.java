package androidx.appcompat.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.widget.LinearLayout;

/** A row that keeps off the system's bars. */
public class FitWindowsLinearLayout extends LinearLayout {
  public FitWindowsLinearLayout(Context context) {
    this(context, null);
  }

  public FitWindowsLinearLayout(Context context, AttributeSet attrs) {
    this(context, attrs, 0);
  }

  public FitWindowsLinearLayout(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
  }
}
