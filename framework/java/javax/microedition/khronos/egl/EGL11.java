package javax.microedition.khronos.egl;

/** EGL 1.1. */
public interface EGL11 extends EGL10 {
  int EGL_CONTEXT_LOST = 12302;
}
