package java.lang.invoke;

import antecede.Boxes;
import antecede.Reflection;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/** The types of a method's parameters and result. */
public final class MethodType implements TypeDescriptor.OfMethod<Class<?>, MethodType>, Serializable {
  private static final Class<?>[] NONE = new Class<?>[0];

  private final Class<?> result;
  private final Class<?>[] parameters;

  /** Keeps the array. */
  private MethodType(Class<?> result, Class<?>[] parameters) {
    this.result = Objects.requireNonNull(result);
    this.parameters = parameters;
    for (Class<?> parameter : parameters) {
      if (parameter == void.class) throw new IllegalArgumentException("parameter type cannot be void");
      Objects.requireNonNull(parameter);
    }
  }

  public static MethodType methodType(Class<?> result, Class<?>[] parameters) {
    return new MethodType(result, parameters.clone());
  }

  public static MethodType methodType(Class<?> result, List<Class<?>> parameters) {
    return new MethodType(result, parameters.toArray(NONE));
  }

  public static MethodType methodType(Class<?> result, Class<?> first, Class<?>... more) {
    Class<?>[] parameters = new Class<?>[more.length + 1];
    parameters[0] = first;
    System.arraycopy(more, 0, parameters, 1, more.length);
    return new MethodType(result, parameters);
  }

  public static MethodType methodType(Class<?> result) {
    return new MethodType(result, NONE);
  }

  public static MethodType methodType(Class<?> result, Class<?> parameter) {
    return new MethodType(result, new Class<?>[] {parameter});
  }

  public static MethodType methodType(Class<?> result, MethodType like) {
    return new MethodType(result, like.parameters);
  }

  public static MethodType genericMethodType(int count) {
    return genericMethodType(count, false);
  }

  public static MethodType genericMethodType(int count, boolean finalArray) {
    if (count < 0 || count > 255) throw new IllegalArgumentException("bad parameter count " + count);
    Class<?>[] parameters = new Class<?>[finalArray ? count + 1 : count];
    Arrays.fill(parameters, Object.class);
    if (finalArray) parameters[count] = Object[].class;
    return new MethodType(Object.class, parameters);
  }

  public static MethodType fromMethodDescriptorString(String descriptor, ClassLoader loader)
      throws IllegalArgumentException, TypeNotPresentException {
    List<Class<?>> types = new ArrayList<>();
    int at = 1;
    boolean closed = false;
    if (!descriptor.startsWith("(")) throw new IllegalArgumentException("not a method descriptor: " + descriptor);
    while (at < descriptor.length()) {
      if (!closed && descriptor.charAt(at) == ')') {
        closed = true;
        at++;
        continue;
      }
      int start = at;
      while (at < descriptor.length() && descriptor.charAt(at) == '[') at++;
      at = at < descriptor.length() && descriptor.charAt(at) == 'L' ? descriptor.indexOf(';', at) + 1 : at + 1;
      boolean fits = at > start && at <= descriptor.length();
      if (!fits) throw new IllegalArgumentException("bad descriptor: " + descriptor);
      types.add(find(descriptor.substring(start, at)));
    }
    if (!closed || types.isEmpty()) throw new IllegalArgumentException("not a method descriptor: " + descriptor);
    Class<?> result = types.remove(types.size() - 1);
    return methodType(result, types);
  }

  private static Class<?> find(String descriptor) {
    if (descriptor.startsWith("[")) return find(descriptor.substring(1)).arrayType();
    if (descriptor.startsWith("L")) {
      String name = descriptor.substring(1, descriptor.length() - 1).replace('/', '.');
      Class<?> found = Reflection.find(name, false);
      if (found == null) throw new TypeNotPresentException(name, new ClassNotFoundException(name));
      return found;
    }
    Class<?>[] primitives = {
      int.class, boolean.class, long.class, float.class, double.class, char.class, byte.class, short.class, void.class
    };
    for (Class<?> primitive : primitives) {
      if (primitive.descriptorString().equals(descriptor)) return primitive;
    }
    throw new IllegalArgumentException("bad descriptor: " + descriptor);
  }

  @Override
  public Class<?> returnType() {
    return result;
  }

  @Override
  public int parameterCount() {
    return parameters.length;
  }

  @Override
  public Class<?> parameterType(int index) {
    return parameters[index];
  }

  @Override
  public Class<?>[] parameterArray() {
    return parameters.clone();
  }

  @Override
  public List<Class<?>> parameterList() {
    return Collections.unmodifiableList(Arrays.asList(parameters.clone()));
  }

  public Class<?> lastParameterType() {
    return parameters.length == 0 ? void.class : parameters[parameters.length - 1];
  }

  @Override
  public MethodType changeReturnType(Class<?> type) {
    return new MethodType(type, parameters);
  }

  @Override
  public MethodType changeParameterType(int index, Class<?> type) {
    Class<?>[] changed = parameters.clone();
    changed[index] = type;
    return new MethodType(result, changed);
  }

  @Override
  public MethodType dropParameterTypes(int start, int end) {
    boolean fits = start >= 0 && start <= end && end <= parameters.length;
    if (!fits) throw new IndexOutOfBoundsException(start + " to " + end);
    Class<?>[] fewer = Arrays.copyOf(parameters, parameters.length - (end - start));
    System.arraycopy(parameters, end, fewer, start, parameters.length - end);
    return new MethodType(result, fewer);
  }

  @Override
  public MethodType insertParameterTypes(int at, Class<?>... types) {
    if (at < 0 || at > parameters.length) throw new IndexOutOfBoundsException(String.valueOf(at));
    Class<?>[] more = Arrays.copyOf(parameters, parameters.length + types.length);
    System.arraycopy(types, 0, more, at, types.length);
    System.arraycopy(parameters, at, more, at + types.length, parameters.length - at);
    return new MethodType(result, more);
  }

  public MethodType insertParameterTypes(int at, List<Class<?>> types) {
    return insertParameterTypes(at, types.toArray(NONE));
  }

  public MethodType appendParameterTypes(Class<?>... types) {
    return insertParameterTypes(parameters.length, types);
  }

  public MethodType appendParameterTypes(List<Class<?>> types) {
    return insertParameterTypes(parameters.length, types);
  }

  public boolean hasPrimitives() {
    return !equals(wrap());
  }

  public boolean hasWrappers() {
    return !equals(unwrap());
  }

  public MethodType erase() {
    Class<?>[] changed = new Class<?>[parameters.length];
    for (int i = 0; i < changed.length; i++) changed[i] = parameters[i].isPrimitive() ? parameters[i] : Object.class;
    return new MethodType(result.isPrimitive() ? result : Object.class, changed);
  }

  public MethodType generic() {
    return genericMethodType(parameters.length);
  }

  public MethodType wrap() {
    Class<?>[] changed = new Class<?>[parameters.length];
    for (int i = 0; i < changed.length; i++) changed[i] = Boxes.boxOf(parameters[i]);
    return new MethodType(Boxes.boxOf(result), changed);
  }

  public MethodType unwrap() {
    Class<?>[] changed = new Class<?>[parameters.length];
    for (int i = 0; i < changed.length; i++) changed[i] = Boxes.primitiveOf(parameters[i]);
    return new MethodType(Boxes.primitiveOf(result), changed);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof MethodType && ((MethodType) other).result == result
        && Arrays.equals(((MethodType) other).parameters, parameters);
  }

  @Override
  public int hashCode() {
    int hash = 31 + result.hashCode();
    for (Class<?> parameter : parameters) hash = 31 * hash + parameter.hashCode();
    return hash;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("(");
    for (int i = 0; i < parameters.length; i++) text.append(i > 0 ? "," : "").append(parameters[i].getSimpleName());
    return text.append(')').append(result.getSimpleName()).toString();
  }

  public String toMethodDescriptorString() {
    StringBuilder text = new StringBuilder("(");
    for (Class<?> parameter : parameters) text.append(parameter.descriptorString());
    return text.append(')').append(result.descriptorString()).toString();
  }

  @Override
  public String descriptorString() {
    return toMethodDescriptorString();
  }
}
