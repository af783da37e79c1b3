package com.google.android.maps;

import android.os.Message;
import antecede.Unlisted;

/** Moves a map. */
@Unlisted
public final class MapController {
  private final MapView view;

  MapController(MapView view) {
    this.view = view;
  }

  public void animateTo(GeoPoint point) {
    setCenter(point);
  }

  public void animateTo(GeoPoint point, Message message) {
    setCenter(point);
    if (message != null) message.sendToTarget();
  }

  public void animateTo(GeoPoint point, Runnable runnable) {
    setCenter(point);
    if (runnable != null) view.post(runnable);
  }

  public void setCenter(GeoPoint point) {
    view.center = point;
    view.invalidate();
  }

  public int setZoom(int zoomLevel) {
    view.zoom = Math.max(1, Math.min(21, zoomLevel));
    view.invalidate();
    return view.zoom;
  }

  public boolean zoomIn() {
    return setZoom(view.zoom + 1) == view.zoom;
  }

  public boolean zoomOut() {
    return setZoom(view.zoom - 1) == view.zoom;
  }

  public void zoomToSpan(int latSpanE6, int lonSpanE6) {
    int zoom = 21;
    while (zoom > 1 && view.span(zoom) < Math.max(latSpanE6, lonSpanE6)) zoom--;
    setZoom(zoom);
  }

  public void scrollBy(int x, int y) {
    view.center = view.getProjection().fromPixels(view.getWidth() / 2 + x, view.getHeight() / 2 + y);
    view.invalidate();
  }

  public void stopPanning() {}

  public void stopAnimation(boolean jumpToFinish) {}
}
