package android.opengl;

import android.content.Context;
import android.util.AttributeSet;
import android.view.SurfaceHolder;
import android.view.SurfaceView;
import javax.microedition.khronos.egl.EGL10;
import javax.microedition.khronos.egl.EGLConfig;
import javax.microedition.khronos.egl.EGLContext;
import javax.microedition.khronos.egl.EGLDisplay;
import javax.microedition.khronos.egl.EGLSurface;
import javax.microedition.khronos.opengles.GL;
import javax.microedition.khronos.opengles.GL10;

/** A surface whose renderer draws on a thread of its own. */
public class GLSurfaceView extends SurfaceView implements SurfaceHolder.Callback2 {
  public static final int DEBUG_CHECK_GL_ERROR = 1;
  public static final int DEBUG_LOG_GL_CALLS = 2;
  public static final int RENDERMODE_CONTINUOUSLY = 1;
  public static final int RENDERMODE_WHEN_DIRTY = 0;

  private RendererThread thread;
  private Renderer renderer;
  private boolean detached;
  private EGLConfigChooser configChooser;
  private EGLContextFactory contextFactory;
  private EGLWindowSurfaceFactory surfaceFactory;
  private GLWrapper wrapper;
  private int renderMode = RENDERMODE_CONTINUOUSLY;
  private int debugFlags;
  private boolean preserveEGLContextOnPause;

  /** Draws. All its methods are called on the view's thread for drawing. */
  public interface Renderer {
    void onSurfaceCreated(GL10 gl, EGLConfig config);

    void onSurfaceChanged(GL10 gl, int width, int height);

    void onDrawFrame(GL10 gl);
  }

  /** Wraps what draws. */
  public interface GLWrapper {
    GL wrap(GL gl);
  }

  /** Makes the context. */
  public interface EGLContextFactory {
    EGLContext createContext(EGL10 egl, EGLDisplay display, EGLConfig eglConfig);

    void destroyContext(EGL10 egl, EGLDisplay display, EGLContext context);
  }

  /** Makes the surface. */
  public interface EGLWindowSurfaceFactory {
    EGLSurface createWindowSurface(EGL10 egl, EGLDisplay display, EGLConfig config, Object nativeWindow);

    void destroySurface(EGL10 egl, EGLDisplay display, EGLSurface surface);
  }

  /** Chooses the configuration. */
  public interface EGLConfigChooser {
    EGLConfig chooseConfig(EGL10 egl, EGLDisplay display);
  }

  public GLSurfaceView(Context context) {
    super(context);
    getHolder().addCallback(this);
  }

  public GLSurfaceView(Context context, AttributeSet attrs) {
    super(context, attrs);
    getHolder().addCallback(this);
  }

  @Override
  protected void finalize() throws Throwable {
    if (thread != null) thread.end();
  }

  public int getDebugFlags() {
    return debugFlags;
  }

  public void setDebugFlags(int debugFlags) {
    this.debugFlags = debugFlags;
  }

  public boolean getPreserveEGLContextOnPause() {
    return preserveEGLContextOnPause;
  }

  public void setPreserveEGLContextOnPause(boolean preserveOnPause) {
    preserveEGLContextOnPause = preserveOnPause;
  }

  private void checkUnset() {
    if (thread != null) throw new IllegalStateException("setRenderer has already been called for this instance.");
  }

  public void setGLWrapper(GLWrapper glWrapper) {
    wrapper = glWrapper;
  }

  public void setEGLContextFactory(EGLContextFactory factory) {
    checkUnset();
    contextFactory = factory;
  }

  public void setEGLWindowSurfaceFactory(EGLWindowSurfaceFactory factory) {
    checkUnset();
    surfaceFactory = factory;
  }

  public void setEGLConfigChooser(EGLConfigChooser configChooser) {
    checkUnset();
    this.configChooser = configChooser;
  }

  public void setEGLConfigChooser(boolean needDepth) {
    checkUnset();
  }

  public void setEGLConfigChooser(int redSize, int greenSize, int blueSize, int alphaSize, int depthSize, int stencilSize) {
    checkUnset();
  }

  public void setEGLContextClientVersion(int version) {
    checkUnset();
  }

  public void setRenderer(Renderer renderer) {
    checkUnset();
    this.renderer = renderer;
    start();
  }

  private void start() {
    thread = new RendererThread(renderer, configChooser, contextFactory, surfaceFactory, wrapper, renderMode);
    thread.start();
  }

  public void setRenderMode(int renderMode) {
    this.renderMode = renderMode;
    if (thread != null) thread.setMode(renderMode);
  }

  public int getRenderMode() {
    return renderMode;
  }

  public void requestRender() {
    thread.requestRender();
  }

  public void queueEvent(Runnable r) {
    thread.queueEvent(r);
  }

  @Override
  public void surfaceCreated(SurfaceHolder holder) {
    if (thread != null) thread.surfaceCreated(holder);
  }

  @Override
  public void surfaceDestroyed(SurfaceHolder holder) {
    if (thread != null) thread.surfaceDestroyed();
  }

  @Override
  public void surfaceChanged(SurfaceHolder holder, int format, int w, int h) {
    if (thread != null) thread.surfaceChanged(w, h);
  }

  @Override
  @Deprecated
  public void surfaceRedrawNeeded(SurfaceHolder holder) {}

  @Override
  public void surfaceRedrawNeededAsync(SurfaceHolder holder, Runnable finishDrawing) {
    if (thread == null) {
      finishDrawing.run();
      return;
    }
    thread.queueEvent(finishDrawing);
    thread.requestRender();
  }

  public void onPause() {
    thread.pause();
  }

  public void onResume() {
    thread.goOn();
  }

  @Override
  protected void onAttachedToWindow() {
    super.onAttachedToWindow();
    if (detached && renderer != null) start();
    detached = false;
  }

  @Override
  protected void onDetachedFromWindow() {
    if (thread != null) thread.end();
    detached = true;
    super.onDetachedFromWindow();
  }
}
