import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Random;

/** UUID, Base64 and HexFormat. */
public final class MiscValuesTest {
  static byte[] bytes(Random random, int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }

  static void uuid() {
    for (int i = 0; i < 1000; i++) {
      Random random = Check.random(i);
      long high = random.nextLong(), low = random.nextLong();
      if (i % 2 == 0) high = high & ~0xf000L | 0x1000;
      java.util.UUID jdk = new java.util.UUID(high, low);
      twin.java.util.UUID ours = new twin.java.util.UUID(high, low);
      Check.equal("text", jdk.toString(), ours.toString());
      Check.equal("parts", jdk.version() + " " + jdk.variant() + " " + jdk.hashCode(),
          ours.version() + " " + ours.variant() + " " + ours.hashCode());
      Check.same("time", jdk::timestamp, ours::timestamp);
      Check.same("clock", jdk::clockSequence, ours::clockSequence);
      Check.same("node", jdk::node, ours::node);
      Check.equal("order", jdk.compareTo(new java.util.UUID(low, high)),
          ours.compareTo(new twin.java.util.UUID(low, high)));
      byte[] name = bytes(random, i % 50);
      Check.equal("name", java.util.UUID.nameUUIDFromBytes(name).toString(),
          twin.java.util.UUID.nameUUIDFromBytes(name).toString());
      StringBuilder text = new StringBuilder(jdk.toString());
      for (int n = random.nextInt(4); n > 0; n--) {
        int at = random.nextInt(text.length());
        if (random.nextBoolean()) text.deleteCharAt(at);
        else text.setCharAt(at, "-0fg A".charAt(random.nextInt(6)));
      }
      Check.same("read " + text, () -> java.util.UUID.fromString(text.toString()).toString(),
          () -> twin.java.util.UUID.fromString(text.toString()).toString());
    }
    for (String text : new String[] {"1-2-3-4-5", "", "-", "1-2-3-4", "1-2-3-4-5-6", "123456789-1-1-1-1",
        "a-b-c-d-"}) {
      Check.same("read " + text, () -> java.util.UUID.fromString(text).toString(),
          () -> twin.java.util.UUID.fromString(text).toString());
    }
    twin.java.util.UUID random = twin.java.util.UUID.randomUUID();
    Check.equal("random", "4 2", random.version() + " " + random.variant());
  }

  static void base64() {
    java.util.Base64.Encoder[] theirs =
        {java.util.Base64.getEncoder(), java.util.Base64.getUrlEncoder(), java.util.Base64.getMimeEncoder(),
      java.util.Base64.getEncoder().withoutPadding(), java.util.Base64.getMimeEncoder(10, new byte[] {'-', '~'}),
          java.util.Base64.getMimeEncoder(20, new byte[] {'\n'}).withoutPadding()};
    twin.java.util.Base64.Encoder[] ours = {twin.java.util.Base64.getEncoder(),
        twin.java.util.Base64.getUrlEncoder(), twin.java.util.Base64.getMimeEncoder(),
      twin.java.util.Base64.getEncoder().withoutPadding(), twin.java.util.Base64.getMimeEncoder(10,
          new byte[] {'-', '~'}), twin.java.util.Base64.getMimeEncoder(20, new byte[] {'\n'}).withoutPadding()};
    java.util.Base64.Decoder[] theirDecoders =
        {java.util.Base64.getDecoder(), java.util.Base64.getUrlDecoder(), java.util.Base64.getMimeDecoder()};
    twin.java.util.Base64.Decoder[] ourDecoders = {twin.java.util.Base64.getDecoder(),
        twin.java.util.Base64.getUrlDecoder(), twin.java.util.Base64.getMimeDecoder()};
    for (int i = 0; i < 400; i++) {
      Random random = Check.random(i);
      byte[] data = bytes(random, i % 130);
      for (int k = 0; k < theirs.length; k++) {
        java.util.Base64.Encoder their = theirs[k];
        twin.java.util.Base64.Encoder our = ours[k];
        Check.equal("encode", their.encodeToString(data), our.encodeToString(data));
        Check.equal("buffer", their.encode(ByteBuffer.wrap(data)), our.encode(ByteBuffer.wrap(data)));
        Check.same("stream", () -> streamed(data, out -> their.wrap(out)),
            () -> streamed(data, out -> our.wrap(out)));
        Check.same("small", () -> their.encode(data, new byte[100]), () -> our.encode(data, new byte[100]));
      }
      StringBuilder text = new StringBuilder(theirs[i % 3].encodeToString(data));
      for (int n = random.nextInt(4); n > 0 && text.length() > 0; n--) {
        int at = random.nextInt(text.length());
        int kind = random.nextInt(3);
        if (kind == 0) text.deleteCharAt(at);
        else if (kind == 1) text.insert(at, "=\n-A".charAt(random.nextInt(4)));
        else text.setLength(at);
      }
      for (int k = 0; k < theirDecoders.length; k++) {
        java.util.Base64.Decoder their = theirDecoders[k];
        twin.java.util.Base64.Decoder our = ourDecoders[k];
        Check.same("decode " + k + " " + text, () -> their.decode(text.toString()),
            () -> our.decode(text.toString()));
        Check.same("decode buffer", () -> their.decode(ByteBuffer.wrap(text.toString().getBytes())),
            () -> our.decode(ByteBuffer.wrap(text.toString().getBytes())));
      }
      String clean = theirs[2].encodeToString(data);
      Check.same("decode stream",
          () -> theirDecoders[2].wrap(new ByteArrayInputStream(clean.getBytes())).readAllBytes(),
          () -> ourDecoders[2].wrap(new ByteArrayInputStream(clean.getBytes())).readAllBytes());
    }
  }

  /** Wraps a stream. */
  interface Wrapper {
    OutputStream wrap(OutputStream out);
  }

  static String streamed(byte[] data, Wrapper wrapper) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (OutputStream stream = wrapper.wrap(out)) {
      stream.write(data, 0, data.length / 2);
      for (int i = data.length / 2; i < data.length; i++) stream.write(data[i]);
    }
    return out.toString("ISO-8859-1");
  }

  static void hex() {
    java.util.HexFormat[] theirs = {java.util.HexFormat.of(), java.util.HexFormat.ofDelimiter(":").withUpperCase(),
        java.util.HexFormat.ofDelimiter(", ").withPrefix("#").withSuffix(";")};
    twin.java.util.HexFormat[] ours = {twin.java.util.HexFormat.of(), twin.java.util.HexFormat.ofDelimiter(":")
        .withUpperCase(), twin.java.util.HexFormat.ofDelimiter(", ").withPrefix("#").withSuffix(";")};
    for (int i = 0; i < 300; i++) {
      Random random = Check.random(i);
      byte[] data = bytes(random, i % 20);
      long number = random.nextLong();
      for (int k = 0; k < 3; k++) {
        java.util.HexFormat their = theirs[k];
        twin.java.util.HexFormat our = ours[k];
        Check.equal("format", their.formatHex(data), our.formatHex(data));
        StringBuilder text = new StringBuilder(their.formatHex(data));
        if (i % 3 == 0 && text.length() > 0) {
          text.setCharAt(random.nextInt(text.length()), "0gA:".charAt(random.nextInt(4)));
        }
        if (i % 7 == 0 && text.length() > 0) text.deleteCharAt(random.nextInt(text.length()));
        Check.same("parse " + text, () -> their.parseHex(text), () -> our.parseHex(text));
        Check.equal("digits", their.toHexDigits(number) + their.toHexDigits((int) number)
            + their.toHexDigits((byte) number) + their.toHexDigits((char) number) + their.toHexDigits(number, 5),
            our.toHexDigits(number) + our.toHexDigits((int) number) + our.toHexDigits((byte) number)
                + our.toHexDigits((char) number) + our.toHexDigits(number, 5));
        Check.equal("text", their.toString(), our.toString());
      }
      String digits = Long.toHexString(number).substring(0, 1 + i % 8) + (i % 11 == 0 ? "x" : "");
      Check.same("number", () -> java.util.HexFormat.fromHexDigits(digits),
          () -> twin.java.util.HexFormat.fromHexDigits(digits));
      Check.same("long", () -> java.util.HexFormat.fromHexDigitsToLong(digits + digits),
          () -> twin.java.util.HexFormat.fromHexDigitsToLong(digits + digits));
    }
  }

  public static void main(String[] args) {
    uuid();
    base64();
    hex();
    Check.done();
  }
}
