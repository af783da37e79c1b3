package library;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.logging.*;

// Process: own
/** Loggers with handlers of one's own: levels, parents, filters, formatting of records, lazily made messages. */
public class Logging {
  public static void main(String[] args) {
    List<String> out = new ArrayList<>();
    Handler h = new Handler() {
      @Override
      public void publish(LogRecord r) {
        if (isLoggable(r))
          out.add(r.getLoggerName() + "|" + r.getLevel() + "|" + new SimpleFormatter().formatMessage(r)
              + (r.getThrown() == null ? "" : "|" + r.getThrown().getMessage()));
      }
      @Override
      public void flush() {}
      @Override
      public void close() {}
    };
    Logger parent = Logger.getLogger("conformance"), child = Logger.getLogger("conformance.child");
    parent.setUseParentHandlers(false);
    parent.addHandler(h);
    parent.setLevel(Level.FINE);
    h.setLevel(Level.ALL);
    child.info("info");
    child.fine("fine");
    child.finer("finer");
    child.log(Level.WARNING, "with {0} and {1}", new Object[] {1, "two"});
    child.log(Level.SEVERE, "thrown", new IllegalStateException("cause"));
    int[] made = {0};
    child.finest(() -> "never " + made[0]++);
    child.config(() -> "made " + ++made[0]);
    p(out, made[0], child.getLevel(), child.isLoggable(Level.FINE), child.isLoggable(Level.FINER),
        child.getParent() == parent, Logger.getLogger("conformance.child") == child);
    out.clear();
    child.setLevel(Level.OFF);
    child.severe("off");
    child.setLevel(null);
    h.setLevel(Level.WARNING);
    child.info("below the handler");
    child.warning("above");
    h.setFilter(r -> !r.getMessage().contains("secret"));
    child.warning("secret");
    child.setFilter(r -> r.getLevel() == Level.SEVERE);
    child.warning("filtered");
    child.severe("kept");
    p(out);
    parent.removeHandler(h);
    child.severe("nobody");
    p(out.size(), parent.getHandlers().length, Level.parse("INFO"), Level.parse("900"),
        thrown(() -> Level.parse("nope")), Level.WARNING.intValue(), Level.FINE.getName(),
        Level.INFO.equals(Level.parse("800")), new LogRecord(Level.INFO, "m").getMessage(),
        Logger.getAnonymousLogger().getName());
  }
}
