package android.view;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Matrix;
import android.graphics.Rect;
import android.graphics.SurfaceTexture;
import android.util.AttributeSet;
import antecede.Callbacks;

/** A view that shows a stream of pictures. Its texture comes when it is first drawn, and goes when it leaves its window. */
public class TextureView extends View {
  private SurfaceTextureListener listener;
  private SurfaceTexture texture;
  private boolean opaque = true;
  private final Matrix transform = new Matrix();

  /** Hears of the texture, on the thread of the window. */
  public interface SurfaceTextureListener {
    void onSurfaceTextureAvailable(SurfaceTexture surface, int width, int height);

    void onSurfaceTextureSizeChanged(SurfaceTexture surface, int width, int height);

    boolean onSurfaceTextureDestroyed(SurfaceTexture surface);

    void onSurfaceTextureUpdated(SurfaceTexture surface);
  }

  public TextureView(Context context) {
    super(context);
  }

  public TextureView(Context context, AttributeSet attrs) {
    super(context, attrs);
  }

  public TextureView(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
  }

  public TextureView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
  }

  @Override
  public boolean isOpaque() {
    return opaque;
  }

  public void setOpaque(boolean opaque) {
    this.opaque = opaque;
  }

  @Override
  public final void draw(Canvas canvas) {
    if (texture == null) {
      texture = new SurfaceTexture(false);
      if (listener != null) {
        Callbacks.invoke(this, "SurfaceTextureListener", listener);
        listener.onSurfaceTextureAvailable(texture, getWidth(), getHeight());
      }
    }
  }

  @Override
  protected final void onDraw(Canvas canvas) {}

  @Override
  protected void onSizeChanged(int w, int h, int oldw, int oldh) {
    super.onSizeChanged(w, h, oldw, oldh);
    if (texture == null || listener == null) return;
    Callbacks.invoke(this, "SurfaceTextureListener", listener);
    listener.onSurfaceTextureSizeChanged(texture, w, h);
  }

  @Override
  protected void onDetachedFromWindow() {
    super.onDetachedFromWindow();
    if (texture == null) return;
    boolean release = true;
    if (listener != null) {
      Callbacks.invoke(this, "SurfaceTextureListener", listener);
      release = listener.onSurfaceTextureDestroyed(texture);
    }
    if (release) texture.release();
    texture = null;
  }

  public void setTransform(Matrix transform) {
    this.transform.set(transform);
    invalidate();
  }

  public Matrix getTransform(Matrix transform) {
    Matrix result = transform == null ? new Matrix() : transform;
    result.set(this.transform);
    return result;
  }

  public Bitmap getBitmap() {
    return getBitmap(getWidth(), getHeight());
  }

  public Bitmap getBitmap(int width, int height) {
    return isAvailable() && width > 0 && height > 0 ? Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888) : null;
  }

  public Bitmap getBitmap(Bitmap bitmap) {
    return bitmap;
  }

  public boolean isAvailable() {
    return texture != null;
  }

  public Canvas lockCanvas() {
    return lockCanvas(null);
  }

  public Canvas lockCanvas(Rect dirty) {
    return isAvailable() ? new Canvas() : null;
  }

  public void unlockCanvasAndPost(Canvas canvas) {}

  public SurfaceTexture getSurfaceTexture() {
    return texture;
  }

  public void setSurfaceTexture(SurfaceTexture surfaceTexture) {
    if (surfaceTexture == null) throw new NullPointerException("surfaceTexture must not be null");
    if (surfaceTexture == texture) throw new
        IllegalArgumentException("Trying to setSurfaceTexture to the same SurfaceTexture that's already set.");
    if (texture != null) texture.release();
    texture = surfaceTexture;
    invalidate();
  }

  public SurfaceTextureListener getSurfaceTextureListener() {
    return listener;
  }

  public void setSurfaceTextureListener(SurfaceTextureListener listener) {
    this.listener = listener;
    if (listener == null) Callbacks.unregister(this, "SurfaceTextureListener", null);
    else Callbacks.register(this, "SurfaceTextureListener", listener, false, "draw onSizeChanged onDetachedFromWindow");
  }
}
