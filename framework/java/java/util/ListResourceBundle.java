package java.util;

/** A bundle whose subclass gives the pairs of key and value. */
public abstract class ListResourceBundle extends ResourceBundle {
  private HashMap<String, Object> values;

  public ListResourceBundle() {}

  protected abstract Object[][] getContents();

  private HashMap<String, Object> values() {
    if (values == null) {
      HashMap<String, Object> map = new HashMap<>();
      for (Object[] pair : getContents()) {
        map.put((String) Objects.requireNonNull(pair[0]), Objects.requireNonNull(pair[1]));
      }
      values = map;
    }
    return values;
  }

  @Override
  public final Object handleGetObject(String key) {
    return values().get(Objects.requireNonNull(key));
  }

  @Override
  public Enumeration<String> getKeys() {
    return Collections.enumeration(allKeys(values().keySet()));
  }

  @Override
  protected Set<String> handleKeySet() {
    return values().keySet();
  }
}
