package java.net;

/** Makes what is under sockets. */
public interface SocketImplFactory {
  SocketImpl createSocketImpl();
}
