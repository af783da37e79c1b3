package java.lang;

import antecede.Reflection;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** Looks at the calls of the current thread. All frames are shown, whatever the options. */
public final class StackWalker {
  private static final StackWalker PLAIN = new StackWalker(Collections.emptySet());

  private final boolean retainsClasses;

  /** What a walker may show. */
  public enum Option {
    RETAIN_CLASS_REFERENCE, SHOW_REFLECT_FRAMES, SHOW_HIDDEN_FRAMES
  }

  /** One call. */
  public interface StackFrame {
    String getClassName();

    String getMethodName();

    Class<?> getDeclaringClass();

    default MethodType getMethodType() {
      throw new UnsupportedOperationException();
    }

    default String getDescriptor() {
      throw new UnsupportedOperationException();
    }

    int getByteCodeIndex();

    String getFileName();

    int getLineNumber();

    boolean isNativeMethod();

    StackTraceElement toStackTraceElement();
  }

  private StackWalker(Set<Option> options) {
    retainsClasses = options.contains(Option.RETAIN_CLASS_REFERENCE);
  }

  public static StackWalker getInstance() {
    return PLAIN;
  }

  public static StackWalker getInstance(Option option) {
    return new StackWalker(Collections.singleton(Objects.requireNonNull(option)));
  }

  public static StackWalker getInstance(Set<Option> options) {
    return new StackWalker(options);
  }

  public static StackWalker getInstance(Set<Option> options, int estimatedDepth) {
    if (estimatedDepth <= 0) throw new IllegalArgumentException("estimateDepth must be > 0");
    return new StackWalker(options);
  }

  /** Those outside of this class that apps may see. */
  private StackFrame[] frames() {
    StackTraceElement[] elements = Reflection.stackTrace(null);
    Class<?>[] classes = Reflection.stackClasses();
    int inside = 0;
    while (inside < classes.length && classes[inside] == StackWalker.class) inside++;
    ArrayList<StackFrame> result = new ArrayList<>();
    for (int i = inside; i < elements.length; i++) {
      if (!elements[i].isInternal()) result.add(new Frame(elements[i], retainsClasses ? classes[i] : null));
    }
    return result.toArray(new StackFrame[0]);
  }

  public <T> T walk(Function<? super Stream<StackFrame>, ? extends T> function) {
    return function.apply(Arrays.stream(frames()));
  }

  public void forEach(Consumer<? super StackFrame> action) {
    for (StackFrame frame : frames()) action.accept(frame);
  }

  public Class<?> getCallerClass() {
    if (!retainsClasses) {
      throw new UnsupportedOperationException("This stack walker does not have RETAIN_CLASS_REFERENCE access");
    }
    StackFrame[] frames = frames();
    if (frames.length < 2) throw new IllegalStateException("no caller frame");
    return frames[1].getDeclaringClass();
  }

  private static final class Frame implements StackFrame {
    private final StackTraceElement element;
    private final Class<?> type;

    Frame(StackTraceElement element, Class<?> type) {
      this.element = element;
      this.type = type;
    }

    @Override
    public String getClassName() {
      return element.getClassName();
    }

    @Override
    public String getMethodName() {
      return element.getMethodName();
    }

    @Override
    public Class<?> getDeclaringClass() {
      if (type == null) throw new UnsupportedOperationException("No access to RETAIN_CLASS_REFERENCE");
      return type;
    }

    @Override
    public int getByteCodeIndex() {
      return -1;
    }

    @Override
    public String getFileName() {
      return element.getFileName();
    }

    @Override
    public int getLineNumber() {
      return element.getLineNumber();
    }

    @Override
    public boolean isNativeMethod() {
      return element.isNativeMethod();
    }

    @Override
    public StackTraceElement toStackTraceElement() {
      return element;
    }

    @Override
    public String toString() {
      return element.toString();
    }
  }
}
