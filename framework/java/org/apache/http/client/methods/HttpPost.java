package org.apache.http.client.methods;

import java.net.URI;

/** A request of method POST. */
@Deprecated
public class HttpPost extends HttpEntityEnclosingRequestBase {
  public static final String METHOD_NAME = "POST";

  public HttpPost() {}

  public HttpPost(URI uri) {
    setURI(uri);
  }

  public HttpPost(String uri) {
    setURI(URI.create(uri));
  }

  @Override
  public String getMethod() {
    return METHOD_NAME;
  }
}
