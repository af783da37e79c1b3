package io;

import static support.Tell.p;
import static support.Tell.thrown;

import java.io.*;
import java.util.*;

/** Copying, counting, teeing, hexdumps and line numbering with filters of one's own. */
public class Piping {
  static class Counting extends FilterOutputStream {
    int bytes, calls;
    Counting(OutputStream o) { super(o); }
    @Override
    public void write(int b) throws IOException {
      bytes++;
      super.write(b);
    }
    @Override
    public void write(byte[] b, int from, int n) throws IOException {
      calls++;
      bytes += n;
      out.write(b, from, n);
    }
  }

  static class Tee extends OutputStream {
    final OutputStream a, b;
    Tee(OutputStream a, OutputStream b) {
      this.a = a;
      this.b = b;
    }
    @Override
    public void write(int x) throws IOException {
      a.write(x);
      b.write(x);
    }
    @Override
    public void flush() throws IOException {
      a.flush();
      b.flush();
    }
  }

  static class Rot13 extends FilterReader {
    Rot13(Reader r) { super(r); }
    @Override
    public int read() throws IOException {
      return rot(super.read());
    }
    @Override
    public int read(char[] c, int from, int n) throws IOException {
      int k = super.read(c, from, n);
      for (int i = 0; i < k; i++) c[from + i] = (char) rot(c[from + i]);
      return k;
    }
    private static int rot(int c) {
      return c >= 'a' && c <= 'z' ? (c - 'a' + 13) % 26 + 'a' : c >= 'A' && c <= 'Z' ? (c - 'A' + 13) % 26 + 'A' : c;
    }
  }

  static class Limited extends FilterInputStream {
    int left;
    Limited(InputStream in, int n) {
      super(in);
      left = n;
    }
    @Override
    public int read() throws IOException {
      return left-- > 0 ? super.read() : -1;
    }
    @Override
    public int read(byte[] b, int from, int n) throws IOException {
      if (left <= 0) return -1;
      int k = super.read(b, from, Math.min(n, left));
      left -= k;
      return k;
    }
  }

  static void dump(InputStream in) throws IOException {
    byte[] row = new byte[16];
    for (int at = 0, n; (n = in.read(row)) > 0; at += n) {
      StringBuilder hex = new StringBuilder(), text = new StringBuilder();
      for (int i = 0; i < n; i++) {
        hex.append(String.format("%02x ", row[i]));
        text.append(row[i] >= 32 && row[i] < 127 ? (char) row[i] : '.');
      }
      System.out.println(String.format("%04x  %-48s %s", at, hex, text));
    }
  }

  public static void main(String[] args) throws IOException {
    byte[] data = new byte[40];
    for (int i = 0; i < 40; i++) data[i] = (byte) (i * 7);
    dump(new ByteArrayInputStream(data));
    dump(new Limited(new ByteArrayInputStream("limited to ten bytes".getBytes()), 10));
    ByteArrayOutputStream one = new ByteArrayOutputStream(), two = new ByteArrayOutputStream();
    Counting c = new Counting(new Tee(one, two));
    try (BufferedOutputStream b = new BufferedOutputStream(c, 8)) {
      for (int i = 0; i < 20; i++) b.write(i);
      b.write(data, 0, 10);
    }
    p(c.bytes, c.calls, one.size(), Arrays.equals(one.toByteArray(), two.toByteArray()));
    BufferedReader r = new BufferedReader(new Rot13(new StringReader("Uryyb\nJbeyq\n\nYnfg")), 3);
    int n = 0;
    for (String s; (s = r.readLine()) != null;) System.out.print(++n + ":" + s + " ");
    System.out.println();
    PrintWriter w = new PrintWriter(new OutputStreamWriter(one, "UTF-8"));
    one.reset();
    w.printf("%s-%d", "\u00e9", 5).flush();
    p(one.toByteArray());
    PipedInputStream in = new PipedInputStream(64);
    PipedOutputStream out = new PipedOutputStream(in);
    out.write("piped".getBytes());
    p(in.available(), (char) in.read(), in.read(new byte[10]), in.available());
    out.close();
    p(in.read(), thrown(() -> out.write(1)), thrown(() -> new PipedInputStream().read()));
    StringWriter sw = new StringWriter();
    char[] buffer = new char[5];
    Reader src = new CharArrayReader("copied in chunks of five".toCharArray());
    int chunks = 0;
    for (int k; (k = src.read(buffer)) > 0; chunks++) sw.write(buffer, 0, k);
    p(sw, chunks);
  }
}
