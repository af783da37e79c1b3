package org.xmlpull.v1;

/** A document is not well-formed, or a parser is used wrongly. */
public class XmlPullParserException extends Exception {
  protected Throwable detail;
  protected int row = -1;
  protected int column = -1;

  public XmlPullParserException(String s) {
    super(s);
  }

  public XmlPullParserException(String msg, XmlPullParser parser, Throwable chain) {
    super((msg == null ? "" : msg + " ")
        + (parser == null ? "" : "(position:" + parser.getPositionDescription() + ") ")
        + (chain == null ? "" : "caused by: " + chain));
    if (parser != null) {
      row = parser.getLineNumber();
      column = parser.getColumnNumber();
    }
    detail = chain;
  }

  public Throwable getDetail() {
    return detail;
  }

  public int getLineNumber() {
    return row;
  }

  public int getColumnNumber() {
    return column;
  }

  @Override
  public void printStackTrace() {
    if (detail == null) {
      super.printStackTrace();
    } else {
      System.err.println(getMessage() + "; nested exception is:");
      detail.printStackTrace();
    }
  }
}
