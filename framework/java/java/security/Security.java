package java.security;

import antecede.Hidden;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The providers, in the order in which they are asked, and security properties. */
public final class Security {
  private static final ArrayList<Provider> providers = new ArrayList<>(Arrays.asList(
      new BuiltInProvider("AndroidNSSP", "Android Network Security Policy Provider"),
      new BuiltInProvider("AndroidOpenSSL", "Android's OpenSSL-backed security provider"),
      new BuiltInProvider("CertPathProvider", "Provider of CertPathBuilder and CertPathVerifier"),
      new BuiltInProvider("BC", "BouncyCastle Security Provider"),
      new BuiltInProvider("HarmonyJSSE", "Harmony JSSE Provider"),
      new BuiltInProvider("AndroidKeyStore", "Android KeyStore security provider")));
  private static final HashMap<String, String> properties = new HashMap<>();

  private Security() {}

  /** The first provider's service for the algorithm. */
  @Hidden
  public static Provider.Service service(String type, String algorithm) throws NoSuchAlgorithmException {
    if (algorithm == null) throw new NullPointerException("null algorithm name");
    for (int i = 0; i < providers.size(); i++) {
      Provider.Service service = providers.get(i).getService(type, algorithm);
      if (service != null) return service;
    }
    throw new NoSuchAlgorithmException(algorithm + " " + type + " not available");
  }

  @Hidden
  public static Provider.Service service(String type, String algorithm, String provider)
      throws NoSuchAlgorithmException, NoSuchProviderException {
    if (provider == null || provider.isEmpty()) throw new IllegalArgumentException("missing provider");
    Provider found = getProvider(provider);
    if (found == null) throw new NoSuchProviderException("no such provider: " + provider);
    return service(type, algorithm, found);
  }

  @Hidden
  public static Provider.Service service(String type, String algorithm, Provider provider)
      throws NoSuchAlgorithmException {
    if (provider == null) throw new IllegalArgumentException("missing provider");
    Provider.Service service = provider.getService(type, algorithm);
    if (service == null) {
      throw new NoSuchAlgorithmException("no such algorithm: " + algorithm + " for provider " + provider.getName());
    }
    return service;
  }

  @Deprecated
  public static String getAlgorithmProperty(String algName, String propName) {
    return null;
  }

  public static synchronized int insertProviderAt(Provider provider, int position) {
    if (getProvider(provider.getName()) != null) return -1;
    int index = position < 1 || position > providers.size() ? providers.size() : position - 1;
    providers.add(index, provider);
    return index + 1;
  }

  public static int addProvider(Provider provider) {
    return insertProviderAt(provider, 0);
  }

  public static synchronized void removeProvider(String name) {
    Provider found = getProvider(name);
    for (int i = 0; i < providers.size(); i++) {
      if (providers.get(i) == found) {
        providers.remove(i);
        return;
      }
    }
  }

  public static Provider[] getProviders() {
    return providers.toArray(new Provider[0]);
  }

  public static Provider getProvider(String name) {
    for (int i = 0; i < providers.size(); i++) if (providers.get(i).getName().equals(name)) return providers.get(i);
    return null;
  }

  public static Provider[] getProviders(String filter) {
    int colon = filter.indexOf(':');
    String name = colon < 0 ? filter : filter.substring(0, colon);
    int dot = name.indexOf('.');
    if (dot <= 0 || dot == name.length() - 1) throw new InvalidParameterException("Invalid filter");
    List<Provider> found = new ArrayList<>();
    for (int i = 0; i < providers.size(); i++) {
      Provider provider = providers.get(i);
      if (provider.getService(name.substring(0, dot), name.substring(dot + 1)) != null) found.add(provider);
    }
    return found.isEmpty() ? null : found.toArray(new Provider[0]);
  }

  public static Provider[] getProviders(Map<String, String> filter) {
    Set<Provider> found = null;
    for (Map.Entry<String, String> entry : filter.entrySet()) {
      Provider[] some = getProviders(entry.getKey() + ":" + entry.getValue());
      if (some == null) return null;
      if (found == null) found = new LinkedHashSet<>(Arrays.asList(some));
      else found.retainAll(Arrays.asList(some));
    }
    if (found == null) return getProviders();
    return found.isEmpty() ? null : found.toArray(new Provider[0]);
  }

  public static String getProperty(String key) {
    String value = properties.get(key);
    return value == null ? null : value.trim();
  }

  public static void setProperty(String key, String datum) {
    if (key == null || datum == null) throw new NullPointerException();
    properties.put(key, datum);
  }

  public static Set<String> getAlgorithms(String serviceName) {
    Set<String> names = new LinkedHashSet<>();
    for (int i = 0; i < providers.size(); i++) {
      for (Provider.Service service : providers.get(i).getServices()) {
        if (service.getType().equalsIgnoreCase(serviceName)) {
          names.add(service.getAlgorithm().toUpperCase(Locale.ENGLISH));
        }
      }
    }
    return names;
  }
}
