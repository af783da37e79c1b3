package java.util.logging;

import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;

/** Takes records somewhere. */
public abstract class Handler {
  private Level level = Level.ALL;
  private Filter filter;
  private Formatter formatter;
  private String encoding;
  private ErrorManager errorManager = new ErrorManager();

  protected Handler() {}

  public abstract void publish(LogRecord record);

  public abstract void flush();

  public abstract void close() throws SecurityException;

  public synchronized void setFormatter(Formatter newFormatter) throws SecurityException {
    if (newFormatter == null) throw new NullPointerException();
    formatter = newFormatter;
  }

  public Formatter getFormatter() {
    return formatter;
  }

  public synchronized void setEncoding(String encoding) throws SecurityException, UnsupportedEncodingException {
    if (encoding != null) {
      try {
        if (!Charset.isSupported(encoding)) throw new UnsupportedEncodingException(encoding);
      } catch (IllegalArgumentException e) {
        throw new UnsupportedEncodingException(encoding);
      }
    }
    this.encoding = encoding;
  }

  public String getEncoding() {
    return encoding;
  }

  public synchronized void setFilter(Filter newFilter) throws SecurityException {
    filter = newFilter;
  }

  public Filter getFilter() {
    return filter;
  }

  public synchronized void setErrorManager(ErrorManager em) {
    if (em == null) throw new NullPointerException();
    errorManager = em;
  }

  public ErrorManager getErrorManager() {
    return errorManager;
  }

  protected void reportError(String msg, Exception ex, int code) {
    errorManager.error(msg, ex, code);
  }

  public synchronized void setLevel(Level newLevel) throws SecurityException {
    if (newLevel == null) throw new NullPointerException();
    level = newLevel;
  }

  public Level getLevel() {
    return level;
  }

  public boolean isLoggable(LogRecord record) {
    if (record.getLevel().intValue() < level.intValue() || level.intValue() == Level.OFF.intValue()) return false;
    return filter == null || filter.isLoggable(record);
  }
}
