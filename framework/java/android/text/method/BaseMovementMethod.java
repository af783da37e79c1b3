package android.text.method;

import android.text.Spannable;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.widget.TextView;

/** Calls a method for each kind of movement. */
public class BaseMovementMethod implements MovementMethod {
  public BaseMovementMethod() {}

  @Override
  public boolean canSelectArbitrarily() {
    return false;
  }

  @Override
  public void initialize(TextView widget, Spannable text) {}

  @Override
  public boolean onKeyDown(TextView widget, Spannable text, int keyCode, KeyEvent event) {
    return handleMovementKey(widget, text, keyCode, getMovementMetaState(text, event), event);
  }

  @Override
  public boolean onKeyOther(TextView widget, Spannable text, KeyEvent event) {
    boolean handled = false;
    if (event.getKeyCode() == KeyEvent.KEYCODE_UNKNOWN || event.getAction() != KeyEvent.ACTION_MULTIPLE) return false;
    for (int i = 0; i < event.getRepeatCount(); i++) {
      handled |= handleMovementKey(widget, text, event.getKeyCode(), getMovementMetaState(text, event), event);
    }
    return handled;
  }

  @Override
  public boolean onKeyUp(TextView widget, Spannable text, int keyCode, KeyEvent event) {
    return false;
  }

  @Override
  public void onTakeFocus(TextView widget, Spannable text, int direction) {}

  @Override
  public boolean onTouchEvent(TextView widget, Spannable text, MotionEvent event) {
    return false;
  }

  @Override
  public boolean onTrackballEvent(TextView widget, Spannable text, MotionEvent event) {
    return false;
  }

  @Override
  public boolean onGenericMotionEvent(TextView widget, Spannable text, MotionEvent event) {
    return false;
  }

  protected int getMovementMetaState(Spannable buffer, KeyEvent event) {
    return KeyEvent.normalizeMetaState(event.getMetaState()) & ~KeyEvent.META_SHIFT_MASK;
  }

  protected boolean handleMovementKey(TextView widget, Spannable buffer, int keyCode, int movementMetaState, KeyEvent event) {
    switch (keyCode) {
      case KeyEvent.KEYCODE_DPAD_LEFT:
        return left(widget, buffer);
      case KeyEvent.KEYCODE_DPAD_RIGHT:
        return right(widget, buffer);
      case KeyEvent.KEYCODE_DPAD_UP:
        return up(widget, buffer);
      case KeyEvent.KEYCODE_DPAD_DOWN:
        return down(widget, buffer);
      case KeyEvent.KEYCODE_PAGE_UP:
        return pageUp(widget, buffer);
      case KeyEvent.KEYCODE_PAGE_DOWN:
        return pageDown(widget, buffer);
      case KeyEvent.KEYCODE_MOVE_HOME:
        return home(widget, buffer);
      case KeyEvent.KEYCODE_MOVE_END:
        return end(widget, buffer);
      default:
        return false;
    }
  }

  protected boolean left(TextView widget, Spannable buffer) {
    return false;
  }

  protected boolean right(TextView widget, Spannable buffer) {
    return false;
  }

  protected boolean up(TextView widget, Spannable buffer) {
    return false;
  }

  protected boolean down(TextView widget, Spannable buffer) {
    return false;
  }

  protected boolean pageUp(TextView widget, Spannable buffer) {
    return false;
  }

  protected boolean pageDown(TextView widget, Spannable buffer) {
    return false;
  }

  protected boolean top(TextView widget, Spannable buffer) {
    return false;
  }

  protected boolean bottom(TextView widget, Spannable buffer) {
    return false;
  }

  protected boolean lineStart(TextView widget, Spannable buffer) {
    return false;
  }

  protected boolean lineEnd(TextView widget, Spannable buffer) {
    return false;
  }

  protected boolean home(TextView widget, Spannable buffer) {
    return false;
  }

  protected boolean end(TextView widget, Spannable buffer) {
    return false;
  }

  public boolean previousParagraph(TextView widget, Spannable buffer) {
    return false;
  }

  public boolean nextParagraph(TextView widget, Spannable buffer) {
    return false;
  }
}
