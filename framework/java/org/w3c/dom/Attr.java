package org.w3c.dom;

/** An attribute of an element. */
public interface Attr extends Node {
  String getName();

  Element getOwnerElement();

  TypeInfo getSchemaTypeInfo();

  boolean getSpecified();

  String getValue();

  boolean isId();

  void setValue(String value) throws DOMException;
}
