package java.net;

import antecede.Network;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What happens on a connection by HTTP: a request, an answer, and redirections in between. */
final class HttpExchange {
  private static final int MAX_REDIRECTS = 20;

  private final HttpURLConnection connection;
  private ByteArrayOutputStream request;
  private boolean done;
  private IOException failure;
  private String status;
  /** Headers of the response: name, value, name, value. */
  private final List<String> headers = new ArrayList<>();
  private byte[] body = new byte[0];
  private InputStream stream;

  HttpExchange(HttpURLConnection connection) {
    this.connection = connection;
  }

  void connect() throws IOException {
    if (connection.connected) return;
    Network.resolve(connection.url.getHost());
    connection.connected = true;
  }

  OutputStream getOutputStream() throws IOException {
    if (!connection.doOutput) throw new ProtocolException("cannot write to a URLConnection if doOutput=false");
    if (done) throw new ProtocolException("cannot write request body after response has been read");
    if (connection.method.equals("GET")) connection.method = "POST";
    if (connection.method.equals("HEAD") || connection.method.equals("TRACE")) {
      throw new ProtocolException(connection.method + " does not support writing");
    }
    connect();
    if (request == null) request = new ByteArrayOutputStream();
    return request;
  }

  /** Sends the request, unless that has been done, and waits for the response. */
  private void execute() throws IOException {
    if (!done) {
      done = true;
      try {
        for (int i = 0; ; i++) {
          connection.connected = true;
          send();
          if (!redirects()) break;
          if (i == MAX_REDIRECTS) throw new ProtocolException("Too many redirects: " + MAX_REDIRECTS);
        }
      } catch (IOException e) {
        failure = e;
      }
    }
    if (failure != null) throw failure;
  }

  private void send() throws IOException {
    URL url = connection.url;
    StringBuilder head = new StringBuilder(connection.method).append(' ');
    head.append(url.getFile().isEmpty() ? "/" : url.getFile()).append(" HTTP/1.1\r\n");
    List<String> sent = connection.headers();
    for (int i = 0; i < sent.size(); i += 2) {
      head.append(sent.get(i)).append(": ").append(sent.get(i + 1)).append("\r\n");
    }
    appendCookies(url, head);
    appendMissing(head, "User-Agent", "Dalvik/2.1.0 (Linux; U; Android 14)");
    appendMissing(head, "Host", url.getPort() < 0 ? url.getHost() : url.getHost() + ":" + url.getPort());
    byte[] content = request == null ? new byte[0] : request.toByteArray();
    if (request != null) appendMissing(head, "Content-Type", "application/x-www-form-urlencoded");
    if (request != null) head.append("Content-Length: ").append(content.length).append("\r\n");
    byte[] start = StandardCharsets.ISO_8859_1.toBytes(head.append("\r\n").toString());
    byte[] message = new byte[start.length + content.length];
    System.arraycopy(start, 0, message, 0, start.length);
    System.arraycopy(content, 0, message, start.length, content.length);
    receive(Network.exchange(url.getProtocol(), url.getHost(), url.toExternalForm(), message));
    storeCookies(url);
  }

  private void appendMissing(StringBuilder head, String name, String value) {
    List<String> sent = connection.headers();
    for (int i = 0; i < sent.size(); i += 2) {
      if (sent.get(i).equalsIgnoreCase(name)) return;
    }
    head.append(name).append(": ").append(value).append("\r\n");
  }

  private void appendCookies(URL url, StringBuilder head) throws IOException {
    CookieHandler cookies = CookieHandler.getDefault();
    if (cookies == null) return;
    Map<String, List<String>> map = cookies.get(uri(url), URLConnection.asMap(connection.headers()));
    for (Map.Entry<String, List<String>> entry : map.entrySet()) {
      if (entry.getValue().isEmpty()) continue;
      head.append(entry.getKey()).append(": ").append(String.join("; ", entry.getValue())).append("\r\n");
    }
  }

  private void storeCookies(URL url) throws IOException {
    CookieHandler cookies = CookieHandler.getDefault();
    if (cookies != null) cookies.put(uri(url), URLConnection.asMap(headers));
  }

  private static URI uri(URL url) throws IOException {
    try {
      return url.toURI();
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  private void receive(byte[] answer) throws IOException {
    headers.clear();
    int at = 0;
    status = null;
    while (true) {
      int end = at;
      while (end < answer.length && answer[end] != '\n') end++;
      if (end == answer.length) throw new ProtocolException("unexpected end of stream");
      int length = end > at && answer[end - 1] == '\r' ? end - at - 1 : end - at;
      String line = StandardCharsets.ISO_8859_1.toText(answer, at, length);
      at = end + 1;
      if (line.isEmpty()) break;
      int colon = line.indexOf(':');
      if (status == null) {
        status = line;
      } else if (colon > 0) {
        headers.add(line.substring(0, colon).trim());
        headers.add(line.substring(colon + 1).trim());
      }
    }
    if (status == null || !status.startsWith("HTTP/1.")) {
      throw new ProtocolException("Unexpected status line: " + status);
    }
    body = new byte[answer.length - at];
    System.arraycopy(answer, at, body, 0, body.length);
    stream = null;
  }

  private int code() {
    try {
      return Integer.parseInt(status.split(" ", 3)[1]);
    } catch (RuntimeException e) {
      return -1;
    }
  }

  /** Goes on to where the response points, if it does. Never from one protocol to the other. */
  private boolean redirects() throws IOException {
    int code = code();
    String location = find("Location");
    boolean redirect = code >= 300 && code <= 303 || code == 307 || code == 308;
    if (!redirect || location == null || !connection.instanceFollowRedirects) return false;
    if (code >= 307 && !connection.method.equals("GET") && !connection.method.equals("HEAD")) return false;
    URL target = new URL(connection.url, location);
    if (!target.getProtocol().equals(connection.url.getProtocol())) return false;
    connection.url = target;
    if (!connection.method.equals("HEAD")) connection.method = "GET";
    request = null;
    return true;
  }

  private String find(String name) {
    for (int i = headers.size() - 2; i >= 0; i -= 2) {
      if (headers.get(i).equalsIgnoreCase(name)) return headers.get(i + 1);
    }
    return null;
  }

  InputStream getInputStream() throws IOException {
    if (!connection.doInput) throw new ProtocolException("This protocol does not support input");
    execute();
    if (code() >= 400) throw new FileNotFoundException(connection.url.toString());
    return body();
  }

  private InputStream body() {
    if (stream == null) stream = new ByteArrayInputStream(body);
    return stream;
  }

  InputStream getErrorStream() {
    return status != null && code() >= 400 ? body() : null;
  }

  private boolean hasResponse() {
    try {
      execute();
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  String getHeaderField(String name) {
    if (!hasResponse()) return null;
    return name == null ? status : find(name);
  }

  String getHeaderField(int index) {
    if (!hasResponse()) return null;
    if (index == 0) return status;
    return index > 0 && 2 * index <= headers.size() ? headers.get(2 * index - 1) : null;
  }

  String getHeaderFieldKey(int index) {
    if (!hasResponse() || index <= 0 || 2 * index > headers.size()) return null;
    return headers.get(2 * index - 2);
  }

  Map<String, List<String>> getHeaderFields() {
    Map<String, List<String>> map = new LinkedHashMap<>();
    if (!hasResponse()) return map;
    List<String> first = new ArrayList<>();
    first.add(status);
    map.put(null, first);
    map.putAll(URLConnection.asMap(headers));
    return map;
  }
}
