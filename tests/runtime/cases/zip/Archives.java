package zip;

import static support.Tell.p;
import static support.Tell.thrown;

import java.io.*;
import java.util.*;
import java.util.zip.*;

/** ZipOutputStream and ZipInputStream in memory: entries, stored and deflated, comments, extra, errors. */
public class Archives {
  public static void main(String[] args) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(bytes)) {
      out.setComment("archive comment");
      ZipEntry dir = new ZipEntry("dir/");
      dir.setTime(0);
      out.putNextEntry(dir);
      out.closeEntry();
      ZipEntry a = new ZipEntry("dir/a.txt");
      a.setComment("entry comment");
      a.setTime(1000000000000L);
      out.putNextEntry(a);
      for (int i = 0; i < 500; i++) out.write(("line " + i % 10 + "\n").getBytes());
      out.closeEntry();
      ZipEntry stored = new ZipEntry("stored.bin");
      byte[] data = {1, 2, 3, 4, 5};
      CRC32 crc = new CRC32();
      crc.update(data);
      stored.setMethod(ZipEntry.STORED);
      stored.setSize(5);
      stored.setCompressedSize(5);
      stored.setCrc(crc.getValue());
      out.putNextEntry(stored);
      out.write(data);
      out.setLevel(0);
      out.putNextEntry(new ZipEntry("\u00fcnicode \u20ac.txt"));
      out.write("content".getBytes());
      p(thrown(() -> out.putNextEntry(new ZipEntry("dir/a.txt"))));
      out.setMethod(ZipOutputStream.DEFLATED);
      out.putNextEntry(new ZipEntry("empty"));
    }
    byte[] zip = bytes.toByteArray();
    p(zip[0], zip[1], zip[2], zip[3]);
    ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip));
    byte[] b = new byte[64];
    for (ZipEntry e; (e = in.getNextEntry()) != null;) {
      int n = 0, hash = 0;
      for (int k; (k = in.read(b)) >= 0; n += k)
        for (int i = 0; i < k; i++) hash = hash * 31 + b[i];
      p(e, e.getName(), e.isDirectory(), e.getMethod(), n, hash, e.getSize(), in.available());
      in.closeEntry();
    }
    p(in.getNextEntry());
    in.close();
    p(thrown(in::getNextEntry), new ZipInputStream(new ByteArrayInputStream(new byte[100])).getNextEntry());
    ZipInputStream skip = new ZipInputStream(new ByteArrayInputStream(zip));
    List<String> names = new ArrayList<>();
    for (ZipEntry e; (e = skip.getNextEntry()) != null;) names.add(e.getName());
    p(names);
    p(thrown(() -> {
      ZipInputStream cut = new ZipInputStream(new ByteArrayInputStream(zip, 0, 120));
      while (cut.getNextEntry() != null) cut.skip(10000);
    }));
    ZipEntry e = new ZipEntry("x");
    p(e.getSize(), e.getCrc(), e.getMethod(), e.getComment(), e.getTime(), thrown(() -> e.setMethod(5)),
        thrown(() -> e.setSize(-1)), thrown(() -> e.setCrc(-1)), thrown(() -> new ZipEntry((String) null)),
        e.hashCode() == "x".hashCode(), new ZipEntry(e).getName());
    e.setExtra(new byte[] {1, 2, 0, 0});
    p(e.getExtra().length, e.clone().toString());
  }
}
