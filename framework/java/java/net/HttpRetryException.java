package java.net;

import java.io.IOException;

/** A request with a streamed body would have to be sent again. */
public class HttpRetryException extends IOException {
  private final int code;
  private final String location;

  public HttpRetryException(String reason, int code) {
    this(reason, code, null);
  }

  public HttpRetryException(String reason, int code, String location) {
    super(reason);
    this.code = code;
    this.location = location;
  }

  public int responseCode() {
    return code;
  }

  public String getReason() {
    return super.getMessage();
  }

  public String getLocation() {
    return location;
  }
}
