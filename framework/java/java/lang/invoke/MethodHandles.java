package java.lang.invoke;

import antecede.Boxes;
import antecede.Reflection;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

/** Makes method handles, and new ones from others. Types are checked when a handle is called, not when it is made. */
public class MethodHandles {
  private MethodHandles() {}

  /** What a handle does with its boxed arguments. */
  interface Body {
    Object call(Object[] arguments) throws Throwable;
  }

  private static final class Composed extends MethodHandle {
    private final Body body;

    Composed(MethodType type, Body body) {
      super(type);
      this.body = body;
    }

    @Override
    Object call(Object[] arguments) throws Throwable {
      return body.call(arguments);
    }
  }

  static MethodHandle make(MethodType type, Body body) {
    return new Composed(type, body);
  }

  // ---- Lookup ----

  public static Lookup lookup() {
    Class<?>[] callers = Reflection.stackClasses();
    int inside = 0;
    while (inside < callers.length - 1 && callers[inside] == MethodHandles.class) inside++;
    return new Lookup(callers.length == 0 ? Object.class : callers[inside], Lookup.ALL);
  }

  public static Lookup publicLookup() {
    return new Lookup(Object.class, Lookup.PUBLIC);
  }

  public static Lookup privateLookupIn(Class<?> target, Lookup caller) throws IllegalAccessException {
    return new Lookup(Objects.requireNonNull(target), Lookup.ALL);
  }

  public static <T extends Member> T reflectAs(Class<T> expected, MethodHandle target) {
    if (!(target instanceof Direct)) throw new IllegalArgumentException("not a direct method handle");
    return expected.cast(((Direct) target).member);
  }

  /** Calls a member of a class. */
  private static final class Direct extends MethodHandle implements MethodHandleInfo {
    final Member member;
    private final int kind;

    Direct(MethodType type, Member member, int kind) {
      super(type);
      this.member = member;
      this.kind = kind;
    }

    @Override
    Object call(Object[] arguments) throws Throwable {
      switch (kind) {
        case REF_getField:
          return Reflection.get((Field) member, receiver(arguments));
        case REF_getStatic:
          return Reflection.get((Field) member, null);
        case REF_putField:
          Reflection.set((Field) member, receiver(arguments), arguments[1]);
          return null;
        case REF_putStatic:
          Reflection.set((Field) member, null, arguments[0]);
          return null;
        case REF_invokeStatic:
          return Reflection.invoke((Method) member, null, arguments, false);
        case REF_newInvokeSpecial:
          return Reflection.construct((Constructor<?>) member, arguments);
        default:
          Object[] rest = Arrays.copyOfRange(arguments, 1, arguments.length);
          return Reflection.invoke((Method) member, receiver(arguments), rest, kind != REF_invokeSpecial);
      }
    }

    private static Object receiver(Object[] arguments) {
      return Objects.requireNonNull(arguments[0]);
    }

    @Override
    public int getReferenceKind() {
      return kind;
    }

    @Override
    public Class<?> getDeclaringClass() {
      return member.getDeclaringClass();
    }

    @Override
    public String getName() {
      return kind == REF_newInvokeSpecial ? "<init>" : member.getName();
    }

    @Override
    public MethodType getMethodType() {
      if (kind == REF_newInvokeSpecial) return type().changeReturnType(void.class);
      boolean hasReceiver = kind != REF_getStatic && kind != REF_putStatic && kind != REF_invokeStatic;
      return hasReceiver ? type().dropParameterTypes(0, 1) : type();
    }

    @Override
    public <T extends Member> T reflectAs(Class<T> expected, Lookup lookup) {
      return expected.cast(member);
    }

    @Override
    public int getModifiers() {
      return member.getModifiers();
    }
  }

  /** Finds members. Access is never refused. */
  public static final class Lookup {
    public static final int PUBLIC = 1;
    public static final int PRIVATE = 2;
    public static final int PROTECTED = 4;
    public static final int PACKAGE = 8;
    private static final int ALL = PUBLIC | PRIVATE | PROTECTED | PACKAGE;

    private final Class<?> lookupClass;
    private final int modes;

    private Lookup(Class<?> lookupClass, int modes) {
      this.lookupClass = lookupClass;
      this.modes = modes;
    }

    public Class<?> lookupClass() {
      return lookupClass;
    }

    public int lookupModes() {
      return modes;
    }

    public Lookup in(Class<?> type) {
      return new Lookup(Objects.requireNonNull(type), modes);
    }

    @Override
    public String toString() {
      return lookupClass.getName();
    }

    /** The method with exactly these types, in the class or above it. */
    private static Method method(Class<?> type, String name, MethodType wanted, boolean isStatic)
        throws NoSuchMethodException, IllegalAccessException {
      Method found = (Method) Reflection.member(type, Reflection.METHODS, name, search(type, name, wanted));
      if (found == null && type.isInterface()) found = search(Object.class, name, wanted);
      if (found == null) throw new NoSuchMethodException("no such method: " + type.getName() + "." + name + wanted);
      if (Modifier.isStatic(found.getModifiers()) != isStatic) {
        throw new IllegalAccessException("no such method: " + type.getName() + "." + name + wanted);
      }
      return found;
    }

    @antecede.Concrete
    private static Method search(Class<?> type, String name, MethodType wanted) {
      for (Class<?> above = type; above != null; above = above.getSuperclass()) {
        for (Method method : above.getDeclaredMethods()) {
          if (method.getName().equals(name) && method.getReturnType() == wanted.returnType()
              && Arrays.equals(method.getParameterTypes(), wanted.parameterArray())) {
            return method;
          }
        }
        for (Class<?> offered : above.getInterfaces()) {
          Method found = search(offered, name, wanted);
          if (found != null) return found;
        }
      }
      return null;
    }

    private static MethodHandle of(Method method, Class<?> receiver, int kind) {
      MethodType type = MethodType.methodType(method.getReturnType(), method.getParameterTypes());
      if (receiver != null) type = type.insertParameterTypes(0, receiver);
      MethodHandle handle = new Direct(type, method, kind);
      return method.isVarArgs() ? handle.asVarargsCollector(type.lastParameterType()) : handle;
    }

    private static int virtualKind(Class<?> type) {
      return type.isInterface() ? MethodHandleInfo.REF_invokeInterface : MethodHandleInfo.REF_invokeVirtual;
    }

    public MethodHandle findStatic(Class<?> type, String name, MethodType wanted)
        throws NoSuchMethodException, IllegalAccessException {
      return of(method(type, name, wanted, true), null, MethodHandleInfo.REF_invokeStatic);
    }

    public MethodHandle findVirtual(Class<?> type, String name, MethodType wanted)
        throws NoSuchMethodException, IllegalAccessException {
      if (type == MethodHandle.class && (name.equals("invoke") || name.equals("invokeExact"))) return invoker(wanted);
      return of(method(type, name, wanted, false), type, virtualKind(type));
    }

    public MethodHandle findSpecial(Class<?> type, String name, MethodType wanted, Class<?> caller)
        throws NoSuchMethodException, IllegalAccessException {
      return of(method(type, name, wanted, false), caller, MethodHandleInfo.REF_invokeSpecial);
    }

    public MethodHandle findConstructor(Class<?> type, MethodType wanted)
        throws NoSuchMethodException, IllegalAccessException {
      return unreflectConstructor(type.getDeclaredConstructor(wanted.parameterArray()));
    }

    public MethodHandle bind(Object receiver, String name, MethodType wanted)
        throws NoSuchMethodException, IllegalAccessException {
      MethodHandle handle = findVirtual(receiver.getClass(), name, wanted);
      MethodHandle bound = handle.asFixedArity().bindTo(receiver);
      return handle.isVarargsCollector() ? bound.withVarargs(true) : bound;
    }

    private static Field field(Class<?> type, String name, Class<?> wanted, boolean isStatic)
        throws NoSuchFieldException, IllegalAccessException {
      Field found = (Field) Reflection.member(type, Reflection.FIELDS, name, search(type, name, wanted));
      if (found == null) throw new NoSuchFieldException("no such field: " + type.getName() + "." + name);
      if (Modifier.isStatic(found.getModifiers()) == isStatic) return found;
      throw new IllegalAccessException("no such field: " + type.getName() + "." + name);
    }

    @antecede.Concrete
    private static Field search(Class<?> type, String name, Class<?> wanted) {
      for (Class<?> above = type; above != null; above = above.getSuperclass()) {
        for (Field field : above.getDeclaredFields()) {
          if (field.getName().equals(name) && field.getType() == wanted) return field;
        }
      }
      return null;
    }

    public MethodHandle findGetter(Class<?> type, String name, Class<?> wanted)
        throws NoSuchFieldException, IllegalAccessException {
      return unreflectGetter(field(type, name, wanted, false));
    }

    public MethodHandle findSetter(Class<?> type, String name, Class<?> wanted)
        throws NoSuchFieldException, IllegalAccessException {
      return unreflectSetter(field(type, name, wanted, false));
    }

    public MethodHandle findStaticGetter(Class<?> type, String name, Class<?> wanted)
        throws NoSuchFieldException, IllegalAccessException {
      return unreflectGetter(field(type, name, wanted, true));
    }

    public MethodHandle findStaticSetter(Class<?> type, String name, Class<?> wanted)
        throws NoSuchFieldException, IllegalAccessException {
      return unreflectSetter(field(type, name, wanted, true));
    }

    public VarHandle findVarHandle(Class<?> type, String name, Class<?> wanted)
        throws NoSuchFieldException, IllegalAccessException {
      return unreflectVarHandle(field(type, name, wanted, false));
    }

    public VarHandle findStaticVarHandle(Class<?> type, String name, Class<?> wanted)
        throws NoSuchFieldException, IllegalAccessException {
      return unreflectVarHandle(field(type, name, wanted, true));
    }

    public MethodHandle unreflect(Method method) throws IllegalAccessException {
      boolean isStatic = Modifier.isStatic(method.getModifiers());
      Class<?> type = method.getDeclaringClass();
      return isStatic ? of(method, null, MethodHandleInfo.REF_invokeStatic) : of(method, type, virtualKind(type));
    }

    public MethodHandle unreflectSpecial(Method method, Class<?> caller) throws IllegalAccessException {
      return of(method, caller, MethodHandleInfo.REF_invokeSpecial);
    }

    public MethodHandle unreflectConstructor(Constructor<?> constructor) throws IllegalAccessException {
      MethodType type = MethodType.methodType(constructor.getDeclaringClass(), constructor.getParameterTypes());
      MethodHandle handle = new Direct(type, constructor, MethodHandleInfo.REF_newInvokeSpecial);
      return constructor.isVarArgs() ? handle.asVarargsCollector(type.lastParameterType()) : handle;
    }

    public MethodHandle unreflectGetter(Field field) throws IllegalAccessException {
      MethodType type = MethodType.methodType(field.getType());
      if (Modifier.isStatic(field.getModifiers())) return new Direct(type, field, MethodHandleInfo.REF_getStatic);
      type = type.insertParameterTypes(0, field.getDeclaringClass());
      return new Direct(type, field, MethodHandleInfo.REF_getField);
    }

    public MethodHandle unreflectSetter(Field field) throws IllegalAccessException {
      MethodType type = MethodType.methodType(void.class, field.getType());
      if (Modifier.isStatic(field.getModifiers())) return new Direct(type, field, MethodHandleInfo.REF_putStatic);
      type = type.insertParameterTypes(0, field.getDeclaringClass());
      return new Direct(type, field, MethodHandleInfo.REF_putField);
    }

    public VarHandle unreflectVarHandle(Field field) throws IllegalAccessException {
      return VarHandle.of(field);
    }

    public MethodHandleInfo revealDirect(MethodHandle target) {
      MethodHandle fixed = target.asFixedArity();
      if (!(fixed instanceof Direct)) throw new IllegalArgumentException("not a direct method handle");
      return (Direct) fixed;
    }
  }

  // ---- Simple handles ----

  public static MethodHandle constant(Class<?> type, Object value) {
    Object converted = MethodHandle.convert(value, type);
    return make(MethodType.methodType(type), arguments -> converted);
  }

  public static MethodHandle identity(Class<?> type) {
    return make(MethodType.methodType(type, type), arguments -> arguments[0]);
  }

  public static MethodHandle zero(Class<?> type) {
    return empty(MethodType.methodType(type));
  }

  public static MethodHandle empty(MethodType type) {
    Object zero = Boxes.zero(type.returnType());
    return make(type, arguments -> zero);
  }

  public static MethodHandle throwException(Class<?> result, Class<? extends Throwable> type) {
    return make(MethodType.methodType(result, type), arguments -> {
      throw (Throwable) arguments[0];
    });
  }

  public static MethodHandle exactInvoker(MethodType type) {
    return invoker(type);
  }

  public static MethodHandle invoker(MethodType type) {
    MethodType whole = type.insertParameterTypes(0, MethodHandle.class);
    return make(whole, arguments -> {
      MethodHandle target = (MethodHandle) arguments[0];
      return target.asType(type).call(Arrays.copyOfRange(arguments, 1, arguments.length));
    });
  }

  public static MethodHandle spreadInvoker(MethodType type, int leading) {
    return invoker(type).asSpreader(Object[].class, type.parameterCount() - leading);
  }

  public static MethodHandle varHandleInvoker(VarHandle.AccessMode mode, MethodType type) {
    return make(type.insertParameterTypes(0, VarHandle.class), arguments ->
        ((VarHandle) arguments[0]).access(mode, Arrays.copyOfRange(arguments, 1, arguments.length)));
  }

  public static MethodHandle varHandleExactInvoker(VarHandle.AccessMode mode, MethodType type) {
    return varHandleInvoker(mode, type);
  }

  // ---- Arrays ----

  private static Class<?> componentOf(Class<?> array) {
    if (!array.isArray()) throw new IllegalArgumentException("not an array type: " + array.getName());
    return array.getComponentType();
  }

  public static MethodHandle arrayConstructor(Class<?> array) throws IllegalArgumentException {
    Class<?> component = componentOf(array);
    return make(MethodType.methodType(array, int.class), arguments ->
        Array.newInstance(component, ((Integer) arguments[0]).intValue()));
  }

  public static MethodHandle arrayLength(Class<?> array) throws IllegalArgumentException {
    componentOf(array);
    return make(MethodType.methodType(int.class, array), arguments -> Integer.valueOf(Array.getLength(arguments[0])));
  }

  public static MethodHandle arrayElementGetter(Class<?> array) throws IllegalArgumentException {
    MethodType type = MethodType.methodType(componentOf(array), array, int.class);
    return make(type, arguments -> Array.get(arguments[0], ((Integer) arguments[1]).intValue()));
  }

  public static MethodHandle arrayElementSetter(Class<?> array) throws IllegalArgumentException {
    MethodType type = MethodType.methodType(void.class, array, int.class, componentOf(array));
    return make(type, arguments -> {
      Array.set(arguments[0], ((Integer) arguments[1]).intValue(), arguments[2]);
      return null;
    });
  }

  public static VarHandle arrayElementVarHandle(Class<?> array) throws IllegalArgumentException {
    return VarHandle.ofArray(array, componentOf(array));
  }

  public static VarHandle byteArrayViewVarHandle(Class<?> array, ByteOrder order) throws IllegalArgumentException {
    return VarHandle.ofBytes(byte[].class, componentOf(array), order);
  }

  public static VarHandle byteBufferViewVarHandle(Class<?> array, ByteOrder order) throws IllegalArgumentException {
    return VarHandle.ofBytes(ByteBuffer.class, componentOf(array), order);
  }

  // ---- Handles from handles ----

  /** The arguments with those from {@code at} on replaced: {@code removed} go, {@code added} come. */
  private static Object[] splice(Object[] arguments, int at, int removed, Object... added) {
    Object[] result = new Object[arguments.length - removed + added.length];
    System.arraycopy(arguments, 0, result, 0, at);
    System.arraycopy(added, 0, result, at, added.length);
    System.arraycopy(arguments, at + removed, result, at + added.length, arguments.length - at - removed);
    return result;
  }

  private static Object[] part(Object[] arguments, int at, int count) {
    return Arrays.copyOfRange(arguments, at, at + count);
  }

  /** As many of the first arguments as the handle takes. */
  private static Object[] fitting(MethodHandle handle, Object[] arguments) {
    return part(arguments, 0, handle.type().parameterCount());
  }

  public static MethodHandle explicitCastArguments(MethodHandle target, MethodType type) {
    return make(type, arguments -> {
      Object[] converted = new Object[arguments.length];
      for (int i = 0; i < converted.length; i++) converted[i] = cast(arguments[i], target.type().parameterType(i));
      return cast(target.call(converted), type.returnType());
    });
  }

  private static Object cast(Object value, Class<?> type) {
    if (!type.isPrimitive()) return type.cast(value);
    return value == null ? Boxes.zero(type) : type == void.class ? null : Boxes.cast(value, type);
  }

  public static MethodHandle permuteArguments(MethodHandle target, MethodType type, int... order) {
    if (order.length != target.type().parameterCount()) throw new IllegalArgumentException("bad reorder array");
    for (int i = 0; i < order.length; i++) {
      boolean fits = order[i] >= 0 && order[i] < type.parameterCount()
          && type.parameterType(order[i]) == target.type().parameterType(i);
      if (!fits) throw new IllegalArgumentException("bad reorder array: " + target.type() + " to " + type);
    }
    int[] places = order.clone();
    return make(type, arguments -> {
      Object[] reordered = new Object[places.length];
      for (int i = 0; i < places.length; i++) reordered[i] = arguments[places[i]];
      return target.call(reordered);
    });
  }

  public static MethodHandle insertArguments(MethodHandle target, int at, Object... values) {
    MethodType type = target.type();
    boolean fits = at >= 0 && at + values.length <= type.parameterCount();
    if (!fits) throw new IllegalArgumentException("too many values to insert");
    Object[] converted = new Object[values.length];
    for (int i = 0; i < values.length; i++) {
      converted[i] = MethodHandle.convert(values[i], type.parameterType(at + i));
    }
    return make(type.dropParameterTypes(at, at + values.length), arguments ->
        target.call(splice(arguments, at, 0, converted)));
  }

  public static MethodHandle dropArguments(MethodHandle target, int at, Class<?>... types) {
    if (at < 0 || at > target.type().parameterCount()) throw new IllegalArgumentException("bad position: " + at);
    int count = types.length;
    MethodType type = target.type().insertParameterTypes(at, types);
    return make(type, arguments -> target.call(splice(arguments, at, count)));
  }

  public static MethodHandle dropArguments(MethodHandle target, int at, List<Class<?>> types) {
    return dropArguments(target, at, types.toArray(new Class<?>[0]));
  }

  public static MethodHandle dropArgumentsToMatch(MethodHandle target, int skip, List<Class<?>> types, int at) {
    int own = target.type().parameterCount() - skip;
    List<Class<?>> behind = types.subList(at + own, types.size());
    MethodHandle longer = dropArguments(target, target.type().parameterCount(), behind);
    return dropArguments(longer, skip, types.subList(0, at));
  }

  public static MethodHandle dropReturn(MethodHandle target) {
    return make(target.type().changeReturnType(void.class), arguments -> {
      target.call(arguments);
      return null;
    });
  }

  public static MethodHandle filterArguments(MethodHandle target, int at, MethodHandle... filters) {
    MethodType type = target.type();
    for (int i = 0; i < filters.length; i++) {
      if (filters[i] != null) type = type.changeParameterType(at + i, filters[i].type().parameterType(0));
    }
    MethodHandle[] used = filters.clone();
    return make(type, arguments -> {
      Object[] filtered = arguments.clone();
      for (int i = 0; i < used.length; i++) {
        if (used[i] != null) filtered[at + i] = used[i].call(new Object[] {arguments[at + i]});
      }
      return target.call(filtered);
    });
  }

  public static MethodHandle collectArguments(MethodHandle target, int at, MethodHandle filter) {
    boolean replaces = filter.type().returnType() != void.class;
    int count = filter.type().parameterCount();
    MethodType type = target.type();
    if (replaces) type = type.dropParameterTypes(at, at + 1);
    return make(type.insertParameterTypes(at, filter.type().parameterArray()), arguments -> {
      Object result = filter.call(part(arguments, at, count));
      return target.call(replaces ? splice(arguments, at, count, result) : splice(arguments, at, count));
    });
  }

  public static MethodHandle filterReturnValue(MethodHandle target, MethodHandle filter) {
    boolean hasValue = filter.type().parameterCount() > 0;
    return make(target.type().changeReturnType(filter.type().returnType()), arguments -> {
      Object result = target.call(arguments);
      return filter.call(hasValue ? new Object[] {result} : new Object[0]);
    });
  }

  public static MethodHandle foldArguments(MethodHandle target, MethodHandle combiner) {
    return foldArguments(target, 0, combiner);
  }

  public static MethodHandle foldArguments(MethodHandle target, int at, MethodHandle combiner) {
    boolean adds = combiner.type().returnType() != void.class;
    int count = combiner.type().parameterCount();
    MethodType type = adds ? target.type().dropParameterTypes(at, at + 1) : target.type();
    return make(type, arguments -> {
      Object result = combiner.call(part(arguments, at, count));
      return target.call(adds ? splice(arguments, at, 0, result) : arguments);
    });
  }

  // ---- Control flow ----

  public static MethodHandle guardWithTest(MethodHandle test, MethodHandle target, MethodHandle fallback) {
    return make(target.type(), arguments -> (isTrue(test, arguments) ? target : fallback).call(arguments));
  }

  private static boolean isTrue(MethodHandle test, Object[] arguments) throws Throwable {
    return ((Boolean) test.call(fitting(test, arguments))).booleanValue();
  }

  public static MethodHandle catchException(
      MethodHandle target, Class<? extends Throwable> type, MethodHandle handler) {
    return make(target.type(), arguments -> {
      try {
        return target.call(arguments);
      } catch (Throwable thrown) {
        if (!type.isInstance(thrown)) throw thrown;
        return handler.call(fitting(handler, splice(arguments, 0, 0, thrown)));
      }
    });
  }

  public static MethodHandle tryFinally(MethodHandle target, MethodHandle cleanup) {
    boolean hasResult = target.type().returnType() != void.class;
    return make(target.type(), arguments -> {
      Throwable thrown = null;
      Object result = Boxes.zero(target.type().returnType());
      try {
        result = target.call(arguments);
      } catch (Throwable caught) {
        thrown = caught;
      }
      Object[] all = hasResult ? splice(arguments, 0, 0, thrown, result) : splice(arguments, 0, 0, thrown);
      Object changed = cleanup.call(fitting(cleanup, all));
      if (thrown != null) throw thrown;
      return changed;
    });
  }

  public static MethodHandle tableSwitch(MethodHandle fallback, MethodHandle... targets) {
    MethodHandle[] cases = targets.clone();
    return make(fallback.type(), arguments -> {
      int index = ((Integer) arguments[0]).intValue();
      return (index >= 0 && index < cases.length ? cases[index] : fallback).call(arguments);
    });
  }

  /** Each clause: start value, step, test, result; null stands for nothing, unchanged, true, zero. */
  public static MethodHandle loop(MethodHandle[]... clauses) {
    int count = clauses.length;
    MethodHandle[][] parts = new MethodHandle[count][];
    for (int i = 0; i < count; i++) parts[i] = Arrays.copyOf(clauses[i], 4);
    int variables = 0;
    int[] places = new int[count];
    Class<?>[] types = new Class<?>[count];
    Class<?> result = void.class;
    for (int i = 0; i < count; i++) {
      MethodHandle source = parts[i][1] != null ? parts[i][1] : parts[i][0];
      types[i] = source == null ? void.class : source.type().returnType();
      places[i] = types[i] == void.class ? -1 : variables++;
      if (parts[i][3] != null) result = parts[i][3].type().returnType();
    }
    Class<?>[] outside = new Class<?>[0];
    for (MethodHandle[] part : parts) {
      for (int i = 0; i < 4; i++) {
        if (part[i] == null) continue;
        int own = i == 0 ? 0 : Math.min(variables, part[i].type().parameterCount());
        Class<?>[] taken = part[i].type().dropParameterTypes(0, own).parameterArray();
        if (taken.length > outside.length) outside = taken;
      }
    }
    int variableCount = variables;
    Class<?> resultType = result;
    return make(MethodType.methodType(result, outside), arguments -> {
      Object[] state = new Object[variableCount];
      for (int i = 0; i < count; i++) {
        Object start = parts[i][0] == null ? Boxes.zero(types[i]) : parts[i][0].call(fitting(parts[i][0], arguments));
        if (places[i] >= 0) state[places[i]] = start;
      }
      while (true) {
        for (int i = 0; i < count; i++) {
          MethodHandle[] part = parts[i];
          if (part[1] != null) {
            Object next = part[1].call(fitting(part[1], splice(arguments, 0, 0, state)));
            if (places[i] >= 0) state[places[i]] = next;
          }
          if (part[2] == null || isTrue(part[2], splice(arguments, 0, 0, state))) continue;
          if (part[3] == null) return Boxes.zero(resultType);
          return part[3].call(fitting(part[3], splice(arguments, 0, 0, state)));
        }
      }
    });
  }

  /** Calls a loop's body: with the variable in front, if there is one, and what else it takes. */
  private static Object step(MethodHandle body, Object variable, Object[] arguments, Object... more)
      throws Throwable {
    boolean has = body.type().returnType() != void.class;
    Object[] inner = has ? splice(more, 0, 0, variable) : more;
    return body.call(fitting(body, splice(arguments, 0, 0, inner)));
  }

  private static Object start(MethodHandle init, MethodHandle body, Object[] arguments) throws Throwable {
    return init == null ? Boxes.zero(body.type().returnType()) : init.call(fitting(init, arguments));
  }

  private static MethodType outside(MethodHandle init, MethodHandle body, int inner) {
    Class<?> variable = body.type().returnType();
    int own = Math.min(body.type().parameterCount(), inner + (variable == void.class ? 0 : 1));
    MethodType type = body.type().dropParameterTypes(0, own);
    if (init != null && init.type().parameterCount() > type.parameterCount()) type = init.type();
    return type.changeReturnType(variable);
  }

  public static MethodHandle whileLoop(MethodHandle init, MethodHandle test, MethodHandle body) {
    return make(outside(init, body, 0), arguments -> {
      Object variable = start(init, body, arguments);
      while (isLoopTrue(test, body, variable, arguments)) variable = step(body, variable, arguments);
      return variable;
    });
  }

  public static MethodHandle doWhileLoop(MethodHandle init, MethodHandle body, MethodHandle test) {
    return make(outside(init, body, 0), arguments -> {
      Object variable = start(init, body, arguments);
      do {
        variable = step(body, variable, arguments);
      } while (isLoopTrue(test, body, variable, arguments));
      return variable;
    });
  }

  private static boolean isLoopTrue(MethodHandle test, MethodHandle body, Object variable, Object[] arguments)
      throws Throwable {
    boolean has = body.type().returnType() != void.class;
    return isTrue(test, has ? splice(arguments, 0, 0, variable) : arguments);
  }

  public static MethodHandle countedLoop(MethodHandle iterations, MethodHandle init, MethodHandle body) {
    return countedLoop(empty(iterations.type()), iterations, init, body);
  }

  public static MethodHandle countedLoop(MethodHandle start, MethodHandle end, MethodHandle init, MethodHandle body) {
    MethodType type = outside(init, body, 1);
    if (end.type().parameterCount() > type.parameterCount()) type = end.type().changeReturnType(type.returnType());
    return make(type, arguments -> {
      int from = ((Integer) start.call(fitting(start, arguments))).intValue();
      int to = ((Integer) end.call(fitting(end, arguments))).intValue();
      Object variable = start(init, body, arguments);
      for (int i = from; i < to; i++) variable = step(body, variable, arguments, Integer.valueOf(i));
      return variable;
    });
  }

  public static MethodHandle iteratedLoop(MethodHandle iterator, MethodHandle init, MethodHandle body) {
    MethodType type = outside(init, body, 1);
    if (iterator != null) type = iterator.type().changeReturnType(type.returnType());
    else if (type.parameterCount() == 0) type = type.appendParameterTypes(Iterable.class);
    return make(type, arguments -> {
      Iterator<?> elements = iterator == null
          ? ((Iterable<?>) arguments[0]).iterator()
          : (Iterator<?>) iterator.call(fitting(iterator, arguments));
      Object variable = start(init, body, arguments);
      while (elements.hasNext()) variable = step(body, variable, arguments, elements.next());
      return variable;
    });
  }
}
