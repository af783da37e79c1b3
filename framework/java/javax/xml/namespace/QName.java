package javax.xml.namespace;

import java.io.Serializable;

/** A name with a namespace. */
public class QName implements Serializable {
  private final String namespaceURI;
  private final String localPart;
  private final String prefix;

  public QName(String namespaceURI, String localPart) {
    this(namespaceURI, localPart, "");
  }

  public QName(String namespaceURI, String localPart, String prefix) {
    if (localPart == null) throw new IllegalArgumentException("local part cannot be \"null\" when creating a QName");
    if (prefix == null) throw new IllegalArgumentException("prefix cannot be \"null\" when creating a QName");
    this.namespaceURI = namespaceURI == null ? "" : namespaceURI;
    this.localPart = localPart;
    this.prefix = prefix;
  }

  public QName(String localPart) {
    this("", localPart, "");
  }

  public String getNamespaceURI() {
    return namespaceURI;
  }

  public String getLocalPart() {
    return localPart;
  }

  public String getPrefix() {
    return prefix;
  }

  @Override
  public final boolean equals(Object objectToTest) {
    if (!(objectToTest instanceof QName)) return false;
    QName other = (QName) objectToTest;
    return localPart.equals(other.localPart) && namespaceURI.equals(other.namespaceURI);
  }

  @Override
  public final int hashCode() {
    return namespaceURI.hashCode() ^ localPart.hashCode();
  }

  @Override
  public String toString() {
    return namespaceURI.isEmpty() ? localPart : "{" + namespaceURI + "}" + localPart;
  }

  public static QName valueOf(String text) {
    if (text == null) throw new IllegalArgumentException("cannot create QName from \"null\" or \"\" String");
    if (!text.startsWith("{")) return new QName(text);
    int end = text.indexOf('}');
    if (text.startsWith("{}") || end < 0) {
      throw new IllegalArgumentException("cannot create QName from \"" + text + "\"");
    }
    return new QName(text.substring(1, end), text.substring(end + 1));
  }
}
