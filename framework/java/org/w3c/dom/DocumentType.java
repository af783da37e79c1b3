package org.w3c.dom;

/** The document type declaration. */
public interface DocumentType extends Node {
  NamedNodeMap getEntities();

  String getInternalSubset();

  String getName();

  NamedNodeMap getNotations();

  String getPublicId();

  String getSystemId();
}
