package java.io;

import antecede.Disk;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystems;
import java.nio.file.Path;

/** A path on the disk of the process; relative paths start at the root. */
public class File implements Serializable, Comparable<File> {
  public static final char separatorChar;
  public static final String separator;
  public static final char pathSeparatorChar;
  public static final String pathSeparator;

  private static final long SPACE = 64L << 30;
  private static int temporaries;

  // Not constants: the SDK has none here.
  static {
    separatorChar = '/';
    separator = "/";
    pathSeparatorChar = ':';
    pathSeparator = ":";
  }

  private final String path;

  public File(String path) {
    if (path == null) throw new NullPointerException();
    this.path = normalize(path);
  }

  /** As on Android, an empty parent counts for nothing. */
  public File(String parent, String child) {
    if (child == null) throw new NullPointerException();
    path = parent == null || parent.isEmpty() ? normalize(child) : join(normalize(parent), normalize(child));
  }

  public File(File parent, String child) {
    if (child == null) throw new NullPointerException();
    if (parent == null) path = normalize(child);
    else path = join(parent.path.isEmpty() ? "/" : parent.path, normalize(child));
  }

  public File(URI uri) {
    if (!uri.isAbsolute()) throw new IllegalArgumentException("URI is not absolute");
    if (uri.isOpaque()) throw new IllegalArgumentException("URI is not hierarchical");
    String scheme = uri.getScheme();
    if (!"file".equalsIgnoreCase(scheme)) throw new IllegalArgumentException("URI scheme is not \"file\"");
    if (uri.getRawAuthority() != null) throw new IllegalArgumentException("URI has an authority component");
    if (uri.getRawFragment() != null) throw new IllegalArgumentException("URI has a fragment component");
    if (uri.getRawQuery() != null) throw new IllegalArgumentException("URI has a query component");
    if (uri.getPath().isEmpty()) throw new IllegalArgumentException("URI path component is empty");
    path = normalize(uri.getPath());
  }

  private static String normalize(String path) {
    int length = path.length();
    boolean clean = length < 2 || path.charAt(length - 1) != '/';
    for (int i = 1; clean && i < length; i++) clean = path.charAt(i) != '/' || path.charAt(i - 1) != '/';
    if (clean) return path;
    StringBuilder result = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      char c = path.charAt(i);
      if (c != '/' || i == 0 || path.charAt(i - 1) != '/') result.append(c);
    }
    if (result.length() > 1 && result.charAt(result.length() - 1) == '/') result.setLength(result.length() - 1);
    return result.toString();
  }

  private static String join(String parent, String child) {
    if (child.isEmpty() || child.equals("/")) return parent;
    if (child.charAt(0) == '/') return parent.equals("/") ? child : parent + child;
    return parent.equals("/") ? parent + child : parent + '/' + child;
  }

  boolean isInvalid() {
    return path.indexOf('\0') >= 0;
  }

  public String getName() {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  public String getParent() {
    int slash = path.lastIndexOf('/');
    if (slash > 0) return path.substring(0, slash);
    return slash == 0 && path.length() > 1 ? "/" : null;
  }

  public File getParentFile() {
    String parent = getParent();
    return parent == null ? null : new File(parent);
  }

  public String getPath() {
    return path;
  }

  public boolean isAbsolute() {
    return path.startsWith("/");
  }

  public String getAbsolutePath() {
    return isAbsolute() ? path : path.isEmpty() ? "/" : "/" + path;
  }

  public File getAbsoluteFile() {
    return new File(getAbsolutePath());
  }

  public String getCanonicalPath() throws IOException {
    if (isInvalid()) throw new IOException("Invalid file path");
    return Disk.canonical(getAbsolutePath());
  }

  public File getCanonicalFile() throws IOException {
    return new File(getCanonicalPath());
  }

  private String slashed() {
    String absolute = getAbsolutePath();
    return isDirectory() && !absolute.endsWith("/") ? absolute + "/" : absolute;
  }

  @Deprecated
  public URL toURL() throws MalformedURLException {
    if (isInvalid()) throw new MalformedURLException("Invalid file path");
    return new URL("file", "", slashed());
  }

  public URI toURI() {
    try {
      String slashed = slashed();
      return new URI("file", null, slashed.startsWith("//") ? "//" + slashed : slashed, null);
    } catch (URISyntaxException e) {
      throw new Error(e);
    }
  }

  private boolean mode(int bit) {
    long mode = attribute(Disk.MODE);
    return mode >= 0 && (mode & bit) != 0;
  }

  /** One of the numbers of {@link Disk#attribute}, or an error. */
  private long attribute(int which) {
    return isInvalid() || path.isEmpty() ? Disk.NOT_FOUND : Disk.attribute(getAbsolutePath(), true, which);
  }

  private int kind() {
    return isInvalid() || path.isEmpty() ? Disk.NOT_FOUND : Disk.kind(getAbsolutePath(), true);
  }

  public boolean canRead() {
    return mode(0400);
  }

  public boolean canWrite() {
    return mode(0200);
  }

  public boolean canExecute() {
    return mode(0100);
  }

  public boolean exists() {
    return kind() > 0;
  }

  public boolean isDirectory() {
    return kind() == Disk.DIRECTORY;
  }

  public boolean isFile() {
    return kind() == Disk.FILE;
  }

  public boolean isHidden() {
    return getName().startsWith(".");
  }

  public long lastModified() {
    return Math.max(0, attribute(Disk.MODIFIED));
  }

  public long length() {
    return Math.max(0, attribute(Disk.SIZE));
  }

  public boolean createNewFile() throws IOException {
    if (isInvalid()) throw new IOException("Invalid file path");
    if (path.isEmpty()) throw Disk.failure(path, Disk.NOT_FOUND);
    int file = Disk.open(getAbsolutePath(), Disk.WRITE | Disk.CREATE | Disk.EXCLUSIVE, 0600);
    if (file == Disk.EXISTS) return false;
    if (file < 0) throw Disk.failure("open failed", file);
    Disk.close(file);
    return true;
  }

  public boolean delete() {
    return !isInvalid() && !path.isEmpty() && Disk.delete(getAbsolutePath()) == 0;
  }

  /** Nothing outlives the process anyway. */
  public void deleteOnExit() {}

  public String[] list() {
    int count = isInvalid() || path.isEmpty() ? -1 : Disk.count(getAbsolutePath());
    if (count < 0) return null;
    String[] names = new String[count];
    for (int i = 0; i < count; i++) names[i] = Disk.entry(getAbsolutePath(), i);
    return names;
  }

  public String[] list(FilenameFilter filter) {
    String[] names = list();
    if (names == null || filter == null) return names;
    int count = 0;
    for (String name : names) {
      if (filter.accept(this, name)) names[count++] = name;
    }
    String[] chosen = new String[count];
    System.arraycopy(names, 0, chosen, 0, count);
    return chosen;
  }

  private File[] files(String[] names) {
    if (names == null) return null;
    File[] files = new File[names.length];
    for (int i = 0; i < files.length; i++) files[i] = new File(this, names[i]);
    return files;
  }

  public File[] listFiles() {
    return files(list());
  }

  public File[] listFiles(FilenameFilter filter) {
    return files(list(filter));
  }

  public File[] listFiles(FileFilter filter) {
    File[] files = listFiles();
    if (files == null || filter == null) return files;
    int count = 0;
    for (File file : files) {
      if (filter.accept(file)) files[count++] = file;
    }
    File[] chosen = new File[count];
    System.arraycopy(files, 0, chosen, 0, count);
    return chosen;
  }

  public boolean mkdir() {
    return !isInvalid() && !path.isEmpty() && Disk.makeDirectory(getAbsolutePath(), 0700) == 0;
  }

  public boolean mkdirs() {
    if (exists()) return false;
    if (mkdir()) return true;
    if (isInvalid() || path.isEmpty()) return false;
    File canonical = new File(Disk.canonical(getAbsolutePath()));
    File parent = canonical.getParentFile();
    return parent != null && (parent.mkdirs() || parent.exists()) && canonical.mkdir();
  }

  public boolean renameTo(File target) {
    if (isInvalid() || target.isInvalid() || path.isEmpty() || target.path.isEmpty()) return false;
    return Disk.rename(getAbsolutePath(), target.getAbsolutePath()) == 0;
  }

  public boolean setLastModified(long time) {
    if (time < 0) throw new IllegalArgumentException("Negative time");
    return kind() > 0 && Disk.setAttribute(getAbsolutePath(), true, Disk.MODIFIED, time) == 0;
  }

  private boolean setMode(int bits, boolean on) {
    long mode = attribute(Disk.MODE);
    if (mode < 0) return false;
    return Disk.setAttribute(getAbsolutePath(), true, Disk.MODE, on ? mode | bits : mode & ~bits) == 0;
  }

  public boolean setReadOnly() {
    return setMode(0222, false);
  }

  public boolean setWritable(boolean on, boolean ownerOnly) {
    return setMode(ownerOnly ? 0200 : 0222, on);
  }

  public boolean setWritable(boolean on) {
    return setWritable(on, true);
  }

  public boolean setReadable(boolean on, boolean ownerOnly) {
    return setMode(ownerOnly ? 0400 : 0444, on);
  }

  public boolean setReadable(boolean on) {
    return setReadable(on, true);
  }

  public boolean setExecutable(boolean on, boolean ownerOnly) {
    return setMode(ownerOnly ? 0100 : 0111, on);
  }

  public boolean setExecutable(boolean on) {
    return setExecutable(on, true);
  }

  public static File[] listRoots() {
    return new File[] {new File("/")};
  }

  public long getTotalSpace() {
    return exists() ? SPACE : 0;
  }

  public long getFreeSpace() {
    return exists() ? SPACE / 2 : 0;
  }

  public long getUsableSpace() {
    return exists() ? SPACE / 2 : 0;
  }

  public static File createTempFile(String prefix, String suffix, File directory) throws IOException {
    if (prefix.length() < 3) throw new IllegalArgumentException("Prefix string \"" + prefix + "\" too short");
    String end = suffix == null ? ".tmp" : suffix;
    File parent = directory;
    if (parent == null) {
      parent = new File(System.getProperty("java.io.tmpdir", "/data/cache"));
      Disk.makeDirectories(parent.getAbsolutePath());
    }
    while (true) {
      File file = new File(parent, prefix + (1000000007L * ++temporaries) + end);
      if (file.createNewFile()) return file;
    }
  }

  public static File createTempFile(String prefix, String suffix) throws IOException {
    return createTempFile(prefix, suffix, null);
  }

  @Override
  public int compareTo(File other) {
    return path.compareTo(other.path);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof File && path.equals(((File) other).path);
  }

  @Override
  public int hashCode() {
    return path.hashCode() ^ 1234321;
  }

  @Override
  public String toString() {
    return path;
  }

  public Path toPath() {
    return FileSystems.getDefault().getPath(path);
  }
}
