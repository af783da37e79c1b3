package javax.xml.namespace;

import java.util.Iterator;

/** Prefixes and their namespaces. */
public interface NamespaceContext {
  String getNamespaceURI(String name);

  String getPrefix(String name);

  Iterator getPrefixes(String name);
}
