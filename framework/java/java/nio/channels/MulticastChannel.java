package java.nio.channels;

import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;

/** A channel that can join multicast groups. */
public interface MulticastChannel extends NetworkChannel {
  void close() throws IOException;

  MembershipKey join(InetAddress group, NetworkInterface through) throws IOException;

  MembershipKey join(InetAddress group, NetworkInterface through, InetAddress source) throws IOException;
}
