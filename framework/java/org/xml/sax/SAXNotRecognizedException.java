package org.xml.sax;

/** A feature or property is unknown. */
public class SAXNotRecognizedException extends SAXException {
  public SAXNotRecognizedException() {}

  public SAXNotRecognizedException(String message) {
    super(message);
  }
}
