package org.apache.http.client.methods;

import java.net.URI;

/** A request of method PUT. */
@Deprecated
public class HttpPut extends HttpEntityEnclosingRequestBase {
  public static final String METHOD_NAME = "PUT";

  public HttpPut() {}

  public HttpPut(URI uri) {
    setURI(uri);
  }

  public HttpPut(String uri) {
    setURI(URI.create(uri));
  }

  @Override
  public String getMethod() {
    return METHOD_NAME;
  }
}
