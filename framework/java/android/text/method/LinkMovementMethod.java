package android.text.method;

import android.text.Layout;
import android.text.Selection;
import android.text.Spannable;
import android.text.style.ClickableSpan;
import android.view.MotionEvent;
import android.widget.TextView;

/** Follows links: a finger that goes up on one clicks it. */
public class LinkMovementMethod extends ScrollingMovementMethod {
  private static LinkMovementMethod instance;

  public LinkMovementMethod() {}

  public static MovementMethod getInstance() {
    if (instance == null) instance = new LinkMovementMethod();
    return instance;
  }

  @Override
  public boolean canSelectArbitrarily() {
    return true;
  }

  @Override
  public boolean onTouchEvent(TextView widget, Spannable buffer, MotionEvent event) {
    int action = event.getAction();
    Layout layout = widget.getLayout();
    if (action != MotionEvent.ACTION_UP && action != MotionEvent.ACTION_DOWN || layout == null) {
      return super.onTouchEvent(widget, buffer, event);
    }
    int x = (int) event.getX() - widget.getTotalPaddingLeft() + widget.getScrollX();
    int y = (int) event.getY() - widget.getTotalPaddingTop() + widget.getScrollY();
    int offset = layout.getOffsetForHorizontal(layout.getLineForVertical(y), x);
    ClickableSpan[] links = buffer.getSpans(offset, offset, ClickableSpan.class);
    if (links.length == 0) {
      Selection.removeSelection(buffer);
      return super.onTouchEvent(widget, buffer, event);
    }
    if (action == MotionEvent.ACTION_UP) links[0].onClick(widget);
    else Selection.setSelection(buffer, buffer.getSpanStart(links[0]), buffer.getSpanEnd(links[0]));
    return true;
  }

  @Override
  public void initialize(TextView widget, Spannable text) {
    Selection.removeSelection(text);
  }

  @Override
  public void onTakeFocus(TextView view, Spannable text, int dir) {
    Selection.removeSelection(text);
  }
}
