package android.opengl;

import android.view.SurfaceHolder;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Queue;
import antecede.Sync;
import antecede.Task;
import antecede.Threads;
import javax.microedition.khronos.egl.EGL10;
import javax.microedition.khronos.egl.EGLConfig;
import javax.microedition.khronos.egl.EGLContext;
import javax.microedition.khronos.egl.EGLDisplay;
import javax.microedition.khronos.egl.EGLSurface;
import javax.microedition.khronos.opengles.GL;
import javax.microedition.khronos.opengles.GL10;

/**
 * The thread on which a renderer draws. What it does are the events of a serial queue: runnables of the app, and frames. The
 * owner of the surface
 * waits where Android's does: until a frame of the new size is drawn, until nothing is drawn any more.
 */
final class RendererThread extends Thread {
  private static final long FRAME = 16666667;
  private static int count;

  private final GLSurfaceView.Renderer renderer;
  private final GLSurfaceView.EGLConfigChooser chooser;
  private final GLSurfaceView.EGLContextFactory contexts;
  private final GLSurfaceView.EGLWindowSurfaceFactory surfaces;
  private final GLSurfaceView.GLWrapper wrapper;
  private final Queue events = Queue.serial();
  private final Bag<Task> waiting = new Bag<Task>();
  private final QuietEgl egl = new QuietEgl();
  private int mode;
  private SurfaceHolder surface;
  private boolean paused;
  private boolean ended;
  private boolean busy;
  private boolean requested;
  private int width;
  private int height;
  private boolean sizeChanged;
  private EGLConfig config;
  private EGLContext context;
  private EGLSurface target;
  private GL10 gl;

  RendererThread(GLSurfaceView.Renderer renderer, GLSurfaceView.EGLConfigChooser chooser,
      GLSurfaceView.EGLContextFactory contexts,
      GLSurfaceView.EGLWindowSurfaceFactory surfaces, GLSurfaceView.GLWrapper wrapper, int mode) {
    super("GLThread " + ++count);
    this.renderer = renderer;
    this.chooser = chooser;
    this.contexts = contexts;
    this.surfaces = surfaces;
    this.wrapper = wrapper;
    this.mode = mode;
  }

  /** What the app wants to be done here. */
  private static final class Event extends Task {
    private final Runnable runnable;

    Event(Runnable runnable) {
      this.runnable = runnable;
      callback = runnable;
    }

    @Override
    public void run() {
      runnable.run();
    }
  }

  /** A frame; the first one of a surface creates and sizes it. */
  private final class Frame extends Task {
    @Override
    public void run() {
      draw();
    }
  }

  void setMode(int mode) {
    this.mode = mode;
    wake();
  }

  private void wake() {
    Sync.wake(this, true);
  }

  private boolean canDraw() {
    return surface != null && !paused && width > 0 && height > 0;
  }

  void requestRender() {
    if (!requested) {
      requested = true;
      add(new Frame());
    }
  }

  private void add(Task task) {
    events.enqueue(task, Queue.DELAYED, 0, false);
    waiting.add(task);
    wake();
  }

  void queueEvent(Runnable r) {
    if (r == null) throw new IllegalArgumentException("r must not be null");
    add(new Event(r));
  }

  void surfaceCreated(SurfaceHolder holder) {
    surface = holder;
    wake();
  }

  /** Waits for a frame of that size. */
  void surfaceChanged(int w, int h) {
    width = w;
    height = h;
    sizeChanged = true;
    requestRender();
    if (Threads.current() == this) return;
    while (isAlive() && !ended && canDraw() && sizeChanged) Sync.blockUninterruptibly(this, Threads.FOREVER);
    Sync.acquire(this);
  }

  void surfaceDestroyed() {
    surface = null;
    target = null;
    rest();
  }

  void pause() {
    paused = true;
    rest();
  }

  void goOn() {
    paused = false;
    requestRender();
    wake();
  }

  /** Waits until nothing is drawn. */
  private void rest() {
    wake();
    if (Threads.current() == this) return;
    while (isAlive() && !ended && busy) Sync.blockUninterruptibly(this, Threads.FOREVER);
    Sync.acquire(this);
  }

  void end() {
    if (ended) return;
    ended = true;
    wake();
    if (Threads.current() == this) return;
    try {
      join();
    } catch (InterruptedException e) {
      Threads.current().interrupt();
    }
  }

  @Override
  public void run() {
    while (!ended) {
      Task task = next();
      if (task == null) Sync.blockUninterruptibly(this, Threads.FOREVER);
      else perform(task);
    }
  }

  /** Runnables of the app come before frames, and come even if nothing can be drawn. */
  private Task next() {
    for (int i = 0; i < waiting.size(); i++) {
      if (waiting.get(i) instanceof Event) return waiting.removeAt(i);
    }
    return !waiting.isEmpty() && canDraw() ? waiting.removeAt(0) : null;
  }

  private void perform(Task task) {
    busy = true;
    try {
      events.perform(task);
    } finally {
      busy = false;
      Sync.release(this);
      wake();
    }
    if (task instanceof Frame && mode == GLSurfaceView.RENDERMODE_CONTINUOUSLY) {
      Sync.blockUninterruptibly(events, FRAME);
      requestRender();
    }
  }

  private void draw() {
    requested = false;
    if (!canDraw()) return;
    boolean created = target == null;
    if (created) create();
    Callbacks.invoke(this, "Renderer", renderer);
    if (created) renderer.onSurfaceCreated(gl, config);
    if (created || sizeChanged) renderer.onSurfaceChanged(gl, width, height);
    renderer.onDrawFrame(gl);
    sizeChanged = false;
  }

  private void create() {
    EGLDisplay display = egl.eglGetDisplay(EGL10.EGL_DEFAULT_DISPLAY);
    egl.eglInitialize(display, new int[2]);
    if (chooser != null) {
      config = chooser.chooseConfig(egl, display);
    } else {
      EGLConfig[] configs = new EGLConfig[1];
      egl.eglChooseConfig(display, null, configs, 1, new int[1]);
      config = configs[0];
    }
    if (context == null) {
      context = contexts != null ? contexts.createContext(egl, display, config) : egl
          .eglCreateContext(display, config, null, null);
    }
    target = surfaces != null ? surfaces.createWindowSurface(egl, display, config, surface) : egl
        .eglCreateWindowSurface(display, config, surface, null);
    egl.eglMakeCurrent(display, target, target, context);
    GL made = context.getGL();
    if (wrapper != null) made = wrapper.wrap(made);
    gl = (GL10) made;
  }
}
