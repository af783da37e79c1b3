package com.example.platform;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import android.view.GestureDetector;
import android.view.MotionEvent;
import java.util.Arrays;

/** Gestures of fingers whose every touch is known: what is heard, and how long after the first touch. */
public class Touching extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private long start;
  private long downTime;

  private final class Listener extends GestureDetector.SimpleOnGestureListener {
    private boolean heard(String what) {
      System.out.println("  " + what + " at " + (SystemClock.uptimeMillis() - start));
      return true;
    }

    @Override
    public boolean onDown(MotionEvent e) {
      return !heard("down");
    }

    @Override
    public void onShowPress(MotionEvent e) {
      heard("press shown");
    }

    @Override
    public void onLongPress(MotionEvent e) {
      heard("long press");
    }

    @Override
    public boolean onSingleTapUp(MotionEvent e) {
      return heard("tap");
    }

    @Override
    public boolean onSingleTapConfirmed(MotionEvent e) {
      return heard("single tap");
    }

    @Override
    public boolean onDoubleTap(MotionEvent e) {
      return heard("double tap");
    }

    @Override
    public boolean onDoubleTapEvent(MotionEvent e) {
      return heard("in double tap: " + e.getAction());
    }

    @Override
    public boolean onScroll(MotionEvent from, MotionEvent to, float dx, float dy) {
      return heard("scroll by " + dx + " " + dy);
    }

    @Override
    public boolean onFling(MotionEvent from, MotionEvent to, float vx, float vy) {
      return heard("fling " + (vy > 0 ? "down" : "up"));
    }
  }

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    Listener listener = new Listener();
    GestureDetector all = new GestureDetector(this, listener), single = new GestureDetector(this, listener);
    single.setOnDoubleTapListener(null);
    single.setIsLongpressEnabled(false);
    play(1000, "tap", all, "0 down 50 50", "60 up 50 50");
    play(2000, "double tap", all, "0 down 50 50", "60 up 50 50", "150 down 52 50", "170 move 53 50", "200 up 53 50");
    play(3000, "two taps far apart", all, "0 down 50 50", "60 up 50 50", "150 down 400 400", "200 up 400 400");
    play(4000, "hold", all, "0 down 50 50", "700 move 50 90", "900 up 50 90");
    play(6000, "long enough to be alone", all, "0 down 50 50", "350 up 50 50");
    play(7000, "fling", all, "0 down 50 50", "10 move 50 52", "20 move 50 100", "30 move 50 150", "40 up 50 200");
    play(8000, "drag", all, "0 down 50 50", "20 move 150 50", "400 move 150 50", "800 up 150 50");
    play(9500, "cancel", all, "0 down 50 50", "50 cancel 50 50");
    play(10500, "second tap held", all, "0 down 50 50", "60 up 50 50", "150 down 50 50", "900 up 50 50");
    play(12000, "tap with nobody for double taps", single, "0 down 50 50", "60 up 50 50", "150 down 50 50", "800 up 50 50");
  }

  private void play(long when, String name, GestureDetector detector, String... touches) {
    handler.postDelayed(() -> {
      System.out.println(name);
      start = SystemClock.uptimeMillis();
    }, when);
    for (String touch : touches) {
      String[] parts = touch.split(" ");
      handler.postDelayed(() -> touch(detector, parts[1], Float.parseFloat(parts[2]), Float.parseFloat(parts[3])), when + Long.parseLong(parts[0]));
    }
  }

  private void touch(GestureDetector detector, String kind, float x, float y) {
    long now = SystemClock.uptimeMillis();
    int action = Arrays.asList("down", "up", "move", "cancel").indexOf(kind);
    if (action == MotionEvent.ACTION_DOWN) downTime = now;
    boolean handled = detector.onTouchEvent(MotionEvent.obtain(downTime, now, action, x, y, 0));
    System.out.println("  " + kind + (handled ? " is handled" : " is not handled"));
  }
}
