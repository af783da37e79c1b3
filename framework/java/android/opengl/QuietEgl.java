package android.opengl;

import antecede.Hidden;
import javax.microedition.khronos.egl.EGL10;
import javax.microedition.khronos.egl.EGL11;
import javax.microedition.khronos.egl.EGLConfig;
import javax.microedition.khronos.egl.EGLContext;
import javax.microedition.khronos.egl.EGLDisplay;
import javax.microedition.khronos.egl.EGLSurface;
import javax.microedition.khronos.opengles.GL;

/** Where pictures would be drawn. */
@Hidden
public class QuietEgl implements EGL11 {
  /** The one configuration. */
  private static final class Config extends EGLConfig {}

  private static final class Display extends EGLDisplay {}

  private static final class Surface extends EGLSurface {}

  private static final class Context extends EGLContext {
    private final GL gl = new QuietGl();

    @Override
    public GL getGL() {
      return gl;
    }
  }

  private final Display display = new Display();
  private final Config config = new Config();
  private EGLContext context = EGL10.EGL_NO_CONTEXT;
  private EGLSurface surface = EGL10.EGL_NO_SURFACE;

  public QuietEgl() {}

  /** Stands for nothing. */
  public static EGLContext context() {
    return new Context();
  }

  public static EGLDisplay display() {
    return new Display();
  }

  public static EGLSurface surface() {
    return new Surface();
  }

  @Override
  public EGLDisplay eglGetDisplay(Object native_display) {
    return display;
  }

  @Override
  public boolean eglInitialize(EGLDisplay display, int[] major_minor) {
    if (major_minor != null && major_minor.length > 1) {
      major_minor[0] = 1;
      major_minor[1] = 4;
    }
    return true;
  }

  @Override
  public boolean eglChooseConfig(EGLDisplay display, int[] attrib_list, EGLConfig[] configs, int config_size, int[] num_config) {
    return eglGetConfigs(display, configs, config_size, num_config);
  }

  @Override
  public boolean eglGetConfigs(EGLDisplay display, EGLConfig[] configs, int config_size, int[] num_config) {
    if (configs != null && config_size > 0) configs[0] = config;
    if (num_config != null) num_config[0] = 1;
    return true;
  }

  @Override
  public boolean eglGetConfigAttrib(EGLDisplay display, EGLConfig config, int attribute, int[] value) {
    boolean color = attribute == EGL_RED_SIZE || attribute == EGL_GREEN_SIZE || attribute == EGL_BLUE_SIZE
        || attribute == EGL_ALPHA_SIZE;
    value[0] = color ? 8 : attribute == EGL_DEPTH_SIZE ? 16 : 0;
    return true;
  }

  @Override
  public EGLContext eglCreateContext(EGLDisplay display, EGLConfig config, EGLContext share_context, int[] attrib_list) {
    return new Context();
  }

  @Override
  public EGLSurface eglCreateWindowSurface(EGLDisplay display, EGLConfig config, Object native_window, int[] attrib_list) {
    return new Surface();
  }

  @Override
  public EGLSurface eglCreatePbufferSurface(EGLDisplay display, EGLConfig config, int[] attrib_list) {
    return new Surface();
  }

  @Override
  public EGLSurface eglCreatePixmapSurface(EGLDisplay display, EGLConfig config, Object native_pixmap, int[] attrib_list) {
    return new Surface();
  }

  @Override
  public boolean eglMakeCurrent(EGLDisplay display, EGLSurface draw, EGLSurface read, EGLContext context) {
    this.context = context;
    surface = draw;
    return true;
  }

  @Override
  public EGLContext eglGetCurrentContext() {
    return context;
  }

  @Override
  public EGLDisplay eglGetCurrentDisplay() {
    return display;
  }

  @Override
  public EGLSurface eglGetCurrentSurface(int readdraw) {
    return surface;
  }

  @Override
  public int eglGetError() {
    return EGL_SUCCESS;
  }

  @Override
  public String eglQueryString(EGLDisplay display, int name) {
    return "Antecede";
  }

  @Override
  public boolean eglQuerySurface(EGLDisplay display, EGLSurface surface, int attribute, int[] value) {
    value[0] = attribute == EGL_WIDTH ? 1080 : attribute == EGL_HEIGHT ? 1920 : 0;
    return true;
  }

  @Override
  public boolean eglQueryContext(EGLDisplay display, EGLContext context, int attribute, int[] value) {
    value[0] = 0;
    return true;
  }

  @Override
  public boolean eglSwapBuffers(EGLDisplay display, EGLSurface surface) {
    return true;
  }

  @Override
  public boolean eglCopyBuffers(EGLDisplay display, EGLSurface surface, Object native_pixmap) {
    return true;
  }

  @Override
  public boolean eglDestroyContext(EGLDisplay display, EGLContext context) {
    return true;
  }

  @Override
  public boolean eglDestroySurface(EGLDisplay display, EGLSurface surface) {
    return true;
  }

  @Override
  public boolean eglTerminate(EGLDisplay display) {
    return true;
  }

  @Override
  public boolean eglWaitGL() {
    return true;
  }

  @Override
  public boolean eglWaitNative(int engine, Object bindTarget) {
    return true;
  }
}
