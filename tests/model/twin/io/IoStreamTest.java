import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Vector;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Byte streams and readers: the same random calls on the JDK's and the model's. */
final class IoStreamTest {
  private IoStreamTest() {}

  static byte[] bytes(Random random, int size) {
    byte[] bytes = new byte[size];
    for (int i = 0; i < size; i++) {
      int kind = random.nextInt(10);
      bytes[i] = (byte) (kind < 2 ? '\n' : kind < 4 ? '\r' : kind < 9 ? 'a' + random.nextInt(26) : random.nextInt(256));
    }
    return bytes;
  }

  static String text(Random random, int size) {
    StringBuilder text = new StringBuilder();
    while (text.length() < size) {
      int kind = random.nextInt(20);
      if (kind < 3) text.append('\n');
      else if (kind < 6) text.append('\r');
      else if (kind < 17) text.append((char) ('a' + random.nextInt(26)));
      else if (kind < 18) text.append((char) random.nextInt(0xd800));
      else if (kind < 19) text.appendCodePoint(0x10000 + random.nextInt(0x10000));
      else text.append((char) (0xd800 + random.nextInt(0x800)));
    }
    return text.toString();
  }

  private interface Source {
    java.io.InputStream jdk(byte[] bytes) throws Exception;

    twin.java.io.InputStream model(byte[] bytes) throws Exception;
  }

  private static Source source(int kind, Random random) {
    int size = 1 + random.nextInt(40);
    int start = random.nextInt(10);
    return new Source() {
      @Override
      public java.io.InputStream jdk(byte[] bytes) {
        java.io.InputStream in = new java.io.ByteArrayInputStream(bytes);
        switch (kind) {
          case 0: return in;
          case 1: return new java.io.BufferedInputStream(in, size);
          case 2: return new java.io.PushbackInputStream(in, size);
          case 3: return new java.io.DataInputStream(in);
          case 4: return new java.io.LineNumberInputStream(in);
          case 5: return new java.io.SequenceInputStream(in, new java.io.ByteArrayInputStream(bytes, start, size));
          case 6: return new java.io.BufferedInputStream(new java.io.BufferedInputStream(in, 3), size);
          case 7:
            Vector<java.io.InputStream> all = new Vector<>();
            for (int i = 0; i < 4; i++) all.add(new java.io.ByteArrayInputStream(bytes, i * start, i * size));
            return new java.io.SequenceInputStream(all.elements());
          default: return new java.io.ByteArrayInputStream(bytes, start, size);
        }
      }

      @Override
      public twin.java.io.InputStream model(byte[] bytes) {
        twin.java.io.InputStream in = new twin.java.io.ByteArrayInputStream(bytes);
        switch (kind) {
          case 0: return in;
          case 1: return new twin.java.io.BufferedInputStream(in, size);
          case 2: return new twin.java.io.PushbackInputStream(in, size);
          case 3: return new twin.java.io.DataInputStream(in);
          case 4: return new twin.java.io.LineNumberInputStream(in);
          case 5: return new twin.java.io.SequenceInputStream(in, new twin.java.io.ByteArrayInputStream(bytes, start, size));
          case 6: return new twin.java.io.BufferedInputStream(new twin.java.io.BufferedInputStream(in, 3), size);
          case 7:
            Vector<twin.java.io.InputStream> all = new Vector<>();
            for (int i = 0; i < 4; i++) all.add(new twin.java.io.ByteArrayInputStream(bytes, i * start, i * size));
            return new twin.java.io.SequenceInputStream(all.elements());
          default: return new twin.java.io.ByteArrayInputStream(bytes, start, size);
        }
      }
    };
  }

  private static void inputs() throws Exception {
    for (int round = 0; round < 900; round++) {
      Random random = Check.random(round);
      int kind = round % 9;
      byte[] bytes = bytes(random, 20 + random.nextInt(200));
      Source source = source(kind, random);
      java.io.InputStream jdk = source.jdk(bytes);
      twin.java.io.InputStream model = source.model(bytes);
      StringBuilder log = new StringBuilder("stream " + kind + ":");
      boolean closed = false;
      for (int step = 0; step < 30; step++) {
        int op = random.nextInt(12);
        int n = random.nextInt(30) - (random.nextInt(8) == 0 ? 25 : 0);
        int offset = random.nextInt(6) - (random.nextInt(20) == 0 ? 5 : 0);
        log.append(' ').append(op).append('(').append(n).append(',').append(offset).append(')');
        byte[] a = new byte[40];
        byte[] b = new byte[40];
        Callable<Object> first;
        Callable<Object> second;
        switch (op) {
          case 0:
          case 1:
            first = () -> jdk.read();
            second = () -> model.read();
            break;
          case 2:
          case 3:
            first = () -> jdk.read(a, offset, n);
            second = () -> model.read(b, offset, n);
            break;
          case 4:
            first = () -> jdk.skip(n);
            second = () -> model.skip(n);
            break;
          case 5:
            first = () -> jdk.available();
            second = () -> model.available();
            break;
          case 6:
            // A read limit of a push-back stream means nothing; of a buffered one it must not be negative.
            first = () -> { jdk.mark(Math.abs(n)); return jdk.markSupported(); };
            second = () -> { model.mark(Math.abs(n)); return model.markSupported(); };
            break;
          case 7:
            first = () -> { jdk.reset(); return 0; };
            second = () -> { model.reset(); return 0; };
            break;
          case 8:
            first = () -> jdk.readNBytes(n);
            second = () -> model.readNBytes(n);
            break;
          case 9:
            first = () -> jdk.readNBytes(a, offset, n);
            second = () -> model.readNBytes(b, offset, n);
            break;
          case 10:
            first = () -> { jdk.skipNBytes(n); return 0; };
            second = () -> { model.skipNBytes(n); return 0; };
            break;
          default:
            if (kind == 2) {
              first = () -> { ((java.io.PushbackInputStream) jdk).unread(n); return 0; };
              second = () -> { ((twin.java.io.PushbackInputStream) model).unread(n); return 0; };
            } else if (kind == 3) {
              java.io.DataInputStream x = (java.io.DataInputStream) jdk;
              twin.java.io.DataInputStream y = (twin.java.io.DataInputStream) model;
              switch (random.nextInt(8)) {
                case 0: first = x::readInt; second = y::readInt; break;
                case 1: first = x::readLong; second = y::readLong; break;
                case 2: first = x::readUTF; second = y::readUTF; break;
                case 3: first = x::readLine; second = y::readLine; break;
                case 4: first = x::readDouble; second = y::readDouble; break;
                case 5: first = x::readUnsignedShort; second = y::readUnsignedShort; break;
                case 6: first = () -> x.skipBytes(n); second = () -> y.skipBytes(n); break;
                default: first = () -> { x.readFully(a, offset, n); return 0; };
                  second = () -> { y.readFully(b, offset, n); return 0; };
              }
            } else if (random.nextInt(6) == 0 && kind != 4) {
              first = () -> { jdk.close(); return 0; };
              second = () -> { model.close(); return 0; };
            } else {
              java.io.ByteArrayOutputStream x = new java.io.ByteArrayOutputStream();
              twin.java.io.ByteArrayOutputStream y = new twin.java.io.ByteArrayOutputStream();
              if (random.nextInt(3) > 0) continue;
              first = () -> { jdk.transferTo(x); return x.toByteArray(); };
              second = () -> { model.transferTo(y); return y.toByteArray(); };
            }
        }
        Check.same(log.toString(), first, second);
        Check.equal(log + " target", a, b);
      }
    }
  }

  private static java.io.Reader reader(int kind, String text, int size) throws Exception {
    java.io.Reader in = new java.io.StringReader(text);
    switch (kind) {
      case 0: return in;
      case 1: return new java.io.BufferedReader(in, size);
      case 2: return new java.io.PushbackReader(in, size);
      case 3: return new java.io.LineNumberReader(in, size);
      case 4: return new java.io.CharArrayReader(text.toCharArray(), Math.min(size, text.length()), 50);
      case 5:
        return new java.io.InputStreamReader(new java.io.ByteArrayInputStream(text.getBytes("UTF-8")), "UTF-8");
      case 6:
        return new java.io.InputStreamReader(new java.io.ByteArrayInputStream(text.getBytes("UTF-16")), "UTF-16");
      default:
        return new java.io.BufferedReader(new java.io.InputStreamReader(
            new java.io.ByteArrayInputStream(text.getBytes("ISO-8859-1")), "US-ASCII"), size);
    }
  }

  private static twin.java.io.Reader twinReader(int kind, String text, int size) throws Exception {
    twin.java.io.Reader in = new twin.java.io.StringReader(text);
    switch (kind) {
      case 0: return in;
      case 1: return new twin.java.io.BufferedReader(in, size);
      case 2: return new twin.java.io.PushbackReader(in, size);
      case 3: return new twin.java.io.LineNumberReader(in, size);
      case 4: return new twin.java.io.CharArrayReader(text.toCharArray(), Math.min(size, text.length()), 50);
      case 5:
        return new twin.java.io.InputStreamReader(new twin.java.io.ByteArrayInputStream(text.getBytes("UTF-8")), "UTF-8");
      case 6:
        return new twin.java.io.InputStreamReader(new twin.java.io.ByteArrayInputStream(text.getBytes("UTF-16")), "UTF-16");
      default:
        return new twin.java.io.BufferedReader(new twin.java.io.InputStreamReader(
            new twin.java.io.ByteArrayInputStream(text.getBytes("ISO-8859-1")), "US-ASCII"), size);
    }
  }

  private static void readers() throws Exception {
    for (int round = 0; round < 1600; round++) {
      Random random = Check.random(1000 + round);
      int kind = round % 8;
      String text = text(random, random.nextInt(150));
      // Where a pair of surrogates does not fit into the target, the JDK returns one character less.
      if (kind == 5 || kind == 6) text = text.replaceAll("[^\\x00-\ud7ff]", "s");
      int size = 1 + random.nextInt(30);
      java.io.Reader jdk = reader(kind, text, size);
      twin.java.io.Reader model = twinReader(kind, text, size);
      StringBuilder log = new StringBuilder("reader " + kind + ":");
      for (int step = 0; step < 30; step++) {
        int op = random.nextInt(10);
        int n = random.nextInt(20) - (random.nextInt(12) == 0 ? 15 : 0);
        log.append(' ').append(op).append('(').append(n).append(')');
        char[] a = new char[40];
        char[] b = new char[40];
        Callable<Object> first;
        Callable<Object> second;
        switch (op) {
          case 0:
          case 1:
            first = () -> jdk.read();
            second = () -> model.read();
            break;
          case 2:
          case 3:
            first = () -> jdk.read(a, 3, n);
            second = () -> model.read(b, 3, n);
            break;
          case 4:
            first = () -> jdk.skip(n);
            second = () -> model.skip(n);
            break;
          case 5:
            first = () -> jdk.ready();
            second = () -> model.ready();
            break;
          case 6:
            // How long a mark stays valid beyond its limit depends on the buffer: stay below.
            first = () -> { jdk.mark(n < 0 ? n : 500); return 0; };
            second = () -> { model.mark(n < 0 ? n : 500); return 0; };
            break;
          case 7:
            first = () -> { jdk.reset(); return 0; };
            second = () -> { model.reset(); return 0; };
            break;
          case 8:
            if (jdk instanceof java.io.BufferedReader) {
              first = () -> ((java.io.BufferedReader) jdk).readLine();
              second = () -> ((twin.java.io.BufferedReader) model).readLine();
            } else if (kind == 2) {
              first = () -> { ((java.io.PushbackReader) jdk).unread('x'); return 0; };
              second = () -> { ((twin.java.io.PushbackReader) model).unread('x'); return 0; };
            } else {
              java.io.StringWriter x = new java.io.StringWriter();
              twin.java.io.StringWriter y = new twin.java.io.StringWriter();
              first = () -> { jdk.transferTo(x); return x.toString(); };
              second = () -> { model.transferTo(y); return y.toString(); };
            }
            break;
          default:
            if (kind == 3) {
              first = () -> ((java.io.LineNumberReader) jdk).getLineNumber();
              second = () -> ((twin.java.io.LineNumberReader) model).getLineNumber();
            } else {
              if (random.nextInt(6) > 0 || kind == 5 || kind == 6) continue;
              first = () -> { jdk.close(); return 0; };
              second = () -> { model.close(); return 0; };
            }
        }
        Check.same(log.toString(), first, second);
        Check.equal(log + " target", a, b);
      }
    }
  }

  private static void lines() throws Exception {
    for (int round = 0; round < 300; round++) {
      Random random = Check.random(round);
      String text = text(random, random.nextInt(300));
      int size = 1 + random.nextInt(20);
      List<String> expected = new ArrayList<>();
      List<String> actual = new ArrayList<>();
      new java.io.BufferedReader(new java.io.StringReader(text), size).lines().forEach(expected::add);
      new twin.java.io.BufferedReader(new twin.java.io.StringReader(text), size).lines().forEach(actual::add);
      Check.equal("lines", expected, actual);
    }
  }

  /** The same changes in both tables, one over the other. */
  private static void changeSyntax(Random random, java.io.StreamTokenizer jdk, twin.java.io.StreamTokenizer model) {
    if (random.nextInt(3) == 0) {
      jdk.resetSyntax();
      model.resetSyntax();
    }
    for (int changes = random.nextInt(5); changes >= 0; changes--) {
      int kind = random.nextInt(6), low = random.nextInt(140) - 10, high = low + random.nextInt(80);
      if (kind == 0) {
        jdk.wordChars(low, high);
        model.wordChars(low, high);
      } else if (kind == 1) {
        jdk.whitespaceChars(low, high);
        model.whitespaceChars(low, high);
      } else if (kind == 2) {
        jdk.ordinaryChars(low, high);
        model.ordinaryChars(low, high);
      } else if (kind == 3) {
        jdk.quoteChar(high);
        model.quoteChar(high);
      } else if (kind == 4) {
        jdk.commentChar(high);
        model.commentChar(high);
      } else {
        jdk.parseNumbers();
        model.parseNumbers();
      }
    }
  }

  private static void tokens() throws Exception {
    String alphabet = "ab Z09.-+/*\n\r\t\"'\\n17#x_é€";
    for (int round = 0; round < 1000; round++) {
      Random random = Check.random(round);
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < 60; i++) text.append(alphabet.charAt(random.nextInt(alphabet.length())));
      java.io.StreamTokenizer jdk = new java.io.StreamTokenizer(new java.io.StringReader(text.toString()));
      twin.java.io.StreamTokenizer model =
          new twin.java.io.StreamTokenizer(new twin.java.io.StringReader(text.toString()));
      if (random.nextBoolean()) {
        jdk.eolIsSignificant(true);
        model.eolIsSignificant(true);
      }
      if (random.nextBoolean()) {
        jdk.slashSlashComments(true);
        model.slashSlashComments(true);
      }
      if (random.nextBoolean()) {
        jdk.slashStarComments(true);
        model.slashStarComments(true);
      }
      if (random.nextBoolean()) {
        jdk.ordinaryChar('/');
        model.ordinaryChar('/');
      }
      if (random.nextBoolean()) {
        jdk.lowerCaseMode(true);
        model.lowerCaseMode(true);
      }
      if (random.nextInt(4) == 0) {
        jdk.wordChars('_', '_');
        model.wordChars('_', '_');
        jdk.commentChar('#');
        model.commentChar('#');
      }
      if (random.nextInt(4) == 0) changeSyntax(random, jdk, model);
      for (int i = 0; i < 70; i++) {
        if (random.nextInt(5) == 0) {
          jdk.pushBack();
          model.pushBack();
        }
        Check.same("token of " + text, jdk::nextToken, model::nextToken);
        Check.equal("token of " + text, jdk.toString(), model.toString());
        Check.equal("sval of " + text, jdk.sval, model.sval);
        Check.equal("nval of " + text, jdk.nval, model.nval);
      }
    }
  }

  /** Both ends of a pipe that holds three. */
  private interface Ends {
    /** Connects, writes one, flushes, closes either end, looks whether something is there, reads some or one. */
    Object act(char what) throws Exception;
  }

  private static Ends jdkBytes() {
    java.io.PipedInputStream in = new java.io.PipedInputStream(3);
    java.io.PipedOutputStream out = new java.io.PipedOutputStream();
    byte[] some = new byte[2];
    return what -> {
      switch (what) {
        case 'k':
          out.connect(in);
          return null;
        case 'w':
          out.write('x');
          return null;
        case 'f':
          out.flush();
          return null;
        case 'c':
          out.close();
          return null;
        case 'C':
          in.close();
          return null;
        case 'a':
          return in.available();
        case 's':
          return in.read(some);
        default:
          return in.read();
      }
    };
  }

  private static Ends modelBytes() {
    twin.java.io.PipedInputStream in = new twin.java.io.PipedInputStream(3);
    twin.java.io.PipedOutputStream out = new twin.java.io.PipedOutputStream();
    byte[] some = new byte[2];
    return what -> {
      switch (what) {
        case 'k':
          out.connect(in);
          return null;
        case 'w':
          out.write('x');
          return null;
        case 'f':
          out.flush();
          return null;
        case 'c':
          out.close();
          return null;
        case 'C':
          in.close();
          return null;
        case 'a':
          return in.available();
        case 's':
          return in.read(some);
        default:
          return in.read();
      }
    };
  }

  private static Ends jdkChars() {
    java.io.PipedReader in = new java.io.PipedReader(3);
    java.io.PipedWriter out = new java.io.PipedWriter();
    char[] some = new char[2];
    return what -> {
      switch (what) {
        case 'k':
          out.connect(in);
          return null;
        case 'w':
          out.write('x');
          return null;
        case 'f':
          out.flush();
          return null;
        case 'c':
          out.close();
          return null;
        case 'C':
          in.close();
          return null;
        case 'a':
          return in.ready();
        case 's':
          return in.read(some);
        default:
          return in.read();
      }
    };
  }

  private static Ends modelChars() {
    twin.java.io.PipedReader in = new twin.java.io.PipedReader(3);
    twin.java.io.PipedWriter out = new twin.java.io.PipedWriter();
    char[] some = new char[2];
    return what -> {
      switch (what) {
        case 'k':
          out.connect(in);
          return null;
        case 'w':
          out.write('x');
          return null;
        case 'f':
          out.flush();
          return null;
        case 'c':
          out.close();
          return null;
        case 'C':
          in.close();
          return null;
        case 'a':
          return in.ready();
        case 's':
          return in.read(some);
        default:
          return in.read();
      }
    };
  }

  /** In a thread that has ended then. */
  private static Object inThread(Ends ends, char what) throws Exception {
    FutureTask<Object> task = new FutureTask<>(() -> ends.act(what));
    Thread thread = new Thread(task);
    thread.start();
    thread.join();
    try {
      return task.get();
    } catch (ExecutionException failed) {
      throw (Exception) failed.getCause();
    }
  }

  /** Ends that are closed, were never connected, or whose thread has gone. Nothing is done that would wait. */
  private static void brokenPipes() {
    for (int round = 0; round < 600; round++) {
      Random random = Check.random(round);
      boolean bytes = random.nextBoolean();
      Ends jdk = bytes ? jdkBytes() : jdkChars(), model = bytes ? modelBytes() : modelChars();
      StringBuilder log = new StringBuilder(bytes ? "bytes " : "characters ");
      int held = 0;
      boolean connected = false, closed = false, writerGone = false, readerGone = false;
      for (int i = 0; i < 14; i++) {
        char what = "kwwwwwrrrsaffcC".charAt(random.nextInt(i == 0 ? 1 : i < 8 ? 13 : 15));
        boolean gone = random.nextInt(6) == 0, reads = what == 'r' || what == 's';
        boolean never = !connected || closed;
        if (what == 'w' && held == 3 && !never && !readerGone) continue;
        if (reads && held == 0 && !never && !writerGone) continue;
        log.append(gone ? "(" + what + ")" : what);
        Object result = Check.same(log.toString(), () -> gone ? inThread(jdk, what) : jdk.act(what),
            () -> gone ? inThread(model, what) : model.act(what));
        boolean failed = String.valueOf(result).startsWith("threw");
        connected |= what == 'k' && !failed;
        closed |= what == 'C' || what == 'c' && connected;
        if (what == 'w') writerGone = gone && !failed;
        if (reads) readerGone = gone && !failed;
        if (what == 'w' && !failed) held++;
        if (what == 'r' && !failed) held = Math.max(held - 1, 0);
        if (what == 's' && !failed) held = Math.max(held - 2, 0);
      }
    }
  }

  private static void pipes() throws Exception {
    for (int round = 0; round < 20; round++) {
      byte[] bytes = bytes(Check.random(round), 5000);
      twin.java.io.PipedInputStream in = new twin.java.io.PipedInputStream(1 + 100 * round);
      twin.java.io.PipedOutputStream out = new twin.java.io.PipedOutputStream(in);
      twin.java.io.PipedReader reader = new twin.java.io.PipedReader(7 + round);
      twin.java.io.PipedWriter writer = new twin.java.io.PipedWriter(reader);
      Thread thread = new Thread(() -> {
        try {
          out.write(bytes, 0, 3000);
          out.flush();
          out.write(bytes, 3000, 2000);
          out.close();
          writer.write("some text through a pipe");
          writer.close();
        } catch (java.io.IOException e) {
          throw new AssertionError(e);
        }
      });
      thread.start();
      Check.equal("piped", bytes, in.readAllBytes());
      StringBuilder text = new StringBuilder();
      for (int c; (c = reader.read()) >= 0; ) text.append((char) c);
      Check.equal("piped", "some text through a pipe", text.toString());
      thread.join();
    }
  }

  public static void main(String[] arguments) throws Exception {
    inputs();
    readers();
    lines();
    tokens();
    pipes();
    brokenPipes();
    Check.done();
  }
}
