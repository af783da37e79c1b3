package java.nio.file;

import java.io.IOException;
import java.net.URI;
import java.nio.file.spi.FileSystemProvider;
import java.util.Map;

/** The one file system there is. */
public final class FileSystems {
  private static final FileSystem DEFAULT = new DiskFileSystem();

  private FileSystems() {}

  public static FileSystem getDefault() {
    return DEFAULT;
  }

  private static FileSystemProvider provider(URI uri) {
    for (FileSystemProvider provider : FileSystemProvider.installedProviders()) {
      if (provider.getScheme().equalsIgnoreCase(uri.getScheme())) return provider;
    }
    throw new ProviderNotFoundException("Provider \"" + uri.getScheme() + "\" not found");
  }

  public static FileSystem getFileSystem(URI uri) {
    return provider(uri).getFileSystem(uri);
  }

  public static FileSystem newFileSystem(URI uri, Map<String, ?> environment) throws IOException {
    return provider(uri).newFileSystem(uri, environment);
  }

  public static FileSystem newFileSystem(URI uri, Map<String, ?> environment, ClassLoader loader)
      throws IOException {
    return newFileSystem(uri, environment);
  }

  public static FileSystem newFileSystem(Path path, ClassLoader loader) throws IOException {
    if (path == null) throw new NullPointerException();
    throw new ProviderNotFoundException("Provider not found");
  }
}
