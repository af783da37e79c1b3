package antecede;

import java.util.HashMap;
import java.util.Map;

/** Stand-in on the JDK: answers that a test has put here; all hosts exist but those that begin with "no". */
public final class Network {
  public static final Map<String, byte[]> answers = new HashMap<>();
  public static String lastMessage;

  private Network() {}

  public static byte[] resolve(String host) throws java.net.UnknownHostException {
    if (host.startsWith("no")) throw new java.net.UnknownHostException(host);
    return new byte[] {10, 0, 0, (byte) host.length()};
  }

  public static byte[] exchange(String protocol, String host, String url, byte[] message) throws java.io.IOException {
    resolve(host);
    lastMessage = new String(message, java.nio.charset.StandardCharsets.ISO_8859_1);
    byte[] answer = answers.get(url);
    if (answer == null) throw new java.net.ConnectException("Failed to connect to " + host);
    return answer;
  }
}
