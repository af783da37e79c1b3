package org.w3c.dom;

/** A list of strings. */
public interface DOMStringList {
  boolean contains(String text);

  int getLength();

  String item(int index);
}
