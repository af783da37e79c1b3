package javax.security.auth.x500;

import antecede.Der;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.security.Principal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A distinguished name: pairs of type and value, from the most special to the most general. */
public final class X500Principal implements Principal, Serializable {
  public static final String RFC1779 = "RFC1779";
  public static final String RFC2253 = "RFC2253";
  public static final String CANONICAL = "CANONICAL";

  private static final String[][] TYPES = {
    {"CN", "2.5.4.3"}, {"C", "2.5.4.6"}, {"L", "2.5.4.7"}, {"ST", "2.5.4.8"}, {"S", "2.5.4.8"}, {"STREET", "2.5.4.9"},
    {"O", "2.5.4.10"}, {"OU", "2.5.4.11"}, {"T", "2.5.4.12"}, {"SERIALNUMBER", "2.5.4.5"}, {"SURNAME", "2.5.4.4"},
    {"GIVENNAME", "2.5.4.42"}, {"DC", "0.9.2342.19200300.100.1.25"}, {"UID", "0.9.2342.19200300.100.1.1"},
    {"EMAILADDRESS", "1.2.840.113549.1.9.1"}, {"E", "1.2.840.113549.1.9.1"},
  };

  /** Object identifier and value. */
  private final transient List<String[]> parts = new ArrayList<>();

  public X500Principal(String name) {
    this(name, Collections.<String, String>emptyMap());
  }

  public X500Principal(String name, Map<String, String> keywordMap) {
    if (name == null || keywordMap == null) throw new NullPointerException("provided a null name or map");
    parse(name, keywordMap);
  }

  public X500Principal(byte[] name) {
    read(name);
  }

  public X500Principal(InputStream is) {
    if (is == null) throw new NullPointerException("provided null input stream");
    try {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      for (int c; (c = is.read()) >= 0; ) out.write(c);
      read(out.toByteArray());
    } catch (IOException e) {
      throw new IllegalArgumentException("error with input stream", e);
    }
  }

  private void read(byte[] name) {
    try {
      Der list = new Der(name).enter(Der.SEQUENCE);
      while (list.hasNext()) {
        Der pair = list.enter(Der.SET).enter(Der.SEQUENCE);
        String type = pair.objectId();
        int tag = pair.tag();
        byte[] content = pair.content(tag);
        parts.add(0, new String[] {type, new String(content,
            tag == 0x1e ? StandardCharsets.UTF_16BE : tag == 0x0c ? StandardCharsets.UTF_8
                : StandardCharsets.ISO_8859_1)});
      }
    } catch (IOException e) {
      throw new IllegalArgumentException("improperly specified input name", e);
    }
  }

  private void parse(String name, Map<String, String> keywords) {
    int at = 0;
    while (at < name.length()) {
      int equals = name.indexOf('=', at);
      if (equals < 0) throw new IllegalArgumentException("improperly specified input name: " + name);
      String type = typeId(name.substring(at, equals).trim(), keywords);
      if (type == null) throw new IllegalArgumentException("improperly specified input name: " + name);
      StringBuilder value = new StringBuilder();
      boolean quoted = false;
      for (at = equals + 1; at < name.length(); at++) {
        char c = name.charAt(at);
        if (c == '"') quoted = !quoted;
        else if (c == '\\' && at + 1 < name.length()) value.append(name.charAt(++at));
        else if (!quoted && (c == ',' || c == ';' || c == '+')) break;
        else value.append(c);
      }
      at++;
      parts.add(new String[] {type, value.toString().trim()});
    }
  }

  private static String typeId(String type, Map<String, String> keywords) {
    String mapped = keywords.get(type.toUpperCase(Locale.ENGLISH));
    if (mapped != null) return mapped;
    for (String[] known : TYPES) if (known[0].equalsIgnoreCase(type)) return known[1];
    if (type.startsWith("OID.") || type.startsWith("oid.")) return type.substring(4);
    return !type.isEmpty() && Character.isDigit(type.charAt(0)) ? type : null;
  }

  /** RFC 2253 knows fewer types than others. */
  private static String typeName(String id, boolean all) {
    for (int i = 0; i < TYPES.length; i++) {
      boolean common = i < 8 || i == 12 || i == 13;
      if (TYPES[i][1].equals(id) && (all || common)) return TYPES[i][0];
    }
    return all ? "OID." + id : id;
  }

  private static String escaped(String value, boolean quotes) {
    boolean special = value.startsWith(" ") || value.startsWith("#") || value.endsWith(" ");
    for (int i = 0; i < value.length(); i++) special |= ",+\"\\<>;=".indexOf(value.charAt(i)) >= 0;
    if (!special) return value;
    if (quotes) return "\"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (",+\"\\<>;".indexOf(c) >= 0 || i == 0 && (c == ' ' || c == '#') || i == value.length() - 1 && c == ' ') {
        out.append('\\');
      }
      out.append(c);
    }
    return out.toString();
  }

  private String text(String separator, boolean all, boolean quotes) {
    StringBuilder out = new StringBuilder();
    for (String[] part : parts) {
      if (out.length() > 0) out.append(separator);
      out.append(typeName(part[0], all)).append('=').append(escaped(part[1], quotes));
    }
    return out.toString();
  }

  @Override
  public String getName() {
    return getName(RFC2253);
  }

  public String getName(String format) {
    if (format == null) throw new NullPointerException();
    if (format.equalsIgnoreCase(RFC1779)) return text(", ", true, true);
    if (format.equalsIgnoreCase(RFC2253)) return text(",", false, false);
    if (format.equalsIgnoreCase(CANONICAL)) {
      return text(",", false, false).toUpperCase(Locale.US).toLowerCase(Locale.US);
    }
    throw new IllegalArgumentException("invalid format specified");
  }

  public String getName(String format, Map<String, String> oidMap) {
    if (oidMap == null) throw new NullPointerException();
    if (format.equalsIgnoreCase(CANONICAL)) throw new IllegalArgumentException("invalid format specified");
    return getName(format);
  }

  public byte[] getEncoded() {
    byte[][] pairs = new byte[parts.size()][];
    for (int i = 0; i < pairs.length; i++) {
      String[] part = parts.get(pairs.length - 1 - i);
      boolean printable = part[1].matches("[A-Za-z0-9 '()+,./:=?-]*");
      byte[] value = Der.encode(printable ? 0x13 : 0x0c, part[1].getBytes(StandardCharsets.UTF_8));
      pairs[i] = Der.encode(Der.SET, Der.sequence(Der.objectId(part[0]), value));
    }
    return Der.sequence(pairs);
  }

  @Override
  public String toString() {
    return text(", ", true, true);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof X500Principal && getName(CANONICAL).equals(((X500Principal) o).getName(CANONICAL));
  }

  @Override
  public int hashCode() {
    return getName(CANONICAL).hashCode();
  }
}
