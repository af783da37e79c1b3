package org.apache.http.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** A body that is read once. */
@Deprecated
public class InputStreamEntity extends AbstractHttpEntity {
  private final InputStream content;
  private final long length;
  private boolean consumed;

  public InputStreamEntity(InputStream instream, long length) {
    if (instream == null) throw new IllegalArgumentException("Source input stream may not be null");
    content = instream;
    this.length = length;
  }

  @Override
  public boolean isRepeatable() {
    return false;
  }

  @Override
  public long getContentLength() {
    return length;
  }

  @Override
  public InputStream getContent() throws IOException {
    return content;
  }

  @Override
  public void writeTo(OutputStream outstream) throws IOException {
    byte[] buffer = new byte[2048];
    for (int count = content.read(buffer); count > 0; count = content.read(buffer)) outstream.write(buffer, 0, count);
    consumed = true;
  }

  @Override
  public boolean isStreaming() {
    return !consumed;
  }

  @Override
  public void consumeContent() throws IOException {
    consumed = true;
    content.close();
  }
}
