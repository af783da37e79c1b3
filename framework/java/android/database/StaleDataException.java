package android.database;

/** A cursor was used that is closed, or was deactivated. */
public class StaleDataException extends RuntimeException {
  public StaleDataException() {}

  public StaleDataException(String description) {
    super(description);
  }
}
