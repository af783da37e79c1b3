package io;

import static support.Tell.p;
import static support.Tell.thrown;

import java.io.*;
import java.nio.file.*;
import java.util.*;

/**
 * Files in a folder of their own: writing, reading, listing, random access, deletion, paths. Nothing is left behind.
 */
public class Files {
  public static void main(String[] args) throws IOException {
    File dir = File.createTempFile("conformance", ".dir");
    p(dir.delete(), dir.mkdir(), dir.mkdir(), dir.isDirectory(), dir.isFile(), dir.exists(), dir.list().length);
    File f = new File(dir, "a.txt");
    p(f.exists(), f.length(), f.createNewFile(), f.createNewFile(), f.getName(), f.getParentFile().equals(dir),
        thrown(() -> new FileReader(new File(dir, "none"))));
    try (Writer w = new FileWriter(f)) {
      w.write("first line\nsecond \u00e9\n");
    }
    try (Writer w = new FileWriter(f, true)) {
      w.write("third");
    }
    try (BufferedReader r = new BufferedReader(new FileReader(f))) {
      for (String s; (s = r.readLine()) != null;) System.out.print("[" + s + "]");
    }
    p(f.length(), f.canRead(), f.isHidden());
    try (RandomAccessFile r = new RandomAccessFile(new File(dir, "r.bin"), "rw")) {
      r.writeInt(0x01020304);
      r.writeLong(-1);
      r.seek(2);
      r.writeByte(99);
      r.seek(0);
      p(Integer.toHexString(r.readInt()), r.readLong(), r.getFilePointer(), r.length(), thrown(r::readByte));
      r.setLength(3);
      r.seek(10);
      r.write(7);
      p(r.length());
      r.seek(3);
      p(r.read(), r.skipBytes(100), r.read());
    }
    try (FileInputStream in = new FileInputStream(new File(dir, "r.bin"))) {
      byte[] b = new byte[4];
      p(in.available(), in.read(b), b, in.skip(3), in.read(b));
    }
    p(new File(dir, "x/y").mkdir(), new File(dir, "x/y").mkdirs(), new File(dir, "x").delete(),
        f.renameTo(new File(dir, "b.txt")), f.exists());
    String[] names = dir.list();
    Arrays.sort(names);
    p(names, dir.listFiles((d, n) -> n.endsWith(".txt")).length);
    Path path = dir.toPath().resolve("c.txt");
    java.nio.file.Files.write(path, Arrays.asList("l1", "l2"));
    p(java.nio.file.Files.readAllLines(path), java.nio.file.Files.size(path), java.nio.file.Files.exists(path),
        new String(java.nio.file.Files.readAllBytes(path)).length(),
        thrown(() -> java.nio.file.Files.readAllBytes(dir.toPath().resolve("none"))),
        thrown(() -> java.nio.file.Files.createFile(path)));
    java.nio.file.Files.copy(path, dir.toPath().resolve("d.txt"));
    java.nio.file.Files.move(path, dir.toPath().resolve("e.txt"));
    p(java.nio.file.Files.exists(path),
        java.nio.file.Files.readAllLines(dir.toPath().resolve("d.txt"))
            .equals(java.nio.file.Files.readAllLines(dir.toPath().resolve("e.txt"))),
        thrown(() -> java.nio.file.Files.delete(dir.toPath())), java.nio.file.Files.deleteIfExists(path));
    remove(dir);
    p(dir.exists());
    File g = new File("/a/b/../c.txt");
    p(g, g.getName(), g.getParent(), g.isAbsolute(), g.getPath(), new File("x//y/").getPath(),
        new File("rel").isAbsolute(), g.compareTo(new File("/a")), g.equals(new File("/a/b/../c.txt")),
        new File("a", "b").toString());
    Path q = Paths.get("/a/b/../c/./d.txt");
    p(q.normalize(), q.getFileName(), q.getNameCount(), q.getName(1), q.subpath(0, 2), q.getParent(),
        q.startsWith("/a"), q.endsWith("d.txt"), q.resolveSibling("e"),
        Paths.get("/x/y").relativize(Paths.get("/x/z/w")), Paths.get("a").resolve("/b"), Paths.get("a", "b", "c"),
        q.isAbsolute());
  }

  static void remove(File f) {
    File[] inside = f.listFiles();
    if (inside != null)
      for (File x : inside) remove(x);
    f.delete();
  }
}
