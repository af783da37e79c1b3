package java.lang;

import antecede.Disk;
import antecede.Reflection;
import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;

/** Addresses of files in the app's package, as class loaders give them: {@code jar:file:/data/app/…/base.apk!/path}. */
final class ResourceFiles extends URLStreamHandler {
  private static final ResourceFiles HANDLER = new ResourceFiles();

  private ResourceFiles() {}

  /** Null: there is no such file. */
  static URL find(String path) {
    if (path.endsWith(".class") || Reflection.resource(path) == null) return null;
    try {
      String archive = Disk.packagePath();
      if (archive == null) return new URL("resource", "", -1, "/" + path, HANDLER);
      return new URL("jar", "", -1, "file:" + archive + "!/" + path, HANDLER);
    } catch (MalformedURLException e) {
      return null;
    }
  }

  @Override
  protected URLConnection openConnection(URL url) throws IOException {
    String file = url.getFile();
    int mark = file.indexOf("!/");
    return new Connection(url, mark < 0 ? file.substring(1) : file.substring(mark + 2));
  }

  /** A file of the package. */
  private static final class Connection extends URLConnection {
    private final String path;
    private byte[] bytes;

    Connection(URL url, String path) {
      super(url);
      this.path = path;
    }

    @Override
    public void connect() throws IOException {
      if (connected) return;
      bytes = Reflection.resource(path);
      if (bytes == null) throw new FileNotFoundException(path);
      connected = true;
    }

    @Override
    public InputStream getInputStream() throws IOException {
      connect();
      return new ByteArrayInputStream(bytes);
    }

    @Override
    public int getContentLength() {
      try {
        connect();
      } catch (IOException e) {
        return -1;
      }
      return bytes.length;
    }
  }
}
