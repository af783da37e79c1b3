import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Random;

/** Compression: what the JDK compresses the model reads, in pieces of any size, and the other way round; damaged data too. */
final class ZipTest {
  private ZipTest() {}

  private static byte[] sample(Random random) {
    int size = random.nextInt(3) == 0 ? random.nextInt(20) : random.nextInt(6000);
    byte[] bytes = new byte[size];
    int kind = random.nextInt(4);
    for (int i = 0; i < size; i++) {
      if (kind == 0) bytes[i] = (byte) random.nextInt(256);
      else if (kind == 1) bytes[i] = (byte) ('a' + random.nextInt(4));
      else if (kind == 2) bytes[i] = (byte) (i / 100);
      else bytes[i] = i > 50 && random.nextInt(10) > 0 ? bytes[i - 1 - random.nextInt(40)] : (byte) random.nextInt(256);
    }
    return bytes;
  }

  private static byte[] jdkDeflate(byte[] bytes, int level, boolean raw, int strategy, byte[] dictionary) {
    java.util.zip.Deflater deflater = new java.util.zip.Deflater(level, raw);
    deflater.setStrategy(strategy);
    if (dictionary != null) deflater.setDictionary(dictionary);
    deflater.setInput(bytes);
    deflater.finish();
    byte[] out = new byte[bytes.length * 2 + 100];
    int size = 0;
    // The first call may only change the parameters.
    while (!deflater.finished()) size += deflater.deflate(out, size, out.length - size);
    return Arrays.copyOf(out, size);
  }

  private static void checksums() {
    for (int round = 0; round < 300; round++) {
      Random random = Check.random(round);
      byte[] bytes = sample(random);
      java.util.zip.Checksum[] jdk = {
        new java.util.zip.CRC32(), new java.util.zip.CRC32C(), new java.util.zip.Adler32()
      };
      twin.java.util.zip.Checksum[] model = {
        new twin.java.util.zip.CRC32(), new twin.java.util.zip.CRC32C(), new twin.java.util.zip.Adler32()
      };
      int cut = random.nextInt(bytes.length + 1);
      for (int i = 0; i < 3; i++) {
        jdk[i].update(bytes, 0, cut);
        model[i].update(bytes, 0, cut);
        jdk[i].update(cut);
        model[i].update(cut);
        jdk[i].update(java.nio.ByteBuffer.wrap(bytes, cut, bytes.length - cut));
        model[i].update(twin.java.nio.ByteBuffer.wrap(bytes, cut, bytes.length - cut));
        Check.equal("checksum", jdk[i].getValue(), model[i].getValue());
      }
    }
  }

  private static void inflate() throws Exception {
    for (int round = 0; round < 500; round++) {
      Random random = Check.random(round);
      byte[] bytes = sample(random);
      boolean raw = random.nextBoolean();
      byte[] dictionary = random.nextInt(4) == 0 ? sample(random) : null;
      byte[] packed = jdkDeflate(bytes, random.nextInt(10), raw, random.nextInt(3), dictionary);
      byte[] tail = Arrays.copyOf(packed, packed.length + 7);
      twin.java.util.zip.Inflater model = new twin.java.util.zip.Inflater(raw);
      if (raw && dictionary != null) model.setDictionary(dictionary);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      int at = 0;
      int piece = 1 + random.nextInt(random.nextBoolean() ? 5 : 2000);
      byte[] target = new byte[1 + random.nextInt(random.nextBoolean() ? 5 : 2000)];
      while (!model.finished()) {
        if (model.needsInput()) {
          int size = Math.min(piece, tail.length - at);
          if (size == 0) break;
          if (random.nextBoolean()) model.setInput(tail, at, size);
          else model.setInput(twin.java.nio.ByteBuffer.wrap(tail, at, size));
          at += size;
        }
        int size = model.inflate(target);
        if (size == 0 && model.needsDictionary()) model.setDictionary(dictionary);
        out.write(target, 0, size);
      }
      Check.equal("inflated", bytes, out.toByteArray());
      Check.equal("read", (long) packed.length, model.getBytesRead());
      Check.equal("written", (long) bytes.length, model.getBytesWritten());
      Check.equal("left", at - packed.length, model.getRemaining());
    }
  }

  private static Object inflateAll(byte[] packed, boolean raw, boolean twin) throws Exception {
    byte[] out = new byte[20000];
    int size;
    try {
      if (twin) {
        twin.java.util.zip.Inflater model = new twin.java.util.zip.Inflater(raw);
        model.setInput(packed);
        size = model.inflate(out);
      } else {
        java.util.zip.Inflater jdk = new java.util.zip.Inflater(raw);
        jdk.setInput(packed);
        size = jdk.inflate(out);
      }
    } catch (java.util.zip.DataFormatException e) {
      // zlib looks a little further ahead, so it may complain of something else first.
      return "bad";
    }
    return Arrays.copyOf(out, size);
  }

  private static void damaged() throws Exception {
    for (int round = 0; round < 3000; round++) {
      Random random = Check.random(round);
      byte[] bytes = sample(random);
      boolean raw = random.nextBoolean();
      byte[] packed = jdkDeflate(bytes, random.nextInt(10), raw, random.nextInt(3), null);
      for (int i = 0; i < 3; i++) packed[random.nextInt(packed.length)] = (byte) random.nextInt(256);
      Object expected = inflateAll(packed, raw, false);
      Object actual = inflateAll(packed, raw, true);
      Check.equal("damaged", expected, actual);
    }
  }

  private static void deflate() throws Exception {
    for (int round = 0; round < 500; round++) {
      Random random = Check.random(round);
      byte[] bytes = sample(random);
      boolean raw = random.nextBoolean();
      twin.java.util.zip.Deflater model = new twin.java.util.zip.Deflater(random.nextInt(11) - 1, raw);
      byte[] dictionary = random.nextInt(4) == 0 ? sample(random) : null;
      if (dictionary != null) model.setDictionary(dictionary);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] target = new byte[1 + random.nextInt(random.nextBoolean() ? 5 : 2000)];
      int piece = 1 + random.nextInt(3000);
      int at = 0;
      while (!model.finished()) {
        if (model.needsInput() && at < bytes.length) {
          int size = Math.min(piece, bytes.length - at);
          model.setInput(bytes, at, size);
          at += size;
        } else if (at == bytes.length) {
          model.finish();
        }
        int flush = random.nextInt(4) == 0 ? 2 + random.nextInt(2) : 0;
        int size;
        while ((size = model.deflate(target, 0, target.length, flush)) > 0) out.write(target, 0, size);
      }
      java.util.zip.Inflater jdk = new java.util.zip.Inflater(raw);
      jdk.setInput(out.toByteArray());
      byte[] result = new byte[bytes.length + 10];
      if (raw && dictionary != null) jdk.setDictionary(dictionary);
      int size = jdk.inflate(result);
      if (jdk.needsDictionary()) {
        jdk.setDictionary(dictionary);
        size = jdk.inflate(result);
      }
      if (size == bytes.length && !jdk.finished()) jdk.inflate(result, size, 1);
      Check.equal("deflated", bytes, Arrays.copyOf(result, size));
      Check.isTrue("finished", jdk.finished());
      Check.equal("adler", raw ? 0 : jdk.getAdler(), raw ? 0 : model.getAdler());
      Check.equal("totals", (long) bytes.length, model.getBytesRead());
      Check.equal("totals", (long) out.size(), model.getBytesWritten());
    }
  }

  private static void streams() throws Exception {
    for (int round = 0; round < 150; round++) {
      Random random = Check.random(round);
      byte[] bytes = sample(random);
      byte[] second = sample(random);
      java.io.ByteArrayOutputStream a = new java.io.ByteArrayOutputStream();
      twin.java.io.ByteArrayOutputStream b = new twin.java.io.ByteArrayOutputStream();
      for (byte[] part : new byte[][] {bytes, second}) {
        try (java.util.zip.GZIPOutputStream out = new java.util.zip.GZIPOutputStream(a)) {
          out.write(part);
        }
        try (twin.java.util.zip.GZIPOutputStream out = new twin.java.util.zip.GZIPOutputStream(b, random.nextBoolean())) {
          out.write(part, 0, part.length / 2);
          out.flush();
          out.write(part, part.length / 2, part.length - part.length / 2);
        }
      }
      byte[] all = Arrays.copyOf(bytes, bytes.length + second.length);
      System.arraycopy(second, 0, all, bytes.length, second.length);
      int size = 1 + random.nextInt(700);
      Check.equal("gzip of the JDK", all,
          new twin.java.util.zip.GZIPInputStream(new twin.java.io.ByteArrayInputStream(a.toByteArray()), size).readAllBytes());
      Check.equal("gzip of the model", all,
          new java.util.zip.GZIPInputStream(new java.io.ByteArrayInputStream(b.toByteArray()), size).readAllBytes());
      byte[] bad = a.toByteArray();
      bad[random.nextInt(bad.length)] ^= 1 << random.nextInt(8);
      byte[] cut = Arrays.copyOf(bad, random.nextInt(bad.length));
      for (byte[] input : new byte[][] {bad, cut}) {
        Check.same("bad gzip",
            () -> new java.util.zip.GZIPInputStream(new java.io.ByteArrayInputStream(input)).readAllBytes(),
            () -> new twin.java.util.zip.GZIPInputStream(new twin.java.io.ByteArrayInputStream(input)).readAllBytes());
      }
      twin.java.io.InputStream packed = new twin.java.util.zip.DeflaterInputStream(new twin.java.io.ByteArrayInputStream(bytes));
      java.io.ByteArrayOutputStream plain = new java.io.ByteArrayOutputStream();
      try (java.util.zip.InflaterOutputStream out = new java.util.zip.InflaterOutputStream(plain)) {
        out.write(packed.readAllBytes());
      }
      Check.equal("deflated while reading", bytes, plain.toByteArray());
      twin.java.io.ByteArrayOutputStream twinPlain = new twin.java.io.ByteArrayOutputStream();
      try (twin.java.util.zip.InflaterOutputStream out = new twin.java.util.zip.InflaterOutputStream(twinPlain)) {
        out.write(jdkDeflate(bytes, 6, false, 0, null));
      }
      Check.equal("inflated while writing", bytes, twinPlain.toByteArray());
    }
  }

  private static String show(java.util.zip.ZipEntry entry) {
    return entry == null ? null : entry.getName() + " " + entry.getSize() + " " + entry.getCrc() + " " + entry.getMethod() + " "
        + entry.getTime() + " " + entry.getComment() + " " + entry.isDirectory() + " " + Arrays.toString(entry.getExtra());
  }

  private static String show(twin.java.util.zip.ZipEntry entry) {
    return entry == null ? null : entry.getName() + " " + entry.getSize() + " " + entry.getCrc() + " " + entry.getMethod() + " "
        + entry.getTime() + " " + entry.getComment() + " " + entry.isDirectory() + " " + Arrays.toString(entry.getExtra());
  }

  private static void archives() throws Exception {
    java.util.TimeZone.setDefault(java.util.TimeZone.getTimeZone("UTC"));
    for (int round = 0; round < 60; round++) {
      Random random = Check.random(round);
      java.io.ByteArrayOutputStream a = new java.io.ByteArrayOutputStream();
      twin.java.io.ByteArrayOutputStream b = new twin.java.io.ByteArrayOutputStream();
      java.util.zip.ZipOutputStream jdk = new java.util.zip.ZipOutputStream(a);
      twin.java.util.zip.ZipOutputStream model = new twin.java.util.zip.ZipOutputStream(b);
      jdk.setComment("commented \u00e4");
      model.setComment("commented \u00e4");
      for (int i = 0; i < 5; i++) {
        byte[] bytes = sample(random);
        String name = i == 3 ? "folder/" : "n\u00e4me" + i;
        java.util.zip.ZipEntry x = new java.util.zip.ZipEntry(name);
        twin.java.util.zip.ZipEntry y = new twin.java.util.zip.ZipEntry(name);
        long time = 946684800000L + 2000L * random.nextInt(500000000);
        x.setTime(time);
        y.setTime(time);
        x.setComment("entry " + i);
        y.setComment("entry " + i);
        if (i == 1) {
          java.util.zip.CRC32 crc = new java.util.zip.CRC32();
          crc.update(bytes);
          x.setMethod(0);
          y.setMethod(0);
          x.setSize(bytes.length);
          y.setSize(bytes.length);
          x.setCrc(crc.getValue());
          y.setCrc(crc.getValue());
        }
        jdk.putNextEntry(x);
        model.putNextEntry(y);
        jdk.write(bytes);
        model.write(bytes);
        jdk.closeEntry();
        model.closeEntry();
      }
      Check.same("duplicate", () -> { jdk.putNextEntry(new java.util.zip.ZipEntry("folder/")); return 0; },
          () -> { model.putNextEntry(new twin.java.util.zip.ZipEntry("folder/")); return 0; });
      jdk.close();
      model.close();
      for (byte[] archive : new byte[][] {a.toByteArray(), b.toByteArray()}) {
        java.util.zip.ZipInputStream in = new java.util.zip.ZipInputStream(new java.io.ByteArrayInputStream(archive));
        twin.java.util.zip.ZipInputStream twinIn =
            new twin.java.util.zip.ZipInputStream(new twin.java.io.ByteArrayInputStream(archive));
        for (int i = 0; i < 6; i++) {
          Check.equal("entry", show(in.getNextEntry()), show(twinIn.getNextEntry()));
          if (i % 3 != 1) Check.equal("bytes", in.readAllBytes(), twinIn.readAllBytes());
        }
        java.io.File file = java.io.File.createTempFile("zip", "test");
        java.nio.file.Files.write(file.toPath(), archive);
        twin.java.io.File twinFile = new twin.java.io.File("/data/cache/zip" + round);
        twin.java.nio.file.Files.write(twinFile.toPath(), archive);
        java.util.zip.ZipFile zip = new java.util.zip.ZipFile(file);
        twin.java.util.zip.ZipFile twinZip = new twin.java.util.zip.ZipFile(twinFile);
        Check.equal("size", zip.size(), twinZip.size());
        Check.equal("comment", zip.getComment(), twinZip.getComment());
        for (String name : new String[] {"n\u00e4me0", "n\u00e4me1", "folder/", "folder", "none"}) {
          Check.equal(name, show(zip.getEntry(name)), show(twinZip.getEntry(name)));
          if (zip.getEntry(name) == null) continue;
          Check.equal(name, zip.getInputStream(zip.getEntry(name)).readAllBytes(),
              twinZip.getInputStream(twinZip.getEntry(name)).readAllBytes());
        }
        zip.close();
        twinZip.close();
        file.delete();
        Check.same("closed", () -> zip.getEntry("x"), () -> twinZip.getEntry("x"));
      }
    }
  }

  private static void manifests() throws Exception {
    String text = "Manifest-Version: 1.0\r\nMain-Class: a.B\r\nLong-One: 01234567890123456789012345678901234567890123456789012345678901234567"
        + "\r\n 89more\r\n\r\nName: a/b\r\nX: y\r\n\r\n";
    java.util.jar.Manifest jdk = new java.util.jar.Manifest(new java.io.ByteArrayInputStream(text.getBytes()));
    twin.java.util.jar.Manifest model =
        new twin.java.util.jar.Manifest(new twin.java.io.ByteArrayInputStream(text.getBytes()));
    Check.equal("manifest", jdk.getMainAttributes().getValue("Long-One"), model.getMainAttributes().getValue("Long-One"));
    Check.equal("manifest", jdk.getAttributes("a/b").getValue("x"), model.getAttributes("a/b").getValue("x"));
    java.io.ByteArrayOutputStream a = new java.io.ByteArrayOutputStream();
    twin.java.io.ByteArrayOutputStream b = new twin.java.io.ByteArrayOutputStream();
    jdk.write(a);
    model.write(b);
    Check.equal("manifest", a.toString(), b.toString());
    twin.java.io.ByteArrayOutputStream out = new twin.java.io.ByteArrayOutputStream();
    try (twin.java.util.jar.JarOutputStream jar = new twin.java.util.jar.JarOutputStream(out, model)) {
      jar.putNextEntry(new twin.java.util.zip.ZipEntry("a/b"));
      jar.write(5);
    }
    java.util.jar.JarInputStream in = new java.util.jar.JarInputStream(new java.io.ByteArrayInputStream(out.toByteArray()));
    Check.equal("jar", jdk, in.getManifest());
    twin.java.util.jar.JarInputStream twinIn =
        new twin.java.util.jar.JarInputStream(new twin.java.io.ByteArrayInputStream(out.toByteArray()));
    Check.equal("jar", "y", twinIn.getNextJarEntry().getAttributes().getValue("X"));
    Check.equal("jar", 5, twinIn.read());
  }

  public static void main(String[] arguments) throws Exception {
    checksums();
    inflate();
    damaged();
    deflate();
    streams();
    archives();
    manifests();
    Check.done();
  }
}
