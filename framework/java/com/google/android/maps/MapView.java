package com.google.android.maps;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Point;
import android.util.AttributeSet;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.ZoomButtonsController;
import antecede.Unlisted;
import java.util.ArrayList;
import java.util.List;

/** A map without streets; what lies on it is asked to draw and hears of touches, as on the platform. */
@Unlisted
public class MapView extends ViewGroup {
  GeoPoint center = new GeoPoint(37422000, -122084000);
  int zoom = 10;
  private final MapController controller = new MapController(this);
  private final List<Overlay> overlays = new ArrayList<Overlay>();
  private final Projection projection = new Flat();
  private boolean satellite;
  private boolean traffic;
  private ZoomButtonsController buttons;

  /** Degrees are squares. */
  private final class Flat implements Projection {
    private double scale() {
      return span(zoom) / 1080.0;
    }

    @Override
    public Point toPixels(GeoPoint in, Point out) {
      Point point = out == null ? new Point() : out;
      point.x = getWidth() / 2 + (int) ((in.getLongitudeE6() - center.getLongitudeE6()) / scale());
      point.y = getHeight() / 2 - (int) ((in.getLatitudeE6() - center.getLatitudeE6()) / scale());
      return point;
    }

    @Override
    public GeoPoint fromPixels(int x, int y) {
      return new GeoPoint(center.getLatitudeE6() - (int) ((y - getHeight() / 2) * scale()), center.getLongitudeE6()
          + (int) ((x - getWidth() / 2) * scale()));
    }

    @Override
    public float metersToEquatorPixels(float meters) {
      return (float) (meters / 0.11132 / scale());
    }
  }

  public MapView(Context context, String apiKey) {
    super(context);
  }

  public MapView(Context context, AttributeSet attrs) {
    super(context, attrs);
  }

  public MapView(Context context, AttributeSet attrs, int defStyle) {
    super(context, attrs, defStyle);
  }

  /** How many millionths of degrees the screen is wide. */
  int span(int zoom) {
    return (int) (360000000L >> Math.min(zoom, 30));
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    for (int i = 0; i < getChildCount(); i++) {
      View child = getChildAt(i);
      child.layout(0, 0, child.getMeasuredWidth(), child.getMeasuredHeight());
    }
  }

  @Override
  protected void onDraw(Canvas canvas) {
    for (int i = 0; i < overlays.size(); i++) overlays.get(i).draw(canvas, this, false, getDrawingTime());
  }

  @Override
  public boolean onTouchEvent(MotionEvent ev) {
    for (int i = overlays.size() - 1; i >= 0; i--) {
      if (overlays.get(i).onTouchEvent(ev, this)) return true;
    }
    if (ev.getAction() != MotionEvent.ACTION_UP) return true;
    GeoPoint point = projection.fromPixels((int) ev.getX(), (int) ev.getY());
    for (int i = overlays.size() - 1; i >= 0; i--) {
      if (overlays.get(i).onTap(point, this)) return true;
    }
    return true;
  }

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    for (int i = overlays.size() - 1; i >= 0; i--) {
      if (overlays.get(i).onKeyDown(keyCode, event, this)) return true;
    }
    return super.onKeyDown(keyCode, event);
  }

  public MapController getController() {
    return controller;
  }

  public final List<Overlay> getOverlays() {
    return overlays;
  }

  public GeoPoint getMapCenter() {
    return center;
  }

  public Projection getProjection() {
    return projection;
  }

  public int getZoomLevel() {
    return zoom;
  }

  public int getMaxZoomLevel() {
    return 21;
  }

  public int getLatitudeSpan() {
    return span(zoom);
  }

  public int getLongitudeSpan() {
    return span(zoom);
  }

  public void setSatellite(boolean on) {
    satellite = on;
    invalidate();
  }

  public boolean isSatellite() {
    return satellite;
  }

  public void setTraffic(boolean on) {
    traffic = on;
    invalidate();
  }

  public boolean isTraffic() {
    return traffic;
  }

  public void setBuiltInZoomControls(boolean on) {
    getZoomButtonsController();
  }

  public ZoomButtonsController getZoomButtonsController() {
    if (buttons == null) buttons = new ZoomButtonsController(this);
    return buttons;
  }

  public void displayZoomControls(boolean takeFocus) {}

  public void preLoad() {}
}
