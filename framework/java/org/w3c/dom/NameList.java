package org.w3c.dom;

/** A list of names with their namespaces. */
public interface NameList {
  boolean contains(String text);

  boolean containsNS(String namespace, String name);

  int getLength();

  String getName(int index);

  String getNamespaceURI(int index);
}
