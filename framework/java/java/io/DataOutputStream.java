package java.io;

/** Writes primitive values, high byte first, to another stream. */
public class DataOutputStream extends FilterOutputStream implements DataOutput {
  protected int written;

  public DataOutputStream(OutputStream out) {
    super(out);
  }

  private void count(int bytes) {
    int sum = written + bytes;
    written = sum < 0 ? Integer.MAX_VALUE : sum;
  }

  @Override
  public synchronized void write(int value) throws IOException {
    out.write(value);
    count(1);
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int size) throws IOException {
    out.write(bytes, offset, size);
    count(size);
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public final void writeBoolean(boolean value) throws IOException {
    out.write(value ? 1 : 0);
    count(1);
  }

  @Override
  public final void writeByte(int value) throws IOException {
    out.write(value);
    count(1);
  }

  private void writeNumber(long value, int size) throws IOException {
    byte[] bytes = new byte[size];
    for (int i = 0; i < size; i++) bytes[i] = (byte) (value >>> 8 * (size - 1 - i));
    out.write(bytes, 0, size);
    count(size);
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
    for (int i = 0; i < text.length(); i++) out.write((byte) text.charAt(i));
    count(text.length());
  }

  @Override
  public final void writeChars(String text) throws IOException {
    for (int i = 0; i < text.length(); i++) {
      out.write(text.charAt(i) >>> 8);
      out.write(text.charAt(i) & 0xff);
    }
    count(2 * text.length());
  }

  @Override
  public final void writeUTF(String text) throws IOException {
    byte[] bytes = ModifiedUtf.withLength(text);
    out.write(bytes, 0, bytes.length);
    count(bytes.length);
  }

  public final int size() {
    return written;
  }
}
