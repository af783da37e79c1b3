package androidx.appcompat.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.widget.FrameLayout;

/** The frame of a window's contents. */
public class ContentFrameLayout extends FrameLayout {
  public ContentFrameLayout(Context context) {
    this(context, null);
  }

  public ContentFrameLayout(Context context, AttributeSet attrs) {
    this(context, attrs, 0);
  }

  public ContentFrameLayout(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
  }
}
