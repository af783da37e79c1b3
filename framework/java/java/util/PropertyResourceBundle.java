package java.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

/** A bundle that is read from a file of properties. */
public class PropertyResourceBundle extends ResourceBundle {
  private final HashMap<String, Object> values = new HashMap<>();

  public PropertyResourceBundle(InputStream stream) throws IOException {
    Properties properties = new Properties();
    properties.load(stream);
    fill(properties);
  }

  public PropertyResourceBundle(Reader reader) throws IOException {
    Properties properties = new Properties();
    properties.load(reader);
    fill(properties);
  }

  private void fill(Properties properties) {
    for (String name : properties.stringPropertyNames()) values.put(name, properties.getProperty(name));
  }

  @Override
  public Object handleGetObject(String key) {
    return values.get(Objects.requireNonNull(key));
  }

  @Override
  public Enumeration<String> getKeys() {
    return Collections.enumeration(allKeys(values.keySet()));
  }

  @Override
  protected Set<String> handleKeySet() {
    return values.keySet();
  }
}
