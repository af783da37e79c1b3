package android.view;

import android.content.Context;
import android.graphics.drawable.Drawable;
import antecede.Bag;

/** What is painted above a view: nothing is, so it only keeps what was added. */
public class ViewOverlay {
  final View host;
  private final Bag<Drawable> drawables = new Bag<Drawable>();

  ViewOverlay(Context context, View hostView) {
    host = hostView;
  }

  public void add(Drawable drawable) {
    if (drawable == null) throw new IllegalArgumentException("drawable must be non-null");
    if (!drawables.contains(drawable)) drawables.add(drawable);
    host.invalidate();
  }

  public void remove(Drawable drawable) {
    if (drawables.remove(drawable)) host.invalidate();
  }

  public void clear() {
    drawables.clear();
  }
}
