package android.view;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.PixelFormat;
import android.graphics.Rect;
import android.util.AttributeSet;
import antecede.Bag;
import antecede.Callbacks;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A view with a surface of its own. The surface comes before the first frame in which the view is shown, and goes with the
 * window's visibility, the
 * view's, or the window; its callbacks are called then and there.
 */
public class SurfaceView extends View {
  public static final int SURFACE_LIFECYCLE_DEFAULT = 0;
  public static final int SURFACE_LIFECYCLE_FOLLOWS_VISIBILITY = 1;
  public static final int SURFACE_LIFECYCLE_FOLLOWS_ATTACHMENT = 2;

  private final Surface surface = new Surface(false);
  private final Holder holder = new Holder(this);
  private final Bag<SurfaceHolder.Callback> callbacks = new Bag<SurfaceHolder.Callback>();
  private final ReentrantLock lock = new ReentrantLock();
  private final BeforeDraw beforeDraw = new BeforeDraw(this);
  private boolean windowShown;
  private boolean viewShown = true;
  private boolean creating;
  private int surfaceWidth = -1;
  private int surfaceHeight = -1;
  private int fixedWidth = -1;
  private int fixedHeight = -1;
  private int format = PixelFormat.RGB_565;
  private int surfaceFormat;

  private static final class BeforeDraw implements ViewTreeObserver.OnPreDrawListener {
    private final SurfaceView view;

    BeforeDraw(SurfaceView view) {
      this.view = view;
    }

    @Override
    public boolean onPreDraw() {
      view.updateSurface();
      return true;
    }
  }

  private static final class Holder implements SurfaceHolder {
    private final SurfaceView view;

    Holder(SurfaceView view) {
      this.view = view;
    }

    @Override
    public void addCallback(Callback callback) {
      if (view.callbacks.contains(callback)) return;
      Callbacks.register(view, "SurfaceHolder.Callback", callback, true, "tell destroySurface");
      view.callbacks.add(callback);
    }

    @Override
    public void removeCallback(Callback callback) {
      if (view.callbacks.remove(callback)) Callbacks.unregister(view, "SurfaceHolder.Callback", callback);
    }

    @Override
    public boolean isCreating() {
      return view.creating;
    }

    @Override
    public void setType(int type) {}

    @Override
    public void setFixedSize(int width, int height) {
      if (view.fixedWidth == width && view.fixedHeight == height) return;
      view.fixedWidth = width;
      view.fixedHeight = height;
      view.requestLayout();
    }

    @Override
    public void setSizeFromLayout() {
      setFixedSize(-1, -1);
    }

    @Override
    public void setFormat(int format) {
      view.format = format == PixelFormat.OPAQUE ? PixelFormat.RGB_565 : format;
      if (view.getWindowToken() != null) view.updateSurface();
    }

    @Override
    public void setKeepScreenOn(boolean screenOn) {
      view.setKeepScreenOn(screenOn);
    }

    @Override
    public Canvas lockCanvas() {
      return lockCanvas(null);
    }

    /** The lock is kept until the canvas comes back; the surface cannot go meanwhile. */
    @Override
    public Canvas lockCanvas(Rect dirty) {
      view.lock.lock();
      if (view.surface.isValid()) return view.surface.lockCanvas(dirty);
      view.lock.unlock();
      return null;
    }

    @Override
    public Canvas lockHardwareCanvas() {
      return lockCanvas(null);
    }

    @Override
    public void unlockCanvasAndPost(Canvas canvas) {
      view.surface.unlockCanvasAndPost(canvas);
      view.lock.unlock();
    }

    @Override
    public Rect getSurfaceFrame() {
      return new Rect(0, 0, Math.max(0, view.surfaceWidth), Math.max(0, view.surfaceHeight));
    }

    @Override
    public Surface getSurface() {
      return view.surface;
    }
  }

  public SurfaceView(Context context) {
    this(context, null);
  }

  public SurfaceView(Context context, AttributeSet attrs) {
    this(context, attrs, 0);
  }

  public SurfaceView(Context context, AttributeSet attrs, int defStyleAttr) {
    this(context, attrs, defStyleAttr, 0);
  }

  public SurfaceView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    setWillNotDraw(true);
  }

  public SurfaceHolder getHolder() {
    return holder;
  }

  @Override
  protected void onAttachedToWindow() {
    super.onAttachedToWindow();
    viewShown = shown == VISIBLE;
    getViewTreeObserver().addOnPreDrawListener(beforeDraw);
  }

  @Override
  protected void onWindowVisibilityChanged(int visibility) {
    super.onWindowVisibilityChanged(visibility);
    windowShown = visibility == VISIBLE;
    if (!windowShown) updateSurface();
  }

  @Override
  public void setVisibility(int visibility) {
    super.setVisibility(visibility);
    boolean now = visibility == VISIBLE;
    if (viewShown == now) return;
    viewShown = now;
    if (isAttachedToWindow()) updateSurface();
  }

  @Override
  protected void onDetachedFromWindow() {
    getViewTreeObserver().removeOnPreDrawListener(beforeDraw);
    windowShown = false;
    updateSurface();
    super.onDetachedFromWindow();
  }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    int width = fixedWidth >= 0 ? resolveSizeAndState(fixedWidth, widthMeasureSpec, 0) : getDefaultSize(0, widthMeasureSpec);
    int height = fixedHeight >= 0 ? resolveSizeAndState(fixedHeight, heightMeasureSpec, 0) : getDefaultSize(0, heightMeasureSpec);
    setMeasuredDimension(width, height);
  }

  private void updateSurface() {
    boolean wanted = windowShown && viewShown && isAttachedToWindow();
    boolean there = surface.isValid();
    if (there && !wanted) destroySurface();
    if (!wanted) return;
    int width = fixedWidth > 0 ? fixedWidth : getWidth();
    int height = fixedHeight > 0 ? fixedHeight : getHeight();
    if (width <= 0 || height <= 0) return;
    boolean changed = width != surfaceWidth || height != surfaceHeight || format != surfaceFormat;
    if (there && !changed) return;
    surfaceWidth = width;
    surfaceHeight = height;
    surfaceFormat = format;
    creating = !there;
    surface.setValid(true);
    tell(!there);
    creating = false;
  }

  private void tell(boolean created) {
    Bag<SurfaceHolder.Callback> all = callbacks.copy();
    for (int i = 0; i < all.size() && created; i++) {
      Callbacks.invoke(this, "SurfaceHolder.Callback", all.get(i));
      all.get(i).surfaceCreated(holder);
    }
    all = callbacks.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "SurfaceHolder.Callback", all.get(i));
      all.get(i).surfaceChanged(holder, surfaceFormat, surfaceWidth, surfaceHeight);
    }
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) instanceof SurfaceHolder.Callback2) ((SurfaceHolder.Callback2) all.get(i)).surfaceRedrawNeeded(holder);
    }
  }

  /** Callbacks first: they must have stopped using it when they return. */
  private void destroySurface() {
    Bag<SurfaceHolder.Callback> all = callbacks.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "SurfaceHolder.Callback", all.get(i));
      all.get(i).surfaceDestroyed(holder);
    }
    lock.lock();
    surface.setValid(false);
    lock.unlock();
    surfaceWidth = -1;
    surfaceHeight = -1;
  }

  @Override
  public void draw(Canvas canvas) {
    super.draw(canvas);
  }

  @Override
  protected void dispatchDraw(Canvas canvas) {
    super.dispatchDraw(canvas);
  }

  public void setZOrderMediaOverlay(boolean isMediaOverlay) {}

  public void setZOrderOnTop(boolean onTop) {}

  public void setSecure(boolean isSecure) {}

  public void setSurfaceLifecycle(int lifecycleStrategy) {}
}
