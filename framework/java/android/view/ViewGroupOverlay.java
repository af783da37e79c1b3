package android.view;

import android.content.Context;
import antecede.Bag;

/** One that can hold views: a view that is added leaves the group it was in. */
public class ViewGroupOverlay extends ViewOverlay {
  private final Bag<View> views = new Bag<View>();

  ViewGroupOverlay(Context context, View hostView) {
    super(context, hostView);
  }

  public void add(View view) {
    if (view == null) throw new IllegalArgumentException("view must be non-null");
    if (view.getParent() instanceof ViewGroup) ((ViewGroup) view.getParent()).removeView(view);
    if (!views.contains(view)) views.add(view);
  }

  public void remove(View view) {
    views.remove(view);
  }

  @Override
  public void clear() {
    super.clear();
    views.clear();
  }
}
