package javax.xml.xpath;

/** An expression is wrong. */
public class XPathExpressionException extends XPathException {
  public XPathExpressionException(String message) {
    super(message);
  }

  public XPathExpressionException(Throwable cause) {
    super(cause);
  }
}
