package zip;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.zip.*;

/** Deflater and Inflater: round trips of several kinds of data and levels, dictionaries, partial input, errors. */
public class Deflating {
  static byte[] deflate(byte[] data, int level, boolean raw, int step) {
    Deflater d = new Deflater(level, raw);
    d.setInput(data);
    d.finish();
    byte[] out = new byte[data.length * 2 + 200];
    int n = 0;
    while (!d.finished()) n += d.deflate(out, n, Math.min(step, out.length - n));
    p(d.getTotalIn(), d.getTotalOut() == n, Integer.toHexString(d.getAdler()), d.finished(),
        n < data.length || data.length < 50);
    d.end();
    return Arrays.copyOf(out, n);
  }

  static byte[] inflate(byte[] data, boolean raw, int step) throws DataFormatException {
    Inflater i = new Inflater(raw);
    byte[] out = new byte[200000];
    int n = 0, at = 0;
    while (!i.finished()) {
      if (i.needsInput()) {
        int k = Math.min(step, data.length - at);
        if (k == 0) break;
        i.setInput(data, at, k);
        at += k;
      }
      n += i.inflate(out, n, 777);
    }
    p(i.finished(), i.getTotalIn() == data.length, i.getTotalOut(), i.getRemaining());
    i.end();
    return Arrays.copyOf(out, n);
  }

  public static void main(String[] args) throws Exception {
    byte[] text = new byte[20000], noise = new byte[3000], zeros = new byte[50000];
    String words = "the quick brown fox jumps over the lazy dog ";
    for (int i = 0; i < text.length; i++) text[i] = (byte) words.charAt((i * 7 / 5) % words.length());
    new Random(1).nextBytes(noise);
    for (byte[] data : new byte[][] {text, noise, zeros, new byte[0], {1}, "abcabcabc".getBytes()}) {
      for (int level : new int[] {0, 1, 6, 9}) {
        boolean raw = level == 6;
        byte[] packed = deflate(data, level, raw, 500);
        p(Arrays.equals(inflate(packed, raw, 100), data));
      }
    }
    byte[] known = {0x78, (byte) 0x9c, 0x4b, 0x4c, 0x4a, 0x4e, 0x4c, 0x4a, 0x4e, 0x4c, 0x4a, 0x06, 0x00, 0x11,
        (byte) 0xd4, 0x03, (byte) 0x73};
    String[] result = {""};
    p(thrown(() -> result[0] = new String(inflate(known, false, 3))), result[0]);
    Inflater bad = new Inflater();
    bad.setInput(new byte[] {1, 2, 3, 4});
    p(thrown(() -> bad.inflate(new byte[10])));
    Deflater d = new Deflater();
    d.setDictionary("quick brown".getBytes());
    d.setInput("quick brown quick".getBytes());
    d.finish();
    byte[] out = new byte[100];
    int n = d.deflate(out);
    Inflater i = new Inflater();
    i.setInput(out, 0, n);
    byte[] back = new byte[100];
    p(i.inflate(back), i.needsDictionary(), i.getAdler());
    i.setDictionary("quick brown".getBytes());
    p(new String(back, 0, i.inflate(back)), i.finished(), thrown(() -> new Inflater().setDictionary(new byte[1])));
    i.reset();
    p(i.finished(), i.getTotalOut(), i.needsInput(), thrown(() -> new Deflater(10)));
  }
}
