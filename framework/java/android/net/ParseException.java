package android.net;

/** An address is not one. */
public class ParseException extends RuntimeException {
  public String response;

  ParseException(String response) {
    super(response);
    this.response = response;
  }
}
