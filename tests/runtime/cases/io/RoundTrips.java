package io;

import static support.Tell.p;
import static support.Tell.thrown;

import java.io.*;
import java.util.*;
import java.util.zip.CRC32;

/** Formats of one's own over data streams: a table with a header, varints, run lengths, checks on the way back. */
public class RoundTrips {
  static void varint(DataOutput out, long v) throws IOException {
    for (; (v & ~0x7fL) != 0; v >>>= 7) out.writeByte((int) (v & 0x7f | 0x80));
    out.writeByte((int) v);
  }

  static long varint(DataInput in) throws IOException {
    long v = 0;
    for (int shift = 0;; shift += 7) {
      byte b = in.readByte();
      v |= (long) (b & 0x7f) << shift;
      if (b >= 0) return v;
      if (shift > 63) throw new StreamCorruptedException("too long");
    }
  }

  static long zigzag(long v) { return v << 1 ^ v >> 63; }
  static long unzigzag(long v) { return v >>> 1 ^ -(v & 1); }

  static byte[] write(Map<String, long[]> table) throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(body);
    varint(out, table.size());
    for (Map.Entry<String, long[]> e : table.entrySet()) {
      out.writeUTF(e.getKey());
      varint(out, e.getValue().length);
      long last = 0;
      for (long v : e.getValue()) {
        varint(out, zigzag(v - last));
        last = v;
      }
    }
    CRC32 crc = new CRC32();
    crc.update(body.toByteArray());
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    DataOutputStream head = new DataOutputStream(all);
    head.writeInt(0xCAFED00D);
    head.writeInt(body.size());
    head.writeLong(crc.getValue());
    body.writeTo(head);
    return all.toByteArray();
  }

  static Map<String, long[]> read(byte[] data) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(data));
    if (in.readInt() != 0xCAFED00D) throw new StreamCorruptedException("magic");
    byte[] body = new byte[in.readInt()];
    long expected = in.readLong();
    in.readFully(body);
    CRC32 crc = new CRC32();
    crc.update(body);
    if (crc.getValue() != expected) throw new StreamCorruptedException("checksum");
    in = new DataInputStream(new ByteArrayInputStream(body));
    Map<String, long[]> table = new TreeMap<>();
    for (long n = varint(in); n > 0; n--) {
      String name = in.readUTF();
      long[] values = new long[(int) varint(in)];
      long last = 0;
      for (int i = 0; i < values.length; i++) values[i] = last += unzigzag(varint(in));
      table.put(name, values);
    }
    return table;
  }

  public static void main(String[] args) throws IOException {
    Map<String, long[]> t = new TreeMap<>();
    t.put("empty", new long[0]);
    t.put("\u00fcml\u00e4ut", new long[] {1, 2, 3, 1000000, -1000000});
    t.put("edges", new long[] {Long.MAX_VALUE, Long.MIN_VALUE, 0, -1, 1L << 62});
    byte[] data = write(t);
    StringBuilder hex = new StringBuilder();
    for (byte b : data) hex.append(String.format("%02x", b));
    p(data.length, hex);
    read(data).forEach((k, v) -> p(k, v));
    byte[] magic = data.clone(), flipped = data.clone();
    magic[0]++;
    flipped[20] ^= 4;
    p(thrown(() -> read(magic)), thrown(() -> read(flipped)), thrown(() -> read(Arrays.copyOf(data, data.length - 1))),
        thrown(() -> read(new byte[3])));
    for (long v : new long[] {0, -1, 1, 63, -64, 64, Long.MIN_VALUE}) {
      ByteArrayOutputStream b = new ByteArrayOutputStream();
      varint(new DataOutputStream(b), zigzag(v));
      System.out.print(v + ":" + b.size() + ":"
          + unzigzag(varint(new DataInputStream(new ByteArrayInputStream(b.toByteArray())))) + " ");
    }
    System.out.println();
    p(thrown(()
                 -> varint(new DataInputStream(
                     new ByteArrayInputStream(new byte[] {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1})))));
  }
}
