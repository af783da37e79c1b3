package android.view;

/** How fast a finger moves: from the last two places it was at. */
public final class VelocityTracker {
  private long time;
  private long lastTime;
  private float x;
  private float y;
  private float lastX;
  private float lastY;
  private float velocityX;
  private float velocityY;

  private VelocityTracker() {}

  public static VelocityTracker obtain() {
    return new VelocityTracker();
  }

  public void recycle() {
    clear();
  }

  public void clear() {
    time = lastTime = 0;
    x = y = lastX = lastY = velocityX = velocityY = 0;
  }

  public boolean isAxisSupported(int axis) {
    return axis == MotionEvent.AXIS_X || axis == MotionEvent.AXIS_Y;
  }

  public void addMovement(MotionEvent event) {
    if (event == null) throw new IllegalArgumentException("event must not be null");
    if (event.getActionMasked() == MotionEvent.ACTION_DOWN) clear();
    if (time != 0 && event.getEventTime() == time) return;
    lastTime = time;
    lastX = x;
    lastY = y;
    time = event.getEventTime();
    x = event.getX();
    y = event.getY();
  }

  public void computeCurrentVelocity(int units) {
    computeCurrentVelocity(units, Float.MAX_VALUE);
  }

  public void computeCurrentVelocity(int units, float maxVelocity) {
    if (lastTime == 0 || time <= lastTime) return;
    velocityX = limit((x - lastX) * units / (time - lastTime), maxVelocity);
    velocityY = limit((y - lastY) * units / (time - lastTime), maxVelocity);
  }

  private static float limit(float value, float limit) {
    return Math.max(-limit, Math.min(limit, value));
  }

  public float getXVelocity() {
    return velocityX;
  }

  public float getYVelocity() {
    return velocityY;
  }

  public float getXVelocity(int id) {
    return velocityX;
  }

  public float getYVelocity(int id) {
    return velocityY;
  }

  public float getAxisVelocity(int axis, int id) {
    return getAxisVelocity(axis);
  }

  public float getAxisVelocity(int axis) {
    return axis == MotionEvent.AXIS_X ? velocityX : axis == MotionEvent.AXIS_Y ? velocityY : 0;
  }
}
