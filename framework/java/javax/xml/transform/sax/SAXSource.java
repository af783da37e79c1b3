package javax.xml.transform.sax;

import javax.xml.transform.Source;
import javax.xml.transform.stream.StreamSource;
import org.xml.sax.InputSource;
import org.xml.sax.XMLReader;

/** A reader and its input as a source. */
public class SAXSource implements Source {
  public static final String FEATURE = "http://javax.xml.transform.sax.SAXSource/feature";

  private XMLReader reader;
  private InputSource inputSource;

  public SAXSource() {}

  public SAXSource(XMLReader reader, InputSource inputSource) {
    this.reader = reader;
    this.inputSource = inputSource;
  }

  public SAXSource(InputSource inputSource) {
    this.inputSource = inputSource;
  }

  public void setXMLReader(XMLReader reader) {
    this.reader = reader;
  }

  public XMLReader getXMLReader() {
    return reader;
  }

  public void setInputSource(InputSource inputSource) {
    this.inputSource = inputSource;
  }

  public InputSource getInputSource() {
    return inputSource;
  }

  @Override
  public void setSystemId(String systemId) {
    if (inputSource == null) inputSource = new InputSource(systemId);
    else inputSource.setSystemId(systemId);
  }

  @Override
  public String getSystemId() {
    return inputSource == null ? null : inputSource.getSystemId();
  }

  public static InputSource sourceToInputSource(Source source) {
    if (source instanceof SAXSource) return ((SAXSource) source).getInputSource();
    if (!(source instanceof StreamSource)) return null;
    StreamSource stream = (StreamSource) source;
    InputSource input = new InputSource(stream.getSystemId());
    input.setByteStream(stream.getInputStream());
    input.setCharacterStream(stream.getReader());
    input.setPublicId(stream.getPublicId());
    return input;
  }
}
