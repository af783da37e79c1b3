package org.apache.http.message;

import java.util.Locale;
import org.apache.http.HttpEntity;
import org.apache.http.HttpResponse;
import org.apache.http.ProtocolVersion;
import org.apache.http.StatusLine;

/** A response. */
@Deprecated
public class BasicHttpResponse extends AbstractHttpMessage implements HttpResponse {
  private StatusLine status;
  private HttpEntity entity;
  private Locale locale = Locale.getDefault();

  public BasicHttpResponse(StatusLine statusline) {
    setStatusLine(statusline);
  }

  public BasicHttpResponse(ProtocolVersion ver, int code, String reason) {
    this(new BasicStatusLine(ver, code, reason));
  }

  @Override
  public ProtocolVersion getProtocolVersion() {
    return status.getProtocolVersion();
  }

  @Override
  public StatusLine getStatusLine() {
    return status;
  }

  @Override
  public HttpEntity getEntity() {
    return entity;
  }

  @Override
  public Locale getLocale() {
    return locale;
  }

  @Override
  public void setStatusLine(StatusLine statusline) {
    if (statusline == null) throw new IllegalArgumentException("Status line may not be null");
    status = statusline;
  }

  @Override
  public void setStatusLine(ProtocolVersion ver, int code) {
    status = new BasicStatusLine(ver, code, getReason(code));
  }

  @Override
  public void setStatusLine(ProtocolVersion ver, int code, String reason) {
    status = new BasicStatusLine(ver, code, reason);
  }

  @Override
  public void setStatusCode(int code) {
    setStatusLine(status.getProtocolVersion(), code);
  }

  @Override
  public void setReasonPhrase(String reason) {
    status = new BasicStatusLine(status.getProtocolVersion(), status.getStatusCode(), reason);
  }

  @Override
  public void setEntity(HttpEntity entity) {
    this.entity = entity;
  }

  @Override
  public void setLocale(Locale loc) {
    if (loc == null) throw new IllegalArgumentException("Locale may not be null");
    locale = loc;
  }

  protected String getReason(int code) {
    return null;
  }
}
