package java.util;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A table of texts with defaults behind it, kept in a {@link ConcurrentHashMap}; read from and written to files. */
public class Properties extends Hashtable<Object, Object> {
  protected volatile Properties defaults;
  private ConcurrentHashMap<Object, Object> map = new ConcurrentHashMap<>(8);

  public Properties() {
    this(null);
  }

  public Properties(Properties defaults) {
    this.defaults = defaults;
  }

  public synchronized Object setProperty(String key, String value) {
    return put(key, value);
  }

  public String getProperty(String key) {
    Object value = map.get(key);
    if (value instanceof String) return (String) value;
    Properties behind = defaults;
    return behind == null ? null : behind.getProperty(key);
  }

  public String getProperty(String key, String defaultValue) {
    String value = getProperty(key);
    return value == null ? defaultValue : value;
  }

  public Enumeration<?> propertyNames() {
    Hashtable<String, Object> all = new Hashtable<>();
    collect(all);
    return all.keys();
  }

  private void collect(Map<String, Object> all) {
    if (defaults != null) defaults.collect(all);
    for (Map.Entry<Object, Object> entry : entrySet()) all.put((String) entry.getKey(), entry.getValue());
  }

  public Set<String> stringPropertyNames() {
    Map<String, String> all = new HashMap<>();
    collectTexts(all);
    return Collections.unmodifiableSet(all.keySet());
  }

  private void collectTexts(Map<String, String> all) {
    if (defaults != null) defaults.collectTexts(all);
    for (Map.Entry<Object, Object> entry : entrySet()) {
      if (entry.getKey() instanceof String && entry.getValue() instanceof String) {
        all.put((String) entry.getKey(), (String) entry.getValue());
      }
    }
  }

  public void list(PrintStream out) {
    out.println("-- listing properties --");
    for (Map.Entry<String, Object> entry : all().entrySet()) out.println(shortened(entry));
  }

  public void list(PrintWriter out) {
    out.println("-- listing properties --");
    for (Map.Entry<String, Object> entry : all().entrySet()) out.println(shortened(entry));
  }

  private Map<String, Object> all() {
    Map<String, Object> all = new HashMap<>();
    collect(all);
    return all;
  }

  private static String shortened(Map.Entry<String, Object> entry) {
    String value = (String) entry.getValue();
    return entry.getKey() + "=" + (value.length() > 40 ? value.substring(0, 37) + "..." : value);
  }

  public synchronized void load(Reader reader) throws IOException {
    PropertyText.read(Objects.requireNonNull(reader, "reader parameter is null"), this);
  }

  public synchronized void load(InputStream inStream) throws IOException {
    Objects.requireNonNull(inStream, "inStream parameter is null");
    PropertyText.read(new InputStreamReader(inStream, StandardCharsets.ISO_8859_1), this);
  }

  @Deprecated
  public void save(OutputStream out, String comments) {
    try {
      store(out, comments);
    } catch (IOException ignored) {
      // The documented behaviour.
    }
  }

  public void store(Writer writer, String comments) throws IOException {
    PropertyText.write(writer instanceof BufferedWriter ? (BufferedWriter) writer : new BufferedWriter(writer), this,
        comments,
        false);
  }

  public void store(OutputStream out, String comments) throws IOException {
    PropertyText.write(new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.ISO_8859_1)), this, comments,
        true);
  }

  public synchronized void loadFromXML(InputStream in) throws IOException, InvalidPropertiesFormatException {
    PropertyXml.read(Objects.requireNonNull(in), this);
    in.close();
  }

  public void storeToXML(OutputStream os, String comment) throws IOException {
    storeToXML(os, comment, "UTF-8");
  }

  public void storeToXML(OutputStream os, String comment, String encoding) throws IOException {
    PropertyXml.write(Objects.requireNonNull(os), this, comment, Objects.requireNonNull(encoding));
  }

  @Override
  public int size() {
    return map.size();
  }

  @Override
  public boolean isEmpty() {
    return map.isEmpty();
  }

  @Override
  public Enumeration<Object> keys() {
    return Collections.enumeration(map.keySet());
  }

  @Override
  public Enumeration<Object> elements() {
    return Collections.enumeration(map.values());
  }

  @Override
  public boolean contains(Object value) {
    return map.contains(value);
  }

  @Override
  public boolean containsValue(Object value) {
    return map.containsValue(value);
  }

  @Override
  public boolean containsKey(Object key) {
    return map.containsKey(key);
  }

  @Override
  public Object get(Object key) {
    return map.get(key);
  }

  @Override
  public synchronized Object put(Object key, Object value) {
    return map.put(key, value);
  }

  @Override
  public synchronized Object remove(Object key) {
    return map.remove(key);
  }

  @Override
  public synchronized void putAll(Map<?, ?> t) {
    map.putAll(t);
  }

  @Override
  public synchronized void clear() {
    map.clear();
  }

  @Override
  public synchronized String toString() {
    return map.toString();
  }

  @Override
  public Set<Object> keySet() {
    return Collections.synchronizedSet(map.keySet());
  }

  @Override
  public Collection<Object> values() {
    return Collections.synchronizedCollection(map.values());
  }

  @Override
  public Set<Map.Entry<Object, Object>> entrySet() {
    return Collections.synchronizedSet(map.entrySet());
  }

  @Override
  public synchronized boolean equals(Object o) {
    return map.equals(o instanceof Properties ? ((Properties) o).map : o);
  }

  @Override
  public synchronized int hashCode() {
    return map.hashCode();
  }

  @Override
  public Object getOrDefault(Object key, Object defaultValue) {
    return map.getOrDefault(key, defaultValue);
  }

  @Override
  public synchronized void forEach(BiConsumer<? super Object, ? super Object> action) {
    map.forEach(action);
  }

  @Override
  public synchronized void replaceAll(BiFunction<? super Object, ? super Object, ?> function) {
    map.replaceAll(function);
  }

  @Override
  public synchronized Object putIfAbsent(Object key, Object value) {
    return map.putIfAbsent(key, value);
  }

  @Override
  public synchronized boolean remove(Object key, Object value) {
    return map.remove(key, value);
  }

  @Override
  public synchronized boolean replace(Object key, Object oldValue, Object newValue) {
    return map.replace(key, oldValue, newValue);
  }

  @Override
  public synchronized Object replace(Object key, Object value) {
    return map.replace(key, value);
  }

  @Override
  public synchronized Object computeIfAbsent(Object key, Function<? super Object, ?> mappingFunction) {
    return map.computeIfAbsent(key, mappingFunction);
  }

  @Override
  public synchronized Object computeIfPresent(Object key, BiFunction<? super Object, ? super Object,
      ?> remappingFunction) {
    return map.computeIfPresent(key, remappingFunction);
  }

  @Override
  public synchronized Object compute(Object key, BiFunction<? super Object, ? super Object, ?> remappingFunction) {
    return map.compute(key, remappingFunction);
  }

  @Override
  public synchronized Object merge(Object key, Object value,
      BiFunction<? super Object, ? super Object, ?> remappingFunction) {
    return map.merge(key, value, remappingFunction);
  }

  @Override
  protected void rehash() {}

  @Override
  public synchronized Object clone() {
    Properties copy = (Properties) super.clone();
    copy.map = new ConcurrentHashMap<>(map);
    return copy;
  }
}
