package androidx.appcompat.widget;

import android.content.Context;
import android.util.AttributeSet;

/** The platform's popup with a list. */
public class ListPopupWindow extends android.widget.ListPopupWindow {
  public ListPopupWindow(Context context) { super(context); }

  public ListPopupWindow(Context context, AttributeSet attrs) { super(context, attrs); }

  public ListPopupWindow(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }

  public ListPopupWindow(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
  }
}
