package java.net;

/** Knows passwords. Connections of the model never ask for one. */
public abstract class Authenticator {
  private static Authenticator authenticator;

  private String host;
  private InetAddress site;
  private int port;
  private String protocol;
  private String prompt;
  private String scheme;
  private URL url;
  private RequestorType type = RequestorType.SERVER;

  public Authenticator() {}

  public static void setDefault(Authenticator newAuthenticator) {
    authenticator = newAuthenticator;
  }

  public static PasswordAuthentication requestPasswordAuthentication(InetAddress site, int port, String protocol,
      String prompt, String scheme) {
    return requestPasswordAuthentication(null, site, port, protocol, prompt, scheme);
  }

  public static PasswordAuthentication requestPasswordAuthentication(String host, InetAddress site, int port,
      String protocol, String prompt, String scheme) {
    return requestPasswordAuthentication(host, site, port, protocol, prompt, scheme, null, RequestorType.SERVER);
  }

  public static PasswordAuthentication requestPasswordAuthentication(String host, InetAddress site, int port,
      String protocol, String prompt, String scheme, URL url, RequestorType type) {
    Authenticator asked = authenticator;
    if (asked == null) return null;
    synchronized (asked) {
      asked.host = host;
      asked.site = site;
      asked.port = port;
      asked.protocol = protocol;
      asked.prompt = prompt;
      asked.scheme = scheme;
      asked.url = url;
      asked.type = type;
      return asked.getPasswordAuthentication();
    }
  }

  protected final String getRequestingHost() {
    return host;
  }

  protected final InetAddress getRequestingSite() {
    return site;
  }

  protected final int getRequestingPort() {
    return port;
  }

  protected final String getRequestingProtocol() {
    return protocol;
  }

  protected final String getRequestingPrompt() {
    return prompt;
  }

  protected final String getRequestingScheme() {
    return scheme;
  }

  protected PasswordAuthentication getPasswordAuthentication() {
    return null;
  }

  protected URL getRequestingURL() {
    return url;
  }

  protected RequestorType getRequestorType() {
    return type;
  }

  /** Who asks. */
  public enum RequestorType {
    PROXY,
    SERVER
  }
}
