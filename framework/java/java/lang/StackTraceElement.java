package java.lang;

import antecede.Hidden;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Objects;

/** One frame of a stack trace. */
public final class StackTraceElement implements Serializable {
  private final String className;
  private final String methodName;
  private final String fileName;
  private final int lineNumber;
  /** The engine says so of what apps must not see. */
  @Hidden private transient boolean isInternal;

  public StackTraceElement(String className, String methodName, String fileName, int lineNumber) {
    this.className = Objects.requireNonNull(className, "Declaring class is null");
    this.methodName = Objects.requireNonNull(methodName, "Method name is null");
    this.fileName = fileName;
    this.lineNumber = lineNumber;
  }

  boolean isInternal() {
    return isInternal;
  }

  /** A copy without what is internal. */
  static StackTraceElement[] visible(StackTraceElement[] frames) {
    StackTraceElement[] result = new StackTraceElement[frames.length];
    int count = 0;
    for (StackTraceElement frame : frames) {
      if (!frame.isInternal) result[count++] = frame;
    }
    return count == frames.length ? result : Arrays.copyOf(result, count);
  }

  public String getFileName() {
    return fileName;
  }

  public int getLineNumber() {
    return lineNumber;
  }

  public String getClassName() {
    return className;
  }

  public String getMethodName() {
    return methodName;
  }

  public boolean isNativeMethod() {
    return lineNumber == -2;
  }

  @Override
  public String toString() {
    String place = isNativeMethod() ? "Native Method" : fileName == null ? "Unknown Source" : fileName;
    String line = !isNativeMethod() && fileName != null && lineNumber >= 0 ? ":" + lineNumber : "";
    return className + "." + methodName + "(" + place + line + ")";
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof StackTraceElement)) return false;
    StackTraceElement that = (StackTraceElement) other;
    return className.equals(that.className) && lineNumber == that.lineNumber && methodName.equals(that.methodName)
        && Objects.equals(fileName, that.fileName);
  }

  @Override
  public int hashCode() {
    int hash = 31 * className.hashCode() + methodName.hashCode();
    return 31 * (31 * hash + Objects.hashCode(fileName)) + lineNumber;
  }
}
