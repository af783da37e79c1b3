import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** The two LruCaches. The JDK has none: expected is what their documentation says. */
public final class CacheTest {
  /** What both caches can do, and what they told about their entries. */
  private interface Cache {
    List<String> told();

    String get(String key);

    String put(String key, String value);

    String remove(String key);

    void resize(int size);

    void trimToSize(int size);

    void evictAll();

    Map<String, String> snapshot();

    int[] counts();
  }

  /** A value is as large as it is long. Of a key that begins with {@code +} it makes the value, after it has done something else. */
  private static final class OfAndroid extends twin.android.util.LruCache<String, String> implements Cache {
    final List<String> told = new ArrayList<>();

    OfAndroid(int size) {
      super(size);
    }

    @Override
    protected int sizeOf(String key, String value) {
      return length(value);
    }

    @Override
    protected String create(String key) {
      return made(this, key);
    }

    @Override
    protected void entryRemoved(boolean evicted, String key, String before, String after) {
      told.add(line(evicted, key, before, after));
    }

    @Override
    public List<String> told() {
      return told;
    }

    @Override
    public int[] counts() {
      return new int[] {size(), maxSize(), hitCount(), missCount(), createCount(), putCount(), evictionCount()};
    }
  }

  private static final class OfLibrary extends twin.androidx.collection.LruCache<String, String> implements Cache {
    final List<String> told = new ArrayList<>();

    OfLibrary(int size) {
      super(size);
    }

    @Override
    protected int sizeOf(String key, String value) {
      return length(value);
    }

    @Override
    protected String create(String key) {
      return made(this, key);
    }

    @Override
    protected void entryRemoved(boolean evicted, String key, String before, String after) {
      told.add(line(evicted, key, before, after));
    }

    @Override
    public List<String> told() {
      return told;
    }

    @Override
    public int[] counts() {
      return new int[] {size(), maxSize(), hitCount(), missCount(), createCount(), putCount(), evictionCount()};
    }
  }

  private CacheTest() {}

  private static int length(String value) {
    return value.equals("negative") ? -1 : value.length();
  }

  /** {@code ++} puts another value meanwhile, as another thread could. */
  private static String made(Cache cache, String key) {
    if (key.startsWith("++")) cache.put(key, "other");
    return key.startsWith("+") ? "made" : null;
  }

  private static String line(boolean evicted, String key, String before, String after) {
    return (evicted ? "evicted " : "") + key + " " + before + " " + after;
  }

  private static void state(String what, Cache cache, String entries, int... counts) {
    Check.equal(what, entries, cache.snapshot().toString());
    Check.equal("counts " + what, counts, cache.counts());
  }

  private static void told(String what, Cache cache, String... expected) {
    Check.equal("told " + what, expected, cache.told().toArray());
    cache.told().clear();
  }

  private static void use(Cache cache) {
    Check.equal("nothing was there", null, cache.put("a", "1"));
    Check.equal("nothing was there", null, cache.put("b", "22"));
    state("filled", cache, "{a=1, b=22}", 3, 5, 0, 0, 0, 2, 0);
    Check.equal("found", "1", cache.get("a"));
    Check.equal("not found", null, cache.get("x"));
    state("used", cache, "{b=22, a=1}", 3, 5, 1, 1, 0, 2, 0);
    told("before the first goes", cache);
    cache.put("c", "333");
    told("too large", cache, "evicted b 22 null");
    Check.equal("what was there", "1", cache.put("a", "11"));
    told("replaced", cache, "a 1 11");
    state("replaced", cache, "{c=333, a=11}", 5, 5, 1, 1, 0, 4, 1);
    Check.equal("removed", "333", cache.remove("c"));
    Check.equal("not there", null, cache.remove("c"));
    told("removed", cache, "c 333 null");
    cache.put("large", "1234567");
    told("larger than all", cache, "evicted a 11 null", "evicted large 1234567 null");
    state("larger than all", cache, "{}", 0, 5, 1, 1, 0, 5, 3);
  }

  private static void make(Cache cache) {
    Check.equal("made", "made", cache.get("+"));
    Check.equal("found", "made", cache.get("+"));
    Check.equal("somebody was faster", "other", cache.get("++"));
    told("made in vain", cache, "evicted + made null", "++ made other");
    state("made", cache, "{++=other}", 5, 5, 1, 2, 2, 1, 1);
  }

  private static void shrink(Cache cache) {
    for (String key : new String[] {"a", "b", "c", "d"}) cache.put(key, "1");
    cache.trimToSize(3);
    state("trimmed", cache, "{b=1, c=1, d=1}", 3, 5, 0, 0, 0, 4, 1);
    cache.resize(2);
    state("resized", cache, "{c=1, d=1}", 2, 2, 0, 0, 0, 4, 2);
    cache.resize(3);
    cache.put("e", "1");
    state("larger", cache, "{c=1, d=1, e=1}", 3, 3, 0, 0, 0, 5, 2);
    cache.told().clear();
    cache.evictAll();
    told("all", cache, "evicted c 1 null", "evicted d 1 null", "evicted e 1 null");
    state("empty", cache, "{}", 0, 3, 0, 0, 0, 5, 5);
  }

  private static void refuse(Cache cache) {
    Check.equal("no key", "NullPointerException", thrown(() -> cache.get(null)));
    Check.equal("no key", "NullPointerException", thrown(() -> cache.put(null, "")));
    Check.equal("no value", "NullPointerException", thrown(() -> cache.put("a", null)));
    Check.equal("no key", "NullPointerException", thrown(() -> cache.remove(null)));
    Check.equal("no size", "IllegalArgumentException", thrown(() -> cache.resize(0)));
    Check.equal("a size below zero", "IllegalStateException", thrown(() -> cache.put("a", "negative")));
  }

  private static String thrown(Runnable call) {
    try {
      call.run();
      return "nothing";
    } catch (RuntimeException e) {
      return e.getClass().getSimpleName();
    }
  }

  /** Against a map that is kept in order of use by hand. */
  private static void random(Cache cache, int seed) {
    Random random = Check.random(seed);
    LinkedHashMap<String, String> expected = new LinkedHashMap<>();
    for (int i = 0; i < 300; i++) {
      String key = String.valueOf(random.nextInt(6)), value = "12345".substring(random.nextInt(5));
      int kind = random.nextInt(4);
      String before = expected.get(key);
      if (kind == 0) {
        Check.equal("get", before, cache.get(key));
      } else if (kind == 1) {
        Check.equal("remove", before, cache.remove(key));
      } else {
        Check.equal("put", before, cache.put(key, value));
      }
      String left = kind == 0 ? before : kind == 1 ? null : value;
      expected.remove(key);
      if (left != null) expected.put(key, left);
      while (sum(expected) > 9) expected.remove(expected.keySet().iterator().next());
      Check.equal("after " + i, expected.toString(), cache.snapshot().toString());
      Check.equal("size after " + i, sum(expected), cache.counts()[0]);
    }
  }

  private static int sum(Map<String, String> entries) {
    return entries.values().stream().mapToInt(String::length).sum();
  }

  private static void both(java.util.function.IntFunction<Cache> made) {
    use(made.apply(5));
    make(made.apply(5));
    shrink(made.apply(5));
    refuse(made.apply(5));
    for (int seed = 0; seed < 50; seed++) random(made.apply(9), seed);
    Check.equal("no size", "IllegalArgumentException", thrown(() -> made.apply(0)));
    Cache cache = made.apply(4);
    cache.put("a", "1");
    for (String key : new String[] {"a", "x", "y"}) cache.get(key);
    Check.equal("text", "LruCache[maxSize=4,hits=1,misses=2,hitRate=33%]", cache.toString());
  }

  public static void main(String[] arguments) {
    both(OfAndroid::new);
    both(OfLibrary::new);
    Check.done();
  }
}
