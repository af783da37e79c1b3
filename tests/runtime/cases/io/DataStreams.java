package io;

import static support.Tell.p;
import static support.Tell.thrown;

import java.io.*;

/** DataInput and DataOutput: every type, big-endian order, modified UTF-8, end of file. */
public class DataStreams {
  public static void main(String[] args) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeBoolean(true);
    out.writeByte(-2);
    out.writeShort(0x1234);
    out.writeChar('\u20ac');
    out.writeInt(0xcafebabe);
    out.writeLong(Long.MIN_VALUE + 1);
    out.writeFloat(-0.0f);
    out.writeDouble(Math.PI);
    out.writeUTF("a\u0000\u00e9\u20ac\uD83D\uDE00");
    out.writeBytes("hi\u0141");
    out.writeChars("x\u0142");
    out.write(new byte[] {7, 8, 9}, 1, 1);
    p(out.size(), bytes.size());
    StringBuilder hex = new StringBuilder();
    for (byte b : bytes.toByteArray()) hex.append(Integer.toHexString(b & 255 | 256).substring(1));
    p(hex);
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    p(in.readBoolean(), in.readByte(), in.readShort(), in.readChar(), Integer.toHexString(in.readInt()), in.readLong(),
        in.readFloat(), in.readDouble(), in.readUTF().length(), (char) in.readByte(), (char) in.readUnsignedByte(),
        in.readUnsignedByte(), in.readChar(), in.readChar(), in.read(), in.read());
    DataInputStream more =
        new DataInputStream(new ByteArrayInputStream(new byte[] {-1, -1, -1, -1, 1, 2, 3, 10, 65, 13, 10, 66}));
    p(more.readUnsignedShort(), more.readShort(), more.skipBytes(2));
    byte[] rest = new byte[2];
    more.readFully(rest);
    p(rest, more.readLine(), more.readLine(), more.readLine(), thrown(more::readByte), thrown(more::readInt));
    p(thrown(() -> new DataInputStream(new ByteArrayInputStream(new byte[3])).readInt()),
        thrown(() -> new DataInputStream(new ByteArrayInputStream(new byte[] {0, 5, 65})).readUTF()),
        thrown(() -> new DataInputStream(new ByteArrayInputStream(new byte[] {0, 1, -1})).readUTF()),
        thrown(() -> new DataInputStream(new ByteArrayInputStream(new byte[] {0, 1, -62})).readUTF()),
        thrown(() -> new DataInputStream(new ByteArrayInputStream(new byte[2])).readFully(new byte[3])));
    StringBuilder big = new StringBuilder();
    for (int i = 0; i < 65536; i++) big.append('x');
    p(thrown(() -> out.writeUTF(big.toString())), thrown(() -> out.writeUTF(null)));
    big.setLength(65535);
    bytes.reset();
    out.writeUTF(big.toString());
    p(bytes.size(), new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())).readUTF().length());
    for (float f : new float[] {Float.NaN, Float.POSITIVE_INFINITY, Float.MIN_VALUE}) {
      bytes.reset();
      out.writeFloat(f);
      out.writeDouble(f);
      DataInputStream d = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
      p(bytes.toByteArray(), d.readFloat(), d.readDouble());
    }
  }
}
