package java.net;

import java.io.IOException;
import java.io.OutputStream;

/** Stores a response in a cache. */
public abstract class CacheRequest {
  public CacheRequest() {}

  public abstract OutputStream getBody() throws IOException;

  public abstract void abort();
}
