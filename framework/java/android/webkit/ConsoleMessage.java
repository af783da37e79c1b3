package android.webkit;

/** A line of a page's console. */
public class ConsoleMessage {
  private final MessageLevel level;
  private final String message, sourceId;
  private final int lineNumber;

  public enum MessageLevel {
    TIP,
    LOG,
    WARNING,
    ERROR,
    DEBUG
  }

  public ConsoleMessage(String message, String sourceId, int lineNumber, MessageLevel msgLevel) {
    this.message = message;
    this.sourceId = sourceId;
    this.lineNumber = lineNumber;
    level = msgLevel;
  }

  public MessageLevel messageLevel() { return level; }

  public String message() { return message; }

  public String sourceId() { return sourceId; }

  public int lineNumber() { return lineNumber; }
}
