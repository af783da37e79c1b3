package org.apache.http;

/** What a request wants. */
@Deprecated
public interface RequestLine {
  String getMethod();

  ProtocolVersion getProtocolVersion();

  String getUri();
}
