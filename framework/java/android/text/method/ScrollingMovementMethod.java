package android.text.method;

import android.text.Spannable;
import android.view.MotionEvent;
import android.widget.TextView;

/** Scrolls a text. */
public class ScrollingMovementMethod extends BaseMovementMethod implements MovementMethod {
  private static ScrollingMovementMethod instance;

  public ScrollingMovementMethod() {}

  public static MovementMethod getInstance() {
    if (instance == null) instance = new ScrollingMovementMethod();
    return instance;
  }

  private static boolean by(TextView widget, int lines) {
    if (widget.getLayout() == null) return false;
    int most = Math.max(0, widget.getLayout().getHeight() - widget.getHeight());
    int to = Math.max(0, Math.min(most, widget.getScrollY() + lines * widget.getLineHeight()));
    boolean moves = to != widget.getScrollY();
    widget.scrollTo(widget.getScrollX(), to);
    return moves;
  }

  @Override
  protected boolean up(TextView widget, Spannable buffer) {
    return by(widget, -1);
  }

  @Override
  protected boolean down(TextView widget, Spannable buffer) {
    return by(widget, 1);
  }

  @Override
  public boolean onTouchEvent(TextView widget, Spannable buffer, MotionEvent event) {
    return Touch.onTouchEvent(widget, buffer, event);
  }

  @Override
  public void onTakeFocus(TextView widget, Spannable text, int dir) {}
}
