package java.lang;

/** The class of the object does not implement {@link Cloneable}. */
public class CloneNotSupportedException extends Exception {
  public CloneNotSupportedException() {}

  public CloneNotSupportedException(String message) {
    super(message);
  }
}
