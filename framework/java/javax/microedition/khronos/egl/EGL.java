package javax.microedition.khronos.egl;

/** Something that gives a place to draw. */
public interface EGL {}
