package javax.microedition.khronos.egl;

/** EGL 1.0. */
public interface EGL10 extends EGL {
  int EGL_ALPHA_FORMAT = 12424;
  int EGL_ALPHA_MASK_SIZE = 12350;
  int EGL_ALPHA_SIZE = 12321;
  int EGL_BAD_ACCESS = 12290;
  int EGL_BAD_ALLOC = 12291;
  int EGL_BAD_ATTRIBUTE = 12292;
  int EGL_BAD_CONFIG = 12293;
  int EGL_BAD_CONTEXT = 12294;
  int EGL_BAD_CURRENT_SURFACE = 12295;
  int EGL_BAD_DISPLAY = 12296;
  int EGL_BAD_MATCH = 12297;
  int EGL_BAD_NATIVE_PIXMAP = 12298;
  int EGL_BAD_NATIVE_WINDOW = 12299;
  int EGL_BAD_PARAMETER = 12300;
  int EGL_BAD_SURFACE = 12301;
  int EGL_BLUE_SIZE = 12322;
  int EGL_BUFFER_SIZE = 12320;
  int EGL_COLORSPACE = 12423;
  int EGL_COLOR_BUFFER_TYPE = 12351;
  int EGL_CONFIG_CAVEAT = 12327;
  int EGL_CONFIG_ID = 12328;
  int EGL_CORE_NATIVE_ENGINE = 12379;
  int EGL_DEPTH_SIZE = 12325;
  int EGL_DONT_CARE = -1;
  int EGL_DRAW = 12377;
  int EGL_EXTENSIONS = 12373;
  int EGL_GREEN_SIZE = 12323;
  int EGL_HEIGHT = 12374;
  int EGL_HORIZONTAL_RESOLUTION = 12432;
  int EGL_LARGEST_PBUFFER = 12376;
  int EGL_LEVEL = 12329;
  int EGL_LUMINANCE_BUFFER = 12431;
  int EGL_LUMINANCE_SIZE = 12349;
  int EGL_MAX_PBUFFER_HEIGHT = 12330;
  int EGL_MAX_PBUFFER_PIXELS = 12331;
  int EGL_MAX_PBUFFER_WIDTH = 12332;
  int EGL_NATIVE_RENDERABLE = 12333;
  int EGL_NATIVE_VISUAL_ID = 12334;
  int EGL_NATIVE_VISUAL_TYPE = 12335;
  int EGL_NONE = 12344;
  int EGL_NON_CONFORMANT_CONFIG = 12369;
  int EGL_NOT_INITIALIZED = 12289;
  int EGL_PBUFFER_BIT = 1;
  int EGL_PIXEL_ASPECT_RATIO = 12434;
  int EGL_PIXMAP_BIT = 2;
  int EGL_READ = 12378;
  int EGL_RED_SIZE = 12324;
  int EGL_RENDERABLE_TYPE = 12352;
  int EGL_RENDER_BUFFER = 12422;
  int EGL_RGB_BUFFER = 12430;
  int EGL_SAMPLES = 12337;
  int EGL_SAMPLE_BUFFERS = 12338;
  int EGL_SINGLE_BUFFER = 12421;
  int EGL_SLOW_CONFIG = 12368;
  int EGL_STENCIL_SIZE = 12326;
  int EGL_SUCCESS = 12288;
  int EGL_SURFACE_TYPE = 12339;
  int EGL_TRANSPARENT_BLUE_VALUE = 12341;
  int EGL_TRANSPARENT_GREEN_VALUE = 12342;
  int EGL_TRANSPARENT_RED_VALUE = 12343;
  int EGL_TRANSPARENT_RGB = 12370;
  int EGL_TRANSPARENT_TYPE = 12340;
  int EGL_VENDOR = 12371;
  int EGL_VERSION = 12372;
  int EGL_VERTICAL_RESOLUTION = 12433;
  int EGL_WIDTH = 12375;
  int EGL_WINDOW_BIT = 4;

  Object EGL_DEFAULT_DISPLAY = null;
  EGLContext EGL_NO_CONTEXT = android.opengl.QuietEgl.context();
  EGLDisplay EGL_NO_DISPLAY = android.opengl.QuietEgl.display();
  EGLSurface EGL_NO_SURFACE = android.opengl.QuietEgl.surface();

  boolean eglChooseConfig(EGLDisplay eGLDisplay, int[] values, EGLConfig[] eGLConfigs, int value, int[] values2);

  boolean eglCopyBuffers(EGLDisplay eGLDisplay, EGLSurface eGLSurface, Object object);

  EGLContext eglCreateContext(EGLDisplay eGLDisplay, EGLConfig eGLConfig, EGLContext eGLContext, int[] values);

  EGLSurface eglCreatePbufferSurface(EGLDisplay eGLDisplay, EGLConfig eGLConfig, int[] values);

  EGLSurface eglCreatePixmapSurface(EGLDisplay eGLDisplay, EGLConfig eGLConfig, Object object, int[] values);

  EGLSurface eglCreateWindowSurface(EGLDisplay eGLDisplay, EGLConfig eGLConfig, Object object, int[] values);

  boolean eglDestroyContext(EGLDisplay eGLDisplay, EGLContext eGLContext);

  boolean eglDestroySurface(EGLDisplay eGLDisplay, EGLSurface eGLSurface);

  boolean eglGetConfigAttrib(EGLDisplay eGLDisplay, EGLConfig eGLConfig, int value, int[] values);

  boolean eglGetConfigs(EGLDisplay eGLDisplay, EGLConfig[] eGLConfigs, int value, int[] values);

  EGLContext eglGetCurrentContext();

  EGLDisplay eglGetCurrentDisplay();

  EGLSurface eglGetCurrentSurface(int value);

  EGLDisplay eglGetDisplay(Object object);

  int eglGetError();

  boolean eglInitialize(EGLDisplay eGLDisplay, int[] values);

  boolean eglMakeCurrent(EGLDisplay eGLDisplay, EGLSurface eGLSurface, EGLSurface eGLSurface2, EGLContext eGLContext);

  boolean eglQueryContext(EGLDisplay eGLDisplay, EGLContext eGLContext, int value, int[] values);

  String eglQueryString(EGLDisplay eGLDisplay, int value);

  boolean eglQuerySurface(EGLDisplay eGLDisplay, EGLSurface eGLSurface, int value, int[] values);

  boolean eglSwapBuffers(EGLDisplay eGLDisplay, EGLSurface eGLSurface);

  boolean eglTerminate(EGLDisplay eGLDisplay);

  boolean eglWaitGL();

  boolean eglWaitNative(int value, Object object);
}
