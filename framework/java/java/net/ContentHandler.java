package java.net;

import java.io.IOException;

/** Reads an object from a connection. */
public abstract class ContentHandler {
  public ContentHandler() {}

  public abstract Object getContent(URLConnection connection) throws IOException;

  public Object getContent(URLConnection connection, Class[] types) throws IOException {
    Object content = getContent(connection);
    for (Class<?> type : types) {
      if (type.isInstance(content)) return content;
    }
    return null;
  }
}
