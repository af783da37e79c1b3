package java.net;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.Permission;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A connection to what a URL names. */
public abstract class URLConnection {
  private static final String[] TYPES = {
    "html", "text/html", "htm", "text/html", "txt", "text/plain", "csv", "text/csv", "css", "text/css",
    "js", "application/javascript", "json", "application/json", "xml", "application/xml", "pdf", "application/pdf",
    "zip", "application/zip", "jar", "application/java-archive", "gz", "application/gzip", "tar", "application/x-tar",
    "apk", "application/vnd.android.package-archive", "png", "image/png", "jpg", "image/jpeg", "jpeg", "image/jpeg",
    "gif", "image/gif", "bmp", "image/bmp", "webp", "image/webp", "svg", "image/svg+xml", "mp3", "audio/mpeg",
    "wav", "audio/x-wav", "ogg", "audio/ogg", "mp4", "video/mp4", "mpeg", "video/mpeg", "webm", "video/webm",
  };

  private static boolean defaultAllowUserInteraction;
  private static boolean defaultUseCaches = true;
  private static FileNameMap fileNames;
  private static ContentHandlerFactory contentHandlers;

  protected URL url;
  protected boolean doInput = true;
  protected boolean doOutput;
  protected boolean allowUserInteraction = defaultAllowUserInteraction;
  protected boolean useCaches = defaultUseCaches;
  protected long ifModifiedSince;
  protected boolean connected;

  private int connectTimeout;
  private int readTimeout;
  /** Headers of the request: name, value, name, value. */
  private final List<String> headers = new ArrayList<>();

  protected URLConnection(URL url) {
    this.url = url;
  }

  public static FileNameMap getFileNameMap() {
    if (fileNames != null) return fileNames;
    return new FileNameMap() {
      @Override
      public String getContentTypeFor(String name) {
        return guess(name);
      }
    };
  }

  public static void setFileNameMap(FileNameMap map) {
    fileNames = map;
  }

  private static String guess(String name) {
    String path = name.indexOf('#') < 0 ? name : name.substring(0, name.indexOf('#'));
    String extension = path.substring(path.lastIndexOf('.') + 1).toLowerCase();
    for (int i = 0; i < TYPES.length; i += 2) {
      if (TYPES[i].equals(extension) && path.lastIndexOf('.') >= 0) return TYPES[i + 1];
    }
    return null;
  }

  public static String guessContentTypeFromName(String name) {
    return getFileNameMap().getContentTypeFor(name);
  }

  public static String guessContentTypeFromStream(InputStream in) throws IOException {
    if (!in.markSupported()) return null;
    in.mark(16);
    byte[] start = new byte[8];
    int size = in.readNBytes(start, 0, 8);
    in.reset();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < size; i++) text.append((char) (start[i] & 0xff));
    String magic = text.toString();
    if (magic.startsWith("GIF8")) return "image/gif";
    if (magic.startsWith("\u0089PNG\r\n\u001a\n")) return "image/png";
    if (magic.startsWith("\u00ff\u00d8\u00ff")) return "image/jpeg";
    if (magic.startsWith("PK\u0003\u0004")) return "application/zip";
    if (magic.startsWith("<?xml")) return "application/xml";
    String lower = magic.toLowerCase();
    if (lower.startsWith("<!") || lower.startsWith("<html") || lower.startsWith("<head")
        || lower.startsWith("<body")) {
      return "text/html";
    }
    return null;
  }

  public abstract void connect() throws IOException;

  public void setConnectTimeout(int timeout) {
    if (timeout < 0) throw new IllegalArgumentException("timeout can not be negative");
    connectTimeout = timeout;
  }

  public int getConnectTimeout() {
    return connectTimeout;
  }

  public void setReadTimeout(int timeout) {
    if (timeout < 0) throw new IllegalArgumentException("timeout can not be negative");
    readTimeout = timeout;
  }

  public int getReadTimeout() {
    return readTimeout;
  }

  public URL getURL() {
    return url;
  }

  public int getContentLength() {
    long length = getContentLengthLong();
    return length > Integer.MAX_VALUE ? -1 : (int) length;
  }

  public long getContentLengthLong() {
    return getHeaderFieldLong("content-length", -1);
  }

  public String getContentType() {
    return getHeaderField("content-type");
  }

  public String getContentEncoding() {
    return getHeaderField("content-encoding");
  }

  public long getExpiration() {
    return getHeaderFieldDate("expires", 0);
  }

  public long getDate() {
    return getHeaderFieldDate("date", 0);
  }

  public long getLastModified() {
    return getHeaderFieldDate("last-modified", 0);
  }

  public String getHeaderField(String name) {
    return null;
  }

  public Map<String, List<String>> getHeaderFields() {
    return Collections.emptyMap();
  }

  public int getHeaderFieldInt(String name, int otherwise) {
    try {
      return Integer.parseInt(getHeaderField(name));
    } catch (Exception e) {
      return otherwise;
    }
  }

  public long getHeaderFieldLong(String name, long otherwise) {
    try {
      return Long.parseLong(getHeaderField(name));
    } catch (Exception e) {
      return otherwise;
    }
  }

  public long getHeaderFieldDate(String name, long otherwise) {
    return HttpDate.parse(getHeaderField(name), otherwise);
  }

  public String getHeaderFieldKey(int index) {
    return null;
  }

  public String getHeaderField(int index) {
    return null;
  }

  public Object getContent() throws IOException {
    return content(null);
  }

  public Object getContent(Class[] types) throws IOException {
    return content(types);
  }

  /** Without a handler of the app, the content is the stream. */
  private Object content(Class[] types) throws IOException {
    InputStream in = getInputStream();
    String type = getContentType();
    ContentHandlerFactory factory = type == null ? null : contentHandlers;
    ContentHandler handler = factory == null ? null : factory.createContentHandler(type);
    if (handler == null) return in;
    return types == null ? handler.getContent(this) : handler.getContent(this, types);
  }

  public Permission getPermission() throws IOException {
    return null;
  }

  public InputStream getInputStream() throws IOException {
    throw new UnknownServiceException("protocol doesn't support input");
  }

  public OutputStream getOutputStream() throws IOException {
    throw new UnknownServiceException("protocol doesn't support output");
  }

  @Override
  public String toString() {
    return getClass().getName() + ":" + url;
  }

  private void checkNotConnected() {
    if (connected) throw new IllegalStateException("Already connected");
  }

  public void setDoInput(boolean value) {
    checkNotConnected();
    doInput = value;
  }

  public boolean getDoInput() {
    return doInput;
  }

  public void setDoOutput(boolean value) {
    checkNotConnected();
    doOutput = value;
  }

  public boolean getDoOutput() {
    return doOutput;
  }

  public void setAllowUserInteraction(boolean value) {
    checkNotConnected();
    allowUserInteraction = value;
  }

  public boolean getAllowUserInteraction() {
    return allowUserInteraction;
  }

  public static void setDefaultAllowUserInteraction(boolean value) {
    defaultAllowUserInteraction = value;
  }

  public static boolean getDefaultAllowUserInteraction() {
    return defaultAllowUserInteraction;
  }

  public void setUseCaches(boolean value) {
    checkNotConnected();
    useCaches = value;
  }

  public boolean getUseCaches() {
    return useCaches;
  }

  public void setIfModifiedSince(long time) {
    checkNotConnected();
    ifModifiedSince = time;
  }

  public long getIfModifiedSince() {
    return ifModifiedSince;
  }

  public boolean getDefaultUseCaches() {
    return defaultUseCaches;
  }

  public void setDefaultUseCaches(boolean value) {
    defaultUseCaches = value;
  }

  /** The headers of the request: name, value, name, value. */
  List<String> headers() {
    return headers;
  }

  public void setRequestProperty(String name, String value) {
    checkNotConnected();
    if (name == null) throw new NullPointerException("key is null");
    for (int i = headers.size() - 2; i >= 0; i -= 2) {
      if (!headers.get(i).equalsIgnoreCase(name)) continue;
      headers.remove(i + 1);
      headers.remove(i);
    }
    headers.add(name);
    headers.add(value);
  }

  public void addRequestProperty(String name, String value) {
    checkNotConnected();
    if (name == null) throw new NullPointerException("key is null");
    headers.add(name);
    headers.add(value);
  }

  public String getRequestProperty(String name) {
    checkNotConnected();
    for (int i = headers.size() - 2; i >= 0; i -= 2) {
      if (headers.get(i).equalsIgnoreCase(name)) return headers.get(i + 1);
    }
    return null;
  }

  public Map<String, List<String>> getRequestProperties() {
    checkNotConnected();
    return asMap(headers);
  }

  /** Names to values; a list of names and values in turn. */
  static Map<String, List<String>> asMap(List<String> headers) {
    Map<String, List<String>> map = new LinkedHashMap<>();
    for (int i = 0; i < headers.size(); i += 2) {
      List<String> values = map.get(headers.get(i));
      if (values == null) {
        values = new ArrayList<>();
        map.put(headers.get(i), values);
      }
      values.add(headers.get(i + 1));
    }
    return Collections.unmodifiableMap(map);
  }

  @Deprecated
  public static void setDefaultRequestProperty(String name, String value) {}

  @Deprecated
  public static String getDefaultRequestProperty(String name) {
    return null;
  }

  public static void setContentHandlerFactory(ContentHandlerFactory factory) {
    if (contentHandlers != null) throw new Error("factory already defined");
    contentHandlers = factory;
  }
}
