package java.util.logging;

import java.util.List;

/** Levels of loggers, for management. There is none on Android. */
public interface LoggingMXBean {
  List<String> getLoggerNames();

  String getLoggerLevel(String loggerName);

  void setLoggerLevel(String loggerName, String levelName);

  String getParentLoggerName(String loggerName);
}
