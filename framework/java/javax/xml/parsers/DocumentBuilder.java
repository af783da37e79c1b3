package javax.xml.parsers;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import javax.xml.validation.Schema;
import org.w3c.dom.DOMImplementation;
import org.w3c.dom.Document;
import org.xml.sax.EntityResolver;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Makes documents of text, and empty ones. */
public abstract class DocumentBuilder {
  protected DocumentBuilder() {}

  public void reset() {
    throw new UnsupportedOperationException("This DocumentBuilder, \"" + getClass().getName()
        + "\", does not support the reset functionality.");
  }

  public Document parse(InputStream is) throws SAXException, IOException {
    if (is == null) throw new IllegalArgumentException("InputStream cannot be null");
    return parse(new InputSource(is));
  }

  public Document parse(InputStream is, String systemId) throws SAXException, IOException {
    if (is == null) throw new IllegalArgumentException("InputStream cannot be null");
    InputSource source = new InputSource(is);
    source.setSystemId(systemId);
    return parse(source);
  }

  public Document parse(String uri) throws SAXException, IOException {
    if (uri == null) throw new IllegalArgumentException("URI cannot be null");
    return parse(new InputSource(uri));
  }

  public Document parse(File f) throws SAXException, IOException {
    if (f == null) throw new IllegalArgumentException("File cannot be null");
    return parse(new InputSource("file:" + f.getAbsolutePath()));
  }

  public abstract Document parse(InputSource is) throws SAXException, IOException;

  public abstract boolean isNamespaceAware();

  public abstract boolean isValidating();

  public abstract void setEntityResolver(EntityResolver er);

  public abstract void setErrorHandler(ErrorHandler eh);

  public abstract Document newDocument();

  public abstract DOMImplementation getDOMImplementation();

  public Schema getSchema() {
    throw new UnsupportedOperationException();
  }

  public boolean isXIncludeAware() {
    throw new UnsupportedOperationException();
  }
}
