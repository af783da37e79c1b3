import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Whatever a program has the machine do, limits hold: of time for what takes long, of memory for what grows. */
// Options: --timeout 3 --memory 512
// Exit: 1 5
// Says: OutOfMemoryError|the limit of time is reached
public class Limits {
  public static void main(String[] args) {
    int[][][] all = new int[2000][2000][2000];
    System.out.println(all.length);
  }

  /** The error is caught, and the same is tried again. */
  // Options: --timeout 3 --memory 256
  // Exit: 5
  // Says: the limit of time is reached
  public static class ArraysAgain {
    public static void main(String[] args) {
      while (true) {
        try {
          System.out.println(new int[3000][3000][10].length);
        } catch (OutOfMemoryError e) {
          // Once more.
        }
      }
    }
  }

  /** As many dimensions as there may be, all but the last with one element. */
  // Options: --timeout 3 --memory 64
  // Exit: 1 5
  // Says: OutOfMemoryError|the limit of time is reached
  public static class Dimensions {
    public static void main(String[] args) {
      int[] sizes = new int[200];
      Arrays.fill(sizes, 2);
      System.out.println(java.lang.reflect.Array.newInstance(int.class, sizes));
    }
  }

  /** The heap is nearly full of small objects that live, and every further one needs a collection. */
  // Options: --timeout 3 --memory 512
  // Exit: 1 5
  // Says: OutOfMemoryError|the limit of time is reached
  public static class Collections {
    public static void main(String[] args) {
      List<Object> all = new ArrayList<>();
      Object last = null;
      while (true) {
        try {
          last = new Object[] {last};
          all.add(last);
        } catch (OutOfMemoryError e) {
          all.remove(all.size() - 1);
          last = all.get(all.size() - 1);
        }
      }
    }
  }

  /** A list of a million links, each of which is reached through the one before. */
  // Options: --timeout 3 --memory 512
  // Exit: 5
  // Says: the limit of time is reached
  public static class LongList {
    public static void main(String[] args) {
      Object last = null;
      for (int i = 0; i < 4000000; ++i) last = new Object[] {last};
      while (true) {
        byte[] garbage = new byte[1 << 20];
        garbage[0] = 1;
      }
    }
  }

  /** An expression that backtracks without end. */
  // Options: --timeout 3 --memory 64
  // Exit: 1 5
  // Says: the limit of time is reached|OutOfMemoryError|StackOverflowError
  public static class Expressions {
    public static void main(String[] args) {
      char[] text = new char[5000];
      Arrays.fill(text, 'a');
      System.out.println(Pattern.compile("(a*)*(a|aa)+(a*)*b").matcher(new String(text)).matches());
    }
  }

  /** A packed file that is a thousand times as large. */
  // Options: --timeout 5 --memory 32
  // Exit: 1 5
  // Says: OutOfMemoryError|the limit of time is reached
  public static class Compression {
    public static void main(String[] args) throws Exception {
      ByteArrayOutputStream packed = new ByteArrayOutputStream();
      try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
        for (int i = 0; i < 64; ++i) out.write(new byte[1 << 20]);
      }
      ByteArrayOutputStream all = new ByteArrayOutputStream();
      GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed.toByteArray()));
      byte[] piece = new byte[1 << 16];
      for (int size; (size = in.read(piece)) > 0;) all.write(piece, 0, size);
      System.out.println(all.size());
    }
  }

  /** Strings: joined, repeated, interned, formatted. */
  // Options: --timeout 5 --memory 64
  // Exit: 1 5
  // Says: OutOfMemoryError|the limit of time is reached
  public static class Strings {
    public static void main(String[] args) {
      Map<String, String> all = new HashMap<>();
      for (int i = 0;; ++i) {
        String text = String.format("%0100d", i).intern();
        all.put(text, text.replace('0', 'x'));
      }
    }
  }

  /** A comparison that contradicts itself, over a large array. */
  // Options: --timeout 3 --memory 256
  // Exit: 0 1 5
  public static class Sorting {
    public static void main(String[] args) {
      Integer[] all = new Integer[2000000];
      for (int i = 0; i < all.length; ++i) all[i] = i * 7919 % 1000003;
      while (true) Arrays.sort(all, (a, b) -> (a ^ b) % 3 - 1);
    }
  }

  /** Large copies, again and again: natives that each take long. */
  // Options: --timeout 3 --memory 512
  // Exit: 5
  // Says: the limit of time is reached
  public static class Copies {
    public static void main(String[] args) {
      byte[] all = new byte[200 << 20];
      while (true) {
        System.arraycopy(all, 0, all, 1, all.length - 1);
        Arrays.fill(all, (byte) 1);
      }
    }
  }
}
