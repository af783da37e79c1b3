package android.view;

import antecede.Engine;

import antecede.Apk;
import antecede.Named;

/**
 * How touches become clicks and long clicks. A click is posted when the finger goes up, so that the view can show itself pressed
 * before; a long
 * click comes from a delayed message that the finger going up takes back.
 */
final class ViewTouch {
  private static final int PRESSED_MILLIS = 64;
  private static final int TAP_MILLIS = 100;

  private final View view;
  private PerformClick click;
  private LongPress longPress;
  private Tap tap;
  private Unpress unpress;
  private boolean prepressed;
  private boolean longPressed;
  private float x;
  private float y;

  ViewTouch(View view) {
    this.view = view;
  }

  /** A view as people know it: "Button id/save". */
  private static String describe(View view) {
    String id = view.getId() == View.NO_ID ? null : Apk.name(view.getId());
    String name = Named.of(view);
    return name.substring(name.lastIndexOf('.') + 1) + (id == null ? "" : " " + id.substring(id.indexOf(':') + 1));
  }

  /** The click itself. */
  private static final class PerformClick extends Named {
    private final View view;

    PerformClick(View view) {
      super("click on " + describe(view));
      this.view = view;
    }

    @Override
    public void run() {
      view.performClick();
    }
  }

  /** The finger has been down for long. */
  private static final class LongPress extends Named {
    private final ViewTouch touch;

    LongPress(ViewTouch touch) {
      super("long click on " + describe(touch.view));
      this.touch = touch;
    }

    @Override
    public void run() {
      View view = touch.view;
      if (view.isPressed() && view.getParent() != null && view.performLongClick(touch.x, touch.y)) touch.longPressed = true;
    }
  }

  /** In something that scrolls: the touch is no scroll. */
  private static final class Tap extends Named {
    private final ViewTouch touch;

    Tap(ViewTouch touch) {
      super("press of " + describe(touch.view));
      this.touch = touch;
    }

    @Override
    public void run() {
      touch.prepressed = false;
      touch.view.setPressed(true);
      touch.checkForLongPress(TAP_MILLIS);
    }
  }

  /** Shows the view pressed no longer. */
  private static final class Unpress extends Named {
    private final View view;

    Unpress(View view) {
      super("release of " + describe(view));
      this.view = view;
    }

    @Override
    public void run() {
      view.setPressed(false);
    }
  }

  boolean onTouchEvent(MotionEvent event) {
    boolean clickable = view.isClickable() || view.isLongClickable() || view.isContextClickable();
    int action = event.getActionMasked();
    if (!view.takesTouches()) {
      if (action == MotionEvent.ACTION_UP && view.isPressed()) view.setPressed(false);
      return clickable;
    }
    if (!clickable) return false;
    if (action == MotionEvent.ACTION_DOWN) down(event);
    else if (action == MotionEvent.ACTION_UP) up();
    else if (action == MotionEvent.ACTION_CANCEL) cancel();
    else if (action == MotionEvent.ACTION_MOVE) move(event);
    return true;
  }

  private void down(MotionEvent event) {
    x = event.getX();
    y = event.getY();
    longPressed = false;
    if (view.isInScrollingContainer()) {
      prepressed = true;
      if (tap == null) tap = new Tap(this);
      if (!Engine.isAbstract()) view.postDelayed(tap, TAP_MILLIS);
    } else {
      view.setPressed(true);
      checkForLongPress(0);
    }
  }

  private void up() {
    if (!prepressed && !view.isPressed()) return;
    boolean focusTaken = view.isFocusable() && view.isFocusableInTouchMode() && !view.isFocused() && view.requestFocus();
    if (prepressed) view.setPressed(true);
    if (!longPressed) {
      cancelLongPress();
      if (!focusTaken) {
        if (click == null) click = new PerformClick(view);
        if (!Engine.isAbstract() && !view.post(click)) click.run();
      }
    }
    if (unpress == null) unpress = new Unpress(view);
    if (Engine.isAbstract()) return;
    if (prepressed) view.postDelayed(unpress, PRESSED_MILLIS);
    else if (!view.post(unpress)) unpress.run();
    cancelTap();
  }

  private void move(MotionEvent event) {
    x = event.getX();
    y = event.getY();
    if (view.pointInView(x, y, ViewConfiguration.get(view.getContext()).getScaledTouchSlop())) return;
    cancelTap();
    cancelLongPress();
    if (view.isPressed()) view.setPressed(false);
  }

  void cancel() {
    if (view.isPressed()) view.setPressed(false);
    cancelTap();
    cancelLongPress();
    longPressed = false;
    if (click != null) view.removeCallbacks(click);
  }

  void detached() {
    cancelTap();
    cancelLongPress();
    if (click != null) view.removeCallbacks(click);
    if (unpress != null) {
      view.removeCallbacks(unpress);
      if (view.isPressed()) view.setPressed(false);
    }
  }

  private void cancelTap() {
    if (!prepressed) return;
    prepressed = false;
    view.removeCallbacks(tap);
  }

  void checkForLongPress(long spent) {
    if (!view.isLongClickable()) return;
    longPressed = false;
    if (longPress == null) longPress = new LongPress(this);
    if (!Engine.isAbstract()) view.postDelayed(longPress, ViewConfiguration.getLongPressTimeout() - spent);
  }

  void cancelLongPress() {
    if (longPress != null) view.removeCallbacks(longPress);
  }

  boolean hadLongPress() {
    return longPressed;
  }
}
