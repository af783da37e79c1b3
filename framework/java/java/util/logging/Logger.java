package java.util.logging;

import java.util.ArrayList;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.function.Supplier;

/** Where messages are logged; passes them to its handlers and those of its parents. */
public class Logger {
  public static final String GLOBAL_LOGGER_NAME = "global";
  @Deprecated public static final Logger global = new Logger(GLOBAL_LOGGER_NAME, null);

  private final String name;
  private String bundleName;
  private ResourceBundle bundle;
  private Level level;
  private Filter filter;
  private Logger parent;
  private boolean useParentHandlers = true;
  private final ArrayList<Handler> handlers = new ArrayList<>();

  protected Logger(String name, String resourceBundleName) {
    this.name = name;
    bundleName = resourceBundleName;
    if (resourceBundleName != null) bundle = ResourceBundle.getBundle(resourceBundleName, Locale.getDefault());
  }

  @SuppressWarnings("deprecation")
  public static final Logger getGlobal() {
    if (global.parent == null) LogManager.getLogManager().addLogger(global);
    return global;
  }

  public static Logger getLogger(String name) {
    if (name == null) throw new NullPointerException();
    return LogManager.getLogManager().demand(name, null);
  }

  public static Logger getLogger(String name, String resourceBundleName) {
    if (name == null) throw new NullPointerException();
    Logger logger = LogManager.getLogManager().demand(name, resourceBundleName);
    if (resourceBundleName != null && logger.bundleName != null && !logger.bundleName.equals(resourceBundleName)) {
      throw new IllegalArgumentException(logger.bundleName + " != " + resourceBundleName);
    }
    return logger;
  }

  public static Logger getAnonymousLogger() {
    return getAnonymousLogger(null);
  }

  public static Logger getAnonymousLogger(String resourceBundleName) {
    Logger logger = new Logger(null, resourceBundleName);
    logger.parent = LogManager.getLogManager().getLogger("");
    return logger;
  }

  public ResourceBundle getResourceBundle() {
    return bundle;
  }

  public String getResourceBundleName() {
    return bundleName;
  }

  public void setResourceBundle(ResourceBundle bundle) {
    String base = bundle.getBaseBundleName();
    if (base == null || base.isEmpty()) throw new IllegalArgumentException("resource bundle must have a name");
    this.bundle = bundle;
    bundleName = base;
  }

  public void setFilter(Filter newFilter) throws SecurityException {
    filter = newFilter;
  }

  public Filter getFilter() {
    return filter;
  }

  public void log(LogRecord record) {
    if (!isLoggable(record.getLevel()) || filter != null && !filter.isLoggable(record)) return;
    for (Logger logger = this; logger != null; logger = logger.useParentHandlers ? logger.parent : null) {
      for (Handler handler : logger.getHandlers()) handler.publish(record);
    }
  }

  /** Names the logger and its texts in the record, and logs it. */
  private void send(LogRecord record) {
    record.setLoggerName(name);
    if (record.getResourceBundle() == null) {
      record.setResourceBundle(bundle);
      record.setResourceBundleName(bundleName);
    }
    log(record);
  }

  private static LogRecord located(Level level, String sourceClass, String sourceMethod, String msg) {
    LogRecord record = new LogRecord(level, msg);
    record.setSourceClassName(sourceClass);
    record.setSourceMethodName(sourceMethod);
    return record;
  }

  public void log(Level level, String msg) {
    if (isLoggable(level)) send(new LogRecord(level, msg));
  }

  public void log(Level level, Supplier<String> msgSupplier) {
    if (isLoggable(level)) send(new LogRecord(level, msgSupplier.get()));
  }

  public void log(Level level, String msg, Object param1) {
    if (isLoggable(level)) log(level, msg, new Object[] {param1});
  }

  public void log(Level level, String msg, Object[] params) {
    if (!isLoggable(level)) return;
    LogRecord record = new LogRecord(level, msg);
    record.setParameters(params);
    send(record);
  }

  public void log(Level level, String msg, Throwable thrown) {
    if (!isLoggable(level)) return;
    LogRecord record = new LogRecord(level, msg);
    record.setThrown(thrown);
    send(record);
  }

  public void log(Level level, Throwable thrown, Supplier<String> msgSupplier) {
    if (isLoggable(level)) log(level, msgSupplier.get(), thrown);
  }

  public void logp(Level level, String sourceClass, String sourceMethod, String msg) {
    if (isLoggable(level)) send(located(level, sourceClass, sourceMethod, msg));
  }

  public void logp(Level level, String sourceClass, String sourceMethod, Supplier<String> msgSupplier) {
    if (isLoggable(level)) send(located(level, sourceClass, sourceMethod, msgSupplier.get()));
  }

  public void logp(Level level, String sourceClass, String sourceMethod, String msg, Object param1) {
    if (isLoggable(level)) logp(level, sourceClass, sourceMethod, msg, new Object[] {param1});
  }

  public void logp(Level level, String sourceClass, String sourceMethod, String msg, Object[] params) {
    if (!isLoggable(level)) return;
    LogRecord record = located(level, sourceClass, sourceMethod, msg);
    record.setParameters(params);
    send(record);
  }

  public void logp(Level level, String sourceClass, String sourceMethod, String msg, Throwable thrown) {
    if (!isLoggable(level)) return;
    LogRecord record = located(level, sourceClass, sourceMethod, msg);
    record.setThrown(thrown);
    send(record);
  }

  public void logp(Level level, String sourceClass, String sourceMethod, Throwable thrown,
      Supplier<String> msgSupplier) {
    if (isLoggable(level)) logp(level, sourceClass, sourceMethod, msgSupplier.get(), thrown);
  }

  private void sendWith(LogRecord record, ResourceBundle texts, String textsName) {
    record.setResourceBundle(texts);
    record.setResourceBundleName(textsName);
    send(record);
  }

  private static ResourceBundle find(String bundleName) {
    return bundleName == null ? null : ResourceBundle.getBundle(bundleName, Locale.getDefault());
  }

  @Deprecated
  public void logrb(Level level, String sourceClass, String sourceMethod, String bundleName, String msg) {
    if (isLoggable(level)) sendWith(located(level, sourceClass, sourceMethod, msg), find(bundleName), bundleName);
  }

  @Deprecated
  public void logrb(Level level, String sourceClass, String sourceMethod, String bundleName, String msg,
      Object param1) {
    if (isLoggable(level)) logrb(level, sourceClass, sourceMethod, bundleName, msg, new Object[] {param1});
  }

  @Deprecated
  public void logrb(Level level, String sourceClass, String sourceMethod, String bundleName, String msg,
      Object[] params) {
    if (!isLoggable(level)) return;
    LogRecord record = located(level, sourceClass, sourceMethod, msg);
    record.setParameters(params);
    sendWith(record, find(bundleName), bundleName);
  }

  public void logrb(Level level, String sourceClass, String sourceMethod, ResourceBundle bundle, String msg,
      Object... params) {
    if (!isLoggable(level)) return;
    LogRecord record = located(level, sourceClass, sourceMethod, msg);
    if (params != null && params.length > 0) record.setParameters(params);
    sendWith(record, bundle, bundle == null ? null : bundle.getBaseBundleName());
  }

  @Deprecated
  public void logrb(Level level, String sourceClass, String sourceMethod, String bundleName, String msg,
      Throwable thrown) {
    if (!isLoggable(level)) return;
    LogRecord record = located(level, sourceClass, sourceMethod, msg);
    record.setThrown(thrown);
    sendWith(record, find(bundleName), bundleName);
  }

  public void logrb(Level level, String sourceClass, String sourceMethod, ResourceBundle bundle, String msg,
      Throwable thrown) {
    if (!isLoggable(level)) return;
    LogRecord record = located(level, sourceClass, sourceMethod, msg);
    record.setThrown(thrown);
    sendWith(record, bundle, bundle == null ? null : bundle.getBaseBundleName());
  }

  public void entering(String sourceClass, String sourceMethod) {
    logp(Level.FINER, sourceClass, sourceMethod, "ENTRY");
  }

  public void entering(String sourceClass, String sourceMethod, Object param1) {
    logp(Level.FINER, sourceClass, sourceMethod, "ENTRY {0}", param1);
  }

  public void entering(String sourceClass, String sourceMethod, Object[] params) {
    StringBuilder text = new StringBuilder("ENTRY");
    for (int i = 0; params != null && i < params.length; i++) text.append(" {").append(i).append('}');
    logp(Level.FINER, sourceClass, sourceMethod, text.toString(), params);
  }

  public void exiting(String sourceClass, String sourceMethod) {
    logp(Level.FINER, sourceClass, sourceMethod, "RETURN");
  }

  public void exiting(String sourceClass, String sourceMethod, Object result) {
    logp(Level.FINER, sourceClass, sourceMethod, "RETURN {0}", result);
  }

  public void throwing(String sourceClass, String sourceMethod, Throwable thrown) {
    logp(Level.FINER, sourceClass, sourceMethod, "THROW", thrown);
  }

  public void severe(String msg) {
    log(Level.SEVERE, msg);
  }

  public void severe(Supplier<String> msgSupplier) {
    log(Level.SEVERE, msgSupplier);
  }

  public void warning(String msg) {
    log(Level.WARNING, msg);
  }

  public void warning(Supplier<String> msgSupplier) {
    log(Level.WARNING, msgSupplier);
  }

  public void info(String msg) {
    log(Level.INFO, msg);
  }

  public void info(Supplier<String> msgSupplier) {
    log(Level.INFO, msgSupplier);
  }

  public void config(String msg) {
    log(Level.CONFIG, msg);
  }

  public void config(Supplier<String> msgSupplier) {
    log(Level.CONFIG, msgSupplier);
  }

  public void fine(String msg) {
    log(Level.FINE, msg);
  }

  public void fine(Supplier<String> msgSupplier) {
    log(Level.FINE, msgSupplier);
  }

  public void finer(String msg) {
    log(Level.FINER, msg);
  }

  public void finer(Supplier<String> msgSupplier) {
    log(Level.FINER, msgSupplier);
  }

  public void finest(String msg) {
    log(Level.FINEST, msg);
  }

  public void finest(Supplier<String> msgSupplier) {
    log(Level.FINEST, msgSupplier);
  }

  public void setLevel(Level newLevel) throws SecurityException {
    level = newLevel;
  }

  public Level getLevel() {
    return level;
  }

  public boolean isLoggable(Level level) {
    int least = Level.INFO.intValue();
    for (Logger logger = this; logger != null; logger = logger.parent) {
      if (logger.level != null) {
        least = logger.level.intValue();
        break;
      }
    }
    return level.intValue() >= least && least != Level.OFF.intValue();
  }

  public String getName() {
    return name;
  }

  public void addHandler(Handler handler) throws SecurityException {
    if (handler == null) throw new NullPointerException();
    handlers.add(handler);
  }

  public void removeHandler(Handler handler) throws SecurityException {
    handlers.remove(handler);
  }

  public Handler[] getHandlers() {
    return handlers.toArray(new Handler[0]);
  }

  public void setUseParentHandlers(boolean useParentHandlers) {
    this.useParentHandlers = useParentHandlers;
  }

  public boolean getUseParentHandlers() {
    return useParentHandlers;
  }

  public Logger getParent() {
    return parent;
  }

  public void setParent(Logger parent) {
    if (parent == null) throw new NullPointerException();
    this.parent = parent;
  }
}
