package java.util.logging;

import java.text.MessageFormat;
import java.util.MissingResourceException;

/** Makes text of records. */
public abstract class Formatter {
  protected Formatter() {}

  public abstract String format(LogRecord record);

  public String getHead(Handler h) {
    return "";
  }

  public String getTail(Handler h) {
    return "";
  }

  public String formatMessage(LogRecord record) {
    String format = record.getMessage();
    if (format != null && record.getResourceBundle() != null) {
      try {
        format = record.getResourceBundle().getString(format);
      } catch (MissingResourceException notTranslated) {
        // The message itself.
      }
    }
    Object[] parameters = record.getParameters();
    if (parameters == null || parameters.length == 0 || format == null || format.indexOf('{') < 0) return format;
    try {
      return MessageFormat.format(format, parameters);
    } catch (IllegalArgumentException e) {
      return format;
    }
  }
}
