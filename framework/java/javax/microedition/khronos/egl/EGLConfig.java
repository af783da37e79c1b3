package javax.microedition.khronos.egl;

/** A configuration. */
public abstract class EGLConfig {
  public EGLConfig() {}
}
