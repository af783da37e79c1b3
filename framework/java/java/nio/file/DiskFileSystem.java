package java.nio.file;

import java.io.IOException;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileStoreAttributeView;
import java.nio.file.attribute.GroupPrincipal;
import java.nio.file.attribute.UserPrincipal;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/** The disk of the process as a file system. */
final class DiskFileSystem extends FileSystem {
  private final FileSystemProvider provider = new DiskProvider(this);
  private final FileStore store = new Store();

  @Override
  public FileSystemProvider provider() {
    return provider;
  }

  @Override
  public void close() throws IOException {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean isOpen() {
    return true;
  }

  @Override
  public boolean isReadOnly() {
    return false;
  }

  @Override
  public String getSeparator() {
    return "/";
  }

  @Override
  public Iterable<Path> getRootDirectories() {
    return Collections.<Path>singletonList(new DiskPath(this, "/"));
  }

  @Override
  public Iterable<FileStore> getFileStores() {
    return Collections.singletonList(store);
  }

  FileStore store() {
    return store;
  }

  @Override
  public Set<String> supportedFileAttributeViews() {
    Set<String> names = new HashSet<>();
    Collections.addAll(names, "basic", "posix", "owner");
    return names;
  }

  @Override
  public Path getPath(String first, String... more) {
    StringBuilder path = new StringBuilder(first);
    for (String next : more) {
      if (next.isEmpty()) continue;
      if (path.length() > 0) path.append('/');
      path.append(next);
    }
    return new DiskPath(this, path.toString());
  }

  @Override
  public PathMatcher getPathMatcher(String syntaxAndPattern) {
    int colon = syntaxAndPattern.indexOf(':');
    if (colon <= 0) throw new IllegalArgumentException();
    String syntax = syntaxAndPattern.substring(0, colon);
    String text = syntaxAndPattern.substring(colon + 1);
    Pattern pattern;
    if (syntax.equalsIgnoreCase("glob")) pattern = Pattern.compile(Glob.toRegex(text));
    else if (syntax.equalsIgnoreCase("regex")) pattern = Pattern.compile(text);
    else throw new UnsupportedOperationException("Syntax '" + syntax + "' not recognized");
    return new PathMatcher() {
      @Override
      public boolean matches(Path path) {
        return pattern.matcher(path.toString()).matches();
      }
    };
  }

  @Override
  public UserPrincipalLookupService getUserPrincipalLookupService() {
    return new UserPrincipalLookupService() {
      @Override
      public UserPrincipal lookupPrincipalByName(String name) {
        return new Principal(name);
      }

      @Override
      public GroupPrincipal lookupPrincipalByGroupName(String name) {
        return new Principal(name);
      }
    };
  }

  /** Nothing is ever watched. */
  @Override
  public WatchService newWatchService() throws IOException {
    throw new UnsupportedOperationException();
  }

  /** A user or a group. */
  static final class Principal implements GroupPrincipal {
    private final String name;

    Principal(String name) {
      this.name = name;
    }

    @Override
    public String getName() {
      return name;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Principal && ((Principal) other).name.equals(name);
    }

    @Override
    public int hashCode() {
      return name.hashCode();
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static final class Store extends FileStore {
    @Override
    public String name() {
      return "/dev/block/dm-0";
    }

    @Override
    public String type() {
      return "ext4";
    }

    @Override
    public boolean isReadOnly() {
      return false;
    }

    @Override
    public long getTotalSpace() {
      return 64L << 30;
    }

    @Override
    public long getUsableSpace() {
      return 32L << 30;
    }

    @Override
    public long getUnallocatedSpace() {
      return 32L << 30;
    }

    @Override
    public long getBlockSize() {
      return 4096;
    }

    @Override
    public boolean supportsFileAttributeView(Class<? extends FileAttributeView> type) {
      return DiskProvider.supports(type);
    }

    @Override
    public boolean supportsFileAttributeView(String name) {
      return name.equals("basic") || name.equals("posix") || name.equals("owner");
    }

    @Override
    public <V extends FileStoreAttributeView> V getFileStoreAttributeView(Class<V> type) {
      if (type == null) throw new NullPointerException();
      return null;
    }

    @Override
    public Object getAttribute(String attribute) throws IOException {
      if (attribute.equals("totalSpace")) return getTotalSpace();
      if (attribute.equals("usableSpace")) return getUsableSpace();
      if (attribute.equals("unallocatedSpace")) return getUnallocatedSpace();
      throw new UnsupportedOperationException("'" + attribute + "' not recognized");
    }
  }
}
