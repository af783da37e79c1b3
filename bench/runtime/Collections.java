import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Lists, maps and sorting. */
public class Collections {
  public static void main(String[] arguments) {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < 400000; i++) list.add(i * 7919 % 100003);
    long sum = 0;
    for (Integer value : list) sum += value;
    Map<Integer, Integer> counts = new HashMap<>();
    for (Integer value : list) {
      Integer old = counts.get(value);
      counts.put(value, old == null ? 1 : old + 1);
    }
    TreeMap<String, Integer> sorted = new TreeMap<>();
    for (int i = 0; i < 40000; i++) sorted.put("key" + i * 31 % 40009, i);
    int[] numbers = new int[300000];
    for (int i = 0; i < numbers.length; i++) numbers[i] = i * 7919 % 300007;
    Arrays.sort(numbers);
    list.sort((a, b) -> b - a);
    Iterator<Map.Entry<String, Integer>> first = sorted.entrySet().iterator();
    System.out.println(sum + " " + counts.size() + " " + first.next() + " " + numbers[1000] + " " + list.get(5));
  }
}
