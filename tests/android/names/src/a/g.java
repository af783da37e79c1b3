package a;

/** The exception: org.names.Lost. */
public class g extends RuntimeException {
  public g(String message) {
    super(message);
  }
}
