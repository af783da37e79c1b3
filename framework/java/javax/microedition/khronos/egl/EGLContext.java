package javax.microedition.khronos.egl;

import javax.microedition.khronos.opengles.GL;

/** Where somebody draws. */
public abstract class EGLContext {
  private static final EGL EGL_INSTANCE = new android.opengl.QuietEgl();

  public EGLContext() {}

  public static EGL getEGL() {
    return EGL_INSTANCE;
  }

  public abstract GL getGL();
}
