package io;

import static support.Tell.p;
import static support.Tell.thrown;

import java.io.*;
import java.nio.CharBuffer;
import java.nio.charset.*;

/** Character streams: string, char array, buffered, pushback, line number, stream decoders with partial characters. */
public class Readers {
  public static void main(String[] args) throws IOException {
    Reader r = new StringReader("hello world");
    char[] c = new char[5];
    p(r.read(), r.read(c), new String(c), r.markSupported(), r.ready());
    r.mark(10);
    p(r.skip(2), (char) r.read());
    r.reset();
    p(r.read(c, 1, 3), new String(c), r.read(CharBuffer.wrap(c)), r.read(), r.read(c), r.skip(5));
    r.close();
    p(thrown(r::read), thrown(() -> new StringReader(null)));
    CharArrayReader ca = new CharArrayReader("abcdef".toCharArray(), 1, 3);
    p((char) ca.read(), ca.skip(1), (char) ca.read(), ca.read());
    ca.reset();
    p((char) ca.read());
    BufferedReader b = new BufferedReader(new StringReader("one\ntwo\r\n\rthree\n"), 2);
    p(b.readLine(), (char) b.read(), b.readLine(), b.readLine(), b.readLine(), b.readLine(), b.readLine());
    p(new BufferedReader(new StringReader("a\nb\nc")).lines().count(),
        new BufferedReader(new StringReader("")).readLine(), new BufferedReader(new StringReader("\n")).readLine());
    PushbackReader push = new PushbackReader(new StringReader("xy"), 3);
    push.unread("ab".toCharArray());
    p((char) push.read(), (char) push.read(), (char) push.read(), (char) push.read(), push.read());
    push.unread('z');
    p((char) push.read(), thrown(() -> push.unread("long".toCharArray())));
    LineNumberReader ln = new LineNumberReader(new StringReader("a\r\nb\rc\n"));
    StringBuilder seen = new StringBuilder();
    for (int x; (x = ln.read()) >= 0;) seen.append(x == '\n' ? "|" : (char) x + "").append(ln.getLineNumber());
    p(seen);
    byte[] utf = "a\u00e9\u20ac\uD83D\uDE00z".getBytes(StandardCharsets.UTF_8);
    InputStream slow = new InputStream() {
      int at;
      @Override
      public int read() {
        return at < utf.length ? utf[at++] & 255 : -1;
      }
      @Override
      public int read(byte[] target, int from, int n) {
        int x = read();
        if (x < 0) return -1;
        target[from] = (byte) x;
        return 1;
      }
    };
    InputStreamReader isr = new InputStreamReader(slow, StandardCharsets.UTF_8);
    StringBuilder points = new StringBuilder();
    for (int x; (x = isr.read()) >= 0;) points.append(Integer.toHexString(x)).append(' ');
    p(points, isr.getEncoding() == null || isr.getEncoding().startsWith("UTF"));
    StringBuilder broken = new StringBuilder();
    InputStreamReader bad = new InputStreamReader(
        new ByteArrayInputStream(new byte[] {'a', (byte) 0xc3, 'b', (byte) 0xe2, (byte) 0x82}), "UTF-8");
    for (int x; (x = bad.read()) >= 0;) broken.append(Integer.toHexString(x)).append(' ');
    p(broken, thrown(() -> new InputStreamReader(slow, "no-such")));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    OutputStreamWriter w = new OutputStreamWriter(out, "UTF-16BE");
    w.write("\uD83D");
    w.write("\uDE00x");
    w.write(0x41);
    w.flush();
    p(out.toByteArray());
    StringWriter sw = new StringWriter();
    BufferedWriter bw = new BufferedWriter(sw, 4);
    bw.write("abc");
    String before = sw.toString();
    bw.newLine();
    bw.write("defghij", 2, 3);
    bw.close();
    p("[" + before + "]", sw.toString().replace("\n", "/"), thrown(() -> bw.write("x")));
    CharArrayWriter cw = new CharArrayWriter();
    cw.append("text").append('c').write("xyz", 1, 1);
    p(cw, cw.size(), cw.toCharArray().length);
    FilterReader vowels = new FilterReader(new StringReader("education")) {
      @Override
      public int read() throws IOException {
        int x;
        do x = super.read();
        while (x >= 0 && "aeiou".indexOf(x) < 0);
        return x;
      }
    };
    StringBuilder v = new StringBuilder();
    for (int x; (x = vowels.read()) >= 0;) v.append((char) x);
    p(v);
  }
}
