package org.apache.http.client.methods;

import java.net.URI;

/** A request of method DELETE. */
@Deprecated
public class HttpDelete extends HttpRequestBase {
  public static final String METHOD_NAME = "DELETE";

  public HttpDelete() {}

  public HttpDelete(URI uri) {
    setURI(uri);
  }

  public HttpDelete(String uri) {
    setURI(URI.create(uri));
  }

  @Override
  public String getMethod() {
    return METHOD_NAME;
  }
}
