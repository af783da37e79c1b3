package java.net;

/** A family of protocols. */
public interface ProtocolFamily {
  String name();
}
