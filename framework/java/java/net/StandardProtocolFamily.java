package java.net;

/** The families of protocols. */
public enum StandardProtocolFamily implements ProtocolFamily {
  INET,
  INET6,
  UNIX
}
