package java.util.zip;

/** Something impossible about a zip file. */
public class ZipError extends InternalError {
  public ZipError(String message) {
    super(message);
  }
}
