package javax.xml.xpath;

/** An expression cannot be evaluated. */
public class XPathException extends Exception {
  public XPathException(String message) {
    super(message);
  }

  public XPathException(Throwable cause) {
    super(cause);
  }
}
