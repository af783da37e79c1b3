package javax.xml.xpath;

import antecede.xml.XPaths;

/** Makes evaluators of expressions. */
public abstract class XPathFactory {
  public static final String DEFAULT_PROPERTY_NAME = "javax.xml.xpath.XPathFactory";
  public static final String DEFAULT_OBJECT_MODEL_URI = "http://java.sun.com/jaxp/xpath/dom";

  protected XPathFactory() {}

  public static final XPathFactory newInstance() {
    return new XPaths();
  }

  public static final XPathFactory newInstance(String uri) throws XPathFactoryConfigurationException {
    if (uri == null) throw new NullPointerException("uri == null");
    if (uri.isEmpty()) throw new IllegalArgumentException("uri is empty");
    if (!uri.equals(DEFAULT_OBJECT_MODEL_URI)) {
      throw new XPathFactoryConfigurationException("No XPathFactory implementation found for the object model: "
          + uri);
    }
    return new XPaths();
  }

  public static XPathFactory newInstance(String uri, String factoryClassName, ClassLoader classLoader)
      throws XPathFactoryConfigurationException {
    try {
      return (XPathFactory) Class.forName(factoryClassName, true, classLoader).newInstance();
    } catch (ClassNotFoundException | InstantiationException | IllegalAccessException e) {
      throw new XPathFactoryConfigurationException(e);
    }
  }

  public abstract boolean isObjectModelSupported(String objectModel);

  public abstract void setFeature(String name, boolean value) throws XPathFactoryConfigurationException;

  public abstract boolean getFeature(String name) throws XPathFactoryConfigurationException;

  public abstract void setXPathVariableResolver(XPathVariableResolver resolver);

  public abstract void setXPathFunctionResolver(XPathFunctionResolver resolver);

  public abstract XPath newXPath();
}
