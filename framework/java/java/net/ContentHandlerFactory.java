package java.net;

/** Makes handlers of content types. */
public interface ContentHandlerFactory {
  ContentHandler createContentHandler(String type);
}
