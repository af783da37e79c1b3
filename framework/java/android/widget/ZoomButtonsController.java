package android.widget;

import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import antecede.Callbacks;

/** Zoom buttons over a view: kept, not shown. */
@Deprecated
public class ZoomButtonsController implements View.OnTouchListener {
  private final ZoomControls controls;
  private final FrameLayout container;
  private OnZoomListener listener;
  private boolean visible;

  /** Hears of zooming. */
  public interface OnZoomListener {
    void onVisibilityChanged(boolean visible);

    void onZoom(boolean zoomIn);
  }

  private final class Click implements View.OnClickListener {
    private final boolean in;

    Click(boolean in) { this.in = in; }

    @Override
    public void onClick(View v) {
      if (listener == null) return;
      Callbacks.invoke(ZoomButtonsController.this, "OnZoomListener", listener);
      listener.onZoom(in);
    }
  }

  public ZoomButtonsController(View ownerView) {
    controls = new ZoomControls(ownerView.getContext());
    container = new FrameLayout(ownerView.getContext());
    container.addView(controls);
    controls.setOnZoomInClickListener(new Click(true));
    controls.setOnZoomOutClickListener(new Click(false));
  }

  public void setZoomInEnabled(boolean enabled) { controls.setIsZoomInEnabled(enabled); }

  public void setZoomOutEnabled(boolean enabled) { controls.setIsZoomOutEnabled(enabled); }

  public void setZoomSpeed(long speed) { controls.setZoomSpeed(speed); }

  public void setOnZoomListener(OnZoomListener listener) {
    if (listener != null) Callbacks.register(this, "OnZoomListener", listener, false, "setVisible");
    this.listener = listener;
  }

  public void setFocusable(boolean focusable) {}

  public boolean isAutoDismissed() { return true; }

  public void setAutoDismissed(boolean autoDismiss) {}

  public boolean isVisible() { return visible; }

  public void setVisible(boolean visible) {
    if (this.visible == visible) return;
    this.visible = visible;
    if (listener == null) return;
    Callbacks.invoke(this, "OnZoomListener", listener);
    listener.onVisibilityChanged(visible);
  }

  public ViewGroup getContainer() { return container; }

  public View getZoomControls() { return controls; }

  @Override
  public boolean onTouch(View v, MotionEvent event) { return false; }
}
