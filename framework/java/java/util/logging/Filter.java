package java.util.logging;

/** Decides which records are logged. */
@FunctionalInterface
public interface Filter {
  boolean isLoggable(LogRecord record);
}
