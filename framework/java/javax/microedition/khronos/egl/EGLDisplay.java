package javax.microedition.khronos.egl;

/** A screen. */
public abstract class EGLDisplay {
  public EGLDisplay() {}
}
