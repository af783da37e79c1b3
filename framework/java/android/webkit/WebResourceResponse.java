package android.webkit;

import java.io.InputStream;
import java.util.Map;

/** What the app gives a page in place of the network. */
public class WebResourceResponse {
  private String mimeType, encoding, reason = "OK";
  private int status = 200;
  private Map<String, String> headers;
  private InputStream data;

  public WebResourceResponse(String mimeType, String encoding, InputStream data) {
    this.mimeType = mimeType;
    this.encoding = encoding;
    setData(data);
  }

  public WebResourceResponse(String mimeType, String encoding, int statusCode, String reasonPhrase,
      Map<String, String> responseHeaders, InputStream data) {
    this(mimeType, encoding, data);
    setStatusCodeAndReasonPhrase(statusCode, reasonPhrase);
    setResponseHeaders(responseHeaders);
  }

  public void setMimeType(String mimeType) { this.mimeType = mimeType; }

  public String getMimeType() { return mimeType; }

  public void setEncoding(String encoding) { this.encoding = encoding; }

  public String getEncoding() { return encoding; }

  public void setStatusCodeAndReasonPhrase(int statusCode, String reasonPhrase) {
    if (statusCode < 100) throw new IllegalArgumentException("statusCode can't be less than 100.");
    if (statusCode > 599) throw new IllegalArgumentException("statusCode can't be greater than 599.");
    if (statusCode > 299 && statusCode < 400) throw new IllegalArgumentException("statusCode can't be in the [300, 399] range.");
    if (reasonPhrase == null) throw new IllegalArgumentException("reasonPhrase can't be null.");
    status = statusCode;
    reason = reasonPhrase;
  }

  public int getStatusCode() { return status; }

  public String getReasonPhrase() { return reason; }

  public void setResponseHeaders(Map<String, String> headers) { this.headers = headers; }

  public Map<String, String> getResponseHeaders() { return headers; }

  public void setData(InputStream data) { this.data = data; }

  public InputStream getData() { return data; }
}
