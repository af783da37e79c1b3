package java.util.jar;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** The manifest of a jar. */
public class Manifest implements Cloneable {
  private final Attributes main = new Attributes();
  private final Map<String, Attributes> entries = new LinkedHashMap<>();

  public Manifest() {}

  public Manifest(InputStream in) throws IOException {
    read(in);
  }

  public Manifest(Manifest other) {
    main.putAll(other.getMainAttributes());
    entries.putAll(other.getEntries());
  }

  public Attributes getMainAttributes() {
    return main;
  }

  public Map<String, Attributes> getEntries() {
    return entries;
  }

  public Attributes getAttributes(String name) {
    return entries.get(name);
  }

  public void clear() {
    main.clear();
    entries.clear();
  }

  public void write(OutputStream out) throws IOException {
    StringBuilder text = new StringBuilder();
    String version = main.getValue(Attributes.Name.MANIFEST_VERSION);
    if (version == null) version = main.getValue(Attributes.Name.SIGNATURE_VERSION);
    if (version != null) {
      boolean manifest = main.containsKey(Attributes.Name.MANIFEST_VERSION);
      line(text, manifest ? "Manifest-Version" : "Signature-Version", version);
      attributes(text, main);
    }
    text.append("\r\n");
    for (Map.Entry<String, Attributes> entry : entries.entrySet()) {
      line(text, "Name", entry.getKey());
      attributes(text, entry.getValue());
      text.append("\r\n");
    }
    out.write(StandardCharsets.UTF_8.toBytes(text.toString()));
    out.flush();
  }

  private static void attributes(StringBuilder text, Attributes attributes) {
    for (Map.Entry<Object, Object> entry : attributes.entrySet()) {
      String name = entry.getKey().toString();
      boolean version = name.equalsIgnoreCase("Manifest-Version") || name.equalsIgnoreCase("Signature-Version");
      if (!version) line(text, name, (String) entry.getValue());
    }
  }

  /** Lines have at most 72 characters; a longer one goes on after a space. */
  private static void line(StringBuilder text, String name, String value) {
    String line = name + ": " + value;
    int size = 72;
    for (int at = 0; at < line.length(); at += size, size = 71) {
      if (at > 0) text.append(' ');
      text.append(line, at, Math.min(line.length(), at + size)).append("\r\n");
    }
  }

  public void read(InputStream in) throws IOException {
    byte[] bytes = in.readAllBytes();
    String text = StandardCharsets.UTF_8.toText(bytes, 0, bytes.length);
    String[] lines = text.replace("\r\n", "\n").replace('\r', '\n').replace("\n ", "").split("\n", -1);
    Attributes section = main;
    boolean fresh = false;
    for (String line : lines) {
      if (line.isEmpty()) {
        fresh = true;
        continue;
      }
      int colon = line.indexOf(": ");
      if (colon < 0) throw new IOException("invalid header field");
      String name = line.substring(0, colon);
      String value = line.substring(colon + 2);
      if (fresh) {
        if (!name.equalsIgnoreCase("Name")) throw new IOException("invalid manifest format");
        section = entries.get(value);
        if (section == null) {
          section = new Attributes();
          entries.put(value, section);
        }
        fresh = false;
        continue;
      }
      try {
        section.putValue(name, value);
      } catch (IllegalArgumentException e) {
        throw new IOException("invalid header field name: " + name);
      }
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Manifest && main.equals(((Manifest) other).getMainAttributes())
        && entries.equals(((Manifest) other).getEntries());
  }

  @Override
  public int hashCode() {
    return main.hashCode() + entries.hashCode();
  }

  @Override
  public Object clone() {
    return new Manifest(this);
  }
}
