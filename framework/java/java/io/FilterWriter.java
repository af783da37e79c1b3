package java.io;

/** A writer in front of another; by itself it changes nothing. */
public abstract class FilterWriter extends Writer {
  protected Writer out;

  protected FilterWriter(Writer out) {
    super(out);
    this.out = out;
  }

  @Override
  public void write(int value) throws IOException {
    out.write(value);
  }

  @Override
  public void write(char[] chars, int offset, int count) throws IOException {
    out.write(chars, offset, count);
  }

  @Override
  public void write(String text, int offset, int count) throws IOException {
    out.write(text, offset, count);
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
