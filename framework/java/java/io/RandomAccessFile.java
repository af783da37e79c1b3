package java.io;

import antecede.Disk;
import java.nio.channels.FileChannel;

/** Reads and writes at any place of a file. */
public class RandomAccessFile implements DataOutput, DataInput, Closeable {
  private final FileDescriptor descriptor = new FileDescriptor();
  private final boolean writable;
  private FileChannel channel;
  private boolean closed;

  public RandomAccessFile(String path, String mode) throws FileNotFoundException {
    this(path == null ? null : new File(path), mode);
  }

  public RandomAccessFile(File file, String mode) throws FileNotFoundException {
    int flags;
    if (mode.equals("r")) {
      flags = Disk.READ;
    } else if (mode.equals("rw") || mode.equals("rws") || mode.equals("rwd")) {
      flags = Disk.READ | Disk.WRITE | Disk.CREATE;
    } else {
      throw new IllegalArgumentException("Illegal mode \"" + mode
          + "\" must be one of \"r\", \"rw\", \"rws\", or \"rwd\"");
    }
    if (file == null) throw new NullPointerException("file == null");
    if (file.isInvalid()) throw new FileNotFoundException("Invalid file path");
    writable = (flags & Disk.WRITE) != 0;
    int error = descriptor.open(file.getAbsolutePath(), flags, 0600);
    if (error != 0) throw new FileNotFoundException(file.getPath() + ": open failed: " + Disk.reason(error));
  }

  public final FileDescriptor getFD() throws IOException {
    return descriptor;
  }

  public final FileChannel getChannel() {
    if (channel == null) {
      channel = FileChannel.of(descriptor, this, true, writable, false);
      if (closed) {
        try {
          channel.close();
        } catch (IOException e) {
          throw new InternalError(e);
        }
      }
    }
    return channel;
  }

  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) == -1 ? -1 : one[0] & 0xff;
  }

  public int read(byte[] bytes, int offset, int count) throws IOException {
    return descriptor.read(bytes, offset, count);
  }

  public int read(byte[] bytes) throws IOException {
    return read(bytes, 0, bytes.length);
  }

  @Override
  public final void readFully(byte[] bytes) throws IOException {
    readFully(bytes, 0, bytes.length);
  }

  @Override
  public final void readFully(byte[] bytes, int offset, int count) throws IOException {
    int done = 0;
    do {
      int size = read(bytes, offset + done, count - done);
      if (size < 0) throw new EOFException();
      done += size;
    } while (done < count);
  }

  @Override
  public int skipBytes(int count) throws IOException {
    if (count <= 0) return 0;
    long position = getFilePointer();
    long target = Math.min(length(), position + count);
    seek(target);
    return (int) (target - position);
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes) throws IOException {
    write(bytes, 0, bytes.length);
  }

  @Override
  public void write(byte[] bytes, int offset, int count) throws IOException {
    descriptor.write(bytes, offset, count);
  }

  public long getFilePointer() throws IOException {
    return descriptor.position();
  }

  public void seek(long position) throws IOException {
    if (position < 0) throw new IOException("offset < 0: " + position);
    descriptor.seek(position);
  }

  public long length() throws IOException {
    return descriptor.size();
  }

  public void setLength(long length) throws IOException {
    if (length < 0) throw new IllegalArgumentException("newLength < 0");
    descriptor.resize(length);
    if (descriptor.position() > length) descriptor.seek(length);
  }

  @Override
  public void close() throws IOException {
    if (closed) return;
    closed = true;
    if (channel != null) channel.close();
    descriptor.close();
  }

  /** Reads {@code size} bytes as one number. */
  private long number(int size) throws IOException {
    byte[] bytes = new byte[size];
    readFully(bytes, 0, size);
    long value = 0;
    for (byte b : bytes) value = value << 8 | b & 0xff;
    return value;
  }

  private void writeNumber(long value, int size) throws IOException {
    byte[] bytes = new byte[size];
    for (int i = 0; i < size; i++) bytes[i] = (byte) (value >> 8 * (size - 1 - i));
    write(bytes, 0, size);
  }

  @Override
  public final boolean readBoolean() throws IOException {
    return number(1) != 0;
  }

  @Override
  public final byte readByte() throws IOException {
    return (byte) number(1);
  }

  @Override
  public final int readUnsignedByte() throws IOException {
    return (int) number(1);
  }

  @Override
  public final short readShort() throws IOException {
    return (short) number(2);
  }

  @Override
  public final int readUnsignedShort() throws IOException {
    return (int) number(2);
  }

  @Override
  public final char readChar() throws IOException {
    return (char) number(2);
  }

  @Override
  public final int readInt() throws IOException {
    return (int) number(4);
  }

  @Override
  public final long readLong() throws IOException {
    return number(8);
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
  public final String readLine() throws IOException {
    StringBuilder line = new StringBuilder();
    int value;
    while ((value = read()) >= 0) {
      if (value == '\n') return line.toString();
      if (value == '\r') {
        long position = getFilePointer();
        if (read() != '\n') seek(position);
        return line.toString();
      }
      line.append((char) value);
    }
    return line.length() == 0 ? null : line.toString();
  }

  @Override
  public final String readUTF() throws IOException {
    return DataInputStream.readUTF(this);
  }

  @Override
  public final void writeBoolean(boolean value) throws IOException {
    write(value ? 1 : 0);
  }

  @Override
  public final void writeByte(int value) throws IOException {
    write(value);
  }

  @Override
  public final void writeShort(int value) throws IOException {
    writeNumber(value, 2);
  }

  @Override
  public final void writeChar(int value) throws IOException {
    writeNumber(value, 2);
  }

  @Override
  public final void writeInt(int value) throws IOException {
    writeNumber(value, 4);
  }

  @Override
  public final void writeLong(long value) throws IOException {
    writeNumber(value, 8);
  }

  @Override
  public final void writeFloat(float value) throws IOException {
    writeInt(Float.floatToIntBits(value));
  }

  @Override
  public final void writeDouble(double value) throws IOException {
    writeLong(Double.doubleToLongBits(value));
  }

  @Override
  public final void writeBytes(String text) throws IOException {
    byte[] bytes = new byte[text.length()];
    for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) text.charAt(i);
    write(bytes, 0, bytes.length);
  }

  @Override
  public final void writeChars(String text) throws IOException {
    byte[] bytes = new byte[2 * text.length()];
    for (int i = 0; i < text.length(); i++) {
      bytes[2 * i] = (byte) (text.charAt(i) >> 8);
      bytes[2 * i + 1] = (byte) text.charAt(i);
    }
    write(bytes, 0, bytes.length);
  }

  @Override
  public final void writeUTF(String text) throws IOException {
    byte[] bytes = ModifiedUtf.withLength(text);
    write(bytes, 0, bytes.length);
  }
}
