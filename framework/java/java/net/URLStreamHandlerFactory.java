package java.net;

/** Makes the handlers of protocols. */
public interface URLStreamHandlerFactory {
  URLStreamHandler createURLStreamHandler(String protocol);
}
