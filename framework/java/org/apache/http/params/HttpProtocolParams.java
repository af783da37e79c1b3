package org.apache.http.params;

import org.apache.http.HttpVersion;
import org.apache.http.ProtocolVersion;

/** Settings of the protocol. */
@Deprecated
public final class HttpProtocolParams implements CoreProtocolPNames {
  private HttpProtocolParams() {}

  public static String getContentCharset(HttpParams params) {
    Object charset = params.getParameter(HTTP_CONTENT_CHARSET);
    return charset == null ? "ISO-8859-1" : (String) charset;
  }

  public static void setContentCharset(HttpParams params, String charset) {
    params.setParameter(HTTP_CONTENT_CHARSET, charset);
  }

  public static void setHttpElementCharset(HttpParams params, String charset) {
    params.setParameter(HTTP_ELEMENT_CHARSET, charset);
  }

  public static ProtocolVersion getVersion(HttpParams params) {
    Object version = params.getParameter(PROTOCOL_VERSION);
    return version == null ? HttpVersion.HTTP_1_1 : (ProtocolVersion) version;
  }

  public static void setVersion(HttpParams params, ProtocolVersion version) {
    params.setParameter(PROTOCOL_VERSION, version);
  }

  public static String getUserAgent(HttpParams params) {
    return (String) params.getParameter(USER_AGENT);
  }

  public static void setUserAgent(HttpParams params, String useragent) {
    params.setParameter(USER_AGENT, useragent);
  }

  public static boolean useExpectContinue(HttpParams params) {
    return params.getBooleanParameter(USE_EXPECT_CONTINUE, false);
  }

  public static void setUseExpectContinue(HttpParams params, boolean b) {
    params.setBooleanParameter(USE_EXPECT_CONTINUE, b);
  }
}
