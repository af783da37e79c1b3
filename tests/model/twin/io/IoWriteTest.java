import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;

/** Output streams, writers and printers: the same random calls on the JDK's and the model's; compares what arrived. */
final class IoWriteTest {
  private IoWriteTest() {}

  private static void data() throws Exception {
    for (int round = 0; round < 300; round++) {
      Random random = Check.random(round);
      java.io.ByteArrayOutputStream a = new java.io.ByteArrayOutputStream(random.nextInt(5));
      twin.java.io.ByteArrayOutputStream b = new twin.java.io.ByteArrayOutputStream(random.nextInt(5));
      int size = 1 + random.nextInt(50);
      java.io.DataOutputStream jdk = new java.io.DataOutputStream(new java.io.BufferedOutputStream(a, size));
      twin.java.io.DataOutputStream model = new twin.java.io.DataOutputStream(new twin.java.io.BufferedOutputStream(b, size));
      for (int step = 0; step < 40; step++) {
        int op = random.nextInt(13);
        long value = random.nextLong();
        String text = IoStreamTest.text(random, random.nextInt(20));
        byte[] bytes = IoStreamTest.bytes(random, 30);
        int n = random.nextInt(25) - (random.nextInt(10) == 0 ? 10 : 0);
        Callable<Object> first;
        Callable<Object> second;
        switch (op) {
          case 0: first = () -> { jdk.writeInt((int) value); return 0; };
            second = () -> { model.writeInt((int) value); return 0; }; break;
          case 1: first = () -> { jdk.writeLong(value); return 0; };
            second = () -> { model.writeLong(value); return 0; }; break;
          case 2: first = () -> { jdk.writeUTF(text); return 0; };
            second = () -> { model.writeUTF(text); return 0; }; break;
          case 3: first = () -> { jdk.writeBytes(text); return 0; };
            second = () -> { model.writeBytes(text); return 0; }; break;
          case 4: first = () -> { jdk.writeChars(text); return 0; };
            second = () -> { model.writeChars(text); return 0; }; break;
          case 5: first = () -> { jdk.writeDouble(Double.longBitsToDouble(value)); return 0; };
            second = () -> { model.writeDouble(Double.longBitsToDouble(value)); return 0; }; break;
          case 6: first = () -> { jdk.writeFloat((int) value); return 0; };
            second = () -> { model.writeFloat((int) value); return 0; }; break;
          case 7: first = () -> { jdk.writeShort((int) value); return 0; };
            second = () -> { model.writeShort((int) value); return 0; }; break;
          case 8: first = () -> { jdk.write(bytes, n, 12); return 0; };
            second = () -> { model.write(bytes, n, 12); return 0; }; break;
          case 9: first = () -> { jdk.write((int) value); return 0; };
            second = () -> { model.write((int) value); return 0; }; break;
          case 10: first = () -> { jdk.flush(); return jdk.size(); };
            second = () -> { model.flush(); return model.size(); }; break;
          case 11: first = () -> { jdk.writeBoolean(n > 3); return 0; };
            second = () -> { model.writeBoolean(n > 3); return 0; }; break;
          default: first = () -> { jdk.writeChar(n); return jdk.size(); };
            second = () -> { model.writeChar(n); return model.size(); };
        }
        // A bad write of the model's buffer may arrive later than the JDK's, but with the same exception.
        if (op == 8 && n < 0) continue;
        Check.same("data " + op, first, second);
        if (op == 10) Check.equal("bytes after flush", a.toByteArray(), b.toByteArray());
      }
      jdk.close();
      model.close();
      Check.equal("all", a.toByteArray(), b.toByteArray());
      java.io.DataInputStream read = new java.io.DataInputStream(new java.io.ByteArrayInputStream(a.toByteArray()));
      twin.java.io.DataInputStream twinRead =
          new twin.java.io.DataInputStream(new twin.java.io.ByteArrayInputStream(a.toByteArray()));
      for (int i = 0; i < 10; i++) Check.same("utf", read::readUTF, twinRead::readUTF);
    }
    char[] many = new char[40000];
    java.util.Arrays.fill(many, '\u00e9');
    String longText = new String(many);
    Check.same("long utf", () -> { new java.io.DataOutputStream(new java.io.ByteArrayOutputStream()).writeUTF(longText); return 0; },
        () -> { new twin.java.io.DataOutputStream(new twin.java.io.ByteArrayOutputStream()).writeUTF(longText); return 0; });
  }

  private static final String[] CHARSETS = {"UTF-8", "UTF-16", "ISO-8859-1", "US-ASCII", "UTF-16LE", "windows-1252"};

  private static void writers() throws Exception {
    for (int round = 0; round < 600; round++) {
      Random random = Check.random(round);
      String charset = CHARSETS[round % CHARSETS.length];
      java.io.ByteArrayOutputStream a = new java.io.ByteArrayOutputStream();
      twin.java.io.ByteArrayOutputStream b = new twin.java.io.ByteArrayOutputStream();
      int size = 1 + random.nextInt(40);
      boolean buffered = random.nextBoolean();
      java.io.Writer plain = new java.io.OutputStreamWriter(a, charset);
      twin.java.io.Writer twinPlain = new twin.java.io.OutputStreamWriter(b, charset);
      java.io.Writer jdk = buffered ? new java.io.BufferedWriter(plain, size) : plain;
      twin.java.io.Writer model = buffered ? new twin.java.io.BufferedWriter(twinPlain, size) : twinPlain;
      for (int step = 0; step < 30; step++) {
        String text = IoStreamTest.text(random, random.nextInt(30));
        int op = random.nextInt(7);
        int n = random.nextInt(10) - (random.nextInt(15) == 0 ? 5 : 0);
        Callable<Object> first;
        Callable<Object> second;
        switch (op) {
          case 0: first = () -> { jdk.write(text); return 0; };
            second = () -> { model.write(text); return 0; }; break;
          case 1: first = () -> { jdk.write(text.toCharArray()); return 0; };
            second = () -> { model.write(text.toCharArray()); return 0; }; break;
          case 2: first = () -> { jdk.write(n + 70); return 0; };
            second = () -> { model.write(n + 70); return 0; }; break;
          case 3: first = () -> { jdk.append(text).append('c').append(text, 0, text.length() / 2).append(null); return 0; };
            second = () -> { model.append(text).append('c').append(text, 0, text.length() / 2).append(null); return 0; }; break;
          case 4: first = () -> { jdk.flush(); return a.size(); };
            second = () -> { model.flush(); return b.size(); }; break;
          case 5: first = () -> { jdk.write("0123456789".toCharArray(), n, 3); return 0; };
            second = () -> { model.write("0123456789".toCharArray(), n, 3); return 0; }; break;
          default: first = () -> { if (random.nextInt(1) < 0) jdk.close(); return 0; }; second = () -> 0;
        }
        Check.same("writer " + op, first, second);
      }
      jdk.close();
      model.close();
      Check.equal("written in " + charset, a.toByteArray(), b.toByteArray());
      Check.same("closed", () -> { jdk.write("x"); return 0; }, () -> { model.write("x"); return 0; });
      Check.equal("as text", a.toString(charset), b.toString(charset));
    }
  }

  private static void printers() throws Exception {
    for (int round = 0; round < 300; round++) {
      Random random = Check.random(round);
      boolean flush = random.nextBoolean();
      String charset = CHARSETS[round % CHARSETS.length];
      java.io.ByteArrayOutputStream a = new java.io.ByteArrayOutputStream();
      twin.java.io.ByteArrayOutputStream b = new twin.java.io.ByteArrayOutputStream();
      java.io.PrintStream jdk = new java.io.PrintStream(new java.io.BufferedOutputStream(a, 60), flush, charset);
      twin.java.io.PrintStream model = new twin.java.io.PrintStream(new twin.java.io.BufferedOutputStream(b, 60), flush, charset);
      java.io.StringWriter c = new java.io.StringWriter();
      twin.java.io.StringWriter d = new twin.java.io.StringWriter();
      java.io.PrintWriter writer = new java.io.PrintWriter(new java.io.BufferedWriter(c, 60), flush);
      twin.java.io.PrintWriter twinWriter = new twin.java.io.PrintWriter(new twin.java.io.BufferedWriter(d, 60), flush);
      for (int step = 0; step < 40; step++) {
        String text = IoStreamTest.text(random, random.nextInt(10));
        int value = random.nextInt();
        switch (random.nextInt(14)) {
          case 0: jdk.print(value); model.print(value); writer.print(value); twinWriter.print(value); break;
          case 1: jdk.println(text); model.println(text); writer.println(text); twinWriter.println(text); break;
          case 2: jdk.print((Object) null); model.print((Object) null); writer.println((Object) null);
            twinWriter.println((Object) null); break;
          case 3: jdk.println(value / 7.0); model.println(value / 7.0); writer.print(value / 7.0);
            twinWriter.print(value / 7.0); break;
          case 4: jdk.printf("%5d|%s%n", value, text); model.printf("%5d|%s%n", value, text);
            writer.printf("%5d|%s%n", value, text); twinWriter.printf("%5d|%s%n", value, text); break;
          case 5: jdk.format(Locale.GERMANY, "%.3f", 1.5); model.format(Locale.GERMANY, "%.3f", 1.5); break;
          case 6: jdk.append(text).append('x'); model.append(text).append('x'); writer.append(text);
            twinWriter.append(text); break;
          case 7: jdk.print(text.toCharArray()); model.print(text.toCharArray()); break;
          case 8: jdk.println(); model.println(); writer.println(); twinWriter.println(); break;
          case 9: jdk.write(value); model.write(value); writer.write(text, 0, text.length()); twinWriter.write(text, 0, text.length());
            break;
          case 10: jdk.println(value > 0); model.println(value > 0); writer.println(value > 0); twinWriter.println(value > 0); break;
          case 11: jdk.flush(); model.flush(); writer.flush(); twinWriter.flush(); break;
          case 12: jdk.print((long) value * value); model.print((long) value * value); break;
          default: jdk.write(text.getBytes("UTF-8")); model.write(text.getBytes("UTF-8"));
        }
        Check.equal("printed", a.toByteArray(), b.toByteArray());
        Check.equal("printed", c.toString(), d.toString());
      }
      Check.equal("error", jdk.checkError(), model.checkError());
      jdk.close();
      model.close();
      jdk.print("more");
      model.print("more");
      Check.equal("error", jdk.checkError(), model.checkError());
      writer.close();
      twinWriter.close();
      Check.equal("printed", a.toByteArray(), b.toByteArray());
      Check.equal("printed", c.toString(), d.toString());
    }
  }

  private static void charArrays() throws Exception {
    for (int round = 0; round < 200; round++) {
      Random random = Check.random(round);
      java.io.CharArrayWriter jdk = new java.io.CharArrayWriter(random.nextInt(10));
      twin.java.io.CharArrayWriter model = new twin.java.io.CharArrayWriter(random.nextInt(10));
      for (int step = 0; step < 20; step++) {
        String text = IoStreamTest.text(random, random.nextInt(10));
        int n = random.nextInt(8) - 1;
        Check.same("char array", () -> { jdk.write("0123456789".toCharArray(), n, 4); return 0; },
            () -> { model.write("0123456789".toCharArray(), n, 4); return 0; });
        jdk.append(text).append('c');
        model.append(text).append('c');
        if (random.nextInt(6) == 0) {
          jdk.reset();
          model.reset();
        }
        Check.equal("char array", jdk.toString(), model.toString());
        Check.equal("char array", jdk.size(), model.size());
      }
    }
  }

  public static void main(String[] arguments) throws Exception {
    data();
    writers();
    printers();
    charArrays();
    Check.done();
  }
}
