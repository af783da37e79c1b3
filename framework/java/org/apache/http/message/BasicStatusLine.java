package org.apache.http.message;

import org.apache.http.ProtocolVersion;
import org.apache.http.StatusLine;

/** How a request ended. */
@Deprecated
public class BasicStatusLine implements StatusLine, Cloneable {
  private final ProtocolVersion version;
  private final int code;
  private final String reason;

  public BasicStatusLine(ProtocolVersion version, int statusCode, String reasonPhrase) {
    if (version == null) throw new IllegalArgumentException("Protocol version may not be null.");
    this.version = version;
    code = statusCode;
    reason = reasonPhrase;
  }

  @Override
  public int getStatusCode() {
    return code;
  }

  @Override
  public ProtocolVersion getProtocolVersion() {
    return version;
  }

  @Override
  public String getReasonPhrase() {
    return reason;
  }

  @Override
  public String toString() {
    return version + " " + code + " " + reason;
  }

  @Override
  public Object clone() throws CloneNotSupportedException {
    return super.clone();
  }
}
