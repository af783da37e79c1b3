package org.xml.sax;

/** Something went wrong while a document was read. */
public class SAXException extends Exception {
  private Exception exception;

  public SAXException() {}

  public SAXException(String message) {
    super(message);
  }

  public SAXException(Exception e) {
    exception = e;
  }

  public SAXException(String message, Exception e) {
    super(message);
    exception = e;
  }

  @Override
  public String getMessage() {
    String message = super.getMessage();
    return message == null && exception != null ? exception.getMessage() : message;
  }

  public Exception getException() {
    return exception;
  }

  @Override
  public String toString() {
    return exception != null ? exception.toString() : super.toString();
  }
}
