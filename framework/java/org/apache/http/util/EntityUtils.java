package org.apache.http.util;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.apache.http.HeaderElement;
import org.apache.http.HttpEntity;
import org.apache.http.NameValuePair;
import org.apache.http.ParseException;

/** Reads bodies. */
@Deprecated
public final class EntityUtils {
  private EntityUtils() {}

  public static byte[] toByteArray(HttpEntity entity) throws IOException {
    if (entity == null) throw new IllegalArgumentException("HTTP entity may not be null");
    InputStream in = entity.getContent();
    if (in == null) return new byte[0];
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] buffer = new byte[4096];
    for (int count = in.read(buffer); count > 0; count = in.read(buffer)) out.write(buffer, 0, count);
    in.close();
    return out.toByteArray();
  }

  public static String getContentCharSet(HttpEntity entity) throws ParseException {
    if (entity == null) throw new IllegalArgumentException("HTTP entity may not be null");
    if (entity.getContentType() == null) return null;
    HeaderElement[] elements = entity.getContentType().getElements();
    NameValuePair charset = elements.length == 0 ? null : elements[0].getParameterByName("charset");
    return charset == null ? null : charset.getValue();
  }

  public static String toString(HttpEntity entity, String defaultCharset) throws IOException, ParseException {
    byte[] bytes = toByteArray(entity);
    String charset = getContentCharSet(entity);
    if (charset == null) charset = defaultCharset == null ? "ISO-8859-1" : defaultCharset;
    return new String(bytes, charset);
  }

  public static String toString(HttpEntity entity) throws IOException, ParseException {
    return toString(entity, null);
  }
}
