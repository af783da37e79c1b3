package javax.xml.xpath;

/** A function of an expression failed. */
public class XPathFunctionException extends XPathExpressionException {
  public XPathFunctionException(String message) {
    super(message);
  }

  public XPathFunctionException(Throwable cause) {
    super(cause);
  }
}
