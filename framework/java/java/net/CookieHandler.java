package java.net;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Adds cookies to requests and takes them from responses. */
public abstract class CookieHandler {
  private static CookieHandler handler;

  public CookieHandler() {}

  public static CookieHandler getDefault() {
    return handler;
  }

  public static void setDefault(CookieHandler newHandler) {
    handler = newHandler;
  }

  public abstract Map<String, List<String>> get(URI uri, Map<String, List<String>> headers) throws IOException;

  public abstract void put(URI uri, Map<String, List<String>> headers) throws IOException;
}
