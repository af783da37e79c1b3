package java.util.logging;

import java.beans.PropertyChangeListener;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.Properties;

/** All loggers, by name. Configuration files are read, but only for their properties. */
public class LogManager {
  public static final String LOGGING_MXBEAN_NAME = "java.util.logging:type=Logging";
  private static final LogManager MANAGER = new LogManager();

  private final LinkedHashMap<String, Logger> loggers = new LinkedHashMap<>();
  private final Properties properties = new Properties();

  static {
    Logger root = new Logger("", null);
    root.setLevel(Level.INFO);
    root.addHandler(new ConsoleHandler());
    MANAGER.loggers.put("", root);
  }

  protected LogManager() {}

  public static LogManager getLogManager() {
    return MANAGER;
  }

  public synchronized boolean addLogger(Logger logger) {
    String name = logger.getName();
    if (name == null) throw new NullPointerException();
    if (loggers.containsKey(name)) return false;
    Logger parent = loggers.get("");
    for (int dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
      Logger above = loggers.get(name.substring(0, dot));
      if (above != null) {
        parent = above;
        break;
      }
    }
    if (parent != null) logger.setParent(parent);
    for (Logger other : loggers.values()) {
      boolean below = other.getName().startsWith(name + ".");
      if (below && (other.getParent() == parent || other.getParent() == null)) other.setParent(logger);
    }
    loggers.put(name, logger);
    return true;
  }

  public synchronized Logger getLogger(String name) {
    return loggers.get(name);
  }

  /** The logger of that name, made if there is none. */
  synchronized Logger demand(String name, String bundle) {
    Logger logger = getLogger(name);
    if (logger != null) return logger;
    logger = new Logger(name, bundle);
    addLogger(logger);
    return logger;
  }

  public synchronized Enumeration<String> getLoggerNames() {
    return Collections.enumeration(new ArrayList<>(loggers.keySet()));
  }

  public String getProperty(String name) {
    return properties.getProperty(name);
  }

  public void readConfiguration() throws IOException, SecurityException {}

  public void readConfiguration(InputStream ins) throws IOException, SecurityException {
    reset();
    properties.load(ins);
  }

  public void reset() throws SecurityException {
    properties.clear();
    for (Logger logger : new ArrayList<>(loggers.values())) {
      for (Handler handler : logger.getHandlers()) {
        logger.removeHandler(handler);
        handler.close();
      }
      logger.setLevel(logger.getName().isEmpty() ? Level.INFO : null);
    }
  }

  public void checkAccess() throws SecurityException {}

  /** Listeners are told nothing: the configuration does not change by itself. */
  @Deprecated
  public void addPropertyChangeListener(PropertyChangeListener l) throws SecurityException {
    if (l == null) throw new NullPointerException();
  }

  @Deprecated
  public void removePropertyChangeListener(PropertyChangeListener l) throws SecurityException {}

  public static LoggingMXBean getLoggingMXBean() {
    throw new UnsupportedOperationException();
  }
}
