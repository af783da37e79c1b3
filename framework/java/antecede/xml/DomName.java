package antecede.xml;

import org.w3c.dom.DOMException;

/** The name of an element or attribute: with a namespace, or just a name. */
final class DomName {
  final String namespace;
  final String qualified;
  final String prefix;
  /** Null where the name was given without namespace. */
  final String local;

  private DomName(String namespace, String qualified, String prefix, String local) {
    this.namespace = namespace;
    this.qualified = qualified;
    this.prefix = prefix;
    this.local = local;
  }

  static DomName plain(String name) {
    check(name);
    return new DomName(null, name, null, null);
  }

  static DomName inNamespace(String namespace, String qualified) {
    if (qualified == null) throw new DOMException(DOMException.NAMESPACE_ERR, qualified);
    check(qualified);
    int colon = qualified.indexOf(':');
    if (colon == 0 || colon == qualified.length() - 1 || colon != qualified.lastIndexOf(':')) {
      throw new DOMException(DOMException.NAMESPACE_ERR, qualified);
    }
    String space = namespace == null || namespace.isEmpty() ? null : namespace;
    String prefix = colon < 0 ? null : qualified.substring(0, colon);
    boolean wrongXml = "xml".equals(prefix) && !"http://www.w3.org/XML/1998/namespace".equals(space);
    boolean xmlns = "xmlns".equals(prefix) || qualified.equals("xmlns");
    if (prefix != null && space == null || wrongXml || xmlns && !"http://www.w3.org/2000/xmlns/".equals(space)) {
      throw new DOMException(DOMException.NAMESPACE_ERR, qualified);
    }
    return new DomName(space, qualified, prefix, qualified.substring(colon + 1));
  }

  DomName withPrefix(String newPrefix) {
    if (local == null) throw new DOMException(DOMException.NAMESPACE_ERR, newPrefix);
    return inNamespace(namespace, newPrefix == null ? local : newPrefix + ":" + local);
  }

  boolean is(String otherNamespace, String localName) {
    String space = otherNamespace == null || otherNamespace.isEmpty() ? null : otherNamespace;
    return (space == null ? namespace == null : space.equals(namespace))
        && (local == null ? qualified : local).equals(localName);
  }

  private static void check(String name) {
    boolean valid = name != null && !name.isEmpty();
    for (int i = 0; valid && i < name.length(); i++) {
      char c = name.charAt(i);
      boolean start = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == ':' || c >= 0xc0;
      valid = start || i > 0 && (c >= '0' && c <= '9' || c == '-' || c == '.' || c == 0xb7);
    }
    if (!valid) throw new DOMException(DOMException.INVALID_CHARACTER_ERR, name);
  }
}
