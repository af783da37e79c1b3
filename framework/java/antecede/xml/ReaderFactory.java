package antecede.xml;

import java.util.HashMap;
import java.util.Map;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.Parser;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.XMLReaderAdapter;

/** The factory of SAX parsers. They do not validate. */
public final class ReaderFactory extends SAXParserFactory {
  private static final String NAMESPACES = "http://xml.org/sax/features/namespaces";
  private static final String VALIDATION = "http://xml.org/sax/features/validation";

  private final Map<String, Boolean> features = new HashMap<>();

  @Override
  public boolean getFeature(String name) throws SAXNotRecognizedException {
    if (name == null) throw new NullPointerException("name == null");
    if (!name.startsWith("http://xml.org/sax/features/")) throw new SAXNotRecognizedException(name);
    return Boolean.TRUE.equals(features.get(name));
  }

  @Override
  public void setFeature(String name, boolean value) throws SAXNotRecognizedException {
    if (name == null) throw new NullPointerException("name == null");
    if (!name.startsWith("http://xml.org/sax/features/")) throw new SAXNotRecognizedException(name);
    features.put(name, value);
  }

  @Override
  public boolean isNamespaceAware() {
    return Boolean.TRUE.equals(features.get(NAMESPACES));
  }

  @Override
  public void setNamespaceAware(boolean value) {
    features.put(NAMESPACES, value);
  }

  @Override
  public boolean isValidating() {
    return Boolean.TRUE.equals(features.get(VALIDATION));
  }

  @Override
  public void setValidating(boolean value) {
    features.put(VALIDATION, value);
  }

  @Override
  public SAXParser newSAXParser() throws ParserConfigurationException {
    if (isValidating()) throw new ParserConfigurationException("No validating SAXParser implementation available");
    try {
      return new SaxParser(features);
    } catch (SAXException e) {
      throw new ParserConfigurationException(e.toString());
    }
  }

  /** A SAX parser. */
  private static final class SaxParser extends SAXParser {
    private final Map<String, Boolean> features;
    private SaxReader reader;

    SaxParser(Map<String, Boolean> features) throws SAXNotRecognizedException, SAXNotSupportedException {
      this.features = new HashMap<>(features);
      start();
    }

    private void start() throws SAXNotRecognizedException, SAXNotSupportedException {
      reader = new SaxReader();
      for (Map.Entry<String, Boolean> feature : features.entrySet()) reader.setFeature(feature.getKey(),
          feature.getValue());
    }

    @Override
    public void reset() {
      try {
        start();
      } catch (SAXException impossible) {
        throw new AssertionError();
      }
    }

    @Override
    @SuppressWarnings("deprecation")
    public Parser getParser() throws SAXException {
      return new XMLReaderAdapter(reader);
    }

    @Override
    public XMLReader getXMLReader() {
      return reader;
    }

    @Override
    public boolean isNamespaceAware() {
      return Boolean.TRUE.equals(features.get(NAMESPACES));
    }

    @Override
    public boolean isValidating() {
      return false;
    }

    @Override
    public void setProperty(String name, Object value) throws SAXNotRecognizedException, SAXNotSupportedException {
      reader.setProperty(name, value);
    }

    @Override
    public Object getProperty(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
      return reader.getProperty(name);
    }
  }
}
