package org.w3c.dom;

/** The schema type of an element or attribute. */
public interface TypeInfo {
  int DERIVATION_EXTENSION = 2;
  int DERIVATION_LIST = 8;
  int DERIVATION_RESTRICTION = 1;
  int DERIVATION_UNION = 4;

  String getTypeName();

  String getTypeNamespace();

  boolean isDerivedFrom(String namespace, String name, int method);
}
