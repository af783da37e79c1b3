package java.nio.file.spi;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;

/** What a file system must be able to do. */
public abstract class FileSystemProvider {
  protected FileSystemProvider() {}

  public static List<FileSystemProvider> installedProviders() {
    return Collections.singletonList(FileSystems.getDefault().provider());
  }

  public abstract String getScheme();

  public abstract FileSystem newFileSystem(URI uri, Map<String, ?> environment) throws IOException;

  public abstract FileSystem getFileSystem(URI uri);

  public abstract Path getPath(URI uri);

  public FileSystem newFileSystem(Path path, Map<String, ?> environment) throws IOException {
    throw new UnsupportedOperationException();
  }

  public InputStream newInputStream(Path path, OpenOption... options) throws IOException {
    Set<OpenOption> set = new HashSet<>();
    for (OpenOption option : options) {
      if (option == StandardOpenOption.APPEND || option == StandardOpenOption.WRITE) {
        throw new UnsupportedOperationException("'" + option + "' not allowed");
      }
      set.add(option);
    }
    return Channels.newInputStream(newByteChannel(path, set));
  }

  public OutputStream newOutputStream(Path path, OpenOption... options) throws IOException {
    Set<OpenOption> set = new HashSet<>();
    Collections.addAll(set, options);
    if (options.length == 0) {
      set.add(StandardOpenOption.CREATE);
      set.add(StandardOpenOption.TRUNCATE_EXISTING);
    } else if (set.contains(StandardOpenOption.READ)) {
      throw new IllegalArgumentException("READ not allowed");
    }
    set.add(StandardOpenOption.WRITE);
    return Channels.newOutputStream(newByteChannel(path, set));
  }

  public FileChannel newFileChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    throw new UnsupportedOperationException();
  }

  public AsynchronousFileChannel newAsynchronousFileChannel(Path path, Set<? extends OpenOption> options,
      ExecutorService executor, FileAttribute<?>... attributes) throws IOException {
    throw new UnsupportedOperationException();
  }

  public abstract SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options,
      FileAttribute<?>... attributes) throws IOException;

  public abstract DirectoryStream<Path> newDirectoryStream(Path path, DirectoryStream.Filter<? super Path> filter)
      throws IOException;

  public abstract void createDirectory(Path path, FileAttribute<?>... attributes) throws IOException;

  public void createSymbolicLink(Path path, Path target, FileAttribute<?>... attributes) throws IOException {
    throw new UnsupportedOperationException();
  }

  public void createLink(Path path, Path existing) throws IOException {
    throw new UnsupportedOperationException();
  }

  public abstract void delete(Path path) throws IOException;

  public boolean deleteIfExists(Path path) throws IOException {
    try {
      delete(path);
      return true;
    } catch (NoSuchFileException e) {
      return false;
    }
  }

  public Path readSymbolicLink(Path path) throws IOException {
    throw new UnsupportedOperationException();
  }

  public abstract void copy(Path source, Path target, CopyOption... options) throws IOException;

  public abstract void move(Path source, Path target, CopyOption... options) throws IOException;

  public abstract boolean isSameFile(Path path, Path other) throws IOException;

  public abstract boolean isHidden(Path path) throws IOException;

  public abstract FileStore getFileStore(Path path) throws IOException;

  public abstract void checkAccess(Path path, AccessMode... modes) throws IOException;

  public abstract <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type,
      LinkOption... options);

  public abstract <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
      throws IOException;

  public abstract Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
      throws IOException;

  public abstract void setAttribute(Path path, String attribute, Object value, LinkOption... options)
      throws IOException;
}
