package java.util.logging;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Date;

/** Two lines for a record: when and where, level and message. */
public class SimpleFormatter extends Formatter {
  public SimpleFormatter() {}

  @Override
  public synchronized String format(LogRecord record) {
    String source = record.getSourceClassName() == null ? record.getLoggerName() : record.getSourceClassName();
    if (record.getSourceMethodName() != null) source += " " + record.getSourceMethodName();
    String thrown = "";
    if (record.getThrown() != null) {
      StringWriter text = new StringWriter();
      PrintWriter writer = new PrintWriter(text);
      writer.println();
      record.getThrown().printStackTrace(writer);
      writer.close();
      thrown = text.toString();
    }
    return String.format("%1$tb %1$td, %1$tY %1$tl:%1$tM:%1$tS %1$Tp %2$s%n%3$s: %4$s%5$s%n",
        new Date(record.getMillis()),
        source, record.getLevel().getLocalizedName(), formatMessage(record), thrown);
  }
}
