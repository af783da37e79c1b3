package java.security;

import antecede.Hidden;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;

/** Algorithms under a name: as properties "Type.Algorithm" with a class, or as services. */
public abstract class Provider extends Properties {
  private final String name;
  private final double version;
  private final String info;
  private final ArrayList<Service> services = new ArrayList<>();

  protected Provider(String name, double version, String info) {
    this.name = name;
    this.version = version;
    this.info = info;
  }

  public String getName() {
    return name;
  }

  public double getVersion() {
    return version;
  }

  public String getInfo() {
    return info;
  }

  @Override
  public String toString() {
    return name + " version " + version;
  }

  public Service getService(String type, String algorithm) {
    for (Service service : services) if (service.is(type, algorithm)) return service;
    String actual = algorithm;
    String alias = property("Alg.Alias." + type + "." + algorithm);
    if (alias != null) actual = alias;
    String className = property(type + "." + actual);
    return className == null ? null : new Service(this, type, actual, className, null, null);
  }

  /** Names of properties do not depend on case. */
  private String property(String key) {
    for (Map.Entry<Object, Object> entry : entrySet()) {
      if (entry.getKey() instanceof String && key.equalsIgnoreCase((String) entry.getKey())) {
        return String.valueOf(entry.getValue());
      }
    }
    return null;
  }

  public Set<Service> getServices() {
    Set<Service> all = new LinkedHashSet<>(services);
    for (Map.Entry<Object, Object> entry : entrySet()) {
      String key = String.valueOf(entry.getKey());
      int dot = key.indexOf('.');
      if (dot <= 0 || key.startsWith("Alg.Alias.") || key.startsWith("Provider.") || key.indexOf(' ') >= 0) continue;
      all.add(new Service(this, key.substring(0, dot), key.substring(dot + 1), String.valueOf(entry.getValue()),
          null, null));
    }
    return Collections.unmodifiableSet(all);
  }

  protected synchronized void putService(Service s) {
    services.add(s);
  }

  protected synchronized void removeService(Service s) {
    services.remove(s);
  }

  /** One algorithm of a provider. */
  public static class Service {
    private final Provider provider;
    private final String type;
    private final String algorithm;
    private final String className;
    private final List<String> aliases;
    private final Map<String, String> attributes;

    public Service(Provider provider, String type, String algorithm, String className, List<String> aliases,
        Map<String, String> attributes) {
      if (provider == null || type == null || algorithm == null || className == null) {
        throw new NullPointerException();
      }
      this.provider = provider;
      this.type = type;
      this.algorithm = algorithm;
      this.className = className;
      this.aliases = aliases == null ? Collections.<String>emptyList() : new ArrayList<>(aliases);
      this.attributes = attributes == null ? Collections.<String, String>emptyMap() : attributes;
    }

    boolean is(String otherType, String otherAlgorithm) {
      if (!type.equalsIgnoreCase(otherType)) return false;
      if (algorithm.equalsIgnoreCase(otherAlgorithm)) return true;
      for (String alias : aliases) if (alias.equalsIgnoreCase(otherAlgorithm)) return true;
      return false;
    }

    /** Whether the model itself has the algorithm, rather than a class of the app. */
    @Hidden
    public final boolean isBuiltIn() {
      return provider instanceof BuiltInProvider;
    }

    public final String getType() {
      return type;
    }

    public final String getAlgorithm() {
      return algorithm;
    }

    public final Provider getProvider() {
      return provider;
    }

    public final String getClassName() {
      return className;
    }

    public final String getAttribute(String name) {
      if (name == null) throw new NullPointerException();
      return attributes.get(name.toLowerCase(Locale.ENGLISH));
    }

    public Object newInstance(Object constructorParameter) throws NoSuchAlgorithmException {
      try {
        Class<?> engine = Class.forName(className, true, provider.getClass().getClassLoader());
        return engine.newInstance();
      } catch (ClassNotFoundException | InstantiationException | IllegalAccessException e) {
        throw new NoSuchAlgorithmException("class configured for " + type + " (provider: " + provider.getName()
            + ") cannot be found.", e);
      }
    }

    public boolean supportsParameter(Object parameter) {
      return true;
    }

    @Override
    public String toString() {
      return provider.getName() + ": " + type + "." + algorithm + " -> " + className + "\r\n";
    }
  }
}
