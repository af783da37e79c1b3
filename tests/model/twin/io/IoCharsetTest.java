import java.util.Arrays;
import java.util.Random;

/** Charsets: random bytes and texts in random pieces through the decoders and encoders of the JDK and the model. */
final class IoCharsetTest {
  private static final String[] NAMES = {
    "US-ASCII", "ISO-8859-1", "UTF-8", "UTF-16BE", "UTF-16LE", "UTF-16", "UTF-32", "UTF-32BE", "UTF-32LE", "windows-1252",
    "ISO-8859-15"
  };
  private static final java.nio.charset.CodingErrorAction[] ACTIONS = {
    java.nio.charset.CodingErrorAction.REPORT, java.nio.charset.CodingErrorAction.REPLACE,
    java.nio.charset.CodingErrorAction.IGNORE
  };
  private static final twin.java.nio.charset.CodingErrorAction[] TWIN_ACTIONS = {
    twin.java.nio.charset.CodingErrorAction.REPORT, twin.java.nio.charset.CodingErrorAction.REPLACE,
    twin.java.nio.charset.CodingErrorAction.IGNORE
  };

  private IoCharsetTest() {}

  private static byte[] bytes(Random random, String charset) throws Exception {
    byte[] bytes = IoStreamTest.text(random, random.nextInt(30)).getBytes(charset);
    for (int i = 0; i < bytes.length; i++) {
      if (random.nextInt(20) == 0) bytes[i] = (byte) random.nextInt(256);
    }
    return random.nextInt(5) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length + 1)) : bytes;
  }

  private static void decode(int seed) throws Exception {
    Random random = Check.random(seed);
    String name = NAMES[seed % NAMES.length];
    byte[] bytes = bytes(random, name);
    int action = random.nextInt(3);
    int other = random.nextInt(3);
    java.nio.charset.CharsetDecoder jdk = java.nio.charset.Charset.forName(name).newDecoder();
    twin.java.nio.charset.CharsetDecoder model = twin.java.nio.charset.Charset.forName(name).newDecoder();
    jdk.onMalformedInput(ACTIONS[action]).onUnmappableCharacter(ACTIONS[other]);
    model.onMalformedInput(TWIN_ACTIONS[action]).onUnmappableCharacter(TWIN_ACTIONS[other]);
    String what = name + " " + action + other + " " + Arrays.toString(bytes);
    java.nio.ByteBuffer in = java.nio.ByteBuffer.wrap(bytes);
    twin.java.nio.ByteBuffer twinIn = random.nextBoolean() ? twin.java.nio.ByteBuffer.wrap(bytes)
        : twin.java.nio.ByteBuffer.wrap(bytes).asReadOnlyBuffer();
    java.nio.CharBuffer out = java.nio.CharBuffer.allocate(200);
    twin.java.nio.CharBuffer twinOut = twin.java.nio.CharBuffer.allocate(200);
    for (int step = 0; step < 60; step++) {
      int limit = Math.min(bytes.length, in.position() + random.nextInt(6));
      boolean end = limit == bytes.length;
      in.limit(limit);
      twinIn.limit(limit);
      int room = Math.min(200, out.position() + random.nextInt(5));
      out.limit(room);
      twinOut.limit(room);
      String result = jdk.decode(in, out, end).toString();
      Check.equal(what, result, model.decode(twinIn, twinOut, end).toString());
      Check.equal(what, in.position(), twinIn.position());
      Check.equal(what, out.position(), twinOut.position());
      if (end && result.equals("UNDERFLOW")) break;
      if (!result.contains("FLOW")) {
        in.limit(bytes.length);
        twinIn.limit(bytes.length);
        int next = Math.min(bytes.length, in.position() + 1);
        in.position(next);
        twinIn.position(next);
        // A decoder that was told of the end will not hear of more.
        if (end) break;
      }
      if (end) {
        out.limit(200);
        twinOut.limit(200);
        Check.equal(what, jdk.decode(in, out, true).toString(), model.decode(twinIn, twinOut, true).toString());
        break;
      }
    }
    out.limit(200);
    twinOut.limit(200);
    Check.equal(what, out.flip().toString(), twinOut.flip().toString());
    Check.same(what, () -> { jdk.reset(); return jdk.decode(java.nio.ByteBuffer.wrap(bytes)).toString(); },
        () -> { model.reset(); return model.decode(twin.java.nio.ByteBuffer.wrap(bytes)).toString(); });
    Check.equal(what, new String(bytes, name), twin.java.nio.charset.Charset.forName(name).toText(bytes, 0, bytes.length));
  }

  private static void encode(int seed) throws Exception {
    Random random = Check.random(seed);
    String name = NAMES[seed % NAMES.length];
    String text = IoStreamTest.text(random, random.nextInt(30));
    int action = random.nextInt(3);
    int other = random.nextInt(3);
    java.nio.charset.CharsetEncoder jdk = java.nio.charset.Charset.forName(name).newEncoder();
    twin.java.nio.charset.CharsetEncoder model = twin.java.nio.charset.Charset.forName(name).newEncoder();
    jdk.onMalformedInput(ACTIONS[action]).onUnmappableCharacter(ACTIONS[other]);
    model.onMalformedInput(TWIN_ACTIONS[action]).onUnmappableCharacter(TWIN_ACTIONS[other]);
    StringBuilder what = new StringBuilder(name + " " + action + other);
    for (char c : text.toCharArray()) what.append(' ').append(Integer.toHexString(c));
    java.nio.CharBuffer in = java.nio.CharBuffer.wrap(text);
    twin.java.nio.CharBuffer twinIn = random.nextBoolean() ? twin.java.nio.CharBuffer.wrap(text)
        : twin.java.nio.CharBuffer.wrap(text.toCharArray());
    java.nio.ByteBuffer out = java.nio.ByteBuffer.allocate(300);
    twin.java.nio.ByteBuffer twinOut = twin.java.nio.ByteBuffer.allocate(300);
    for (int step = 0; step < 60; step++) {
      int limit = Math.min(text.length(), in.position() + random.nextInt(5));
      boolean end = limit == text.length();
      in.limit(limit);
      twinIn.limit(limit);
      int room = Math.min(300, out.position() + random.nextInt(9));
      out.limit(room);
      twinOut.limit(room);
      String result = jdk.encode(in, out, end).toString();
      Check.equal(what.toString(), result, model.encode(twinIn, twinOut, end).toString());
      Check.equal(what.toString(), in.position(), twinIn.position());
      Check.equal(what.toString(), out.position(), twinOut.position());
      if (end) break;
      if (!result.contains("FLOW")) {
        in.limit(text.length());
        twinIn.limit(text.length());
        in.position(in.position() + 1);
        twinIn.position(twinIn.position() + 1);
      }
    }
    Check.equal(what.toString(), Arrays.copyOf(out.array(), out.position()), Arrays.copyOf(twinOut.array(), twinOut.position()));
    Check.same(what.toString(), () -> { jdk.reset(); return jdk.encode(java.nio.CharBuffer.wrap(text)).toString(); },
        () -> { model.reset(); return model.encode(twin.java.nio.CharBuffer.wrap(text)).toString().replaceFirst("^twin\\.", ""); });
    Check.equal(what.toString(), text.getBytes(name), twin.java.nio.charset.Charset.forName(name).toBytes(text));
    jdk.reset();
    model.reset();
    char c = text.isEmpty() ? 'x' : text.charAt(0);
    Check.equal(what.toString(), jdk.canEncode(c), model.canEncode(c));
    Check.equal(what.toString(), jdk.canEncode(text), model.canEncode(text));
    Check.equal(what.toString(), jdk.averageBytesPerChar(), model.averageBytesPerChar());
    Check.equal(what.toString(), jdk.replacement(), model.replacement());
  }

  private static void names() {
    String[] names = {"utf8", "UTF_8", "latin1", "ascii", "L9", "cp1252", "nothing", "", "bad name", "-x", "UTF-16le", "X-UTF-16LE",
      "8859_1", "default"};
    for (String name : names) {
      // The JDK has the alias "default" no longer.
      if (name.equals("default") || name.equals("UTF_8")) continue;
      Check.same(name, () -> java.nio.charset.Charset.forName(name).name(), () -> twin.java.nio.charset.Charset.forName(name).name());
      Check.same(name, () -> java.nio.charset.Charset.isSupported(name), () -> twin.java.nio.charset.Charset.isSupported(name));
    }
    Check.same("null", () -> java.nio.charset.Charset.forName(null), () -> twin.java.nio.charset.Charset.forName(null));
    Check.same("state", () -> { java.nio.charset.Charset.forName("UTF-8").newDecoder().flush(java.nio.CharBuffer.allocate(2)); return 0; },
        () -> { twin.java.nio.charset.Charset.forName("UTF-8").newDecoder().flush(twin.java.nio.CharBuffer.allocate(2)); return 0; });
  }

  public static void main(String[] arguments) throws Exception {
    for (int round = 0; round < 3300; round++) {
      decode(round);
      encode(round);
    }
    names();
    Check.done();
  }
}
