package org.xml.sax.ext;

import org.xml.sax.Attributes;

/** Attributes that know where they come from. */
public interface Attributes2 extends Attributes {
  boolean isDeclared(int index);

  boolean isDeclared(String name);

  boolean isDeclared(String name, String name2);

  boolean isSpecified(int index);

  boolean isSpecified(String name, String name2);

  boolean isSpecified(String name);
}
