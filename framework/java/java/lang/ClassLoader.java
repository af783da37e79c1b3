package java.lang;

import antecede.Reflection;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.ByteBuffer;
import java.security.ProtectionDomain;
import java.util.Collections;
import java.util.Enumeration;

/**
 * Finds classes. There is one for the system's classes and one for the app's; both know all classes. No loader can
 * define classes at run time.
 */
public abstract class ClassLoader {
  private static final ClassLoader BOOT = new BuiltIn(null, "java.lang.BootClassLoader");
  private static final ClassLoader APP = new BuiltIn(BOOT, "dalvik.system.PathClassLoader");

  private final ClassLoader parent;

  private static final class BuiltIn extends ClassLoader {
    private final String description;

    BuiltIn(ClassLoader parent, String description) {
      super(parent);
      this.description = description;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      Class<?> found = Reflection.find(name, false);
      if (found == null) throw new ClassNotFoundException(name);
      return found;
    }

    /** The files of the app belong to the loader of its classes. */
    @Override
    protected URL findResource(String path) {
      return this == APP ? ResourceFiles.find(path) : null;
    }

    @Override
    protected Enumeration<URL> findResources(String path) throws IOException {
      URL found = findResource(path);
      return found == null ? Collections.<URL>emptyEnumeration() : Collections.enumeration(Collections.singletonList(found));
    }

    @Override
    public String toString() {
      return description;
    }
  }

  protected ClassLoader() {
    this(getSystemClassLoader());
  }

  protected ClassLoader(ClassLoader parent) {
    this.parent = parent;
  }

  static ClassLoader of(Class<?> type) {
    return Reflection.isSystem(type) ? BOOT : APP;
  }

  final boolean isBuiltIn() {
    return this instanceof BuiltIn;
  }

  public static ClassLoader getSystemClassLoader() {
    return APP;
  }

  public final ClassLoader getParent() {
    return parent;
  }

  public Class<?> loadClass(String name) throws ClassNotFoundException {
    return loadClass(name, false);
  }

  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (parent != null) {
      try {
        return parent.loadClass(name, false);
      } catch (ClassNotFoundException e) {
        // Then it is this loader's turn.
      }
    }
    return findClass(name);
  }

  protected Class<?> findClass(String name) throws ClassNotFoundException {
    throw new ClassNotFoundException(name);
  }

  protected final Class<?> findLoadedClass(String name) {
    return isBuiltIn() ? Reflection.find(name, false) : null;
  }

  protected final Class<?> findSystemClass(String name) throws ClassNotFoundException {
    return APP.loadClass(name);
  }

  protected final void resolveClass(Class<?> type) {}

  @Deprecated
  protected final Class<?> defineClass(byte[] bytes, int offset, int count) throws ClassFormatError {
    throw new UnsupportedOperationException("can't load this type of class file");
  }

  protected final Class<?> defineClass(String name, byte[] bytes, int offset, int count) throws ClassFormatError {
    throw new UnsupportedOperationException("can't load this type of class file");
  }

  protected final Class<?> defineClass(String name, byte[] bytes, int offset, int count, ProtectionDomain domain)
      throws ClassFormatError {
    throw new UnsupportedOperationException("can't load this type of class file");
  }

  protected final Class<?> defineClass(String name, ByteBuffer bytes, ProtectionDomain domain)
      throws ClassFormatError {
    throw new UnsupportedOperationException("can't load this type of class file");
  }

  protected static boolean registerAsParallelCapable() {
    return true;
  }

  // ---- Resources ----

  public URL getResource(String path) {
    URL found = parent == null ? null : parent.getResource(path);
    return found == null ? findResource(path) : found;
  }

  public Enumeration<URL> getResources(String path) throws IOException {
    Enumeration<URL> found = parent == null ? null : parent.getResources(path);
    return found != null && found.hasMoreElements() ? found : findResources(path);
  }

  public InputStream getResourceAsStream(String path) {
    byte[] bytes = Reflection.resource(path);
    if (bytes != null) return new ByteArrayInputStream(bytes);
    URL found = getResource(path);
    try {
      return found == null ? null : found.openStream();
    } catch (IOException e) {
      return null;
    }
  }

  protected URL findResource(String path) {
    return null;
  }

  protected Enumeration<URL> findResources(String path) throws IOException {
    return Collections.emptyEnumeration();
  }

  protected String findLibrary(String name) {
    return null;
  }

  public static URL getSystemResource(String path) {
    return APP.getResource(path);
  }

  public static Enumeration<URL> getSystemResources(String path) throws IOException {
    return APP.getResources(path);
  }

  public static InputStream getSystemResourceAsStream(String path) {
    return APP.getResourceAsStream(path);
  }

  // ---- Packages and assertions ----

  protected Package definePackage(
      String name, String specTitle, String specVersion, String specVendor, String implTitle, String implVersion,
      String implVendor, URL sealBase) throws IllegalArgumentException {
    return Package.of(name);
  }

  @Deprecated
  protected Package getPackage(String name) {
    return Package.of(name);
  }

  protected Package[] getPackages() {
    return new Package[0];
  }

  protected final void setSigners(Class<?> type, Object[] signers) {}

  public void setDefaultAssertionStatus(boolean enabled) {}

  public void setPackageAssertionStatus(String name, boolean enabled) {}

  public void setClassAssertionStatus(String name, boolean enabled) {}

  public void clearAssertionStatus() {}
}
