package android.content.res;

import antecede.Concrete;

/** Values of attributes, sorted by the attribute: what a theme says, or one style with its parents. */
@Concrete
final class StyleTable {
  private int[] keys = new int[16];
  private int[] types = new int[16];
  private int[] data = new int[16];
  private String[] texts = new String[16];
  private int size;

  int find(int key) {
    int low = 0;
    int high = size - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (keys[middle] == key) return middle;
      if (Integer.compareUnsigned(keys[middle], key) < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1 - low;
  }

  int type(int index) {
    return types[index];
  }

  int data(int index) {
    return data[index];
  }

  String text(int index) {
    return texts[index];
  }

  void clear() {
    size = 0;
  }

  /** Does not replace what is there, unless forced. */
  void put(int key, int type, int value, String text, boolean force) {
    int index = find(key);
    if (index >= 0 && !force) return;
    if (index < 0) {
      index = -1 - index;
      insert(index);
    }
    keys[index] = key;
    types[index] = type;
    data[index] = value;
    texts[index] = text;
  }

  private void insert(int index) {
    if (size == keys.length) {
      keys = grown(keys);
      types = grown(types);
      data = grown(data);
      String[] more = new String[2 * size];
      System.arraycopy(texts, 0, more, 0, size);
      texts = more;
    }
    System.arraycopy(keys, index, keys, index + 1, size - index);
    System.arraycopy(types, index, types, index + 1, size - index);
    System.arraycopy(data, index, data, index + 1, size - index);
    System.arraycopy(texts, index, texts, index + 1, size - index);
    size++;
  }

  private static int[] grown(int[] array) {
    int[] more = new int[2 * array.length];
    System.arraycopy(array, 0, more, 0, array.length);
    return more;
  }

  void putAll(StyleTable other, boolean force) {
    for (int i = 0; i < other.size; i++) put(other.keys[i], other.types[i], other.data[i], other.texts[i], force);
  }

  /** Adds a style and its parents; what a style says wins over its parents. */
  void addStyle(Resources resources, int style) {
    for (int depth = 0; style != 0 && depth < 64; depth++) {
      Object[] bag = resources.bag(style);
      if (bag == null) return;
      int[] attributes = (int[]) bag[0];
      for (int i = 0; i < attributes.length; i++) {
        put(attributes[i], ((int[]) bag[1])[i], ((int[]) bag[2])[i], ((String[]) bag[3])[i], false);
      }
      int[] parent = (int[]) bag[4];
      style = parent.length == 0 ? 0 : parent[0];
    }
  }
}
