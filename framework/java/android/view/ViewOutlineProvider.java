package android.view;

import android.graphics.Outline;

/** Says what shape a view has. */
public abstract class ViewOutlineProvider {
  public static final ViewOutlineProvider BACKGROUND = new Whole();
  public static final ViewOutlineProvider BOUNDS = new Whole();
  public static final ViewOutlineProvider PADDED_BOUNDS = new Whole();

  private static final class Whole extends ViewOutlineProvider {
    @Override
    public void getOutline(View view, Outline outline) {
      outline.setRect(0, 0, view.getWidth(), view.getHeight());
    }
  }

  public ViewOutlineProvider() {}

  public abstract void getOutline(View view, Outline outline);
}
