package android.opengl;

/** Something that OpenGL does not do. */
public class GLException extends RuntimeException {
  public GLException(int error) {}

  public GLException(int error, String string) {}
}
