package javax.xml.parsers;

import antecede.xml.ReaderFactory;
import javax.xml.validation.Schema;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;

/** Makes SAX parsers. */
public abstract class SAXParserFactory {
  private boolean validating;
  private boolean namespaceAware;

  protected SAXParserFactory() {}

  public static SAXParserFactory newInstance() {
    return new ReaderFactory();
  }

  public static SAXParserFactory newInstance(String factoryClassName, ClassLoader classLoader) {
    if (factoryClassName == null) throw new FactoryConfigurationError("factoryClassName == null");
    try {
      return (SAXParserFactory) Class.forName(factoryClassName, true, classLoader).newInstance();
    } catch (ClassNotFoundException | InstantiationException | IllegalAccessException e) {
      throw new FactoryConfigurationError(e);
    }
  }

  public abstract SAXParser newSAXParser() throws ParserConfigurationException, SAXException;

  public void setNamespaceAware(boolean awareness) {
    namespaceAware = awareness;
  }

  public void setValidating(boolean validating) {
    this.validating = validating;
  }

  public boolean isNamespaceAware() {
    return namespaceAware;
  }

  public boolean isValidating() {
    return validating;
  }

  public abstract void setFeature(String name, boolean value)
      throws ParserConfigurationException, SAXNotRecognizedException, SAXNotSupportedException;

  public abstract boolean getFeature(String name)
      throws ParserConfigurationException, SAXNotRecognizedException, SAXNotSupportedException;

  public Schema getSchema() {
    throw new UnsupportedOperationException();
  }

  public void setSchema(Schema schema) {
    throw new UnsupportedOperationException();
  }

  public void setXIncludeAware(boolean state) {
    throw new UnsupportedOperationException();
  }

  public boolean isXIncludeAware() {
    throw new UnsupportedOperationException();
  }
}
