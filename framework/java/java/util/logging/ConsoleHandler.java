package java.util.logging;

/** Writes records to standard error. */
public class ConsoleHandler extends StreamHandler {
  public ConsoleHandler() {
    setOutputStream(System.err);
  }

  @Override
  public void publish(LogRecord record) {
    super.publish(record);
    flush();
  }

  @Override
  public void close() {
    flush();
  }
}
