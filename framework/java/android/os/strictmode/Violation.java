package android.os.strictmode;

/** What somebody did and must not have. */
public abstract class Violation extends Throwable {
  Violation(String message) {
    super(message);
  }
}
