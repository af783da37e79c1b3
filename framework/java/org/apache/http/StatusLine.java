package org.apache.http;

/** How a request ended. */
@Deprecated
public interface StatusLine {
  ProtocolVersion getProtocolVersion();

  int getStatusCode();

  String getReasonPhrase();
}
