package java.net;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/** The protocols that are always known. */
final class StandardHandlers {
  private StandardHandlers() {}

  static URLStreamHandler find(String protocol) {
    switch (protocol) {
      case "http": return new Http(80);
      case "https": return new Http(443);
      case "file": return new FileHandler();
      case "jar": return new JarHandler();
      default: return null;
    }
  }

  private static final class Http extends URLStreamHandler {
    private final int port;

    Http(int port) {
      this.port = port;
    }

    @Override
    protected int getDefaultPort() {
      return port;
    }

    @Override
    protected URLConnection openConnection(URL url) throws IOException {
      return openConnection(url, Proxy.NO_PROXY);
    }

    @Override
    protected URLConnection openConnection(URL url, Proxy proxy) throws IOException {
      return port == 80 ? new HttpConnection(url, proxy) : new HttpsConnection(url, proxy);
    }
  }

  private static final class FileHandler extends URLStreamHandler {
    @Override
    protected URLConnection openConnection(URL url) throws IOException {
      return new FileConnection(url);
    }

    @Override
    protected URLConnection openConnection(URL url, Proxy proxy) throws IOException {
      return new FileConnection(url);
    }
  }

  /** A file of the disk as a connection. */
  private static final class FileConnection extends URLConnection {
    private final File file;
    private InputStream in;

    FileConnection(URL url) throws IOException {
      super(url);
      file = new File(URLDecoder.decode(url.getPath().replace("+", "%2B"), "UTF-8"));
    }

    @Override
    public void connect() throws IOException {
      if (connected) return;
      in = new FileInputStream(file);
      connected = true;
    }

    @Override
    public InputStream getInputStream() throws IOException {
      connect();
      return in;
    }

    @Override
    public String getHeaderField(String name) {
      if (!file.exists()) return null;
      if (name.equalsIgnoreCase("content-length")) return String.valueOf(file.length());
      return name.equalsIgnoreCase("content-type") ? guessContentTypeFromName(file.getName()) : null;
    }

    @Override
    public long getLastModified() {
      return file.lastModified();
    }
  }

  private static final class JarHandler extends URLStreamHandler {
    @Override
    protected URLConnection openConnection(URL url) throws IOException {
      return new JarConnection(url);
    }

    @Override
    protected void parseURL(URL url, String spec, int start, int limit) {
      String file = spec.substring(start, limit);
      if (url.getFile() != null && !url.getFile().isEmpty() && file.indexOf("!/") < 0) {
        String context = url.getFile();
        int end = file.startsWith("/") ? context.indexOf("!/") + 1 : context.lastIndexOf('/') + 1;
        file = context.substring(0, end) + file;
      }
      if (file.indexOf("!/") < 0) throw new IllegalArgumentException("no !/ in spec");
      setURL(url, "jar", "", -1, null, null, file, null, url.getRef());
    }
  }

  /** A file within a jar of the disk as a connection. */
  private static final class JarConnection extends JarURLConnection {
    private JarFile jar;

    JarConnection(URL url) throws MalformedURLException {
      super(url);
    }

    @Override
    public void connect() throws IOException {
      if (connected) return;
      jar = new JarFile(new File(URLDecoder.decode(getJarFileURL().getPath().replace("+", "%2B"), "UTF-8")));
      connected = true;
    }

    @Override
    public JarFile getJarFile() throws IOException {
      connect();
      return jar;
    }

    @Override
    public InputStream getInputStream() throws IOException {
      connect();
      if (getEntryName() == null) throw new IOException("no entry name specified");
      JarEntry entry = jar.getJarEntry(getEntryName());
      if (entry == null) throw new java.io.FileNotFoundException(getEntryName());
      return jar.getInputStream(entry);
    }
  }
}
