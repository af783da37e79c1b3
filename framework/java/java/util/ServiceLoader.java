package java.util;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URL;
import java.nio.charset.StandardCharsets;

/** Instances of the classes that the files META-INF/services/NAME of the class loader name; made when first met. */
public final class ServiceLoader<S> implements Iterable<S> {
  private final Class<S> service;
  private final ClassLoader loader;
  private final ArrayList<S> providers = new ArrayList<>();
  /** Names of classes not instantiated yet; null until the files are read. */
  private ArrayList<String> pending;

  private ServiceLoader(Class<S> service, ClassLoader loader) {
    this.service = Objects.requireNonNull(service, "Service interface cannot be null");
    this.loader = loader == null ? ClassLoader.getSystemClassLoader() : loader;
  }

  public static <S> ServiceLoader<S> load(Class<S> service, ClassLoader loader) {
    return new ServiceLoader<>(service, loader);
  }

  public static <S> ServiceLoader<S> load(Class<S> service) {
    return new ServiceLoader<>(service, Thread.currentThread().getContextClassLoader());
  }

  public static <S> ServiceLoader<S> loadInstalled(Class<S> service) {
    return new ServiceLoader<>(service, ClassLoader.getSystemClassLoader());
  }

  public void reload() {
    providers.clear();
    pending = null;
  }

  private void readNames() {
    pending = new ArrayList<>();
    try {
      Enumeration<URL> files = loader.getResources("META-INF/services/" + service.getName());
      while (files.hasMoreElements()) readNames(files.nextElement().openStream());
    } catch (IOException e) {
      throw new ServiceConfigurationError(service.getName() + ": Error reading configuration file", e);
    }
  }

  private void readNames(InputStream stream) throws IOException {
    try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      for (String line; (line = reader.readLine()) != null; ) {
        int comment = line.indexOf('#');
        String name = (comment < 0 ? line : line.substring(0, comment)).trim();
        if (!name.isEmpty() && !pending.contains(name)) pending.add(name);
      }
    }
  }

  private S create(String name) {
    try {
      return service.cast(Class.forName(name, false, loader).newInstance());
    } catch (ClassNotFoundException e) {
      throw new ServiceConfigurationError(service.getName() + ": Provider " + name + " not found", e);
    } catch (Throwable e) {
      throw new ServiceConfigurationError(service.getName() + ": Provider " + name + " could not be instantiated", e);
    }
  }

  @Override
  public Iterator<S> iterator() {
    return new Iterator<S>() {
      private int next;

      @Override
      public boolean hasNext() {
        if (pending == null) readNames();
        return next < providers.size() || !pending.isEmpty();
      }

      @Override
      public S next() {
        if (!hasNext()) throw new NoSuchElementException();
        if (next == providers.size()) providers.add(create(pending.remove(0)));
        return providers.get(next++);
      }
    };
  }

  public Optional<S> findFirst() {
    Iterator<S> all = iterator();
    return all.hasNext() ? Optional.of(all.next()) : Optional.empty();
  }

  @Override
  public String toString() {
    return "java.util.ServiceLoader[" + service.getName() + "]";
  }
}
