package android.net;

import antecede.Unlisted;
import java.util.Locale;

/** The parts of an address on the web. */
@Unlisted
public class WebAddress {
  private String scheme = "";
  private String host = "";
  private int port = -1;
  private String path = "/";
  private String authInfo = "";

  public WebAddress(String address) throws ParseException {
    if (address == null) throw new NullPointerException();
    String rest = address;
    int at = rest.indexOf("://");
    if (at >= 0) {
      scheme = rest.substring(0, at).toLowerCase(Locale.ROOT);
      rest = rest.substring(at + 3);
    }
    int slash = rest.indexOf('/');
    if (slash >= 0) {
      path = rest.substring(slash);
      rest = rest.substring(0, slash);
    }
    at = rest.lastIndexOf('@');
    if (at >= 0) {
      authInfo = rest.substring(0, at);
      rest = rest.substring(at + 1);
    }
    at = rest.lastIndexOf(':');
    try {
      if (at >= 0) port = Integer.parseInt(rest.substring(at + 1));
    } catch (NumberFormatException e) {
      throw new ParseException("Bad port");
    }
    host = at >= 0 ? rest.substring(0, at) : rest;
    if (port == 443 && scheme.isEmpty()) scheme = "https";
    else if (port == -1) port = scheme.equals("https") ? 443 : 80;
    if (scheme.isEmpty()) scheme = "http";
  }

  public String getScheme() {
    return scheme;
  }

  public void setScheme(String scheme) {
    this.scheme = scheme;
  }

  public String getHost() {
    return host;
  }

  public void setHost(String host) {
    this.host = host;
  }

  public int getPort() {
    return port;
  }

  public void setPort(int port) {
    this.port = port;
  }

  public String getPath() {
    return path;
  }

  public void setPath(String path) {
    this.path = path;
  }

  public String getAuthInfo() {
    return authInfo;
  }

  public void setAuthInfo(String authInfo) {
    this.authInfo = authInfo;
  }

  @Override
  public String toString() {
    boolean usual = scheme.equals("https") ? port == 443 : port == 80;
    return scheme + "://" + (authInfo.isEmpty() ? "" : authInfo + "@") + host + (usual ? "" : ":" + port) + path;
  }
}
