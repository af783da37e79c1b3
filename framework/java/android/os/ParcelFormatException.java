package android.os;

/** A Parcel does not hold what was expected. */
public class ParcelFormatException extends RuntimeException {
  public ParcelFormatException() {}

  public ParcelFormatException(String reason) {
    super(reason);
  }
}
