package android.content.res;

import antecede.Apk;
import antecede.Disk;
import android.os.ParcelFileDescriptor;
import antecede.Unlisted;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** The files of the package. */
public final class AssetManager implements AutoCloseable {
  public static final int ACCESS_BUFFER = 3, ACCESS_RANDOM = 1, ACCESS_STREAMING = 2, ACCESS_UNKNOWN = 0;

  private static AssetManager shared;

  /** Reads a file of the package. */
  public final class AssetInputStream extends InputStream {
    private final ByteArrayInputStream bytes;

    private AssetInputStream(byte[] content) {
      bytes = new ByteArrayInputStream(content);
    }

    @Override
    public int read() throws IOException {
      return bytes.read();
    }

    @Override
    public int read(byte[] b) throws IOException {
      return bytes.read(b, 0, b.length);
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
      return bytes.read(b, off, len);
    }

    @Override
    public long skip(long n) throws IOException {
      return bytes.skip(n);
    }

    @Override
    public int available() throws IOException {
      return bytes.available();
    }

    @Override
    public boolean markSupported() {
      return true;
    }

    @Override
    public void mark(int readlimit) {
      bytes.mark(readlimit);
    }

    @Override
    public void reset() throws IOException {
      bytes.reset();
    }

    @Override
    public void close() throws IOException {}

    @Override
    protected void finalize() throws Throwable {}
  }

  @Unlisted
  public AssetManager() {}

  @Unlisted
  public static AssetManager getSystem() {
    if (shared == null) shared = new AssetManager();
    return shared;
  }

  @Override
  public void close() {}

  public InputStream open(String fileName) throws IOException {
    return open(fileName, ACCESS_STREAMING);
  }

  public InputStream open(String fileName, int accessMode) throws IOException {
    return stream("assets/" + fileName, fileName);
  }

  /** A file of the package, in whatever folder. */
  @Unlisted
  public InputStream openNonAsset(String fileName) throws IOException {
    return stream(fileName, fileName);
  }

  private InputStream stream(String path, String name) throws IOException {
    byte[] content = Apk.file(path);
    if (content == null) throw new FileNotFoundException(name);
    return new AssetInputStream(content);
  }

  public AssetFileDescriptor openFd(String fileName) throws IOException {
    return descriptor("assets/" + fileName);
  }

  public AssetFileDescriptor openNonAssetFd(String fileName) throws IOException {
    return descriptor(fileName);
  }

  public AssetFileDescriptor openNonAssetFd(int cookie, String fileName) throws IOException {
    return descriptor(fileName);
  }

  /** A file of its own, with the same bytes. */
  private static AssetFileDescriptor descriptor(String path) throws IOException {
    byte[] content = Apk.file(path);
    if (content == null) throw new FileNotFoundException(path);
    File copy = new File("/data/cache/package/" + path);
    if (!copy.exists()) {
      Disk.makeDirectories(copy.getParent());
      FileOutputStream out = new FileOutputStream(copy);
      out.write(content);
      out.close();
    }
    return new AssetFileDescriptor(ParcelFileDescriptor.open(copy, ParcelFileDescriptor.MODE_READ_ONLY), 0, content.length);
  }

  public String[] list(String path) throws IOException {
    String[] names = Apk.list(path.length() == 0 ? "assets" : "assets/" + path);
    return names == null ? new String[0] : names;
  }

  public XmlResourceParser openXmlResourceParser(String fileName) throws IOException {
    return Resources.openXml(fileName, 0);
  }

  public XmlResourceParser openXmlResourceParser(int cookie, String fileName) throws IOException {
    return Resources.openXml(fileName, 0);
  }

  @Override
  protected void finalize() throws Throwable {}

  public String[] getLocales() {
    return new String[] {"", "en-US"};
  }
}
