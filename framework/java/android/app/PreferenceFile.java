package android.app;

import android.util.Log;
import android.util.Xml;
import antecede.Concrete;
import antecede.Named;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Preferences in memory, sorted by key, and as a file of XML. Running it writes the file. */
@Concrete
final class PreferenceFile extends Named {
  private final File file;
  private String[] keys = new String[8];
  private Object[] values = new Object[8];
  private int size;

  PreferenceFile(File file) {
    super("writing of shared preferences");
    this.file = file;
    if (file.exists()) read();
  }

  int size() {
    return size;
  }

  String keyAt(int index) {
    return keys[index];
  }

  private int find(String key) {
    int low = 0;
    int high = size - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = order(keys[middle], key);
      if (order == 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1 - low;
  }

  /** A null key is allowed, and comes first. */
  private static int order(String a, String b) {
    if (a == null || b == null) return a == b ? 0 : a == null ? -1 : 1;
    return a.compareTo(b);
  }

  Object get(String key) {
    int index = find(key);
    return index < 0 ? null : values[index];
  }

  /** Null removes. */
  void put(String key, Object value) {
    int index = find(key);
    if (index >= 0 && value != null) {
      values[index] = value;
    } else if (index >= 0) {
      size--;
      System.arraycopy(keys, index + 1, keys, index, size - index);
      System.arraycopy(values, index + 1, values, index, size - index);
      values[size] = null;
    } else if (value != null) {
      insert(-1 - index, key, value);
    }
  }

  private void insert(int index, String key, Object value) {
    if (size == keys.length) {
      String[] moreKeys = new String[2 * size];
      Object[] moreValues = new Object[2 * size];
      System.arraycopy(keys, 0, moreKeys, 0, size);
      System.arraycopy(values, 0, moreValues, 0, size);
      keys = moreKeys;
      values = moreValues;
    }
    System.arraycopy(keys, index, keys, index + 1, size - index);
    System.arraycopy(values, index, values, index + 1, size - index);
    keys[index] = key;
    values[index] = value;
    size++;
  }

  void clear() {
    for (int i = 0; i < size; i++) values[i] = null;
    size = 0;
  }

  @Override
  public void run() {
    write();
  }

  void write() {
    StringBuilder text = new StringBuilder("<?xml version='1.0' encoding='utf-8' standalone='yes' ?>\n<map>\n");
    for (int i = 0; i < size; i++) append(text, keys[i], values[i]);
    text.append("</map>\n");
    file.getParentFile().mkdirs();
    try {
      FileOutputStream out = new FileOutputStream(file);
      out.write(text.toString().getBytes(StandardCharsets.UTF_8));
      out.close();
    } catch (IOException failed) {
      Log.w("SharedPreferencesImpl", "cannot write " + file.getPath(), failed);
    }
  }

  private static void append(StringBuilder text, String key, Object value) {
    String name = key == null ? "" : " name=\"" + escape(key) + "\"";
    if (value instanceof String) {
      text.append("    <string").append(name).append('>').append(escape((String) value)).append("</string>\n");
    } else if (value instanceof Set) {
      text.append("    <set").append(name).append(">\n");
      for (Object one : (Set<?>) value) text.append("        <string>").append(escape((String) one)).append("</string>\n");
      text.append("    </set>\n");
    } else {
      String kind = value instanceof Boolean ? "boolean" : value instanceof Integer ? "int" : value instanceof Long ? "long"
          : "float";
      text.append("    <").append(kind).append(name).append(" value=\"").append(value).append("\" />\n");
    }
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
  }

  private void read() {
    try (InputStream in = new FileInputStream(file)) {
      XmlPullParser parser = Xml.newPullParser();
      parser.setInput(in, "UTF-8");
      for (int event = parser.next(); event != XmlPullParser.END_DOCUMENT; event = parser.next()) {
        if (event == XmlPullParser.START_TAG && !parser.getName().equals("map")) readValue(parser);
      }
    } catch (IOException | XmlPullParserException broken) {
      Log.w("SharedPreferencesImpl", "cannot read " + file.getPath(), broken);
    }
  }

  private void readValue(XmlPullParser parser) throws IOException, XmlPullParserException {
    String kind = parser.getName();
    String key = parser.getAttributeValue(null, "name");
    String value = parser.getAttributeValue(null, "value");
    if (kind.equals("string")) put(key, parser.nextText());
    else if (kind.equals("set")) put(key, readSet(parser));
    else if (kind.equals("int")) put(key, Integer.valueOf(value));
    else if (kind.equals("long")) put(key, Long.valueOf(value));
    else if (kind.equals("float")) put(key, Float.valueOf(value));
    else if (kind.equals("boolean")) put(key, Boolean.valueOf(value));
  }

  private static Set<String> readSet(XmlPullParser parser) throws IOException, XmlPullParserException {
    HashSet<String> set = new HashSet<String>();
    while (parser.next() != XmlPullParser.END_DOCUMENT) {
      if (parser.getEventType() == XmlPullParser.END_TAG && parser.getName().equals("set")) break;
      if (parser.getEventType() == XmlPullParser.START_TAG) set.add(parser.nextText());
    }
    return set;
  }
}
