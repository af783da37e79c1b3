package java.net;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.security.SecureClassLoader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.jar.Manifest;

/** Looks for resources at URLs of the disk. Classes it cannot load. */
public class URLClassLoader extends SecureClassLoader implements Closeable {
  private final List<URL> urls = new ArrayList<>();

  public URLClassLoader(URL[] urls, ClassLoader parent) {
    super(parent);
    Collections.addAll(this.urls, urls);
  }

  public URLClassLoader(URL[] urls) {
    this(urls, ClassLoader.getSystemClassLoader());
  }

  public URLClassLoader(URL[] urls, ClassLoader parent, URLStreamHandlerFactory factory) {
    this(urls, parent);
  }

  public static URLClassLoader newInstance(URL[] urls, ClassLoader parent) {
    return new URLClassLoader(urls, parent);
  }

  public static URLClassLoader newInstance(URL[] urls) {
    return new URLClassLoader(urls);
  }

  @Override
  public void close() throws IOException {}

  protected void addURL(URL url) {
    if (url != null) urls.add(url);
  }

  public URL[] getURLs() {
    return urls.toArray(new URL[0]);
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    throw new ClassNotFoundException(name);
  }

  protected Package definePackage(String name, Manifest manifest, URL url) throws IllegalArgumentException {
    throw new UnsupportedOperationException();
  }

  @Override
  public URL findResource(String name) {
    for (URL url : urls) {
      if (!url.getProtocol().equals("file") || !new File(url.getPath(), name).exists()) continue;
      try {
        return new URL(url, name);
      } catch (MalformedURLException e) {
        return null;
      }
    }
    return null;
  }

  @Override
  public Enumeration<URL> findResources(String name) throws IOException {
    URL found = findResource(name);
    return found == null ? Collections.<URL>emptyEnumeration()
        : Collections.enumeration(Collections.singleton(found));
  }
}
