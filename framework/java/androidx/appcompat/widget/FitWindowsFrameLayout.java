package androidx.appcompat.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.widget.FrameLayout;

/** A frame that keeps off the system's bars. */
public class FitWindowsFrameLayout extends FrameLayout {
  public FitWindowsFrameLayout(Context context) {
    this(context, null);
  }

  public FitWindowsFrameLayout(Context context, AttributeSet attrs) {
    this(context, attrs, 0);
  }

  public FitWindowsFrameLayout(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
  }
}
