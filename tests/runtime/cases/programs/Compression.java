package programs;

import java.util.*;

/** Run lengths, LZ77, LZW, move to front and Burrows-Wheeler by hand: sizes and round trips. */
public class Compression {
  static List<Integer> lzw(String s) {
    Map<String, Integer> dict = new HashMap<>();
    for (int i = 0; i < 128; i++) dict.put("" + (char) i, i);
    List<Integer> out = new ArrayList<>();
    String w = "";
    for (char c : s.toCharArray()) {
      if (dict.containsKey(w + c))
        w += c;
      else {
        out.add(dict.get(w));
        dict.put(w + c, dict.size());
        w = "" + c;
      }
    }
    if (!w.isEmpty()) out.add(dict.get(w));
    return out;
  }

  static String unlzw(List<Integer> codes) {
    List<String> dict = new ArrayList<>();
    for (int i = 0; i < 128; i++) dict.add("" + (char) i);
    StringBuilder b = new StringBuilder();
    String w = "";
    for (int k : codes) {
      String e = k < dict.size() ? dict.get(k) : w + w.charAt(0);
      b.append(e);
      if (!w.isEmpty()) dict.add(w + e.charAt(0));
      w = e;
    }
    return b.toString();
  }

  static String bwt(String s) {
    s += '\0';
    String t = s;
    Integer[] at = new Integer[s.length()];
    for (int i = 0; i < at.length; i++) at[i] = i;
    Arrays.sort(at, (a, b) -> (t.substring(a) + t.substring(0, a)).compareTo(t.substring(b) + t.substring(0, b)));
    StringBuilder b = new StringBuilder();
    for (int i : at) b.append(t.charAt((i + t.length() - 1) % t.length()));
    return b.toString();
  }

  static String unbwt(String s) {
    Integer[] next = new Integer[s.length()];
    for (int i = 0; i < next.length; i++) next[i] = i;
    Arrays.sort(next, Comparator.comparing(s::charAt));
    StringBuilder b = new StringBuilder();
    for (int i = 0, k = next[0]; i < s.length() - 1; i++) {
      k = next[k];
      b.append(s.charAt(k));
    }
    return b.toString();
  }

  static List<Integer> moveToFront(String s) {
    LinkedList<Character> l = new LinkedList<>();
    for (char c = 0; c < 128; c++) l.add(c);
    List<Integer> out = new ArrayList<>();
    for (char c : s.toCharArray()) {
      out.add(l.indexOf(c));
      l.remove((Character) c);
      l.addFirst(c);
    }
    return out;
  }

  static String lz77(String s) {
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < s.length();) {
      int best = 0, from = 0;
      for (int j = Math.max(0, i - 40); j < i; j++) {
        int k = 0;
        while (i + k < s.length() && s.charAt(j + k) == s.charAt(i + k)) k++;
        if (k > best) {
          best = k;
          from = i - j;
        }
      }
      if (best > 2)
        b.append('<').append(from).append(',').append(best).append('>');
      else
        b.append(s.charAt(i));
      i += best > 2 ? best : 1;
    }
    return b.toString();
  }

  public static void main(String[] args) {
    for (String s : new String[] {"TOBEORNOTTOBEORTOBEORNOT", "banana", "aaaaaaaaaaaa", "abcabcabcabcabc", "",
             "she sells sea shells by the sea shore"}) {
      List<Integer> codes = lzw(s);
      System.out.println(codes + " " + unlzw(codes).equals(s) + " " + bwt(s).replace('\0', '$') + " "
          + unbwt(bwt(s)).equals(s) + " " + moveToFront(bwt(s)) + " " + lz77(s));
    }
  }
}
