package com.google.android.maps;

import android.graphics.Canvas;
import android.view.KeyEvent;
import android.view.MotionEvent;
import antecede.Unlisted;

/** Something on a map. */
@Unlisted
public abstract class Overlay {
  protected static final float SHADOW_X_SKEW = -0.9f;
  protected static final float SHADOW_Y_SCALE = 0.5f;

  public Overlay() {}

  public void draw(Canvas canvas, MapView mapView, boolean shadow) {}

  public boolean draw(Canvas canvas, MapView mapView, boolean shadow, long when) {
    draw(canvas, mapView, shadow);
    return false;
  }

  public boolean onTap(GeoPoint p, MapView mapView) {
    return false;
  }

  public boolean onTouchEvent(MotionEvent e, MapView mapView) {
    return false;
  }

  public boolean onTrackballEvent(MotionEvent event, MapView mapView) {
    return false;
  }

  public boolean onKeyDown(int keyCode, KeyEvent event, MapView mapView) {
    return false;
  }

  public boolean onKeyUp(int keyCode, KeyEvent event, MapView mapView) {
    return false;
  }
}
