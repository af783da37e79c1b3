package org.apache.http;

import java.io.IOException;

/** The client's end of a connection. */
@Deprecated
public interface HttpClientConnection extends HttpConnection {
  boolean isResponseAvailable(int timeout) throws IOException;

  void sendRequestHeader(HttpRequest request) throws HttpException, IOException;

  void sendRequestEntity(HttpEntityEnclosingRequest request) throws HttpException, IOException;

  HttpResponse receiveResponseHeader() throws HttpException, IOException;

  void receiveResponseEntity(HttpResponse response) throws HttpException, IOException;

  void flush() throws IOException;
}
