package android.text.method;

import android.text.Layout;
import android.text.Spannable;
import android.view.MotionEvent;
import android.widget.TextView;

/** Scrolls a text by touches. */
public class Touch {
  private Touch() {}

  public static void scrollTo(TextView widget, Layout layout, int x, int y) {
    widget.scrollTo(x, y);
  }

  public static boolean onTouchEvent(TextView widget, Spannable buffer, MotionEvent event) {
    return event.getActionMasked() == MotionEvent.ACTION_DOWN;
  }

  public static int getInitialScrollX(TextView widget, Spannable buffer) {
    return -1;
  }

  public static int getInitialScrollY(TextView widget, Spannable buffer) {
    return -1;
  }
}
