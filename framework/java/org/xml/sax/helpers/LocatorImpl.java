package org.xml.sax.helpers;

import org.xml.sax.Locator;

/** A place in a document, as it was at some time. */
public class LocatorImpl implements Locator {
  private String publicId;
  private String systemId;
  private int lineNumber;
  private int columnNumber;

  public LocatorImpl() {}

  public LocatorImpl(Locator locator) {
    publicId = locator.getPublicId();
    systemId = locator.getSystemId();
    lineNumber = locator.getLineNumber();
    columnNumber = locator.getColumnNumber();
  }

  @Override
  public String getPublicId() {
    return publicId;
  }

  @Override
  public String getSystemId() {
    return systemId;
  }

  @Override
  public int getLineNumber() {
    return lineNumber;
  }

  @Override
  public int getColumnNumber() {
    return columnNumber;
  }

  public void setPublicId(String publicId) {
    this.publicId = publicId;
  }

  public void setSystemId(String systemId) {
    this.systemId = systemId;
  }

  public void setLineNumber(int lineNumber) {
    this.lineNumber = lineNumber;
  }

  public void setColumnNumber(int columnNumber) {
    this.columnNumber = columnNumber;
  }
}
