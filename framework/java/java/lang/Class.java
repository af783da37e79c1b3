package java.lang;

import antecede.Annotations;
import antecede.Concrete;
import antecede.Engine;
import antecede.Generics;
import antecede.Reflection;
import java.io.InputStream;
import java.io.Serializable;
import java.lang.annotation.Annotation;
import java.lang.annotation.Inherited;
import java.lang.invoke.TypeDescriptor;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.net.URL;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** A class at run time. What it consists of comes from {@link Reflection}; access is never refused. */
public final class Class<T> implements Serializable, GenericDeclaration, Type, AnnotatedElement,
    TypeDescriptor.OfField<Class<?>> {
  private static final int SYNTHETIC = 0x1000;
  private static final int ANNOTATION = 0x2000;
  private static final int ENUM = 0x4000;

  private T[] enumConstants;

  private Class() {}

  // ---- Finding classes ----

  public static Class<?> forName(String name) throws ClassNotFoundException {
    return forName(name, true, null);
  }

  public static Class<?> forName(String name, boolean initialize, ClassLoader loader) throws ClassNotFoundException {
    if (name == null) throw new NullPointerException("name == null");
    Class<?> found = Reflection.find(name, initialize);
    if (found != null) return found;
    if (loader == null || loader.isBuiltIn()) throw new ClassNotFoundException(name);
    return loader.loadClass(name);
  }

  public ClassLoader getClassLoader() {
    return isPrimitive() ? null : ClassLoader.of(this);
  }

  // ---- Names ----

  public String getName() {
    return Reflection.name(this);
  }

  public String getSimpleName() {
    Class<?> component = getComponentType();
    if (component != null) return component.getSimpleName() + "[]";
    String inner = Reflection.innerName(this);
    return inner != null ? inner : getName().substring(getName().lastIndexOf('.') + 1);
  }

  public String getCanonicalName() {
    Class<?> component = getComponentType();
    if (component != null) {
      String of = component.getCanonicalName();
      return of == null ? null : of + "[]";
    }
    if (isAnonymousClass() || isLocalClass()) return null;
    Class<?> outer = getDeclaringClass();
    if (outer == null) return getName();
    String prefix = outer.getCanonicalName();
    return prefix == null ? null : prefix + "." + getSimpleName();
  }

  @Override
  public String getTypeName() {
    Class<?> component = getComponentType();
    return component != null ? component.getTypeName() + "[]" : getName();
  }

  @Override
  public String toString() {
    return (isInterface() ? "interface " : isPrimitive() ? "" : "class ") + getName();
  }

  public String toGenericString() {
    return isPrimitive() ? toString() : Generics.describe(this);
  }

  public String getPackageName() {
    Class<?> type = this;
    while (type.isArray()) type = type.getComponentType();
    if (type.isPrimitive()) return "java.lang";
    int dot = type.getName().lastIndexOf('.');
    return dot < 0 ? "" : type.getName().substring(0, dot);
  }

  public Package getPackage() {
    return isPrimitive() || isArray() ? null : Package.of(getPackageName());
  }

  @Override
  public String descriptorString() {
    if (isArray()) return "[" + getComponentType().descriptorString();
    if (!isPrimitive()) return "L" + getName().replace('.', '/') + ";";
    if (this == boolean.class) return "Z";
    return this == long.class ? "J" : getName().substring(0, 1).toUpperCase();
  }

  // ---- What kind of class ----

  public int getModifiers() {
    return Reflection.modifiers(this) & 0x7e1f;
  }

  public boolean isInterface() {
    return (Reflection.modifiers(this) & Modifier.INTERFACE) != 0;
  }

  @Override
  public boolean isArray() {
    return Reflection.component(this) != null;
  }

  @Override
  public boolean isPrimitive() {
    return Reflection.superclass(this) == null && this != Object.class && !isInterface();
  }

  public boolean isAnnotation() {
    return (Reflection.modifiers(this) & ANNOTATION) != 0;
  }

  public boolean isSynthetic() {
    return (Reflection.modifiers(this) & SYNTHETIC) != 0;
  }

  public boolean isEnum() {
    return (Reflection.modifiers(this) & ENUM) != 0 && getSuperclass() == Enum.class;
  }

  public boolean isRecord() {
    return getSuperclass() == Record.class && (getModifiers() & Modifier.FINAL) != 0;
  }

  public boolean isSealed() {
    return getPermittedSubclasses() != null;
  }

  public boolean isAnonymousClass() {
    String inner = Reflection.innerName(this);
    return inner != null && inner.isEmpty();
  }

  public boolean isLocalClass() {
    return Reflection.enclosing(this) instanceof Executable && !isAnonymousClass();
  }

  public boolean isMemberClass() {
    return getDeclaringClass() != null;
  }

  public boolean desiredAssertionStatus() {
    return false;
  }

  // ---- Relations to other classes ----

  @SuppressWarnings("unchecked")
  public Class<? super T> getSuperclass() {
    return isInterface() ? null : (Class<? super T>) Reflection.superclass(this);
  }

  public Class<?>[] getInterfaces() {
    return classes(Reflection.INTERFACES);
  }

  private Class<?>[] classes(int kind) {
    Object[] found = Reflection.members(this, kind);
    Class<?>[] result = new Class<?>[found.length];
    for (int i = 0; i < found.length; i++) result[i] = (Class<?>) found[i];
    return result;
  }

  public Class<?> getComponentType() {
    return Reflection.component(this);
  }

  @Override
  public Class<?> componentType() {
    return Reflection.component(this);
  }

  @Override
  public Class<?> arrayType() {
    return Reflection.arrayOf(this);
  }

  public boolean isInstance(Object object) {
    return object != null && isAssignableFrom(object.getClass());
  }

  public boolean isAssignableFrom(Class<?> other) {
    return Reflection.isAssignable(this, other);
  }

  @SuppressWarnings("unchecked")
  public T cast(Object object) {
    if (object != null && !isInstance(object)) {
      throw new ClassCastException("Cannot cast " + object.getClass().getName() + " to " + getName());
    }
    return (T) object;
  }

  @SuppressWarnings("unchecked")
  public <U> Class<? extends U> asSubclass(Class<U> above) {
    if (!above.isAssignableFrom(this)) throw new ClassCastException(toString());
    return (Class<? extends U>) this;
  }

  public Class<?> getDeclaringClass() {
    Object outer = Reflection.enclosing(this);
    return outer instanceof Class && !isAnonymousClass() ? (Class<?>) outer : null;
  }

  public Class<?> getEnclosingClass() {
    Object outer = Reflection.enclosing(this);
    return outer instanceof Executable ? ((Executable) outer).getDeclaringClass() : (Class<?>) outer;
  }

  public Method getEnclosingMethod() {
    Object outer = Reflection.enclosing(this);
    return outer instanceof Method ? (Method) outer : null;
  }

  public Constructor<?> getEnclosingConstructor() {
    Object outer = Reflection.enclosing(this);
    return outer instanceof Constructor ? (Constructor<?>) outer : null;
  }

  public Class<?>[] getDeclaredClasses() {
    return classes(Reflection.CLASSES);
  }

  public Class<?>[] getClasses() {
    ArrayList<Class<?>> found = new ArrayList<>();
    for (Class<?> type = this; type != null; type = type.getSuperclass()) {
      for (Class<?> member : type.getDeclaredClasses()) {
        if (Modifier.isPublic(member.getModifiers())) found.add(member);
      }
    }
    return found.toArray(new Class<?>[0]);
  }

  public Class<?>[] getPermittedSubclasses() {
    return Reflection.members(this, Reflection.PERMITTED) == null ? null : classes(Reflection.PERMITTED);
  }

  public Class<?> getNestHost() {
    Class<?> host = this;
    for (Class<?> outer = this; outer != null; outer = outer.getEnclosingClass()) host = outer;
    return host;
  }

  public Class<?>[] getNestMembers() {
    ArrayList<Class<?>> members = new ArrayList<>();
    members.add(getNestHost());
    for (int i = 0; i < members.size(); i++) members.addAll(Arrays.asList(members.get(i).getDeclaredClasses()));
    return members.toArray(new Class<?>[0]);
  }

  public boolean isNestmateOf(Class<?> other) {
    return other == this || !isPrimitive() && !isArray() && other.getNestHost() == getNestHost();
  }

  // ---- Fields ----

  public Field[] getDeclaredFields() {
    Object[] found = Reflection.members(this, Reflection.FIELDS);
    Field[] result = new Field[found.length];
    for (int i = 0; i < found.length; i++) result[i] = (Field) found[i];
    return result;
  }

  public Field getDeclaredField(String name) throws NoSuchFieldException {
    Field found = (Field) Reflection.member(this, Reflection.FIELDS, name, findField(name, false));
    if (found == null) throw new NoSuchFieldException(name);
    return found;
  }

  @Concrete
  private Field findField(String name, boolean publicOnly) {
    if (name == null) throw new NullPointerException("name == null");
    for (Field field : getDeclaredFields()) {
      if (field.getName().equals(name) && (!publicOnly || Modifier.isPublic(field.getModifiers()))) return field;
    }
    return null;
  }

  public Field getField(String name) throws NoSuchFieldException {
    Field found = (Field) Reflection.member(this, Reflection.FIELDS, name, findInheritedField(name));
    if (found == null) throw new NoSuchFieldException(name);
    return found;
  }

  @Concrete
  private Field findInheritedField(String name) {
    Field found = findField(name, true);
    if (found != null) return found;
    for (Class<?> above : getInterfaces()) {
      found = above.findInheritedField(name);
      if (found != null) return found;
    }
    return getSuperclass() == null ? null : getSuperclass().findInheritedField(name);
  }

  public Field[] getFields() {
    ArrayList<Field> found = new ArrayList<>();
    collectFields(found, new ArrayList<Class<?>>());
    return found.toArray(new Field[0]);
  }

  private void collectFields(ArrayList<Field> found, ArrayList<Class<?>> seen) {
    if (seen.contains(this)) return;
    seen.add(this);
    for (Field field : getDeclaredFields()) {
      if (Modifier.isPublic(field.getModifiers())) found.add(field);
    }
    for (Class<?> above : getInterfaces()) above.collectFields(found, seen);
    if (getSuperclass() != null) getSuperclass().collectFields(found, seen);
  }

  // ---- Methods ----

  public Method[] getDeclaredMethods() {
    Object[] found = Reflection.members(this, Reflection.METHODS);
    Method[] result = new Method[found.length];
    for (int i = 0; i < found.length; i++) result[i] = (Method) found[i];
    return result;
  }

  public Method getDeclaredMethod(String name, Class<?>... parameters) throws NoSuchMethodException {
    Method found = (Method) Reflection.member(this, Reflection.METHODS, name, findMethod(name, parameters, false));
    if (found == null) throw noSuchMethod(name, parameters);
    return found;
  }

  /** Of several that differ in their result, the one with the most special result. */
  @Concrete
  private Method findMethod(String name, Class<?>[] parameters, boolean publicOnly) {
    if (name == null) throw new NullPointerException("name == null");
    Method best = null;
    for (Method method : getDeclaredMethods()) {
      if (!method.getName().equals(name) || !sameTypes(method.getParameterTypes(), parameters)) continue;
      if (publicOnly && !Modifier.isPublic(method.getModifiers())) continue;
      if (best == null || best.getReturnType().isAssignableFrom(method.getReturnType())) best = method;
    }
    return best;
  }

  private static boolean sameTypes(Class<?>[] declared, Class<?>[] wanted) {
    if (wanted == null) return declared.length == 0;
    if (declared.length != wanted.length) return false;
    for (int i = 0; i < declared.length; i++) {
      if (declared[i] != wanted[i]) return false;
    }
    return true;
  }

  private NoSuchMethodException noSuchMethod(String name, Class<?>[] parameters) {
    StringBuilder text = new StringBuilder(getName()).append('.').append(name).append('(');
    for (int i = 0; parameters != null && i < parameters.length; i++) {
      if (i > 0) text.append(", ");
      text.append(parameters[i] == null ? "null" : parameters[i].getName());
    }
    return new NoSuchMethodException(text.append(')').toString());
  }

  public Method getMethod(String name, Class<?>... parameters) throws NoSuchMethodException {
    Method found = (Method) Reflection.member(this, Reflection.METHODS, name, findInheritedMethod(name, parameters));
    if (found == null) throw noSuchMethod(name, parameters);
    return found;
  }

  /** A method of a superclass comes before one of an interface. */
  @Concrete
  private Method findInheritedMethod(String name, Class<?>[] parameters) {
    for (Class<?> type = this; type != null; type = type.getSuperclass()) {
      Method found = type.findMethod(name, parameters, true);
      if (found != null) return found;
    }
    for (Class<?> type = this; type != null; type = type.getSuperclass()) {
      for (Class<?> above : type.getInterfaces()) {
        Method found = above.findInheritedMethod(name, parameters);
        if (found != null && !Modifier.isStatic(found.getModifiers())) return found;
      }
    }
    return null;
  }

  public Method[] getMethods() {
    Map<String, Method> found = new LinkedHashMap<>();
    for (Class<?> type = this; type != null; type = type.getSuperclass()) type.collectMethods(found, this);
    for (Class<?> type = this; type != null; type = type.getSuperclass()) type.collectInterfaceMethods(found, this);
    return found.values().toArray(new Method[0]);
  }

  private void collectMethods(Map<String, Method> found, Class<?> from) {
    for (Method method : getDeclaredMethods()) {
      int modifiers = method.getModifiers();
      if (!Modifier.isPublic(modifiers)) continue;
      if (isInterface() && this != from && Modifier.isStatic(modifiers)) continue;
      StringBuilder key = new StringBuilder(method.getName()).append('(');
      for (Class<?> parameter : method.getParameterTypes()) key.append(parameter.getName()).append(',');
      found.putIfAbsent(key.append(method.getReturnType().getName()).toString(), method);
    }
  }

  private void collectInterfaceMethods(Map<String, Method> found, Class<?> from) {
    for (Class<?> above : getInterfaces()) {
      above.collectMethods(found, from);
      above.collectInterfaceMethods(found, from);
    }
  }

  // ---- Constructors ----

  public Constructor<?>[] getDeclaredConstructors() {
    Object[] found = Reflection.members(this, Reflection.CONSTRUCTORS);
    Constructor<?>[] result = new Constructor<?>[found.length];
    for (int i = 0; i < found.length; i++) result[i] = (Constructor<?>) found[i];
    return result;
  }

  public Constructor<?>[] getConstructors() {
    ArrayList<Constructor<?>> found = new ArrayList<>();
    for (Constructor<?> constructor : getDeclaredConstructors()) {
      if (Modifier.isPublic(constructor.getModifiers())) found.add(constructor);
    }
    return found.toArray(new Constructor<?>[0]);
  }

  public Constructor<T> getDeclaredConstructor(Class<?>... parameters) throws NoSuchMethodException {
    return constructor(findConstructor(parameters, false), parameters);
  }

  public Constructor<T> getConstructor(Class<?>... parameters) throws NoSuchMethodException {
    return constructor(findConstructor(parameters, true), parameters);
  }

  @SuppressWarnings("unchecked")
  private Constructor<T> constructor(Constructor<T> found, Class<?>[] parameters) throws NoSuchMethodException {
    Constructor<T> result = (Constructor<T>) Reflection.member(this, Reflection.CONSTRUCTORS, "<init>", found);
    if (result == null) throw noSuchMethod("<init>", parameters);
    return result;
  }

  @Concrete
  @SuppressWarnings("unchecked")
  private Constructor<T> findConstructor(Class<?>[] parameters, boolean publicOnly) {
    for (Constructor<?> constructor : getDeclaredConstructors()) {
      if (publicOnly && !Modifier.isPublic(constructor.getModifiers())) continue;
      if (sameTypes(constructor.getParameterTypes(), parameters)) return (Constructor<T>) constructor;
    }
    return null;
  }

  /** What the constructor throws passes through, even if it is checked. */
  @Deprecated
  @SuppressWarnings("unchecked")
  public T newInstance() throws InstantiationException, IllegalAccessException {
    Constructor<T> constructor;
    try {
      constructor = getDeclaredConstructor();
    } catch (NoSuchMethodException e) {
      throw new InstantiationException(this + " has no zero argument constructor");
    }
    if (Modifier.isAbstract(getModifiers())) throw new InstantiationException(this + " cannot be instantiated");
    try {
      return (T) Reflection.construct(constructor, new Object[0]);
    } catch (Throwable thrown) {
      throw Class.<RuntimeException>unchecked(thrown);
    }
  }

  @SuppressWarnings("unchecked")
  private static <E extends Throwable> E unchecked(Throwable thrown) throws E {
    throw (E) thrown;
  }

  // ---- Enums and records ----

  public T[] getEnumConstants() {
    T[] constants = enumConstants();
    return constants == null ? null : constants.clone();
  }

  /** For an analysis: the method that every enumeration has. */
  @SuppressWarnings("unchecked")
  private T[] values() {
    try {
      return (T[]) getDeclaredMethod("values").invoke(null);
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }

  /** The shared array: not for strangers. */
  @SuppressWarnings("unchecked")
  T[] enumConstants() {
    if (Engine.isAbstract()) return values();
    if (enumConstants == null && isEnum()) enumConstants = (T[]) Reflection.enumConstants(this);
    return enumConstants;
  }

  public RecordComponent[] getRecordComponents() {
    if (!isRecord()) return null;
    Object[] found = Reflection.members(this, Reflection.RECORD_COMPONENTS);
    RecordComponent[] result = new RecordComponent[found.length];
    for (int i = 0; i < found.length; i++) result[i] = (RecordComponent) found[i];
    return result;
  }

  // ---- Generic types ----

  public Type getGenericSuperclass() {
    return getSuperclass() == null ? null : Generics.superclass(this);
  }

  public Type[] getGenericInterfaces() {
    return Generics.interfaces(this);
  }

  @Override
  @SuppressWarnings("unchecked")
  public TypeVariable<Class<T>>[] getTypeParameters() {
    return (TypeVariable<Class<T>>[]) Generics.typeParameters(this);
  }

  // ---- Annotations ----

  @Override
  public Annotation[] getDeclaredAnnotations() {
    return Annotations.of(this, -1);
  }

  /** With those that superclasses hand down. */
  @Override
  public Annotation[] getAnnotations() {
    ArrayList<Annotation> found = new ArrayList<>(Arrays.asList(getDeclaredAnnotations()));
    for (Class<?> above = getSuperclass(); above != null; above = above.getSuperclass()) {
      for (Annotation annotation : above.getDeclaredAnnotations()) {
        Class<? extends Annotation> type = annotation.annotationType();
        if (type.isAnnotationPresent(Inherited.class) && Annotations.find(found, type) == null) found.add(annotation);
      }
    }
    return found.toArray(new Annotation[0]);
  }

  @Override
  public <A extends Annotation> A getAnnotation(Class<A> type) {
    A own = getDeclaredAnnotation(type);
    if (own != null || getSuperclass() == null) return own;
    return Annotations.isDeclared(type, Inherited.class) ? getSuperclass().getAnnotation(type) : null;
  }

  @Override
  public <A extends Annotation> A getDeclaredAnnotation(Class<A> type) {
    return Annotations.find(Arrays.asList(getDeclaredAnnotations()), type);
  }

  @Override
  public boolean isAnnotationPresent(Class<? extends Annotation> type) {
    return type == Inherited.class ? Annotations.isDeclared(this, type) : getAnnotation(type) != null;
  }

  @Override
  public <A extends Annotation> A[] getAnnotationsByType(Class<A> type) {
    A[] own = getDeclaredAnnotationsByType(type);
    if (own.length > 0 || getSuperclass() == null) return own;
    return Annotations.isDeclared(type, Inherited.class) ? getSuperclass().getAnnotationsByType(type) : own;
  }

  @Override
  public <A extends Annotation> A[] getDeclaredAnnotationsByType(Class<A> type) {
    return Annotations.byType(getDeclaredAnnotations(), type);
  }

  // ---- The rest ----

  /** A path that is not absolute starts at the package of the class. */
  private String resourcePath(String path) {
    if (path.startsWith("/")) return path.substring(1);
    String inside = getPackageName();
    return inside.isEmpty() ? path : inside.replace('.', '/') + "/" + path;
  }

  public URL getResource(String path) {
    return ClassLoader.getSystemResource(resourcePath(path));
  }

  public InputStream getResourceAsStream(String path) {
    return ClassLoader.getSystemResourceAsStream(resourcePath(path));
  }

  public ProtectionDomain getProtectionDomain() {
    return null;
  }

  public Object[] getSigners() {
    return null;
  }
}
