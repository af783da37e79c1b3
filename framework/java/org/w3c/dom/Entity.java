package org.w3c.dom;

/** An entity of the document type. */
public interface Entity extends Node {
  String getInputEncoding();

  String getNotationName();

  String getPublicId();

  String getSystemId();

  String getXmlEncoding();

  String getXmlVersion();
}
