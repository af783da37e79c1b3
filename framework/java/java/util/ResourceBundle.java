package java.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/**
 * Texts and other values for a locale, found by a base name: classes and files of properties, the more special in
 * front of the more
 * general. Property files are UTF-8. Bundles are cached for ever.
 */
public abstract class ResourceBundle {
  private static final HashMap<String, ResourceBundle> cache = new HashMap<>();
  private static final Control DEFAULT_CONTROL = new Control();

  protected ResourceBundle parent;
  private String name;
  private Locale locale;

  public ResourceBundle() {}

  public String getBaseBundleName() {
    return name;
  }

  public final String getString(String key) {
    return (String) getObject(key);
  }

  public final String[] getStringArray(String key) {
    return (String[]) getObject(key);
  }

  public final Object getObject(String key) {
    Object value = find(key);
    if (value == null) {
      throw new MissingResourceException("Can't find resource for bundle " + getClass().getName() + ", key " + key,
          getClass().getName(), key);
    }
    return value;
  }

  private Object find(String key) {
    Objects.requireNonNull(key);
    for (ResourceBundle bundle = this; bundle != null; bundle = bundle.parent) {
      Object value = bundle.handleGetObject(key);
      if (value != null) return value;
    }
    return null;
  }

  public Locale getLocale() {
    return locale;
  }

  protected void setParent(ResourceBundle parent) {
    this.parent = parent;
  }

  protected abstract Object handleGetObject(String key);

  public abstract Enumeration<String> getKeys();

  public boolean containsKey(String key) {
    return find(key) != null;
  }

  public Set<String> keySet() {
    return allKeys(handleKeySet());
  }

  /** Those keys and the parents'. */
  final Set<String> allKeys(Set<String> own) {
    Set<String> keys = new HashSet<>(own);
    if (parent != null) keys.addAll(parent.keySet());
    return keys;
  }

  protected Set<String> handleKeySet() {
    Set<String> keys = new HashSet<>();
    for (Enumeration<String> all = getKeys(); all.hasMoreElements(); ) {
      String key = all.nextElement();
      if (handleGetObject(key) != null) keys.add(key);
    }
    return keys;
  }

  public static final ResourceBundle getBundle(String baseName) {
    return getBundle(baseName, Locale.getDefault());
  }

  public static final ResourceBundle getBundle(String baseName, Control control) {
    return getBundle(baseName, Locale.getDefault(), control);
  }

  public static final ResourceBundle getBundle(String baseName, Locale locale) {
    return getBundle(baseName, locale, Thread.currentThread().getContextClassLoader());
  }

  public static final ResourceBundle getBundle(String baseName, Locale targetLocale, Control control) {
    return getBundle(baseName, targetLocale, Thread.currentThread().getContextClassLoader(), control);
  }

  public static ResourceBundle getBundle(String baseName, Locale locale, ClassLoader loader) {
    return getBundle(baseName, locale, loader, DEFAULT_CONTROL);
  }

  public static ResourceBundle getBundle(String baseName, Locale targetLocale, ClassLoader loader, Control control) {
    Objects.requireNonNull(baseName);
    Objects.requireNonNull(control);
    ResourceBundle base = null;
    for (Locale locale = targetLocale; locale != null; locale = control.getFallbackLocale(baseName, locale)) {
      ResourceBundle bundle = chain(baseName, control.getCandidateLocales(baseName, locale), loader, control);
      if (bundle != null && !bundle.locale.equals(Locale.ROOT)) return bundle;
      if (base == null) base = bundle;
    }
    if (base != null) return base;
    String className = baseName + "_" + targetLocale;
    throw new MissingResourceException("Can't find bundle for base name " + baseName + ", locale " + targetLocale,
        className,
        "");
  }

  /** The bundles of the candidates that exist, each the parent of the one before it. */
  private static ResourceBundle chain(String baseName, List<Locale> candidates, ClassLoader loader, Control control) {
    ResourceBundle bundle = null;
    for (int i = candidates.size() - 1; i >= 0; i--) {
      ResourceBundle found = load(baseName, candidates.get(i), loader, control);
      if (found == null) continue;
      if (bundle != null && found.parent == null) found.setParent(bundle);
      bundle = found;
    }
    return bundle;
  }

  private static ResourceBundle load(String baseName, Locale locale, ClassLoader loader, Control control) {
    String key = control.toBundleName(baseName, locale);
    ResourceBundle bundle = control.getTimeToLive(baseName, locale) == Control.TTL_DONT_CACHE ? null : cache.get(key);
    if (bundle != null) return bundle;
    for (String format : control.getFormats(baseName)) {
      try {
        bundle = control.newBundle(baseName, locale, format, loader, false);
      } catch (IOException | IllegalAccessException | InstantiationException e) {
        MissingResourceException missing = new MissingResourceException(
            "Can't find bundle for base name " + baseName + ", locale " + locale, key, "");
        missing.initCause(e);
        throw missing;
      }
      if (bundle == null) continue;
      bundle.name = baseName;
      bundle.locale = locale;
      cache.put(key, bundle);
      return bundle;
    }
    return null;
  }

  public static final void clearCache() {
    cache.clear();
  }

  public static final void clearCache(ClassLoader loader) {
    Objects.requireNonNull(loader);
    cache.clear();
  }

  /** How bundles are looked for. */
  public static class Control {
    public static final List<String> FORMAT_DEFAULT =
        Collections.unmodifiableList(Arrays.asList("java.class", "java.properties"));
    public static final List<String> FORMAT_CLASS = Collections.unmodifiableList(Arrays.asList("java.class"));
    public static final List<String> FORMAT_PROPERTIES =
        Collections.unmodifiableList(Arrays.asList("java.properties"));
    public static final long TTL_DONT_CACHE = -1;
    public static final long TTL_NO_EXPIRATION_CONTROL = -2;

    protected Control() {}

    public static final Control getControl(List<String> formats) {
      return new Fixed(formats, true);
    }

    public static final Control getNoFallbackControl(List<String> formats) {
      return new Fixed(formats, false);
    }

    /** A control with given formats. */
    private static final class Fixed extends Control {
      private final List<String> formats;
      private final boolean fallsBack;

      Fixed(List<String> formats, boolean fallsBack) {
        if (!formats.equals(FORMAT_DEFAULT) && !formats.equals(FORMAT_CLASS) && !formats.equals(FORMAT_PROPERTIES)) {
          throw new IllegalArgumentException();
        }
        this.formats = formats;
        this.fallsBack = fallsBack;
      }

      @Override
      public List<String> getFormats(String baseName) {
        Objects.requireNonNull(baseName);
        return formats;
      }

      @Override
      public Locale getFallbackLocale(String baseName, Locale locale) {
        return fallsBack ? super.getFallbackLocale(baseName, locale) : null;
      }
    }

    public List<String> getFormats(String baseName) {
      Objects.requireNonNull(baseName);
      return FORMAT_DEFAULT;
    }

    public List<Locale> getCandidateLocales(String baseName, Locale locale) {
      Objects.requireNonNull(baseName);
      String language = locale.getLanguage(), country = locale.getCountry(), variant = locale.getVariant();
      List<Locale> candidates = new ArrayList<>();
      if (!variant.isEmpty()) candidates.add(locale);
      if (!country.isEmpty()) candidates.add(new Locale(language, country));
      if (!language.isEmpty()) candidates.add(new Locale(language));
      candidates.add(Locale.ROOT);
      return candidates;
    }

    public Locale getFallbackLocale(String baseName, Locale locale) {
      Objects.requireNonNull(baseName);
      Locale usual = Locale.getDefault();
      return locale.equals(usual) ? null : usual;
    }

    public ResourceBundle newBundle(String baseName, Locale locale, String format, ClassLoader loader, boolean reload)
        throws IllegalAccessException, InstantiationException, IOException {
      String bundleName = toBundleName(baseName, locale);
      if (format.equals("java.class")) {
        try {
          Class<?> type = Class.forName(bundleName, true, loader);
          if (!ResourceBundle.class.isAssignableFrom(type)) {
            throw new ClassCastException(type.getName() + " cannot be cast to ResourceBundle");
          }
          return (ResourceBundle) type.newInstance();
        } catch (ClassNotFoundException e) {
          return null;
        }
      }
      if (!format.equals("java.properties")) throw new IllegalArgumentException("unknown format: " + format);
      InputStream stream = loader == null
          ? ClassLoader.getSystemResourceAsStream(toResourceName(bundleName, "properties"))
          : loader.getResourceAsStream(toResourceName(bundleName, "properties"));
      if (stream == null) return null;
      try (InputStreamReader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
        return new PropertyResourceBundle(reader);
      }
    }

    public long getTimeToLive(String baseName, Locale locale) {
      Objects.requireNonNull(baseName);
      Objects.requireNonNull(locale);
      return TTL_NO_EXPIRATION_CONTROL;
    }

    public boolean needsReload(String baseName, Locale locale, String format, ClassLoader loader,
        ResourceBundle bundle,
        long loadTime) {
      Objects.requireNonNull(bundle);
      return false;
    }

    public String toBundleName(String baseName, Locale locale) {
      if (locale.equals(Locale.ROOT)) return baseName;
      StringBuilder text = new StringBuilder(baseName).append('_').append(locale.getLanguage());
      if (!locale.getCountry().isEmpty() || !locale.getVariant().isEmpty()) {
        text.append('_').append(locale.getCountry());
      }
      if (!locale.getVariant().isEmpty()) text.append('_').append(locale.getVariant());
      return text.toString();
    }

    public final String toResourceName(String bundleName, String suffix) {
      return bundleName.replace('.', '/') + "." + Objects.requireNonNull(suffix);
    }
  }
}
