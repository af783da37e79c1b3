package org.apache.http;

/** A request. */
@Deprecated
public interface HttpRequest extends HttpMessage {
  RequestLine getRequestLine();
}
