package android.widget;

import android.view.animation.Interpolator;
import android.os.SystemClock;
import antecede.Concrete;

/** Where a movement stands. A fling is slowed evenly. */
@Concrete
final class Glide {
  static final int DURATION = 250;
  private static final float SLOWING = 4000;

  Interpolator interpolator;
  float friction = 0.015f;
  boolean finished = true;
  int startX, startY, endX, endY, x, y, duration;
  private long start;
  private float speed;

  void move(int startX, int startY, int dx, int dy, int duration) {
    this.startX = startX;
    this.startY = startY;
    this.duration = duration;
    x = startX;
    y = startY;
    endX = startX + dx;
    endY = startY + dy;
    start = SystemClock.uptimeMillis();
    finished = false;
    speed = duration == 0 ? 0 : (float) Math.hypot(dx, dy) * 1000 / duration;
  }

  void fling(int startX, int startY, int speedX, int speedY, int minX, int maxX, int minY, int maxY) {
    float total = (float) Math.hypot(speedX, speedY);
    float time = total / SLOWING;
    int toX = clamp(startX + (int) (speedX * time / 2), minX, maxX), toY = clamp(startY + (int) (speedY * time / 2), minY, maxY);
    move(startX, startY, toX - startX, toY - startY, (int) (time * 1000));
    speed = total;
  }

  private static int clamp(int value, int least, int most) { return Math.max(least, Math.min(value, most)); }

  boolean step() {
    if (finished) return false;
    long passed = SystemClock.uptimeMillis() - start;
    if (passed >= duration) {
      abort();
      return true;
    }
    float part = (float) passed / duration;
    float way = interpolator == null ? 1 - (1 - part) * (1 - part) : interpolator.getInterpolation(part);
    x = startX + Math.round(way * (endX - startX));
    y = startY + Math.round(way * (endY - startY));
    return true;
  }

  int passed() { return (int) (SystemClock.uptimeMillis() - start); }

  float speed() { return finished || duration == 0 ? 0 : speed * Math.max(0, 1 - (float) passed() / duration); }

  void abort() {
    x = endX;
    y = endY;
    finished = true;
  }

  void extend(int more) {
    duration = passed() + more;
    finished = false;
  }
}
