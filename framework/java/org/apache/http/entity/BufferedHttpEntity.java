package org.apache.http.entity;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.apache.http.HttpEntity;
import org.apache.http.util.EntityUtils;

/** A body that can be read again. */
@Deprecated
public class BufferedHttpEntity extends HttpEntityWrapper {
  private final byte[] buffer;

  public BufferedHttpEntity(HttpEntity entity) throws IOException {
    super(entity);
    buffer = EntityUtils.toByteArray(entity);
  }

  @Override
  public long getContentLength() {
    return buffer.length;
  }

  @Override
  public InputStream getContent() throws IOException {
    return new ByteArrayInputStream(buffer);
  }

  @Override
  public boolean isRepeatable() {
    return true;
  }

  @Override
  public boolean isStreaming() {
    return false;
  }
}
