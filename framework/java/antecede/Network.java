package antecede;

import java.io.IOException;
import java.net.ConnectException;
import java.net.UnknownHostException;

/** The world beyond the process. What answers there is part of the scenario; without one the process is offline. */
public final class Network {
  private static final int[] DELAYS = {1, 20, 100, 500, 2000};

  private Network() {}

  /**
   * Sends a message and waits for the answer; null if nobody answers. Protocol "dns": the target is a host name, the
   * answer its address (4 or 16 bytes). Protocols "http" and "https": the target is the URL, the message and the
   * answer are those of HTTP/1.1: first line, headers, empty line, body (not chunked).
   */
  public static native byte[] request(String protocol, String target, byte[] message);

  /** The address of a host. */
  public static byte[] resolve(String host) throws UnknownHostException {
    byte[] address = request("dns", host, new byte[0]);
    if (address == null) {
      throw new UnknownHostException("Unable to resolve host \"" + host + "\": No address associated with hostname");
    }
    return address;
  }

  /** One HTTP exchange. */
  public static byte[] exchange(String protocol, String host, String url, byte[] message) throws IOException {
    resolve(host);
    // However long it takes.
    Sync.blockUninterruptibly(new Object(), DELAYS[World.choose("network", DELAYS.length)] * 1000000L);
    byte[] answer = request(protocol, url, message);
    if (answer == null) throw new ConnectException("Failed to connect to " + host);
    return answer;
  }
}
