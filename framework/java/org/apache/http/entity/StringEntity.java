package org.apache.http.entity;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UnsupportedEncodingException;

/** A body of text. */
@Deprecated
public class StringEntity extends AbstractHttpEntity implements Cloneable {
  protected final byte[] content;

  public StringEntity(String s, String charset) throws UnsupportedEncodingException {
    if (s == null) throw new IllegalArgumentException("Source string may not be null");
    String encoding = charset == null ? "ISO-8859-1" : charset;
    content = s.getBytes(encoding);
    setContentType("text/plain; charset=" + encoding);
  }

  public StringEntity(String s) throws UnsupportedEncodingException {
    this(s, null);
  }

  @Override
  public boolean isRepeatable() {
    return true;
  }

  @Override
  public long getContentLength() {
    return content.length;
  }

  @Override
  public InputStream getContent() throws IOException {
    return new ByteArrayInputStream(content);
  }

  @Override
  public void writeTo(OutputStream outstream) throws IOException {
    outstream.write(content);
  }

  @Override
  public boolean isStreaming() {
    return false;
  }

  @Override
  public Object clone() throws CloneNotSupportedException {
    return super.clone();
  }
}
