package android.inputmethodservice;

import android.content.Context;
import android.graphics.Canvas;
import android.os.Handler;
import android.os.Message;
import android.util.AttributeSet;
import android.view.MotionEvent;
import android.view.View;
import antecede.Callbacks;
import java.util.List;

/** Shows a keyboard and says what is pressed; a key that repeats does so by messages. */
@Deprecated
public class KeyboardView extends View implements View.OnClickListener {
  private static final int REPEAT = 3, LONG_PRESS = 4, REPEAT_START = 400, REPEAT_INTERVAL = 50, LONG_PRESS_TIMEOUT = 500;

  private Keyboard keyboard;
  private OnKeyboardActionListener listener;
  private Keyboard.Key down;
  private boolean preview = true, proximity, consumed;
  private final Handler handler = new Repeater();

  /** Hears of keys. */
  public interface OnKeyboardActionListener {
    void onPress(int primaryCode);

    void onRelease(int primaryCode);

    void onKey(int primaryCode, int[] keyCodes);

    void onText(CharSequence text);

    void swipeLeft();

    void swipeRight();

    void swipeDown();

    void swipeUp();
  }

  private final class Repeater extends Handler {
    @Override
    public void handleMessage(Message msg) {
      if (down == null) return;
      if (msg.what == LONG_PRESS) {
        consumed = onLongPress(down);
      } else {
        send(down);
        sendMessageDelayed(obtainMessage(REPEAT), REPEAT_INTERVAL);
      }
    }
  }

  public KeyboardView(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public KeyboardView(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public KeyboardView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
  }

  @Override
  protected void onAttachedToWindow() { super.onAttachedToWindow(); }

  @Override
  public void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    closing();
  }

  public void setOnKeyboardActionListener(OnKeyboardActionListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnKeyboardActionListener", null);
    else Callbacks.register(this, "OnKeyboardActionListener", listener, false, "press send");
    this.listener = listener;
  }

  protected OnKeyboardActionListener getOnKeyboardActionListener() { return listener; }

  public void setKeyboard(Keyboard keyboard) {
    closing();
    this.keyboard = keyboard;
    requestLayout();
    invalidateAllKeys();
  }

  public Keyboard getKeyboard() { return keyboard; }

  public boolean setShifted(boolean shifted) {
    if (keyboard == null || !keyboard.setShifted(shifted)) return false;
    invalidateAllKeys();
    return true;
  }

  public boolean isShifted() { return keyboard != null && keyboard.isShifted(); }

  public void setPreviewEnabled(boolean previewEnabled) { preview = previewEnabled; }

  public boolean isPreviewEnabled() { return preview; }

  public void setProximityCorrectionEnabled(boolean enabled) { proximity = enabled; }

  public boolean isProximityCorrectionEnabled() { return proximity; }

  public void setVerticalCorrection(int verticalOffset) {}

  public void setPopupParent(View v) {}

  public void setPopupOffset(int x, int y) {}

  @Override
  public void onClick(View v) {}

  @Override
  public void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    int width = keyboard == null ? 0 : Math.min(keyboard.getMinWidth(), MeasureSpec.getSize(widthMeasureSpec));
    int height = keyboard == null ? 0 : keyboard.getHeight();
    setMeasuredDimension(width + getPaddingLeft() + getPaddingRight(), height + getPaddingTop() + getPaddingBottom());
  }

  @Override
  public void onSizeChanged(int w, int h, int oldw, int oldh) { super.onSizeChanged(w, h, oldw, oldh); }

  @Override
  public void onDraw(Canvas canvas) { super.onDraw(canvas); }

  public void invalidateAllKeys() { invalidate(); }

  public void invalidateKey(int keyIndex) { invalidate(); }

  @Override
  public boolean onHoverEvent(MotionEvent event) { return true; }

  @Override
  public boolean onTouchEvent(MotionEvent event) {
    int action = event.getActionMasked();
    if (action == MotionEvent.ACTION_DOWN) {
      press(at((int) event.getX() - getPaddingLeft(), (int) event.getY() - getPaddingTop()));
    } else if (action == MotionEvent.ACTION_UP) {
      release();
    } else if (action == MotionEvent.ACTION_CANCEL) {
      closing();
    }
    return true;
  }

  private Keyboard.Key at(int x, int y) {
    List<Keyboard.Key> keys = keyboard.getKeys();
    for (int i = 0; i < keys.size(); i++) {
      if (keys.get(i).isInside(x, y)) return keys.get(i);
    }
    return null;
  }

  private void press(Keyboard.Key key) {
    down = key;
    consumed = false;
    if (key != null) key.onPressed();
    if (listener != null) {
      Callbacks.invoke(this, "OnKeyboardActionListener", listener);
      listener.onPress(key == null || key.codes == null ? 0 : key.codes[0]);
    }
    if (key == null) return;
    if (key.repeatable) {
      handler.sendMessageDelayed(handler.obtainMessage(REPEAT), REPEAT_START);
      send(key);
    }
    handler.sendMessageDelayed(handler.obtainMessage(LONG_PRESS), LONG_PRESS_TIMEOUT);
  }

  private void release() {
    Keyboard.Key key = down;
    closing();
    if (key == null) return;
    key.onReleased(true);
    if (!key.repeatable && !consumed) send(key);
  }

  private void send(Keyboard.Key key) {
    if (listener == null) return;
    Callbacks.invoke(this, "OnKeyboardActionListener", listener);
    if (key.text != null) {
      listener.onText(key.text);
      listener.onRelease(-1);
    } else if (key.codes != null) {
      listener.onKey(key.codes[0], key.codes);
      listener.onRelease(key.codes[0]);
    }
  }

  protected boolean onLongPress(Keyboard.Key popupKey) { return false; }

  protected void swipeRight() {
    if (listener != null) listener.swipeRight();
  }

  protected void swipeLeft() {
    if (listener != null) listener.swipeLeft();
  }

  protected void swipeUp() {
    if (listener != null) listener.swipeUp();
  }

  protected void swipeDown() {
    if (listener != null) listener.swipeDown();
  }

  public void closing() {
    handler.removeMessages(REPEAT);
    handler.removeMessages(LONG_PRESS);
    down = null;
  }

  public boolean handleBack() { return false; }
}
