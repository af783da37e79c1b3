package org.xml.sax;

/** The place in the document that an event belongs to. */
public interface Locator {
  int getColumnNumber();

  int getLineNumber();

  String getPublicId();

  String getSystemId();
}
