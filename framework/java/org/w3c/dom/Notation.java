package org.w3c.dom;

/** A notation of the document type. */
public interface Notation extends Node {
  String getPublicId();

  String getSystemId();
}
