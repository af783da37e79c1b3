package java.util.logging;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UnsupportedEncodingException;
import java.io.Writer;

/** Writes records to a stream. */
public class StreamHandler extends Handler {
  private OutputStream output;
  private Writer writer;
  private boolean started;

  public StreamHandler() {
    setLevel(Level.INFO);
    setFormatter(new SimpleFormatter());
  }

  public StreamHandler(OutputStream out, Formatter formatter) {
    setLevel(Level.INFO);
    setFormatter(formatter);
    setOutputStream(out);
  }

  protected synchronized void setOutputStream(OutputStream out) throws SecurityException {
    if (out == null) throw new NullPointerException();
    if (writer != null) end();
    output = out;
    started = false;
    try {
      writer = getEncoding() == null ? new OutputStreamWriter(out) : new OutputStreamWriter(out, getEncoding());
    } catch (UnsupportedEncodingException e) {
      throw new Error("Unexpected exception " + e);
    }
  }

  @Override
  public synchronized void setEncoding(String encoding) throws SecurityException, UnsupportedEncodingException {
    super.setEncoding(encoding);
    if (output == null) return;
    flush();
    writer = encoding == null ? new OutputStreamWriter(output) : new OutputStreamWriter(output, encoding);
  }

  @Override
  public synchronized void publish(LogRecord record) {
    if (!isLoggable(record)) return;
    String text;
    try {
      text = getFormatter().format(record);
    } catch (Exception e) {
      reportError(null, e, ErrorManager.FORMAT_FAILURE);
      return;
    }
    try {
      if (!started) writer.write(getFormatter().getHead(this));
      started = true;
      writer.write(text);
    } catch (Exception e) {
      reportError(null, e, ErrorManager.WRITE_FAILURE);
    }
  }

  @Override
  public boolean isLoggable(LogRecord record) {
    return writer != null && record != null && super.isLoggable(record);
  }

  @Override
  public synchronized void flush() {
    if (writer == null) return;
    try {
      writer.flush();
    } catch (IOException e) {
      reportError(null, e, ErrorManager.FLUSH_FAILURE);
    }
  }

  private void end() {
    try {
      if (!started) writer.write(getFormatter().getHead(this));
      started = true;
      writer.write(getFormatter().getTail(this));
      writer.flush();
      writer.close();
    } catch (IOException e) {
      reportError(null, e, ErrorManager.CLOSE_FAILURE);
    }
    writer = null;
    output = null;
  }

  @Override
  public synchronized void close() throws SecurityException {
    if (writer != null) end();
  }
}
