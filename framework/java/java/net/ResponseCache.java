package java.net;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Keeps responses. Connections of the model do not ask it. */
public abstract class ResponseCache {
  private static ResponseCache cache;

  public ResponseCache() {}

  public static ResponseCache getDefault() {
    return cache;
  }

  public static void setDefault(ResponseCache newCache) {
    cache = newCache;
  }

  public abstract CacheResponse get(URI uri, String method, Map<String, List<String>> headers) throws IOException;

  public abstract CacheRequest put(URI uri, URLConnection connection) throws IOException;
}
