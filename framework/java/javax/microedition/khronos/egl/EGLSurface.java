package javax.microedition.khronos.egl;

/** A surface. */
public abstract class EGLSurface {
  public EGLSurface() {}
}
