package javax.xml.parsers;

import antecede.xml.BuilderFactory;
import javax.xml.validation.Schema;

/** Makes document builders. */
public abstract class DocumentBuilderFactory {
  private boolean validating;
  private boolean namespaceAware;
  private boolean whitespace;
  private boolean expandEntityRef = true;
  private boolean ignoreComments;
  private boolean coalescing;

  protected DocumentBuilderFactory() {}

  public static DocumentBuilderFactory newInstance() {
    return new BuilderFactory();
  }

  public static DocumentBuilderFactory newInstance(String factoryClassName, ClassLoader classLoader) {
    if (factoryClassName == null) throw new FactoryConfigurationError("factoryClassName == null");
    try {
      return (DocumentBuilderFactory) Class.forName(factoryClassName, true, classLoader).newInstance();
    } catch (ClassNotFoundException | InstantiationException | IllegalAccessException e) {
      throw new FactoryConfigurationError(e);
    }
  }

  public abstract DocumentBuilder newDocumentBuilder() throws ParserConfigurationException;

  public void setNamespaceAware(boolean awareness) {
    namespaceAware = awareness;
  }

  public void setValidating(boolean validating) {
    this.validating = validating;
  }

  public void setIgnoringElementContentWhitespace(boolean whitespace) {
    this.whitespace = whitespace;
  }

  public void setExpandEntityReferences(boolean expandEntityRef) {
    this.expandEntityRef = expandEntityRef;
  }

  public void setIgnoringComments(boolean ignoreComments) {
    this.ignoreComments = ignoreComments;
  }

  public void setCoalescing(boolean coalescing) {
    this.coalescing = coalescing;
  }

  public boolean isNamespaceAware() {
    return namespaceAware;
  }

  public boolean isValidating() {
    return validating;
  }

  public boolean isIgnoringElementContentWhitespace() {
    return whitespace;
  }

  public boolean isExpandEntityReferences() {
    return expandEntityRef;
  }

  public boolean isIgnoringComments() {
    return ignoreComments;
  }

  public boolean isCoalescing() {
    return coalescing;
  }

  public abstract void setAttribute(String name, Object value) throws IllegalArgumentException;

  public abstract Object getAttribute(String name) throws IllegalArgumentException;

  public abstract void setFeature(String name, boolean value) throws ParserConfigurationException;

  public abstract boolean getFeature(String name) throws ParserConfigurationException;

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
