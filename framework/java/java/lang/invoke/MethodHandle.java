package java.lang.invoke;

import antecede.Boxes;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;

/**
 * Something that can be called. Arguments and results travel boxed; an engine that meets a call of {@link #invoke}
 * or {@link #invokeExact} boxes the arguments, calls {@link #dispatch} and unboxes the result.
 */
public abstract class MethodHandle {
  private final MethodType type;

  MethodHandle(MethodType type) {
    this.type = type;
  }

  public MethodType type() {
    return type;
  }

  /** Calls it with as many arguments as the type says, each of the right type. */
  abstract Object call(Object[] arguments) throws Throwable;

  /** A call from code, with the types it has there. */
  final Object dispatch(MethodType site, boolean exact, Object[] arguments) throws Throwable {
    if (site.equals(type)) return call(arguments);
    if (exact) throw new WrongMethodTypeException("expected " + type + " but found " + site);
    return asType(site).call(arguments);
  }

  public final native Object invokeExact(Object... arguments) throws Throwable;

  public final native Object invoke(Object... arguments) throws Throwable;

  public Object invokeWithArguments(Object... arguments) throws Throwable {
    int count = type.parameterCount();
    if (arguments.length != count) {
      throw new WrongMethodTypeException("expected " + type + " but got " + arguments.length + " arguments");
    }
    Object[] converted = new Object[count];
    for (int i = count - 1; i >= 0; i--) converted[i] = convert(arguments[i], type.parameterType(i));
    return call(converted);
  }

  public Object invokeWithArguments(List<?> arguments) throws Throwable {
    return invokeWithArguments(arguments.toArray());
  }

  /** A cast, an unboxing, a widening: what an assignment would do. */
  static Object convert(Object value, Class<?> to) {
    if (to == void.class) return null;
    if (!to.isPrimitive()) return to.cast(value);
    if (value == null) throw new NullPointerException("Cannot unbox null");
    try {
      return Boxes.widen(value, to);
    } catch (IllegalArgumentException e) {
      throw new ClassCastException(e.getMessage());
    }
  }

  public MethodHandle asType(MethodType wanted) {
    if (wanted.equals(type)) return this;
    boolean fits = wanted.parameterCount() == type.parameterCount()
        && Boxes.canConvert(type.returnType(), wanted.returnType());
    for (int i = 0; fits && i < type.parameterCount(); i++) {
      fits = Boxes.canConvert(wanted.parameterType(i), type.parameterType(i));
    }
    if (!fits) throw new WrongMethodTypeException("cannot convert " + this + " to " + wanted);
    return MethodHandles.make(wanted, arguments -> {
      Object result = invokeWithArguments(arguments);
      boolean fromVoid = type.returnType() == void.class;
      return fromVoid ? Boxes.zero(wanted.returnType()) : convert(result, wanted.returnType());
    });
  }

  public MethodHandle asSpreader(Class<?> arrayType, int length) {
    return asSpreader(type.parameterCount() - length, arrayType, length);
  }

  /** Takes an array in place of {@code length} arguments. */
  public MethodHandle asSpreader(int at, Class<?> arrayType, int length) {
    boolean fits = at >= 0 && length >= 0 && at + length <= type.parameterCount();
    if (!fits) throw new IllegalArgumentException("bad spread array length");
    MethodType spread = type.dropParameterTypes(at, at + length).insertParameterTypes(at, arrayType);
    return MethodHandles.make(spread, arguments -> {
      int found = arguments[at] == null && length == 0 ? 0 : Array.getLength(arguments[at]);
      if (found != length) throw new IllegalArgumentException("array is not of length " + length);
      Object[] all = Arrays.copyOf(arguments, arguments.length - 1 + length);
      for (int i = 0; i < length; i++) all[at + i] = Array.get(arguments[at], i);
      System.arraycopy(arguments, at + 1, all, at + length, arguments.length - at - 1);
      return invokeWithArguments(all);
    });
  }

  public MethodHandle asCollector(Class<?> arrayType, int length) {
    return asCollector(type.parameterCount() - 1, arrayType, length);
  }

  /** Takes {@code length} arguments in place of an array. */
  public MethodHandle asCollector(int at, Class<?> arrayType, int length) {
    Class<?>[] elements = new Class<?>[length];
    Arrays.fill(elements, arrayType.getComponentType());
    MethodType collected = type.dropParameterTypes(at, at + 1).insertParameterTypes(at, elements);
    return MethodHandles.make(collected, arguments -> {
      Object array = Array.newInstance(arrayType.getComponentType(), length);
      for (int i = 0; i < length; i++) Array.set(array, i, arguments[at + i]);
      Object[] fewer = Arrays.copyOf(arguments, arguments.length - length + 1);
      fewer[at] = array;
      System.arraycopy(arguments, at + length, fewer, at + 1, arguments.length - at - length);
      return invokeWithArguments(fewer);
    });
  }

  public MethodHandle asVarargsCollector(Class<?> arrayType) {
    return new Varargs(this, arrayType);
  }

  public MethodHandle withVarargs(boolean varargs) {
    return varargs ? asVarargsCollector(type.lastParameterType()) : this;
  }

  public boolean isVarargsCollector() {
    return false;
  }

  public MethodHandle asFixedArity() {
    return this;
  }

  public MethodHandle bindTo(Object first) {
    return MethodHandles.insertArguments(this, 0, first);
  }

  @Override
  public String toString() {
    return "MethodHandle" + type;
  }

  /** Collects the arguments from the last parameter on in an array. */
  private static final class Varargs extends MethodHandle {
    private final MethodHandle target;
    private final Class<?> arrayType;

    Varargs(MethodHandle target, Class<?> arrayType) {
      super(target.type());
      this.target = target;
      this.arrayType = arrayType;
    }

    @Override
    Object call(Object[] arguments) throws Throwable {
      return target.call(arguments);
    }

    @Override
    public Object invokeWithArguments(Object... arguments) throws Throwable {
      int fixed = type().parameterCount() - 1;
      if (arguments.length < fixed) throw new WrongMethodTypeException("too few arguments for " + this);
      return target.asCollector(arrayType, arguments.length - fixed).invokeWithArguments(arguments);
    }

    @Override
    public MethodHandle asType(MethodType wanted) {
      int collected = wanted.parameterCount() - type().parameterCount() + 1;
      boolean fits = collected == 1 && arrayType.isAssignableFrom(wanted.lastParameterType());
      return (fits ? target : target.asCollector(arrayType, collected)).asType(wanted);
    }

    @Override
    public boolean isVarargsCollector() {
      return true;
    }

    @Override
    public MethodHandle asFixedArity() {
      return target;
    }

    @Override
    public MethodHandle withVarargs(boolean varargs) {
      return varargs ? this : target;
    }
  }
}
