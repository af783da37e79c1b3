package strings;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Hash codes that are specified: strings, boxes, collections, arrays, Objects; and equality. */
public class HashAndEquals {
  public static void main(String[] args) {
    p("hello".hashCode(), Integer.valueOf(-5).hashCode(), Long.valueOf(1L << 40 | 7).hashCode(),
        Double.valueOf(1.5).hashCode(), Float.valueOf(-2f).hashCode(), Boolean.FALSE.hashCode(),
        Character.valueOf('x').hashCode());
    p(Arrays.asList(1, "a", null).hashCode(), new HashSet<>(Arrays.asList(3, 1, 2, null)).hashCode(),
        Collections.singletonMap("k", "v").hashCode(), new TreeMap<>(Collections.singletonMap(1, null)).hashCode());
    p(Arrays.hashCode(new int[] {1, 2}), Arrays.hashCode(new double[] {0.0, -0.0}), Arrays.hashCode((Object[]) null),
        Arrays.hashCode(new boolean[] {true}),
        Arrays.deepHashCode(new Object[] {new int[] {1}, "x", new Object[] {null}}));
    p(Objects.hash(1, "b", null), Objects.hash(), Objects.hashCode(null), Objects.equals(null, null),
        Objects.deepEquals(new int[] {1}, new int[] {1}), Objects.toString(null, "def"));
    p(new AbstractMap.SimpleEntry<>("a", 1).hashCode(), Optional.of("x").hashCode(), Optional.empty().hashCode(),
        UUID.fromString("123e4567-e89b-12d3-a456-426614174000").hashCode(), new BitSet().hashCode());
    p(Locale.US.equals(new Locale("en", "US")), new Date(123456789012L).hashCode(), Collections.emptyList().hashCode(),
        Collections.emptyMap().hashCode(), new ArrayDeque<>().equals(new ArrayDeque<>()));
    p(new ArrayList<>(Arrays.asList(1, 2)).equals(new LinkedList<>(Arrays.asList(1, 2))),
        new ArrayList<>().equals(new HashSet<>()),
        new HashSet<>(Arrays.asList(1)).equals(new TreeSet<>(Arrays.asList(1))),
        new HashMap<>().equals(new TreeMap<>()), Arrays.asList(1).equals(Collections.singletonList(1)),
        Collections.unmodifiableCollection(Arrays.asList(1)).equals(Arrays.asList(1)));
    p(new int[] {1}.equals(new int[] {1}), Arrays.equals(new int[] {1}, new int[] {1}),
        Arrays.equals(new double[] {Double.NaN}, new double[] {Double.NaN}),
        Arrays.equals(new float[] {0f}, new float[] {-0f}),
        Arrays.deepEquals(new Object[] {new int[][] {{1}}}, new Object[] {new int[][] {{1}}}),
        Arrays.equals(new Object[] {"a", null}, new Object[] {"a", null}), Arrays.equals((int[]) null, null));
    List<Object> self = new ArrayList<>();
    self.add(self);
    p(self.toString(), thrown(self::hashCode));
    Map<Object, Object> map = new HashMap<>();
    map.put("me", map);
    p(map);
    p(thrown(() -> Objects.requireNonNull(null, "message")), Objects.requireNonNull("x"), Objects.isNull(null),
        Objects.compare("a", "b", Comparator.naturalOrder()));
  }
}
