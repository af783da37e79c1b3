package javax.net.ssl;

import java.net.IDN;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;

/** The host name of a server. */
public final class SNIHostName extends SNIServerName {
  private final String host;

  public SNIHostName(String host) {
    super(StandardConstants.SNI_HOST_NAME, StandardCharsets.US_ASCII.toBytes(ascii(host)));
    this.host = ascii(host);
  }

  public SNIHostName(byte[] encoded) {
    super(StandardConstants.SNI_HOST_NAME, encoded);
    host = ascii(StandardCharsets.UTF_8.toText(encoded, 0, encoded.length));
  }

  private static String ascii(String host) {
    if (host == null) throw new NullPointerException("Server name value of host_name cannot be null");
    String name = IDN.toASCII(host, IDN.USE_STD3_ASCII_RULES);
    if (name.isEmpty()) throw new IllegalArgumentException("Server name value of host_name cannot be empty");
    if (name.endsWith(".")) {
      throw new IllegalArgumentException("Server name value of host_name cannot have the trailing dot");
    }
    return name;
  }

  public String getAsciiName() {
    return host;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SNIHostName && host.equalsIgnoreCase(((SNIHostName) other).host);
  }

  @Override
  public int hashCode() {
    return 31 * 17 + host.toUpperCase(Locale.ENGLISH).hashCode();
  }

  @Override
  public String toString() {
    return "type=host_name (0), value=" + host;
  }

  public static SNIMatcher createSNIMatcher(String regex) {
    if (regex == null) throw new NullPointerException("The regular expression cannot be null");
    Pattern pattern = Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
    return new SNIMatcher(StandardConstants.SNI_HOST_NAME) {
      @Override
      public boolean matches(SNIServerName name) {
        if (name == null) throw new NullPointerException("The SNIServerName argument cannot be null");
        return name instanceof SNIHostName && pattern.matcher(((SNIHostName) name).host).matches();
      }
    };
  }
}
