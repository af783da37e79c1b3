package android.text.method;

import android.text.Selection;
import android.text.Spannable;
import android.view.MotionEvent;
import android.view.View;
import android.widget.TextView;

/** Moves the cursor of a text that is edited. */
public class ArrowKeyMovementMethod extends BaseMovementMethod implements MovementMethod {
  private static ArrowKeyMovementMethod instance;

  public ArrowKeyMovementMethod() {}

  public static MovementMethod getInstance() {
    if (instance == null) instance = new ArrowKeyMovementMethod();
    return instance;
  }

  @Override
  protected boolean left(TextView widget, Spannable buffer) {
    return Selection.moveLeft(buffer, widget.getLayout());
  }

  @Override
  protected boolean right(TextView widget, Spannable buffer) {
    return Selection.moveRight(buffer, widget.getLayout());
  }

  @Override
  protected boolean up(TextView widget, Spannable buffer) {
    return Selection.moveUp(buffer, widget.getLayout());
  }

  @Override
  protected boolean down(TextView widget, Spannable buffer) {
    return Selection.moveDown(buffer, widget.getLayout());
  }

  @Override
  protected boolean pageUp(TextView widget, Spannable buffer) {
    return Selection.moveUp(buffer, widget.getLayout());
  }

  @Override
  protected boolean pageDown(TextView widget, Spannable buffer) {
    return Selection.moveDown(buffer, widget.getLayout());
  }

  @Override
  protected boolean top(TextView widget, Spannable buffer) {
    Selection.setSelection(buffer, 0);
    return true;
  }

  @Override
  protected boolean bottom(TextView widget, Spannable buffer) {
    Selection.setSelection(buffer, buffer.length());
    return true;
  }

  @Override
  protected boolean lineStart(TextView widget, Spannable buffer) {
    return Selection.moveToLeftEdge(buffer, widget.getLayout());
  }

  @Override
  protected boolean lineEnd(TextView widget, Spannable buffer) {
    return Selection.moveToRightEdge(buffer, widget.getLayout());
  }

  @Override
  protected boolean home(TextView widget, Spannable buffer) {
    return lineStart(widget, buffer);
  }

  @Override
  protected boolean end(TextView widget, Spannable buffer) {
    return lineEnd(widget, buffer);
  }

  /** A tap puts the cursor there. */
  @Override
  public boolean onTouchEvent(TextView widget, Spannable buffer, MotionEvent event) {
    if (event.getAction() != MotionEvent.ACTION_UP || !widget.isFocused()) return false;
    Selection.setSelection(buffer, Math.max(0, Math.min(buffer.length(), widget.getOffsetForPosition(event.getX(),
        event.getY()))));
    return true;
  }

  @Override
  public boolean canSelectArbitrarily() {
    return true;
  }

  @Override
  public void initialize(TextView widget, Spannable text) {
    Selection.setSelection(text, 0);
  }

  @Override
  public void onTakeFocus(TextView view, Spannable text, int dir) {
    boolean forward = (dir & (View.FOCUS_FORWARD | View.FOCUS_DOWN)) != 0;
    if (forward && view.getLayout() == null) Selection.setSelection(text, text.length());
    else if (!forward) Selection.setSelection(text, text.length());
  }
}
