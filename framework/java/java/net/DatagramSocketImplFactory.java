package java.net;

/** Makes what is under datagram sockets. */
public interface DatagramSocketImplFactory {
  DatagramSocketImpl createDatagramSocketImpl();
}
