package java.util.logging;

import antecede.World;
import java.io.Serializable;
import java.util.ResourceBundle;

/** One message of a log. The class and method it comes from are not guessed. */
public class LogRecord implements Serializable {
  private static long next;

  private Level level;
  private String loggerName;
  private String message;
  private long millis;
  private Object[] parameters;
  private ResourceBundle resourceBundle;
  private String resourceBundleName;
  private long sequenceNumber;
  private String sourceClassName;
  private String sourceMethodName;
  private int threadID;
  private Throwable thrown;

  public LogRecord(Level level, String msg) {
    if (level == null) throw new NullPointerException();
    this.level = level;
    message = msg;
    millis = World.currentTimeMillis();
    sequenceNumber = next++;
    threadID = (int) Thread.currentThread().getId();
  }

  public Level getLevel() {
    return level;
  }

  public void setLevel(Level level) {
    if (level == null) throw new NullPointerException();
    this.level = level;
  }

  public String getLoggerName() {
    return loggerName;
  }

  public void setLoggerName(String loggerName) {
    this.loggerName = loggerName;
  }

  public String getMessage() {
    return message;
  }

  public void setMessage(String message) {
    this.message = message;
  }

  public long getMillis() {
    return millis;
  }

  public void setMillis(long millis) {
    this.millis = millis;
  }

  public Object[] getParameters() {
    return parameters;
  }

  public void setParameters(Object[] parameters) {
    this.parameters = parameters;
  }

  public ResourceBundle getResourceBundle() {
    return resourceBundle;
  }

  public void setResourceBundle(ResourceBundle resourceBundle) {
    this.resourceBundle = resourceBundle;
  }

  public String getResourceBundleName() {
    return resourceBundleName;
  }

  public void setResourceBundleName(String resourceBundleName) {
    this.resourceBundleName = resourceBundleName;
  }

  public long getSequenceNumber() {
    return sequenceNumber;
  }

  public void setSequenceNumber(long sequenceNumber) {
    this.sequenceNumber = sequenceNumber;
  }

  public String getSourceClassName() {
    return sourceClassName;
  }

  public void setSourceClassName(String sourceClassName) {
    this.sourceClassName = sourceClassName;
  }

  public String getSourceMethodName() {
    return sourceMethodName;
  }

  public void setSourceMethodName(String sourceMethodName) {
    this.sourceMethodName = sourceMethodName;
  }

  public int getThreadID() {
    return threadID;
  }

  public void setThreadID(int threadID) {
    this.threadID = threadID;
  }

  public Throwable getThrown() {
    return thrown;
  }

  public void setThrown(Throwable thrown) {
    this.thrown = thrown;
  }
}
