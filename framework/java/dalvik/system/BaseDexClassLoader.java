package dalvik.system;

import java.io.File;

/** Loads classes of files; only those of the app itself are there. */
public class BaseDexClassLoader extends ClassLoader {
  private final String path;

  public BaseDexClassLoader(String dexPath, File optimizedDirectory, String librarySearchPath, ClassLoader parent) {
    super(parent);
    path = dexPath;
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    throw new ClassNotFoundException("Didn't find class \"" + name + "\" on path: " + path);
  }

  public String findLibrary(String name) {
    return null;
  }

  @Override
  public String toString() {
    return getClass().getName() + "[" + path + "]";
  }
}
