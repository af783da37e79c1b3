package javax.xml.validation;

import org.w3c.dom.ls.LSResourceResolver;
import org.xml.sax.ContentHandler;
import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;

/** Checks events against a schema. */
public abstract class ValidatorHandler implements ContentHandler {
  protected ValidatorHandler() {}

  public abstract ContentHandler getContentHandler();

  public abstract ErrorHandler getErrorHandler();

  public boolean getFeature(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
    throw new UnsupportedOperationException();
  }

  public Object getProperty(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
    throw new UnsupportedOperationException();
  }

  public abstract LSResourceResolver getResourceResolver();

  public abstract TypeInfoProvider getTypeInfoProvider();

  public abstract void setContentHandler(ContentHandler contentHandler);

  public abstract void setErrorHandler(ErrorHandler errorHandler);

  public void setFeature(String name, boolean value) throws SAXNotRecognizedException, SAXNotSupportedException {
    throw new UnsupportedOperationException();
  }

  public void setProperty(String name, Object value) throws SAXNotRecognizedException, SAXNotSupportedException {
    throw new UnsupportedOperationException();
  }

  public abstract void setResourceResolver(LSResourceResolver resourceResolver);
}
