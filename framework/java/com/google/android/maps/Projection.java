package com.google.android.maps;

import android.graphics.Point;
import antecede.Unlisted;

/** From the earth to the screen and back. */
@Unlisted
public interface Projection {
  Point toPixels(GeoPoint in, Point out);

  GeoPoint fromPixels(int x, int y);

  float metersToEquatorPixels(float meters);
}
