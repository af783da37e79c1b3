package org.w3c.dom;

/** The text of an element or attribute. */
public interface Text extends CharacterData {
  String getWholeText();

  boolean isElementContentWhitespace();

  Text replaceWholeText(String content) throws DOMException;

  Text splitText(int offset) throws DOMException;
}
