package javax.xml.xpath;

/** A factory cannot be configured. */
public class XPathFactoryConfigurationException extends XPathException {
  public XPathFactoryConfigurationException(String message) {
    super(message);
  }

  public XPathFactoryConfigurationException(Throwable cause) {
    super(cause);
  }
}
