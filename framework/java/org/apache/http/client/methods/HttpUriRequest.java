package org.apache.http.client.methods;

import java.net.URI;
import org.apache.http.HttpRequest;

/** A request for an address. */
@Deprecated
public interface HttpUriRequest extends HttpRequest {
  String getMethod();

  URI getURI();

  void abort() throws UnsupportedOperationException;

  boolean isAborted();
}
