package org.w3c.dom;

/** A node with text: text, CDATA or comment. */
public interface CharacterData extends Node {
  void appendData(String text) throws DOMException;

  void deleteData(int offset, int count) throws DOMException;

  String getData() throws DOMException;

  int getLength();

  void insertData(int offset, String text) throws DOMException;

  void replaceData(int offset, int count, String text) throws DOMException;

  void setData(String data) throws DOMException;

  String substringData(int offset, int count) throws DOMException;
}
