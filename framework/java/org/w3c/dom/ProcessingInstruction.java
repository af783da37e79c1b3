package org.w3c.dom;

/** A processing instruction. */
public interface ProcessingInstruction extends Node {
  String getData();

  String getTarget();

  void setData(String data) throws DOMException;
}
