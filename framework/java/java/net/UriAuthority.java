package java.net;

/** Whose resource it is: a server (a host, perhaps with a port and a user), or a name that means something to somebody else. */
final class UriAuthority {
  final String text;
  final String user;
  /** Null: it is no server. */
  final String host;
  /** -1: it names none. */
  final int port;

  UriAuthority(String text, String user, String host, int port) {
    this.text = text;
    this.user = user;
    this.host = host;
    this.port = port;
  }

  /** As it stands in a URI that is put together from parts: there, a colon without a port is left out. */
  String inParts() {
    return host == null ? text : server(user, host, port);
  }

  static String server(String user, String host, int port) {
    return (user == null ? "" : user + "@") + host + (port == -1 ? "" : ":" + port);
  }

  /** An IPv6 address has colons of its own, and so stands in brackets. */
  static String bracketed(String host) {
    boolean bare = host.indexOf(':') >= 0 && !host.startsWith("[") && !host.endsWith("]");
    return bare ? "[" + host + "]" : host;
  }
}
