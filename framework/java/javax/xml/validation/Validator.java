package javax.xml.validation;

import java.io.IOException;
import javax.xml.transform.Result;
import javax.xml.transform.Source;
import org.w3c.dom.ls.LSResourceResolver;
import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;

/** Checks documents against a schema. */
public abstract class Validator {
  protected Validator() {}

  public abstract ErrorHandler getErrorHandler();

  public boolean getFeature(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
    throw new UnsupportedOperationException();
  }

  public Object getProperty(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
    throw new UnsupportedOperationException();
  }

  public abstract LSResourceResolver getResourceResolver();

  public abstract void reset();

  public abstract void setErrorHandler(ErrorHandler errorHandler);

  public void setFeature(String name, boolean value) throws SAXNotRecognizedException, SAXNotSupportedException {
    throw new UnsupportedOperationException();
  }

  public void setProperty(String name, Object value) throws SAXNotRecognizedException, SAXNotSupportedException {
    throw new UnsupportedOperationException();
  }

  public abstract void setResourceResolver(LSResourceResolver resourceResolver);

  public void validate(Source source) throws IOException, SAXException {
    throw new UnsupportedOperationException();
  }

  public abstract void validate(Source source, Result result) throws IOException, SAXException;
}
