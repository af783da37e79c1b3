package java.net;

/** An option of a socket. */
public interface SocketOption<T> {
  String name();

  Class<T> type();
}
