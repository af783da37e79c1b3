package java.io;

/** Reads primitive values, high byte first, from another stream. */
public class DataInputStream extends FilterInputStream implements DataInput {
  public DataInputStream(InputStream in) {
    super(in);
  }

  @Override
  public final int read(byte[] bytes) throws IOException {
    return in.read(bytes, 0, bytes.length);
  }

  @Override
  public final int read(byte[] bytes, int offset, int count) throws IOException {
    return in.read(bytes, offset, count);
  }

  @Override
  public final void readFully(byte[] bytes) throws IOException {
    readFully(bytes, 0, bytes.length);
  }

  @Override
  public final void readFully(byte[] bytes, int offset, int count) throws IOException {
    if ((offset | count | bytes.length - offset - count) < 0) throw new IndexOutOfBoundsException();
    for (int done = 0; done < count; ) {
      int size = in.read(bytes, offset + done, count - done);
      if (size < 0) throw new EOFException();
      done += size;
    }
  }

  @Override
  public final int skipBytes(int count) throws IOException {
    int done = 0;
    while (done < count) {
      int size = (int) in.skip(count - done);
      if (size <= 0) break;
      done += size;
    }
    return done;
  }

  private int next() throws IOException {
    int value = in.read();
    if (value < 0) throw new EOFException();
    return value;
  }

  @Override
  public final boolean readBoolean() throws IOException {
    return next() != 0;
  }

  @Override
  public final byte readByte() throws IOException {
    return (byte) next();
  }

  @Override
  public final int readUnsignedByte() throws IOException {
    return next();
  }

  @Override
  public final short readShort() throws IOException {
    return (short) readUnsignedShort();
  }

  @Override
  public final int readUnsignedShort() throws IOException {
    int high = in.read();
    int low = in.read();
    if ((high | low) < 0) throw new EOFException();
    return high << 8 | low;
  }

  @Override
  public final char readChar() throws IOException {
    return (char) readUnsignedShort();
  }

  @Override
  public final int readInt() throws IOException {
    int a = in.read();
    int b = in.read();
    int c = in.read();
    int d = in.read();
    if ((a | b | c | d) < 0) throw new EOFException();
    return a << 24 | b << 16 | c << 8 | d;
  }

  @Override
  public final long readLong() throws IOException {
    byte[] bytes = new byte[8];
    readFully(bytes, 0, 8);
    long value = 0;
    for (byte b : bytes) value = value << 8 | b & 0xff;
    return value;
  }

  @Override
  public final float readFloat() throws IOException {
    return Float.intBitsToFloat(readInt());
  }

  @Override
  public final double readDouble() throws IOException {
    return Double.longBitsToDouble(readLong());
  }

  @Override
  @Deprecated
  public final String readLine() throws IOException {
    StringBuilder line = new StringBuilder();
    int value;
    while ((value = in.read()) >= 0) {
      if (value == '\n') return line.toString();
      if (value == '\r') {
        int next = in.read();
        if (next != '\n' && next != -1) {
          if (!(in instanceof PushbackInputStream)) in = new PushbackInputStream(in);
          ((PushbackInputStream) in).unread(next);
        }
        return line.toString();
      }
      line.append((char) value);
    }
    return line.length() == 0 ? null : line.toString();
  }

  @Override
  public final String readUTF() throws IOException {
    return readUTF(this);
  }

  public static final String readUTF(DataInput in) throws IOException {
    byte[] bytes = new byte[in.readUnsignedShort()];
    in.readFully(bytes, 0, bytes.length);
    return ModifiedUtf.decode(bytes, 0, bytes.length);
  }
}
