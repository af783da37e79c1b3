package java.util.logging;

import java.util.ArrayDeque;

/** Keeps the last records until it is told to push them to another handler. */
public class MemoryHandler extends Handler {
  private final Handler target;
  private final int size;
  private Level pushLevel;
  private final ArrayDeque<LogRecord> records = new ArrayDeque<>();

  public MemoryHandler() {
    this(new ConsoleHandler(), 1000, Level.SEVERE);
  }

  public MemoryHandler(Handler target, int size, Level pushLevel) {
    if (target == null || pushLevel == null) throw new NullPointerException();
    if (size <= 0) throw new IllegalArgumentException();
    this.target = target;
    this.size = size;
    this.pushLevel = pushLevel;
    setFormatter(new SimpleFormatter());
  }

  @Override
  public synchronized void publish(LogRecord record) {
    if (!isLoggable(record)) return;
    if (records.size() == size) records.removeFirst();
    records.addLast(record);
    if (record.getLevel().intValue() >= pushLevel.intValue()) push();
  }

  public synchronized void push() {
    while (!records.isEmpty()) target.publish(records.removeFirst());
  }

  @Override
  public void flush() {
    target.flush();
  }

  @Override
  public void close() throws SecurityException {
    target.close();
    setLevel(Level.OFF);
  }

  public synchronized void setPushLevel(Level newLevel) throws SecurityException {
    if (newLevel == null) throw new NullPointerException();
    pushLevel = newLevel;
  }

  public Level getPushLevel() {
    return pushLevel;
  }
}
