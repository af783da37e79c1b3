package java.io;

import antecede.Reflection;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;

/**
 * What serialization knows of a class. A class without serialVersionUID gets a number from its name; it does not
 * equal the one that other machines compute.
 */
public class ObjectStreamClass implements Serializable {
  public static final ObjectStreamField[] NO_FIELDS = new ObjectStreamField[0];

  String name;
  /** Null: a stream names a class that is not here. */
  Class<?> type;
  long version;
  int flags;
  ObjectStreamField[] fields = NO_FIELDS;
  ObjectStreamClass superclass;
  Method writeMethod;
  Method readMethod;
  Method readNoDataMethod;
  private Method replaceMethod;
  private Method resolveMethod;
  /** Interfaces of a proxy class in a stream. */
  String[] interfaces;

  ObjectStreamClass() {}

  /** Describes a class of this process. */
  ObjectStreamClass(Class<?> type) {
    name = type.getName();
    bind(type);
    boolean isEnum = Enum.class.isAssignableFrom(type);
    boolean serializable = Serializable.class.isAssignableFrom(type);
    boolean external = Externalizable.class.isAssignableFrom(type);
    if (isEnum) flags = ObjectStreamConstants.SC_SERIALIZABLE | ObjectStreamConstants.SC_ENUM;
    else if (external) flags = ObjectStreamConstants.SC_EXTERNALIZABLE | ObjectStreamConstants.SC_BLOCK_DATA;
    else if (serializable) flags = ObjectStreamConstants.SC_SERIALIZABLE;
    if (writeMethod != null && flags == ObjectStreamConstants.SC_SERIALIZABLE) {
      flags |= ObjectStreamConstants.SC_WRITE_METHOD;
    }
    version = isEnum || Proxy.isProxyClass(type) ? 0 : declaredVersion(type);
    if (serializable && !isEnum && !external && !type.isArray() && !type.isInterface()) fields = fieldsOf(type);
    Class<?> above = type.getSuperclass();
    if (above != null && Serializable.class.isAssignableFrom(above)) superclass = new ObjectStreamClass(above);
  }

  /** Connects this description with a class of this process. */
  final void bind(Class<?> type) {
    this.type = type;
    if (type == null || type.isArray() || type.isPrimitive()) return;
    writeMethod = privateMethod("writeObject", ObjectOutputStream.class);
    readMethod = privateMethod("readObject", ObjectInputStream.class);
    readNoDataMethod = privateMethod("readObjectNoData");
    replaceMethod = inherited("writeReplace");
    resolveMethod = inherited("readResolve");
    for (ObjectStreamField field : fields) {
      field.field = find(type, field.getName());
      if (field.field != null && field.isPrimitive() != field.field.getType().isPrimitive()) field.field = null;
    }
  }

  private static Field find(Class<?> type, String name) {
    for (Field field : type.getDeclaredFields()) {
      int modifiers = field.getModifiers();
      if (field.getName().equals(name) && !Modifier.isStatic(modifiers)) {
        field.setAccessible(true);
        return field;
      }
    }
    return null;
  }

  private Method privateMethod(String name, Class<?>... parameters) {
    try {
      Method method = type.getDeclaredMethod(name, parameters);
      boolean usable = Modifier.isPrivate(method.getModifiers()) && !Modifier.isStatic(method.getModifiers())
          && method.getReturnType() == void.class;
      if (!usable) return null;
      method.setAccessible(true);
      return method;
    } catch (NoSuchMethodException e) {
      return null;
    }
  }

  /** A method without parameters that gives an object, of this class or one above that lets it be inherited. */
  private Method inherited(String name) {
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      try {
        Method method = at.getDeclaredMethod(name);
        if (method.getReturnType() != Object.class || Modifier.isStatic(method.getModifiers())) return null;
        if (at != type && Modifier.isPrivate(method.getModifiers())) return null;
        method.setAccessible(true);
        return method;
      } catch (NoSuchMethodException e) {
        // The class above, then.
      }
    }
    return null;
  }

  private static long declaredVersion(Class<?> type) {
    try {
      Field field = type.getDeclaredField("serialVersionUID");
      if (Modifier.isStatic(field.getModifiers()) && field.getType() == long.class) {
        field.setAccessible(true);
        return field.getLong(null);
      }
    } catch (NoSuchFieldException | IllegalAccessException e) {
      // It has none of its own.
    }
    long hash = 1125899906842597L;
    for (int i = 0; i < type.getName().length(); i++) hash = 31 * hash + type.getName().charAt(i);
    return hash;
  }

  private static ObjectStreamField[] fieldsOf(Class<?> type) {
    ObjectStreamField[] result = declaredFields(type);
    if (result == null) {
      Field[] all = type.getDeclaredFields();
      int count = 0;
      for (Field field : all) {
        if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) all[count++] = field;
      }
      result = new ObjectStreamField[count];
      for (int i = 0; i < count; i++) result[i] = new ObjectStreamField(all[i].getName(), all[i].getType());
    }
    int offset = 0;
    int objects = 0;
    for (int i = 1; i < result.length; i++) {
      ObjectStreamField field = result[i];
      int at = i;
      for (; at > 0 && result[at - 1].compareTo(field) > 0; at--) result[at] = result[at - 1];
      result[at] = field;
    }
    for (ObjectStreamField field : result) {
      field.field = find(type, field.getName());
      field.setOffset(field.isPrimitive() ? offset : objects++);
      offset += field.size();
    }
    return result;
  }

  /** What serialPersistentFields says; null without it. */
  private static ObjectStreamField[] declaredFields(Class<?> type) {
    try {
      Field field = type.getDeclaredField("serialPersistentFields");
      int wanted = Modifier.PRIVATE | Modifier.STATIC | Modifier.FINAL;
      if ((field.getModifiers() & wanted) != wanted) return null;
      field.setAccessible(true);
      Object value = field.get(null);
      return value instanceof ObjectStreamField[] ? ((ObjectStreamField[]) value).clone() : null;
    } catch (NoSuchFieldException | IllegalAccessException e) {
      return null;
    }
  }

  public static ObjectStreamClass lookup(Class<?> type) {
    return Serializable.class.isAssignableFrom(type) ? new ObjectStreamClass(type) : null;
  }

  public static ObjectStreamClass lookupAny(Class<?> type) {
    return new ObjectStreamClass(type);
  }

  public String getName() {
    return name;
  }

  public long getSerialVersionUID() {
    return version;
  }

  public Class<?> forClass() {
    return type;
  }

  public ObjectStreamField[] getFields() {
    return fields.clone();
  }

  public ObjectStreamField getField(String name) {
    for (ObjectStreamField field : fields) {
      if (field.getName().equals(name)) return field;
    }
    return null;
  }

  boolean has(int flag) {
    return (flags & flag) != 0;
  }

  /** Calls one of the methods by which a class takes part in its serialization. */
  static Object call(Method method, Object target, Object... arguments) throws IOException, ClassNotFoundException {
    try {
      return method.invoke(target, arguments);
    } catch (IllegalAccessException e) {
      throw new InternalError(e);
    } catch (InvocationTargetException e) {
      Throwable cause = e.getCause();
      if (cause instanceof IOException) throw (IOException) cause;
      if (cause instanceof ClassNotFoundException) throw (ClassNotFoundException) cause;
      if (cause instanceof RuntimeException) throw (RuntimeException) cause;
      if (cause instanceof Error) throw (Error) cause;
      throw new IOException("unexpected exception type", cause);
    }
  }

  /** What shall be written instead of the object; the object itself if its class does not say. */
  Object replace(Object object) throws IOException {
    try {
      return replaceMethod == null ? object : call(replaceMethod, object);
    } catch (ClassNotFoundException e) {
      throw new IOException(e);
    }
  }

  boolean resolves() {
    return resolveMethod != null;
  }

  Object resolve(Object object) throws IOException, ClassNotFoundException {
    return resolveMethod == null ? object : call(resolveMethod, object);
  }

  /** A new object of the class, before its fields are read. */
  Object newInstance() throws IOException {
    try {
      if (has(ObjectStreamConstants.SC_EXTERNALIZABLE)) {
        Constructor<?> constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        return constructor.newInstance();
      }
      Class<?> above = type;
      while (Serializable.class.isAssignableFrom(above)) above = above.getSuperclass();
      Object object = Reflection.allocate(type);
      if (above != Object.class) Reflection.initialize(object, above.getDeclaredConstructor());
      return object;
    } catch (NoSuchMethodException e) {
      throw new InvalidClassException(name, "no valid constructor");
    } catch (InvocationTargetException e) {
      throw new IOException(e.getCause());
    } catch (InstantiationException | IllegalAccessException e) {
      throw new InvalidClassException(name, e.toString());
    }
  }

  @Override
  public String toString() {
    return name + ": static final long serialVersionUID = " + version + "L;";
  }
}
