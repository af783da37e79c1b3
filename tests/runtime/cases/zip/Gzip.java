package zip;

import static support.Tell.p;
import static support.Tell.thrown;

import java.io.*;
import java.util.*;
import java.util.zip.*;

/** GZIP streams and the deflater and inflater streams: round trips, headers, trailing data, damage. */
public class Gzip {
  static byte[] all(InputStream in) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] b = new byte[97];
    for (int n; (n = in.read(b)) >= 0;) out.write(b, 0, n);
    return out.toByteArray();
  }

  static byte[] zip(byte[] data) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(data, 0, data.length / 2);
      out.write(data, data.length / 2, data.length - data.length / 2);
    }
    return bytes.toByteArray();
  }

  public static void main(String[] args) throws IOException {
    byte[] data = new byte[10000];
    for (int i = 0; i < data.length; i++) data[i] = (byte) (i * i / 31);
    byte[] z = zip(data);
    p(z[0], z[1], z[2], z[3], Arrays.equals(all(new GZIPInputStream(new ByteArrayInputStream(z))), data),
        all(new GZIPInputStream(new ByteArrayInputStream(zip(new byte[0])))).length);
    byte[] two = Arrays.copyOf(z, z.length * 2);
    System.arraycopy(z, 0, two, z.length, z.length);
    p(all(new GZIPInputStream(new ByteArrayInputStream(two))).length);
    byte[] bad = z.clone();
    bad[0] = 0;
    byte[] crc = z.clone();
    crc[crc.length - 6] ^= 1;
    p(thrown(() -> new GZIPInputStream(new ByteArrayInputStream(bad))),
        thrown(() -> all(new GZIPInputStream(new ByteArrayInputStream(crc)))),
        thrown(() -> all(new GZIPInputStream(new ByteArrayInputStream(z, 0, z.length - 10)))),
        thrown(() -> new GZIPInputStream(new ByteArrayInputStream(new byte[0]))));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, new Deflater(9, true), 16)) {
      out.write(data);
      out.write(7);
    }
    InflaterInputStream in =
        new InflaterInputStream(new ByteArrayInputStream(bytes.toByteArray()), new Inflater(true), 8);
    p(in.read(), in.skip(9998), in.available(), in.read(), in.read(), in.read(), in.available(), in.markSupported());
    in.close();
    p(thrown(in::read));
    DeflaterInputStream din = new DeflaterInputStream(new ByteArrayInputStream(data));
    p(Arrays.equals(all(new InflaterInputStream(din)), data));
    ByteArrayOutputStream back = new ByteArrayOutputStream();
    InflaterOutputStream iout = new InflaterOutputStream(back);
    iout.write(all(new DeflaterInputStream(new ByteArrayInputStream("plain text".getBytes()))));
    iout.finish();
    p(back);
    Checksum c = new CRC32(), a = new Adler32();
    for (byte[] part : new byte[][] {"".getBytes(), "a".getBytes(), "123456789".getBytes(), data}) {
      c.reset();
      a.reset();
      c.update(part, 0, part.length);
      a.update(part, 0, part.length);
      p(Long.toHexString(c.getValue()), Long.toHexString(a.getValue()));
    }
    c.update(255);
    CheckedInputStream ci = new CheckedInputStream(new ByteArrayInputStream(data), new CRC32());
    all(ci);
    CheckedOutputStream co = new CheckedOutputStream(new ByteArrayOutputStream(), new Adler32());
    co.write(data, 5, 100);
    co.write(1);
    p(c.getValue(), ci.getChecksum().getValue(), co.getChecksum().getValue());
  }
}
