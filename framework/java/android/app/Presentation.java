package android.app;

import android.content.Context;
import android.content.res.Resources;
import android.view.Display;
import android.view.WindowManager;

/** A dialog on another display. */
public class Presentation extends Dialog {
  private final Display display;

  public Presentation(Context outerContext, Display display) {
    this(outerContext, display, 0);
  }

  public Presentation(Context outerContext, Display display, int theme) {
    super(outerContext, theme);
    if (display == null) throw new IllegalArgumentException("display must not be null");
    this.display = display;
    getWindow().setType(WindowManager.LayoutParams.TYPE_PRESENTATION);
    setCanceledOnTouchOutside(false);
  }

  public Display getDisplay() {
    return display;
  }

  public Resources getResources() {
    return getContext().getResources();
  }

  @Override
  protected void onStart() {
    super.onStart();
  }

  @Override
  protected void onStop() {
    super.onStop();
  }

  @Override
  public void show() {
    super.show();
  }

  public void onDisplayRemoved() {}

  public void onDisplayChanged() {}
}
