package java.net;

import java.util.HashSet;
import java.util.Set;

/** The options that a socket was given. They have no effect but for the timeout. */
final class OptionValues {
  private static final int SIZE = SocketOptions.SO_TIMEOUT + 1;

  private OptionValues() {}

  /** What an option is before it is set. */
  static Object standard(int option) {
    switch (option) {
      case SocketOptions.SO_SNDBUF:
      case SocketOptions.SO_RCVBUF:
        return 65536;
      case SocketOptions.SO_TIMEOUT:
      case SocketOptions.IP_TOS:
        return 0;
      case SocketOptions.SO_LINGER:
        return -1;
      default:
        return false;
    }
  }

  static int number(SocketOption<?> option) {
    if (option == StandardSocketOptions.SO_KEEPALIVE) return SocketOptions.SO_KEEPALIVE;
    if (option == StandardSocketOptions.SO_SNDBUF) return SocketOptions.SO_SNDBUF;
    if (option == StandardSocketOptions.SO_RCVBUF) return SocketOptions.SO_RCVBUF;
    if (option == StandardSocketOptions.SO_REUSEADDR) return SocketOptions.SO_REUSEADDR;
    if (option == StandardSocketOptions.SO_REUSEPORT) return SocketOptions.SO_REUSEPORT;
    if (option == StandardSocketOptions.SO_LINGER) return SocketOptions.SO_LINGER;
    if (option == StandardSocketOptions.IP_TOS) return SocketOptions.IP_TOS;
    if (option == StandardSocketOptions.TCP_NODELAY) return SocketOptions.TCP_NODELAY;
    if (option == StandardSocketOptions.SO_BROADCAST) return SocketOptions.SO_BROADCAST;
    if (option == StandardSocketOptions.IP_MULTICAST_LOOP) return SocketOptions.IP_MULTICAST_LOOP;
    if (option == StandardSocketOptions.IP_MULTICAST_IF) return SocketOptions.IP_MULTICAST_IF2;
    throw new UnsupportedOperationException("unsupported option");
  }

  static Set<SocketOption<?>> ofStreams() {
    Set<SocketOption<?>> options = new HashSet<>();
    options.add(StandardSocketOptions.SO_KEEPALIVE);
    options.add(StandardSocketOptions.SO_SNDBUF);
    options.add(StandardSocketOptions.SO_RCVBUF);
    options.add(StandardSocketOptions.SO_REUSEADDR);
    options.add(StandardSocketOptions.SO_LINGER);
    options.add(StandardSocketOptions.IP_TOS);
    options.add(StandardSocketOptions.TCP_NODELAY);
    return options;
  }

  static Set<SocketOption<?>> ofServers() {
    Set<SocketOption<?>> options = new HashSet<>();
    options.add(StandardSocketOptions.SO_RCVBUF);
    options.add(StandardSocketOptions.SO_REUSEADDR);
    options.add(StandardSocketOptions.IP_TOS);
    return options;
  }

  static Set<SocketOption<?>> ofDatagrams() {
    Set<SocketOption<?>> options = new HashSet<>();
    options.add(StandardSocketOptions.SO_SNDBUF);
    options.add(StandardSocketOptions.SO_RCVBUF);
    options.add(StandardSocketOptions.SO_REUSEADDR);
    options.add(StandardSocketOptions.SO_BROADCAST);
    options.add(StandardSocketOptions.IP_TOS);
    return options;
  }
}
