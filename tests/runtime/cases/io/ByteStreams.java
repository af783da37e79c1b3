package io;

import static support.Tell.p;
import static support.Tell.thrown;

import java.io.*;
import java.util.*;

/** Byte array streams, buffered, pushback, sequence, piped-free, data streams: every method and end of input. */
public class ByteStreams {
  public static void main(String[] args) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream(2);
    out.write(65);
    out.write(-1);
    out.write(new byte[] {1, 2, 3, 4}, 1, 2);
    out.write(new byte[] {9});
    p(out.size(), out.toByteArray(), out.toString("ISO-8859-1").length(), thrown(() -> out.write(new byte[2], 1, 2)),
        thrown(() -> out.write(null, 0, 1)), thrown(() -> new ByteArrayOutputStream(-1)));
    ByteArrayInputStream in = new ByteArrayInputStream(out.toByteArray());
    byte[] buffer = new byte[4];
    p(in.available(), in.read(), in.read(), in.read(buffer, 1, 2), buffer, in.markSupported(), in.read(), in.read(),
        in.read(buffer), in.available(), in.read(buffer, 0, 0));
    in.reset();
    in.skip(2);
    in.mark(0);
    p(in.read(), in.skip(100), in.read());
    in.reset();
    p(in.read(), thrown(() -> in.read(buffer, 3, 2)),
        new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5}, 1, 3).available());
    ByteArrayOutputStream copy = new ByteArrayOutputStream();
    out.writeTo(copy);
    out.reset();
    p(copy.size(), out.size());
    BufferedInputStream buffered =
        new BufferedInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5, 6, 7, 8}), 4);
    buffered.mark(3);
    p(buffered.read(), buffered.read(), buffered.available());
    buffered.reset();
    p(buffered.read(), buffered.skip(3), buffered.read(), buffered.read(buffer), buffer, buffered.read());
    PushbackInputStream push = new PushbackInputStream(new ByteArrayInputStream(new byte[] {5, 6}), 2);
    int first = push.read();
    push.unread(first);
    push.unread(new byte[] {99});
    p(push.read(), push.read(), push.read(), push.read(),
        thrown(() -> new PushbackInputStream(new ByteArrayInputStream(new byte[1])).unread(new byte[2])),
        push.markSupported());
    SequenceInputStream seq =
        new SequenceInputStream(Collections.enumeration(Arrays.asList(new ByteArrayInputStream(new byte[] {1}),
            new ByteArrayInputStream(new byte[0]), new ByteArrayInputStream(new byte[] {2, 3}))));
    p(seq.read(), seq.read(buffer), seq.read(), seq.read());
    BufferedOutputStream bo = new BufferedOutputStream(copy, 3);
    copy.reset();
    bo.write(1);
    bo.write(new byte[] {2, 3});
    int before = copy.size();
    bo.write(4);
    int during = copy.size();
    bo.write(new byte[] {5, 6, 7, 8});
    p(before, during, copy.size());
    bo.flush();
    bo.close();
    p(copy.toByteArray());
    FilterInputStream upper = new FilterInputStream(new ByteArrayInputStream("abc".getBytes())) {
      @Override
      public int read() throws IOException {
        int c = super.read();
        return c < 0 ? c : c - 32;
      }
    };
    p((char) upper.read(), upper.read(new byte[1]), (char) upper.read(), upper.read());
    InputStream endless = new InputStream() {
      int n;
      @Override
      public int read() throws IOException {
        if (n == 3) throw new IOException("broken");
        return n++;
      }
    };
    p(endless.read(buffer), buffer, thrown(() -> endless.read(buffer)), endless.available(), endless.markSupported(),
        thrown(endless::reset));
  }
}
