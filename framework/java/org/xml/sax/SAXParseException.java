package org.xml.sax;

/** Something is wrong at a place of a document. */
public class SAXParseException extends SAXException {
  private final String publicId;
  private final String systemId;
  private final int lineNumber;
  private final int columnNumber;

  public SAXParseException(String message, Locator locator) {
    this(message, locator, null);
  }

  public SAXParseException(String message, Locator locator, Exception e) {
    this(message, locator == null ? null : locator.getPublicId(), locator == null ? null : locator.getSystemId(),
        locator == null ? -1 : locator.getLineNumber(), locator == null ? -1 : locator.getColumnNumber(), e);
  }

  public SAXParseException(String message, String publicId, String systemId, int lineNumber, int columnNumber) {
    this(message, publicId, systemId, lineNumber, columnNumber, null);
  }

  public SAXParseException(String message, String publicId, String systemId, int lineNumber, int columnNumber,
      Exception e) {
    super(message, e);
    this.publicId = publicId;
    this.systemId = systemId;
    this.lineNumber = lineNumber;
    this.columnNumber = columnNumber;
  }

  public String getPublicId() {
    return publicId;
  }

  public String getSystemId() {
    return systemId;
  }

  public int getLineNumber() {
    return lineNumber;
  }

  public int getColumnNumber() {
    return columnNumber;
  }
}
