package antecede.xml;

import java.io.IOException;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.DOMImplementation;
import org.w3c.dom.Document;
import org.xml.sax.EntityResolver;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** The factory of document builders. They do not validate. */
public final class BuilderFactory extends DocumentBuilderFactory {
  private static final String NAMESPACES = "http://xml.org/sax/features/namespaces";
  private static final String VALIDATION = "http://xml.org/sax/features/validation";

  @Override
  public DocumentBuilder newDocumentBuilder() throws ParserConfigurationException {
    if (isValidating()) {
      throw new ParserConfigurationException("No validating DocumentBuilder implementation available");
    }
    DomBuilder settings = new DomBuilder();
    settings.namespaces = isNamespaceAware();
    settings.ignoreComments = isIgnoringComments();
    settings.ignoreSpace = isIgnoringElementContentWhitespace();
    settings.coalesce = isCoalescing();
    return new Builder(settings);
  }

  @Override
  public Object getAttribute(String name) {
    throw new IllegalArgumentException(name);
  }

  @Override
  public void setAttribute(String name, Object value) {
    throw new IllegalArgumentException(name);
  }

  @Override
  public boolean getFeature(String name) throws ParserConfigurationException {
    if (name == null) throw new NullPointerException("name == null");
    if (name.equals(NAMESPACES)) return isNamespaceAware();
    if (name.equals(VALIDATION)) return isValidating();
    throw new ParserConfigurationException(name);
  }

  @Override
  public void setFeature(String name, boolean value) throws ParserConfigurationException {
    if (name == null) throw new NullPointerException("name == null");
    if (name.equals(NAMESPACES)) setNamespaceAware(value);
    else if (name.equals(VALIDATION)) setValidating(value);
    else throw new ParserConfigurationException(name);
  }

  /** A document builder. */
  private static final class Builder extends DocumentBuilder {
    private final DomBuilder settings;
    private EntityResolver resolver;
    private ErrorHandler errors;

    Builder(DomBuilder settings) {
      this.settings = settings;
    }

    @Override
    public void reset() {
      resolver = null;
      errors = null;
    }

    @Override
    public Document parse(InputSource source) throws SAXException, IOException {
      if (source == null) throw new IllegalArgumentException("source == null");
      try {
        return settings.parse(source);
      } catch (SAXParseException e) {
        if (errors != null) errors.error(e);
        throw e;
      }
    }

    @Override
    public boolean isNamespaceAware() {
      return settings.namespaces;
    }

    @Override
    public boolean isValidating() {
      return false;
    }

    @Override
    public void setEntityResolver(EntityResolver resolver) {
      this.resolver = resolver;
    }

    @Override
    public void setErrorHandler(ErrorHandler handler) {
      errors = handler;
    }

    @Override
    public Document newDocument() {
      return new DomDocument();
    }

    @Override
    public DOMImplementation getDOMImplementation() {
      return DomImplementation.INSTANCE;
    }
  }
}
