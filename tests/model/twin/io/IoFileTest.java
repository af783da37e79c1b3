import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;

/** Files: the same random calls on the machine's file system and on the model's disk, below the same path. */
final class IoFileTest {
  private static String root;

  private IoFileTest() {}

  private static String path(Random random) {
    String[] names = {"a", "b", "c/d", "a/x", "c", "b/y", "a/x/z", "link", "c/../a", "./b", "nothing/at/all"};
    return root + "/" + names[random.nextInt(names.length)];
  }

  private static String[] sorted(String[] names) {
    if (names != null) Arrays.sort(names);
    return names;
  }

  private static String show(java.io.File f) {
    return f.exists() + " " + f.isDirectory() + " " + f.isFile() + " " + (f.isFile() ? f.length() : 0) + " " + f.canRead() + " " + f.canWrite() + " "
        + Arrays.toString(sorted(f.list())) + " " + f.getName() + " " + f.getParent() + " " + f.getPath() + " " + f.isHidden() + " " + f.hashCode();
  }

  private static String show(twin.java.io.File f) {
    return f.exists() + " " + f.isDirectory() + " " + f.isFile() + " " + (f.isFile() ? f.length() : 0) + " " + f.canRead() + " " + f.canWrite() + " "
        + Arrays.toString(sorted(f.list())) + " " + f.getName() + " " + f.getParent() + " " + f.getPath() + " " + f.isHidden() + " " + f.hashCode();
  }

  private static void files(int seed) throws Exception {
    Random random = Check.random(seed);
    java.nio.file.Path top = java.nio.file.Files.createTempDirectory("model");
    root = top.toString();
    twin.antecede.Disk.makeDirectories(root);
    StringBuilder log = new StringBuilder();
    for (int step = 0; step < 40; step++) {
      String first = path(random);
      String second = path(random);
      int op = random.nextInt(18);
      // The JDK creates other directories than the path names here; and it fails in different ways to read a directory.
      if (op == 9 && first.contains("..") || op == 14 && new java.io.File(first).isDirectory()) continue;
      byte[] bytes = IoStreamTest.bytes(random, random.nextInt(50));
      log.append(' ').append(op).append(first.substring(root.length())).append(',').append(second.substring(root.length()));
      java.io.File a = new java.io.File(first);
      twin.java.io.File b = new twin.java.io.File(first);
      java.nio.file.Path c = a.toPath();
      twin.java.nio.file.Path d = b.toPath();
      java.nio.file.Path c2 = java.nio.file.Paths.get(second);
      twin.java.nio.file.Path d2 = twin.java.nio.file.Paths.get(second);
      Callable<Object> jdk;
      Callable<Object> model;
      switch (op) {
        case 0: jdk = a::mkdir; model = b::mkdir; break;
        case 1: jdk = a::mkdirs; model = b::mkdirs; break;
        case 2: jdk = a::createNewFile; model = b::createNewFile; break;
        case 3: jdk = a::delete; model = b::delete; break;
        case 4: jdk = () -> a.renameTo(new java.io.File(second)); model = () -> b.renameTo(new twin.java.io.File(second)); break;
        case 5:
          boolean append = random.nextBoolean();
          jdk = () -> { try (java.io.OutputStream out = new java.io.FileOutputStream(a, append)) { out.write(bytes); } return 0; };
          model = () -> { try (twin.java.io.OutputStream out = new twin.java.io.FileOutputStream(b, append)) { out.write(bytes); } return 0; };
          break;
        case 6:
          jdk = () -> { try (java.io.InputStream in = new java.io.FileInputStream(a)) { return in.readAllBytes(); } };
          model = () -> { try (twin.java.io.InputStream in = new twin.java.io.FileInputStream(b)) { return in.readAllBytes(); } };
          break;
        case 7:
          jdk = () -> java.nio.file.Files.copy(c, c2, options(bytes)).toString();
          model = () -> twin.java.nio.file.Files.copy(d, d2, twinOptions(bytes)).toString();
          break;
        case 8:
          jdk = () -> java.nio.file.Files.move(c, c2, options(bytes)).toString();
          model = () -> twin.java.nio.file.Files.move(d, d2, twinOptions(bytes)).toString();
          break;
        case 9: jdk = () -> works(() -> java.nio.file.Files.createDirectories(c));
          model = () -> works(() -> twin.java.nio.file.Files.createDirectories(d)); break;
        case 10: jdk = () -> { java.nio.file.Files.delete(c); return 0; };
          model = () -> { twin.java.nio.file.Files.delete(d); return 0; }; break;
        case 11: jdk = () -> java.nio.file.Files.createDirectory(c).toString();
          model = () -> twin.java.nio.file.Files.createDirectory(d).toString(); break;
        case 12: jdk = () -> java.nio.file.Files.createFile(c).toString();
          model = () -> twin.java.nio.file.Files.createFile(d).toString(); break;
        case 13: jdk = () -> java.nio.file.Files.write(c, bytes).toString();
          model = () -> twin.java.nio.file.Files.write(d, bytes).toString(); break;
        case 14: jdk = () -> java.nio.file.Files.readAllLines(c, StandardCharsets.ISO_8859_1);
          model = () -> twin.java.nio.file.Files.readAllLines(d, twin.java.nio.charset.StandardCharsets.ISO_8859_1); break;
        case 15: jdk = () -> java.nio.file.Files.createSymbolicLink(java.nio.file.Paths.get(root, "link"), c2).toString();
          model = () -> twin.java.nio.file.Files.createSymbolicLink(twin.java.nio.file.Paths.get(root, "link"), d2).toString(); break;
        case 16: jdk = () -> a.getCanonicalPath(); model = () -> b.getCanonicalPath(); break;
        default: jdk = () -> randomAccess(random.nextLong(), a); model = () -> 0;
          long inner = random.nextLong();
          jdk = () -> randomAccess(inner, a);
          model = () -> twinRandomAccess(inner, b);
      }
      Check.same(log.toString(), jdk, model);
      Check.equal(log.toString(), show(a), show(b));
      Check.equal(log.toString(), show(new java.io.File(second)), show(new twin.java.io.File(second)));
      Check.equal(log.toString(), java.nio.file.Files.isSymbolicLink(c), twin.java.nio.file.Files.isSymbolicLink(d));
      Check.equal(log.toString(), java.nio.file.Files.exists(c), twin.java.nio.file.Files.exists(d));
      Check.equal(log.toString(), java.nio.file.Files.notExists(c), twin.java.nio.file.Files.notExists(d));
    }
    List<String> expected = new ArrayList<>();
    List<String> actual = new ArrayList<>();
    java.nio.file.Files.walk(top).forEach(p -> expected.add(p.toString()));
    twin.java.nio.file.Files.walk(twin.java.nio.file.Paths.get(root)).forEach(p -> actual.add(p.toString()));
    Collections.sort(expected);
    Collections.sort(actual);
    Check.equal(log + " walk", expected, actual);
    Collections.reverse(expected);
    for (String each : expected) java.nio.file.Files.delete(java.nio.file.Paths.get(each));
  }

  /** Where links lead nowhere, there is more than one exception to choose from. */
  private static boolean works(Callable<?> call) throws Exception {
    try {
      call.call();
      return true;
    } catch (java.nio.file.FileSystemException e) {
      return false;
    }
  }

  private static java.nio.file.CopyOption[] options(byte[] bytes) {
    return bytes.length % 2 == 0 ? new java.nio.file.CopyOption[0]
        : new java.nio.file.CopyOption[] {java.nio.file.StandardCopyOption.REPLACE_EXISTING};
  }

  private static twin.java.nio.file.CopyOption[] twinOptions(byte[] bytes) {
    return bytes.length % 2 == 0 ? new twin.java.nio.file.CopyOption[0]
        : new twin.java.nio.file.CopyOption[] {twin.java.nio.file.StandardCopyOption.REPLACE_EXISTING};
  }

  private static String randomAccess(long seed, java.io.File file) throws IOException {
    Random random = new Random(seed);
    StringBuilder log = new StringBuilder();
    try (java.io.RandomAccessFile access = new java.io.RandomAccessFile(file, random.nextBoolean() ? "r" : "rw")) {
      for (int i = 0; i < 20; i++) {
        int n = random.nextInt(60);
        try {
          switch (random.nextInt(9)) {
            case 0: access.seek(n); break;
            case 1: access.writeInt(n); break;
            case 2: log.append(access.readShort()); break;
            case 3: access.setLength(n); break;
            case 4: access.writeUTF("t\u00e4xt" + n); break;
            case 5: log.append(access.readLine()); break;
            case 6: log.append(access.skipBytes(n)); break;
            case 7: log.append(access.getChannel().position()).append(access.getChannel().size()); break;
            default:
              java.nio.ByteBuffer buffer = java.nio.ByteBuffer.allocate(5);
              log.append(access.getChannel().read(buffer, n)).append(Arrays.toString(buffer.array()));
          }
        } catch (IOException e) {
          log.append(e.getClass());
        }
        log.append(' ').append(access.getFilePointer()).append('/').append(access.length()).append(' ');
      }
    }
    return log.toString();
  }

  private static String twinRandomAccess(long seed, twin.java.io.File file) throws IOException {
    Random random = new Random(seed);
    StringBuilder log = new StringBuilder();
    try (twin.java.io.RandomAccessFile access = new twin.java.io.RandomAccessFile(file, random.nextBoolean() ? "r" : "rw")) {
      for (int i = 0; i < 20; i++) {
        int n = random.nextInt(60);
        try {
          switch (random.nextInt(9)) {
            case 0: access.seek(n); break;
            case 1: access.writeInt(n); break;
            case 2: log.append(access.readShort()); break;
            case 3: access.setLength(n); break;
            case 4: access.writeUTF("t\u00e4xt" + n); break;
            case 5: log.append(access.readLine()); break;
            case 6: log.append(access.skipBytes(n)); break;
            case 7: log.append(access.getChannel().position()).append(access.getChannel().size()); break;
            default:
              twin.java.nio.ByteBuffer buffer = twin.java.nio.ByteBuffer.allocate(5);
              log.append(access.getChannel().read(buffer, n)).append(Arrays.toString(buffer.array()));
          }
        } catch (IOException e) {
          log.append(e.getClass());
        }
        log.append(' ').append(access.getFilePointer()).append('/').append(access.length()).append(' ');
      }
    }
    return log.toString();
  }

  private static void paths() {
    String[] texts = {"", "/", "a", "/a/b", "a/b/c", "../x", "/a/../b/.", "./a//b/", "a/..", "..", "/..", "b/./c"};
    for (String first : texts) {
      java.nio.file.Path a = java.nio.file.Paths.get(first);
      twin.java.nio.file.Path b = twin.java.nio.file.Paths.get(first);
      Check.equal(first, a + "|" + a.getRoot() + "|" + a.getFileName() + "|" + a.getParent() + "|" + a.getNameCount() + "|" + a.normalize() + "|"
          + a.isAbsolute(), b + "|" + b.getRoot() + "|" + b.getFileName() + "|" + b.getParent() + "|" + b.getNameCount() + "|" + b.normalize() + "|"
          + b.isAbsolute());
      java.io.File f = new java.io.File(first);
      twin.java.io.File g = new twin.java.io.File(first);
      Check.equal(first, f + "|" + f.getName() + "|" + f.getParent() + "|" + f.isAbsolute(),
          g + "|" + g.getName() + "|" + g.getParent() + "|" + g.isAbsolute());
      for (String second : texts) {
        java.nio.file.Path c = java.nio.file.Paths.get(second);
        twin.java.nio.file.Path d = twin.java.nio.file.Paths.get(second);
        String what = first + " and " + second;
        Check.equal(what, a.resolve(c).toString(), b.resolve(d).toString());
        Check.equal(what, a.resolveSibling(c).toString(), b.resolveSibling(d).toString());
        Check.equal(what, a.startsWith(c), b.startsWith(d));
        Check.equal(what, a.endsWith(c), b.endsWith(d));
        Check.equal(what, Integer.signum(a.compareTo(c)), Integer.signum(b.compareTo(d)));
        Check.same(what, () -> a.relativize(c).toString(), () -> b.relativize(d).toString());
        // Android leaves a child away that is only a slash.
        if (second.equals("/")) continue;
        if (!first.isEmpty()) {
          Check.equal(what, new java.io.File(first, second).getPath(), new twin.java.io.File(first, second).getPath());
        }
        Check.equal(what, new java.io.File(f, second).getPath(), new twin.java.io.File(g, second).getPath());
      }
    }
    String[] globs = {"*", "*.java", "a?c", "{a,b}*", "[a-c]x", "[!a]*", "**/x", "a\\*", "[", "{a", "x[^y]"};
    String[] names = {"a", "abc", "a/x", "x.java", "cx", "dx", "a*", "xy", "x^", "b/c/x"};
    for (String glob : globs) {
      for (String name : names) {
        Check.same(glob + " " + name,
            () -> java.nio.file.FileSystems.getDefault().getPathMatcher("glob:" + glob).matches(java.nio.file.Paths.get(name)),
            () -> twin.java.nio.file.FileSystems.getDefault().getPathMatcher("glob:" + glob).matches(twin.java.nio.file.Paths.get(name)));
      }
    }
    long[] times = {0, -1, 1700000000123L, -62135596800000L, 253402300800000L, 951782400000L, Long.MAX_VALUE / 1000};
    for (long time : times) {
      Check.equal("time", java.nio.file.attribute.FileTime.fromMillis(time).toString(),
          twin.java.nio.file.attribute.FileTime.fromMillis(time).toString());
      Check.equal("time", java.nio.file.attribute.FileTime.fromMillis(time).hashCode(),
          twin.java.nio.file.attribute.FileTime.fromMillis(time).hashCode());
      for (java.util.concurrent.TimeUnit unit : java.util.concurrent.TimeUnit.values()) {
        Check.equal("time " + time + unit, java.nio.file.attribute.FileTime.from(time, unit).toMillis(),
            twin.java.nio.file.attribute.FileTime.from(time, unit).toMillis());
        Check.equal("time " + time + unit, java.nio.file.attribute.FileTime.fromMillis(time).to(unit),
            twin.java.nio.file.attribute.FileTime.fromMillis(time).to(unit));
      }
    }
  }

  private static void channels() throws Exception {
    java.nio.file.Path file = java.nio.file.Files.createTempFile("model", "test");
    twin.java.nio.file.Path twinFile = twin.java.nio.file.Paths.get("/data/cache/channel");
    twin.java.nio.file.Files.createFile(twinFile);
    java.nio.channels.FileChannel jdk = java.nio.channels.FileChannel.open(file, java.nio.file.StandardOpenOption.READ,
        java.nio.file.StandardOpenOption.WRITE);
    twin.java.nio.channels.FileChannel model = twin.java.nio.channels.FileChannel.open(twinFile, twin.java.nio.file.StandardOpenOption.READ,
        twin.java.nio.file.StandardOpenOption.WRITE);
    for (int round = 0; round < 2000; round++) {
      Random random = Check.random(round);
      byte[] bytes = IoStreamTest.bytes(random, random.nextInt(20));
      int n = random.nextInt(60) - 2;
      java.nio.ByteBuffer a = java.nio.ByteBuffer.wrap(bytes.clone());
      twin.java.nio.ByteBuffer b = twin.java.nio.ByteBuffer.wrap(bytes.clone());
      switch (random.nextInt(7)) {
        case 0: Check.same("write", () -> jdk.write(a), () -> model.write(b)); break;
        case 1: Check.same("write at", () -> jdk.write(a, n), () -> model.write(b, n)); break;
        case 2: Check.same("read", () -> jdk.read(a), () -> model.read(b)); break;
        case 3: Check.same("read at", () -> jdk.read(a, n), () -> model.read(b, n)); break;
        case 4: Check.same("position", () -> jdk.position(n).position(), () -> model.position(n).position()); break;
        case 5: Check.same("truncate", () -> jdk.truncate(n).size(), () -> model.truncate(n).size()); break;
        default: Check.same("scatter", () -> jdk.read(new java.nio.ByteBuffer[] {a, java.nio.ByteBuffer.allocate(3)}),
            () -> model.read(new twin.java.nio.ByteBuffer[] {b, twin.java.nio.ByteBuffer.allocate(3)}));
      }
      Check.equal("bytes", a.array(), b.array());
      Check.equal("place", jdk.position() + " " + jdk.size(), model.position() + " " + model.size());
    }
    twin.java.nio.MappedByteBuffer map = model.map(twin.java.nio.channels.FileChannel.MapMode.READ_WRITE, 10, 20);
    map.putInt(0, 0x01020304);
    twin.java.nio.ByteBuffer back = twin.java.nio.ByteBuffer.allocate(4);
    model.read(back, 10);
    Check.equal("mapped", 0x01020304, back.getInt(0));
    twin.java.nio.channels.FileLock lock = model.tryLock();
    Check.isTrue("lock", lock.isValid());
    Check.same("overlap", () -> { throw new java.nio.channels.OverlappingFileLockException(); }, () -> model.tryLock(5, 6, false));
    lock.release();
    Check.isTrue("lock", model.tryLock(5, 6, true).isShared());
    jdk.close();
    model.close();
    Check.same("closed", () -> jdk.size(), () -> model.size());
    java.nio.file.Files.delete(file);
  }

  public static void main(String[] arguments) throws Exception {
    for (int round = 0; round < 200; round++) files(round);
    paths();
    channels();
    Check.done();
  }
}
