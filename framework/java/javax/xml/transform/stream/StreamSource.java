package javax.xml.transform.stream;

import java.io.File;
import java.io.InputStream;
import java.io.Reader;
import javax.xml.transform.Source;

/** A stream as a source. */
public class StreamSource implements Source {
  public static final String FEATURE = "http://javax.xml.transform.stream.StreamSource/feature";

  private String publicId;
  private String systemId;
  private InputStream inputStream;
  private Reader reader;

  public StreamSource() {}

  public StreamSource(InputStream inputStream) {
    this.inputStream = inputStream;
  }

  public StreamSource(InputStream inputStream, String systemId) {
    this.inputStream = inputStream;
    this.systemId = systemId;
  }

  public StreamSource(Reader reader) {
    this.reader = reader;
  }

  public StreamSource(Reader reader, String systemId) {
    this.reader = reader;
    this.systemId = systemId;
  }

  public StreamSource(String systemId) {
    this.systemId = systemId;
  }

  public StreamSource(File f) {
    setSystemId(f);
  }

  public void setInputStream(InputStream inputStream) {
    this.inputStream = inputStream;
  }

  public InputStream getInputStream() {
    return inputStream;
  }

  public void setReader(Reader reader) {
    this.reader = reader;
  }

  public Reader getReader() {
    return reader;
  }

  public void setPublicId(String publicId) {
    this.publicId = publicId;
  }

  public String getPublicId() {
    return publicId;
  }

  @Override
  public void setSystemId(String systemId) {
    this.systemId = systemId;
  }

  @Override
  public String getSystemId() {
    return systemId;
  }

  public void setSystemId(File f) {
    systemId = "file://" + f.getAbsolutePath();
  }
}
