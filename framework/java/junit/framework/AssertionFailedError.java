package junit.framework;

/** Something is not as it should be. */
@antecede.Unlisted
public class AssertionFailedError extends Error {
  public AssertionFailedError() {}

  public AssertionFailedError(String message) {
    super(message);
  }
}
