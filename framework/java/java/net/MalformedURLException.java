package java.net;

import java.io.IOException;

/** Not a URL, or a protocol nobody knows. */
public class MalformedURLException extends IOException {
  public MalformedURLException() {}

  public MalformedURLException(String message) {
    super(message);
  }
}
