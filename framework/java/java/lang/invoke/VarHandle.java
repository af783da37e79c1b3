package java.lang.invoke;

import antecede.Boxes;
import antecede.Reflection;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Access to variables in all the modes of memory. An engine that meets a call of one of the native methods boxes the
 * arguments, calls {@link #access} and unboxes the result. All accesses are as strong as volatile ones.
 */
public abstract class VarHandle {
  private final Class<?> type;
  private final List<Class<?>> coordinates;

  VarHandle(Class<?> type, Class<?>... coordinates) {
    this.type = type;
    this.coordinates = Collections.unmodifiableList(Arrays.asList(coordinates));
  }

  abstract Object load(Object[] arguments);

  abstract void store(Object[] arguments, Object value);

  /** Which of the arguments are not coordinates comes from the mode. */
  final Object access(AccessMode mode, Object[] arguments) {
    int count = coordinates.size();
    boolean fits = arguments.length == count + mode.kind.operands;
    if (!fits) throw new WrongMethodTypeException("wrong number of arguments");
    Object[] values = new Object[mode.kind.operands];
    for (int i = 0; i < values.length; i++) values[i] = MethodHandle.convert(arguments[count + i], type);
    Object old = mode.kind == Kind.SET ? null : load(arguments);
    switch (mode.kind) {
      case GET:
        return old;
      case SET:
        store(arguments, values[0]);
        return null;
      case COMPARE_AND_SET:
        boolean same = isSame(old, values[0]);
        if (same) store(arguments, values[1]);
        return Boolean.valueOf(same);
      case COMPARE_AND_EXCHANGE:
        if (isSame(old, values[0])) store(arguments, values[1]);
        return old;
      case GET_AND_SET:
        store(arguments, values[0]);
        return old;
      default:
        store(arguments, combine(mode.kind, old, values[0]));
        return old;
    }
  }

  /** Primitive values by their bits, references by identity. */
  private boolean isSame(Object a, Object b) {
    return type.isPrimitive() ? a.equals(b) : a == b;
  }

  private Object combine(Kind kind, Object a, Object b) {
    boolean hasNone = !type.isPrimitive() || type == boolean.class && kind == Kind.GET_AND_ADD;
    if (hasNone) throw new UnsupportedOperationException();
    if (type == float.class || type == double.class) {
      if (kind != Kind.GET_AND_ADD) throw new UnsupportedOperationException();
      if (type == float.class) return Float.valueOf((Float) a + (Float) b);
      return Double.valueOf((Double) a + (Double) b);
    }
    long x = (Long) Boxes.cast(a, long.class);
    long y = (Long) Boxes.cast(b, long.class);
    long result = kind == Kind.GET_AND_ADD ? x + y : kind == Kind.OR ? x | y : kind == Kind.AND ? x & y : x ^ y;
    return Boxes.cast(Long.valueOf(result), type);
  }

  public Class<?> varType() {
    return type;
  }

  public List<Class<?>> coordinateTypes() {
    return coordinates;
  }

  public boolean isAccessModeSupported(AccessMode mode) {
    boolean real = type == float.class || type == double.class;
    switch (mode.kind) {
      case GET_AND_ADD:
        return type.isPrimitive() && type != boolean.class;
      case OR:
      case AND:
      case XOR:
        return type.isPrimitive() && !real;
      default:
        return true;
    }
  }

  public final MethodType accessModeType(AccessMode mode) {
    List<Class<?>> parameters = new ArrayList<>(coordinates);
    for (int i = 0; i < mode.kind.operands; i++) parameters.add(type);
    Class<?> result = mode.kind == Kind.SET ? void.class : mode.kind == Kind.COMPARE_AND_SET ? boolean.class : type;
    return MethodType.methodType(result, parameters);
  }

  public MethodHandle toMethodHandle(AccessMode mode) {
    return MethodHandles.make(accessModeType(mode), arguments -> access(mode, arguments));
  }

  public static void fullFence() {}

  public static void acquireFence() {}

  public static void releaseFence() {}

  public static void loadLoadFence() {}

  public static void storeStoreFence() {}

  public final native Object compareAndExchange(Object... arguments);

  public final native Object compareAndExchangeAcquire(Object... arguments);

  public final native Object compareAndExchangeRelease(Object... arguments);

  public final native boolean compareAndSet(Object... arguments);

  public final native Object get(Object... arguments);

  public final native Object getAcquire(Object... arguments);

  public final native Object getAndAdd(Object... arguments);

  public final native Object getAndAddAcquire(Object... arguments);

  public final native Object getAndAddRelease(Object... arguments);

  public final native Object getAndBitwiseAnd(Object... arguments);

  public final native Object getAndBitwiseAndAcquire(Object... arguments);

  public final native Object getAndBitwiseAndRelease(Object... arguments);

  public final native Object getAndBitwiseOr(Object... arguments);

  public final native Object getAndBitwiseOrAcquire(Object... arguments);

  public final native Object getAndBitwiseOrRelease(Object... arguments);

  public final native Object getAndBitwiseXor(Object... arguments);

  public final native Object getAndBitwiseXorAcquire(Object... arguments);

  public final native Object getAndBitwiseXorRelease(Object... arguments);

  public final native Object getAndSet(Object... arguments);

  public final native Object getAndSetAcquire(Object... arguments);

  public final native Object getAndSetRelease(Object... arguments);

  public final native Object getOpaque(Object... arguments);

  public final native Object getVolatile(Object... arguments);

  public final native void set(Object... arguments);

  public final native void setOpaque(Object... arguments);

  public final native void setRelease(Object... arguments);

  public final native void setVolatile(Object... arguments);

  public final native boolean weakCompareAndSet(Object... arguments);

  public final native boolean weakCompareAndSetAcquire(Object... arguments);

  public final native boolean weakCompareAndSetPlain(Object... arguments);

  public final native boolean weakCompareAndSetRelease(Object... arguments);

  /** What an access does, apart from the strength of its ordering. */
  private enum Kind {
    GET(0), SET(1), COMPARE_AND_SET(2), COMPARE_AND_EXCHANGE(2), GET_AND_SET(1), GET_AND_ADD(1),
    OR(1), AND(1), XOR(1);

    final int operands;

    Kind(int operands) {
      this.operands = operands;
    }
  }

  /** The methods of a VarHandle. */
  public enum AccessMode {
    GET("get", Kind.GET),
    SET("set", Kind.SET),
    GET_VOLATILE("getVolatile", Kind.GET),
    SET_VOLATILE("setVolatile", Kind.SET),
    GET_ACQUIRE("getAcquire", Kind.GET),
    SET_RELEASE("setRelease", Kind.SET),
    GET_OPAQUE("getOpaque", Kind.GET),
    SET_OPAQUE("setOpaque", Kind.SET),
    COMPARE_AND_SET("compareAndSet", Kind.COMPARE_AND_SET),
    COMPARE_AND_EXCHANGE("compareAndExchange", Kind.COMPARE_AND_EXCHANGE),
    COMPARE_AND_EXCHANGE_ACQUIRE("compareAndExchangeAcquire", Kind.COMPARE_AND_EXCHANGE),
    COMPARE_AND_EXCHANGE_RELEASE("compareAndExchangeRelease", Kind.COMPARE_AND_EXCHANGE),
    WEAK_COMPARE_AND_SET_PLAIN("weakCompareAndSetPlain", Kind.COMPARE_AND_SET),
    WEAK_COMPARE_AND_SET("weakCompareAndSet", Kind.COMPARE_AND_SET),
    WEAK_COMPARE_AND_SET_ACQUIRE("weakCompareAndSetAcquire", Kind.COMPARE_AND_SET),
    WEAK_COMPARE_AND_SET_RELEASE("weakCompareAndSetRelease", Kind.COMPARE_AND_SET),
    GET_AND_SET("getAndSet", Kind.GET_AND_SET),
    GET_AND_SET_ACQUIRE("getAndSetAcquire", Kind.GET_AND_SET),
    GET_AND_SET_RELEASE("getAndSetRelease", Kind.GET_AND_SET),
    GET_AND_ADD("getAndAdd", Kind.GET_AND_ADD),
    GET_AND_ADD_ACQUIRE("getAndAddAcquire", Kind.GET_AND_ADD),
    GET_AND_ADD_RELEASE("getAndAddRelease", Kind.GET_AND_ADD),
    GET_AND_BITWISE_OR("getAndBitwiseOr", Kind.OR),
    GET_AND_BITWISE_OR_RELEASE("getAndBitwiseOrRelease", Kind.OR),
    GET_AND_BITWISE_OR_ACQUIRE("getAndBitwiseOrAcquire", Kind.OR),
    GET_AND_BITWISE_AND("getAndBitwiseAnd", Kind.AND),
    GET_AND_BITWISE_AND_RELEASE("getAndBitwiseAndRelease", Kind.AND),
    GET_AND_BITWISE_AND_ACQUIRE("getAndBitwiseAndAcquire", Kind.AND),
    GET_AND_BITWISE_XOR("getAndBitwiseXor", Kind.XOR),
    GET_AND_BITWISE_XOR_RELEASE("getAndBitwiseXorRelease", Kind.XOR),
    GET_AND_BITWISE_XOR_ACQUIRE("getAndBitwiseXorAcquire", Kind.XOR);

    private final String methodName;
    final Kind kind;

    AccessMode(String methodName, Kind kind) {
      this.methodName = methodName;
      this.kind = kind;
    }

    public String methodName() {
      return methodName;
    }

    public static AccessMode valueFromMethodName(String name) {
      for (AccessMode mode : values()) {
        if (mode.methodName.equals(name)) return mode;
      }
      throw new IllegalArgumentException("No AccessMode value for method name " + name);
    }
  }

  // ---- Kinds of variables ----

  static VarHandle of(Field field) {
    boolean isStatic = Modifier.isStatic(field.getModifiers());
    return isStatic ? new OfField(field) : new OfField(field, field.getDeclaringClass());
  }

  static VarHandle ofArray(Class<?> array, Class<?> component) {
    return new OfArray(array, component);
  }

  static VarHandle ofBytes(Class<?> owner, Class<?> component, ByteOrder order) {
    return new OfBytes(owner, component, order);
  }

  private static final class OfField extends VarHandle {
    private final Field field;

    OfField(Field field, Class<?>... owner) {
      super(field.getType(), owner);
      this.field = field;
    }

    private Object owner(Object[] arguments) {
      if (coordinateTypes().isEmpty()) return null;
      if (arguments[0] == null) throw new NullPointerException();
      return field.getDeclaringClass().cast(arguments[0]);
    }

    @Override
    Object load(Object[] arguments) {
      return Reflection.get(field, owner(arguments));
    }

    @Override
    void store(Object[] arguments, Object value) {
      if (Modifier.isFinal(field.getModifiers())) throw new UnsupportedOperationException();
      Reflection.set(field, owner(arguments), value);
    }
  }

  private static final class OfArray extends VarHandle {
    OfArray(Class<?> array, Class<?> component) {
      super(component, array, int.class);
    }

    @Override
    Object load(Object[] arguments) {
      return Array.get(arguments[0], (Integer) arguments[1]);
    }

    @Override
    void store(Object[] arguments, Object value) {
      Array.set(arguments[0], (Integer) arguments[1], value);
    }
  }

  /** Numbers in the bytes of an array or buffer. */
  private static final class OfBytes extends VarHandle {
    private final ByteOrder order;

    OfBytes(Class<?> owner, Class<?> component, ByteOrder order) {
      super(component, owner, int.class);
      this.order = order;
    }

    private ByteBuffer bytes(Object owner) {
      boolean isArray = owner instanceof byte[];
      return (isArray ? ByteBuffer.wrap((byte[]) owner) : ((ByteBuffer) owner).duplicate()).order(order);
    }

    @Override
    Object load(Object[] arguments) {
      ByteBuffer bytes = bytes(arguments[0]);
      int index = (Integer) arguments[1];
      if (varType() == int.class) return bytes.getInt(index);
      if (varType() == long.class) return bytes.getLong(index);
      if (varType() == short.class) return bytes.getShort(index);
      if (varType() == char.class) return bytes.getChar(index);
      if (varType() == float.class) return bytes.getFloat(index);
      return bytes.getDouble(index);
    }

    @Override
    void store(Object[] arguments, Object value) {
      ByteBuffer bytes = bytes(arguments[0]);
      int index = (Integer) arguments[1];
      if (varType() == int.class) bytes.putInt(index, (Integer) value);
      else if (varType() == long.class) bytes.putLong(index, (Long) value);
      else if (varType() == short.class) bytes.putShort(index, (Short) value);
      else if (varType() == char.class) bytes.putChar(index, (Character) value);
      else if (varType() == float.class) bytes.putFloat(index, (Float) value);
      else bytes.putDouble(index, (Double) value);
    }
  }
}
