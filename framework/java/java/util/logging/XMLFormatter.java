package java.util.logging;

import java.util.Date;

/** A record as an XML element. */
public class XMLFormatter extends Formatter {
  public XMLFormatter() {}

  @Override
  public String getHead(Handler h) {
    String encoding = h == null || h.getEncoding() == null ? "UTF-8" : h.getEncoding();
    return "<?xml version=\"1.0\" encoding=\"" + encoding
        + "\" standalone=\"no\"?>\n<!DOCTYPE log SYSTEM \"logger.dtd\">\n<log>\n";
  }

  @Override
  public String getTail(Handler h) {
    return "</log>\n";
  }

  @Override
  public String format(LogRecord record) {
    StringBuilder out = new StringBuilder("<record>\n");
    element(out, "date", new Date(record.getMillis()).toString());
    element(out, "millis", String.valueOf(record.getMillis()));
    element(out, "sequence", String.valueOf(record.getSequenceNumber()));
    element(out, "logger", record.getLoggerName());
    element(out, "level", record.getLevel().toString());
    element(out, "class", record.getSourceClassName());
    element(out, "method", record.getSourceMethodName());
    element(out, "thread", String.valueOf(record.getThreadID()));
    element(out, "message", formatMessage(record));
    if (record.getThrown() != null) {
      out.append("  <exception>\n  ");
      element(out, "message", record.getThrown().toString());
      out.append("  </exception>\n");
    }
    return out.append("</record>\n").toString();
  }

  private static void element(StringBuilder out, String name, String value) {
    if (value == null) return;
    String text = value.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    out.append("  <").append(name).append('>').append(text).append("</").append(name).append(">\n");
  }
}
