package org.xml.sax;

/** A feature or property cannot have that value. */
public class SAXNotSupportedException extends SAXException {
  public SAXNotSupportedException() {}

  public SAXNotSupportedException(String message) {
    super(message);
  }
}
