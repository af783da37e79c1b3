package java.lang;

import antecede.Reflection;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;

/** What can be thrown: a message, a cause, where it was made, and what was suppressed for it. */
@antecede.Plain
public class Throwable implements Serializable {
  private static final StackTraceElement[] NO_TRACE = new StackTraceElement[0];
  private static final Throwable[] NONE = new Throwable[0];

  private String message;
  /** Itself as long as none was set. */
  private Throwable cause = this;
  /** Null if the trace is not writable. */
  private StackTraceElement[] stackTrace = NO_TRACE;
  /** Null if suppression is disabled. */
  private Throwable[] suppressed = NONE;

  public Throwable() {
    fillInStackTrace();
  }

  public Throwable(String message) {
    this.message = message;
    fillInStackTrace();
  }

  public Throwable(String message, Throwable cause) {
    this.message = message;
    this.cause = cause;
    fillInStackTrace();
  }

  public Throwable(Throwable cause) {
    this.message = cause == null ? null : cause.toString();
    this.cause = cause;
    fillInStackTrace();
  }

  protected Throwable(String message, Throwable cause, boolean enableSuppression, boolean writableStackTrace) {
    this.message = message;
    this.cause = cause;
    if (!enableSuppression) suppressed = null;
    if (writableStackTrace) fillInStackTrace();
    else stackTrace = null;
  }

  public String getMessage() {
    return message;
  }

  public String getLocalizedMessage() {
    return getMessage();
  }

  public Throwable getCause() {
    return cause == this ? null : cause;
  }

  public Throwable initCause(Throwable cause) {
    if (this.cause != this) throw new IllegalStateException("Can't overwrite cause with " + cause, this);
    if (cause == this) throw new IllegalArgumentException("Self-causation not permitted", this);
    this.cause = cause;
    return this;
  }

  @Override
  public String toString() {
    String text = getLocalizedMessage();
    String name = getClass().getName();
    return text == null ? name : name + ": " + text;
  }

  public Throwable fillInStackTrace() {
    if (stackTrace != null) stackTrace = Reflection.stackTrace(this);
    return this;
  }

  public StackTraceElement[] getStackTrace() {
    return stackTrace == null ? NO_TRACE : StackTraceElement.visible(stackTrace);
  }

  public void setStackTrace(StackTraceElement[] trace) {
    StackTraceElement[] copy = trace.clone();
    for (int i = 0; i < copy.length; i++) {
      if (copy[i] == null) throw new NullPointerException("stackTrace[" + i + "]");
    }
    if (stackTrace != null) stackTrace = copy;
  }

  public final void addSuppressed(Throwable other) {
    if (other == this) throw new IllegalArgumentException("Self-suppression not permitted", other);
    if (other == null) throw new NullPointerException("Cannot suppress a null exception.");
    if (suppressed == null) return;
    Throwable[] more = Arrays.copyOf(suppressed, suppressed.length + 1);
    more[suppressed.length] = other;
    suppressed = more;
  }

  public final Throwable[] getSuppressed() {
    return suppressed == null ? NONE : suppressed.clone();
  }

  public void printStackTrace() {
    printStackTrace(System.err);
  }

  public void printStackTrace(PrintStream stream) {
    synchronized (stream) {
      stream.print(describe());
    }
  }

  public void printStackTrace(PrintWriter writer) {
    synchronized (writer) {
      writer.print(describe());
    }
  }

  private String describe() {
    StringBuilder text = new StringBuilder();
    describe(text, "", "", NO_TRACE, new ArrayList<>());
    return text.toString();
  }

  /** Frames at the end that {@code enclosing} has, too, are only counted; what was described before is only named. */
  private void describe(
      StringBuilder text, String indent, String caption, StackTraceElement[] enclosing, ArrayList<Throwable> seen) {
    for (Throwable known : seen) {
      if (known == this) {
        text.append(indent).append(caption).append("[CIRCULAR REFERENCE: ").append(this).append("]\n");
        return;
      }
    }
    seen.add(this);
    StackTraceElement[] trace = getStackTrace();
    int own = trace.length;
    int other = enclosing.length;
    while (own > 0 && other > 0 && trace[own - 1].equals(enclosing[other - 1])) {
      own--;
      other--;
    }
    text.append(indent).append(caption).append(this).append('\n');
    for (int i = 0; i < own; i++) text.append(indent).append("\tat ").append(trace[i]).append('\n');
    if (own < trace.length) text.append(indent).append("\t... ").append(trace.length - own).append(" more\n");
    for (Throwable also : getSuppressed()) also.describe(text, indent + "\t", "Suppressed: ", trace, seen);
    Throwable reason = getCause();
    if (reason != null) reason.describe(text, indent, "Caused by: ", trace, seen);
  }
}
