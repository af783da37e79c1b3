package antecede;

import java.lang.annotation.Annotation;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.GenericSignatureFormatError;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** Reads generic signatures (JVM specification 4.7.9.1) and makes the types of java.lang.reflect for them. */
public final class Generics {
  private Generics() {}

  // ---- Questions of Class, Field, Method and so on ----

  public static Type superclass(Class<?> type) {
    Parser parser = parser(type, type);
    if (parser == null) return type.getSuperclass();
    parser.skipTypeParameters();
    return parser.type();
  }

  public static Type[] interfaces(Class<?> type) {
    Parser parser = parser(type, type);
    if (parser == null) return type.getInterfaces();
    parser.skipTypeParameters();
    parser.type();
    List<Type> result = new ArrayList<>();
    while (!parser.atEnd()) result.add(parser.type());
    return result.toArray(new Type[0]);
  }

  public static TypeVariable<?>[] typeParameters(GenericDeclaration declaration) {
    Parser parser = parser(declaration, declaration);
    return parser == null ? new Variable<?>[0] : parser.typeParameters();
  }

  public static Type typeOf(Field field) {
    Parser parser = parser(field, field.getDeclaringClass());
    return parser == null ? field.getType() : parser.type();
  }

  public static Type typeOf(RecordComponent component) {
    Parser parser = parser(component, component.getDeclaringRecord());
    return parser == null ? component.getType() : parser.type();
  }

  /** Where the signature leaves out parameters that the compiler added, the plain types. */
  public static Type[] parameterTypes(Executable executable) {
    Type[] plain = executable.getParameterTypes();
    Parser parser = parser(executable, executable);
    if (parser == null) return plain;
    parser.skipTypeParameters();
    Type[] found = parser.parameters();
    return found.length == plain.length ? found : plain;
  }

  public static Type returnType(Method method) {
    Parser parser = parser(method, method);
    if (parser == null) return method.getReturnType();
    parser.skipTypeParameters();
    parser.parameters();
    return parser.type();
  }

  public static Type[] exceptionTypes(Executable executable) {
    Parser parser = parser(executable, executable);
    if (parser == null) return executable.getExceptionTypes();
    parser.skipTypeParameters();
    parser.parameters();
    parser.type();
    List<Type> result = new ArrayList<>();
    while (parser.accept('^')) result.add(parser.type());
    return result.isEmpty() ? executable.getExceptionTypes() : result.toArray(new Type[0]);
  }

  private static Parser parser(Object element, GenericDeclaration scope) {
    String signature = Reflection.signature(element);
    return signature == null ? null : new Parser(signature, scope);
  }

  /** As Class.toGenericString. */
  public static String describe(Class<?> type) {
    Class<?> plain = type;
    String dimensions = "";
    while (plain.isArray()) {
      plain = plain.getComponentType();
      dimensions += "[]";
    }
    int modifiers = plain.getModifiers() & ~Modifier.INTERFACE;
    String text = plain.isPrimitive() ? "" : Modifier.toString(modifiers);
    if (!text.isEmpty()) text += " ";
    if (plain.isAnnotation()) text += "@interface ";
    else if (plain.isInterface()) text += "interface ";
    else if (plain.isEnum()) text += "enum ";
    else if (plain.isRecord()) text += "record ";
    else if (!plain.isPrimitive()) text += "class ";
    return text + plain.getName() + describe(typeParameters(plain)) + dimensions;
  }

  /** {@code <T extends java.lang.Number,U>}, or nothing. */
  public static String describe(TypeVariable<?>[] parameters) {
    if (parameters.length == 0) return "";
    StringBuilder text = new StringBuilder("<");
    for (int i = 0; i < parameters.length; i++) {
      if (i > 0) text.append(',');
      text.append(parameters[i].getName());
      Type[] bounds = parameters[i].getBounds();
      if (bounds.length == 1 && bounds[0] == Object.class) continue;
      text.append(" extends ");
      append(text, bounds, " & ");
    }
    return text.append('>').toString();
  }

  private static void append(StringBuilder text, Type[] types, String between) {
    for (int i = 0; i < types.length; i++) {
      if (i > 0) text.append(between);
      text.append(types[i].getTypeName());
    }
  }

  /** Reads one signature from left to right. */
  private static final class Parser {
    private final String text;
    private final GenericDeclaration scope;
    private int at;

    Parser(String text, GenericDeclaration scope) {
      this.text = text;
      this.scope = scope;
    }

    boolean atEnd() {
      return at >= text.length();
    }

    private char peek() {
      if (atEnd()) throw new GenericSignatureFormatError(text);
      return text.charAt(at);
    }

    boolean accept(char c) {
      boolean found = !atEnd() && text.charAt(at) == c;
      if (found) at++;
      return found;
    }

    private String upTo(String stops) {
      int start = at;
      while (stops.indexOf(peek()) < 0) at++;
      return text.substring(start, at);
    }

    void skipTypeParameters() {
      if (peek() == '<') typeParameters();
    }

    Variable<?>[] typeParameters() {
      List<Variable<?>> result = new ArrayList<>();
      if (accept('<')) {
        while (!accept('>')) {
          String name = upTo(":");
          int start = at;
          while (accept(':')) {
            if (peek() != ':') skipType();
          }
          result.add(new Variable<>(scope, name, text.substring(start, at)));
        }
      }
      return result.toArray(new Variable<?>[0]);
    }

    /** Does not look anything up: bounds may name the variable itself. */
    private void skipType() {
      while (accept('[')) continue;
      char kind = text.charAt(at++);
      if (kind != 'L' && kind != 'T') return;
      int depth = 0;
      while (depth > 0 || peek() != ';') {
        if (peek() == '<') depth++;
        if (peek() == '>') depth--;
        at++;
      }
      at++;
    }

    Type[] parameters() {
      List<Type> result = new ArrayList<>();
      if (!accept('(')) throw new GenericSignatureFormatError(text);
      while (!accept(')')) result.add(type());
      return result.toArray(new Type[0]);
    }

    Type type() {
      char kind = peek();
      at++;
      switch (kind) {
        case '[':
          Type component = type();
          return component instanceof Class ? Reflection.arrayOf((Class<?>) component) : new ArrayOf(component);
        case 'T':
          String name = upTo(";");
          at++;
          return variable(name);
        case 'L':
          return classType();
        default:
          return primitive(kind);
      }
    }

    private Class<?> primitive(char kind) {
      switch (kind) {
        case 'Z':
          return boolean.class;
        case 'B':
          return byte.class;
        case 'C':
          return char.class;
        case 'S':
          return short.class;
        case 'I':
          return int.class;
        case 'J':
          return long.class;
        case 'F':
          return float.class;
        case 'D':
          return double.class;
        case 'V':
          return void.class;
        default:
          throw new GenericSignatureFormatError(text);
      }
    }

    /** Name, arguments, and names of inner classes with their arguments. */
    private Type classType() {
      String name = upTo("<;.").replace('/', '.');
      Type result = null;
      while (true) {
        Class<?> raw = find(name);
        if (peek() == '<') {
          result = new Parameterized(raw, result == null ? raw.getDeclaringClass() : result, arguments());
        } else if (result instanceof Parameterized) {
          result = new Parameterized(raw, result, new Type[0]);
        } else {
          result = raw;
        }
        if (accept(';')) return result;
        if (!accept('.')) throw new GenericSignatureFormatError(text);
        name += "$" + upTo("<;.");
      }
    }

    private static Class<?> find(String name) {
      Class<?> found = Reflection.find(name, false);
      if (found == null) throw new TypeNotPresentException(name, new ClassNotFoundException(name));
      return found;
    }

    private Type[] arguments() {
      List<Type> result = new ArrayList<>();
      at++;
      while (!accept('>')) {
        if (accept('*')) result.add(new Wildcard(new Type[] {Object.class}, new Type[0]));
        else if (accept('+')) result.add(new Wildcard(new Type[] {type()}, new Type[0]));
        else if (accept('-')) result.add(new Wildcard(new Type[] {Object.class}, new Type[] {type()}));
        else result.add(type());
      }
      return result.toArray(new Type[0]);
    }

    /** Looks in the declaration, then in those around it. */
    private Type variable(String name) {
      GenericDeclaration place = scope;
      while (place != null) {
        for (TypeVariable<?> variable : Generics.typeParameters(place)) {
          if (variable.getName().equals(name)) return variable;
        }
        place = outer(place);
      }
      throw new TypeNotPresentException(name, null);
    }

    private static GenericDeclaration outer(GenericDeclaration place) {
      if (place instanceof Executable) return ((Executable) place).getDeclaringClass();
      return (GenericDeclaration) Reflection.enclosing((Class<?>) place);
    }

    Type[] bounds() {
      List<Type> result = new ArrayList<>();
      while (accept(':')) {
        if (!atEnd() && peek() != ':') result.add(type());
      }
      return result.isEmpty() ? new Type[] {Object.class} : result.toArray(new Type[0]);
    }
  }

  /** {@code T}. The bounds are read when they are asked for. */
  private static final class Variable<D extends GenericDeclaration> implements TypeVariable<D> {
    private final D declaration;
    private final String name;
    private final String bounds;

    Variable(D declaration, String name, String bounds) {
      this.declaration = declaration;
      this.name = name;
      this.bounds = bounds;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> type) {
      return null;
    }

    @Override
    public Annotation[] getAnnotations() {
      return new Annotation[0];
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
      return new Annotation[0];
    }

    @Override
    public Type[] getBounds() {
      return new Parser(bounds, declaration).bounds();
    }

    @Override
    public D getGenericDeclaration() {
      return declaration;
    }

    @Override
    public String getName() {
      return name;
    }

    @Override
    public String toString() {
      return name;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof TypeVariable)) return false;
      TypeVariable<?> that = (TypeVariable<?>) other;
      return name.equals(that.getName()) && declaration.equals(that.getGenericDeclaration());
    }

    @Override
    public int hashCode() {
      return declaration.hashCode() ^ name.hashCode();
    }
  }

  /** {@code List<String>}. */
  private static final class Parameterized implements ParameterizedType {
    private final Class<?> raw;
    private final Type owner;
    private final Type[] arguments;

    Parameterized(Class<?> raw, Type owner, Type[] arguments) {
      this.raw = raw;
      this.owner = owner;
      this.arguments = arguments;
    }

    @Override
    public Type[] getActualTypeArguments() {
      return arguments.clone();
    }

    @Override
    public Type getRawType() {
      return raw;
    }

    @Override
    public Type getOwnerType() {
      return owner;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof ParameterizedType)) return false;
      ParameterizedType that = (ParameterizedType) other;
      return raw.equals(that.getRawType()) && Objects.equals(owner, that.getOwnerType())
          && Arrays.equals(arguments, that.getActualTypeArguments());
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(arguments) ^ Objects.hashCode(owner) ^ raw.hashCode();
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      if (owner == null) {
        text.append(raw.getName());
      } else {
        text.append(owner.getTypeName()).append('$').append(raw.getSimpleName());
      }
      if (arguments.length > 0) {
        append(text.append('<'), arguments, ", ");
        text.append('>');
      }
      return text.toString();
    }
  }

  /** {@code T[]}. */
  private static final class ArrayOf implements GenericArrayType {
    private final Type component;

    ArrayOf(Type component) {
      this.component = component;
    }

    @Override
    public Type getGenericComponentType() {
      return component;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof GenericArrayType
          && component.equals(((GenericArrayType) other).getGenericComponentType());
    }

    @Override
    public int hashCode() {
      return component.hashCode();
    }

    @Override
    public String toString() {
      return component.getTypeName() + "[]";
    }
  }

  /** {@code ? extends T} and its kin. */
  private static final class Wildcard implements WildcardType {
    private final Type[] upper;
    private final Type[] lower;

    Wildcard(Type[] upper, Type[] lower) {
      this.upper = upper;
      this.lower = lower;
    }

    @Override
    public Type[] getUpperBounds() {
      return upper.clone();
    }

    @Override
    public Type[] getLowerBounds() {
      return lower.clone();
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof WildcardType)) return false;
      WildcardType that = (WildcardType) other;
      return Arrays.equals(upper, that.getUpperBounds()) && Arrays.equals(lower, that.getLowerBounds());
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(lower) ^ Arrays.hashCode(upper);
    }

    @Override
    public String toString() {
      if (lower.length > 0) return "? super " + lower[0].getTypeName();
      return upper[0] == Object.class ? "?" : "? extends " + upper[0].getTypeName();
    }
  }
}
