package java.net;

import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Locale;

/** A URL. The protocols http, https, file and jar are known, and those of an installed factory. */
public final class URL implements Serializable {
  private static URLStreamHandlerFactory factory;

  private String protocol;
  private String host;
  private int port = -1;
  private String file;
  private transient String query;
  private String authority;
  private transient String path;
  private transient String userInfo;
  private String ref;
  transient URLStreamHandler handler;

  public URL(String protocol, String host, int port, String file) throws MalformedURLException {
    this(protocol, host, port, file, null);
  }

  public URL(String protocol, String host, String file) throws MalformedURLException {
    this(protocol, host, -1, file, null);
  }

  public URL(String protocol, String host, int port, String file, URLStreamHandler handler)
      throws MalformedURLException {
    this.protocol = protocol.toLowerCase(Locale.ROOT);
    if (host != null) {
      boolean literal = host.indexOf(':') >= 0 && !host.startsWith("[");
      this.host = literal ? "[" + host + "]" : host;
      if (port < -1) throw new MalformedURLException("Invalid port number :" + port);
      authority = port == -1 ? this.host : this.host + ":" + port;
    }
    this.port = port;
    int hash = file.indexOf('#');
    if (hash >= 0) ref = file.substring(hash + 1);
    setFile(hash < 0 ? file : file.substring(0, hash));
    this.handler = handler != null ? handler : find(this.protocol);
    if (this.handler == null) throw new MalformedURLException("unknown protocol: " + protocol);
  }

  public URL(String spec) throws MalformedURLException {
    this((URL) null, spec, null);
  }

  public URL(URL context, String spec) throws MalformedURLException {
    this(context, spec, null);
  }

  public URL(URL context, String spec, URLStreamHandler handler) throws MalformedURLException {
    try {
      parse(context, spec, handler);
    } catch (MalformedURLException e) {
      throw e;
    } catch (Exception e) {
      MalformedURLException failure = new MalformedURLException(e.getMessage());
      failure.initCause(e);
      throw failure;
    }
  }

  private void parse(URL context, String original, URLStreamHandler handler) throws MalformedURLException {
    String spec = original.trim();
    int start = spec.regionMatches(true, 0, "url:", 0, 4) ? 4 : 0;
    String named = null;
    int colon = spec.startsWith("#", start) ? -1 : spec.indexOf(':', start);
    int slash = spec.indexOf('/', start);
    if (colon > start && (slash < 0 || colon < slash) && isProtocol(spec.substring(start, colon))) {
      named = spec.substring(start, colon).toLowerCase(Locale.ROOT);
      start = colon + 1;
    }
    boolean relative = false;
    protocol = named;
    this.handler = handler;
    if (context != null && (named == null || named.equalsIgnoreCase(context.protocol))) {
      if (handler == null) this.handler = context.handler;
      if (named == null || context.path != null && context.path.startsWith("/")) {
        protocol = context.protocol;
        authority = context.authority;
        userInfo = context.userInfo;
        host = context.host;
        port = context.port;
        file = context.file;
        path = context.path;
        relative = true;
      }
    }
    if (protocol == null) throw new MalformedURLException("no protocol: " + original);
    if (this.handler == null) this.handler = find(protocol);
    if (this.handler == null) throw new MalformedURLException("unknown protocol: " + protocol);
    int limit = spec.length();
    int hash = spec.indexOf('#', start);
    if (hash >= 0) {
      ref = spec.substring(hash + 1);
      limit = hash;
    }
    if (relative && start == limit) {
      query = context.query;
      if (ref == null) ref = context.ref;
    }
    this.handler.parseURL(this, spec, start, limit);
  }

  private static boolean isProtocol(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean letter = Character.isLetter(c);
      if (i == 0 ? !letter : !letter && !Character.isDigit(c) && c != '.' && c != '+' && c != '-') return false;
    }
    return !text.isEmpty();
  }

  private static URLStreamHandler find(String protocol) {
    if (factory != null) {
      URLStreamHandler handler = factory.createURLStreamHandler(protocol);
      if (handler != null) return handler;
    }
    return StandardHandlers.find(protocol);
  }

  public static void setURLStreamHandlerFactory(URLStreamHandlerFactory newFactory) {
    if (factory != null) throw new Error("factory already defined");
    factory = newFactory;
  }

  private void setFile(String file) {
    this.file = file;
    int mark = file.lastIndexOf('?');
    path = mark < 0 ? file : file.substring(0, mark);
    query = mark < 0 ? null : file.substring(mark + 1);
  }

  void set(String protocol, String host, int port, String file, String ref) {
    this.protocol = protocol;
    this.host = host;
    authority = port == -1 ? host : host + ":" + port;
    this.port = port;
    this.ref = ref;
    userInfo = null;
    setFile(file);
  }

  void set(String protocol, String host, int port, String authority, String userInfo, String path, String query,
      String ref) {
    this.protocol = protocol;
    this.host = host;
    this.port = port;
    file = query == null ? path : path + "?" + query;
    this.userInfo = userInfo;
    this.path = path;
    this.ref = ref;
    this.query = query;
    this.authority = authority;
  }

  public String getQuery() {
    return query;
  }

  public String getPath() {
    return path;
  }

  public String getUserInfo() {
    return userInfo;
  }

  public String getAuthority() {
    return authority;
  }

  public int getPort() {
    return port;
  }

  public int getDefaultPort() {
    return handler.getDefaultPort();
  }

  public String getProtocol() {
    return protocol;
  }

  public String getHost() {
    return host;
  }

  public String getFile() {
    return file;
  }

  public String getRef() {
    return ref;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof URL && handler.equals(this, (URL) other);
  }

  @Override
  public int hashCode() {
    return handler.hashCode(this);
  }

  public boolean sameFile(URL other) {
    return handler.sameFile(this, other);
  }

  @Override
  public String toString() {
    return toExternalForm();
  }

  public String toExternalForm() {
    return handler.toExternalForm(this);
  }

  public URI toURI() throws URISyntaxException {
    return new URI(toString());
  }

  public URLConnection openConnection() throws IOException {
    return handler.openConnection(this);
  }

  public URLConnection openConnection(Proxy proxy) throws IOException {
    if (proxy == null) throw new IllegalArgumentException("proxy can not be null");
    return handler.openConnection(this, proxy);
  }

  public final InputStream openStream() throws IOException {
    return openConnection().getInputStream();
  }

  public final Object getContent() throws IOException {
    return openConnection().getContent();
  }

  public final Object getContent(Class[] types) throws IOException {
    return openConnection().getContent(types);
  }

  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    handler = find(protocol);
    if (handler == null) throw new IOException("unknown protocol: " + protocol);
    setFile(file == null ? "" : file);
    int at = authority == null ? -1 : authority.lastIndexOf('@');
    if (at >= 0) userInfo = authority.substring(0, at);
  }
}
