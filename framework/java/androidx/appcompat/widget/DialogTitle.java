package androidx.appcompat.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.widget.TextView;

/** The title of a dialog. */
public class DialogTitle extends TextView {
  public DialogTitle(Context context) {
    this(context, null);
  }

  public DialogTitle(Context context, AttributeSet attrs) {
    this(context, attrs, 0);
  }

  public DialogTitle(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
  }
}
