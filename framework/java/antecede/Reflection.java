package antecede;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/**
 * What the engines know about classes: all that java.lang.Class and java.lang.reflect need and cannot compute. They show what apps may
 * see, whoever asks: classes of package antecede and what is {@link Hidden} are not found and not listed, and a class that extends one
 * of them seems to extend what is above.
 */
public final class Reflection {
  /** Kinds of {@link #members}. */
  public static final int FIELDS = 0, METHODS = 1, CONSTRUCTORS = 2, CLASSES = 3;
  /** Further kinds: the interfaces of a class; the parts of a record; permitted subclasses (null: not sealed). */
  public static final int INTERFACES = 4, RECORD_COMPONENTS = 5, PERMITTED = 6;

  private Reflection() {}

  /** The class of {@code int}, {@code void} and so on. */
  public static native Class<?> primitive(String name);

  /** The class of that name (as Class.getName gives it), or null. It is initialized if wanted. */
  public static native Class<?> find(String name, boolean initialize);

  /** As Class.getName: {@code java.util.Map$Entry}, {@code int}, {@code [I}, {@code [Ljava.lang.String;}. */
  public static native String name(Class<?> type);

  /** Access flags (for an inner class those of its declaration), with ENUM, ANNOTATION and so on. */
  public static native int modifiers(Class<?> type);

  public static native Class<?> superclass(Class<?> type);

  /** Whether a value of the type {@code below} can be stored where {@code above} is wanted. */
  public static native boolean isAssignable(Class<?> above, Class<?> below);

  /** The element type of an array class, else null. */
  public static native Class<?> component(Class<?> type);

  public static native Class<?> arrayOf(Class<?> component);

  /** Whether the class belongs to the system and not to the app. */
  public static native boolean isSystem(Class<?> type);

  /**
   * What the class itself declares, in its order: new objects of Field, Method, Constructor or RecordComponent, whose
   * fields are filled in; or classes.
   */
  public static native Object[] members(Class<?> type, int kind);

  /**
   * {@code found}: the field, method or constructor of that class and name that was looked for, or null. An analysis knows it where both
   * are constant.
   */
  public static native Object member(Class<?> type, int kind, String name, Object found);

  /** Another object of its class, with the same in its fields or elements. */
  public static native Object copy(Object original);

  /** The class, Method or Constructor whose declaration contains this one; null for a top-level class. */
  public static native Object enclosing(Class<?> type);

  /** The name in the source: empty for an anonymous class, null for a top-level class. */
  public static native String innerName(Class<?> type);

  /** The constants of an enum, in an array of its type; null for other classes. Initializes the class. */
  public static native Object[] enumConstants(Class<?> type);

  /** The generic signature of a Class, Field, Method, Constructor or RecordComponent, or null. */
  public static native String signature(Object element);

  /**
   * The annotations visible at run time of a Class, Package, Field, Method, Constructor or RecordComponent ({@code
   * parameter} is -1) or of a parameter. Each is one array: the annotation's class, then name and value of each element
   * that was given. Values are boxes, Strings, classes, enum constants, arrays of the element's type; an annotation is
   * again such an array.
   */
  public static native Object[][] annotations(Object element, int parameter);

  /** The default of an annotation's element, in the form of {@link #annotations}; or null. */
  public static native Object defaultValue(Method element);

  /** Names of parameters, where the class keeps them; else null. */
  public static native String[] parameterNames(Object executable);

  /** The value of the field, boxed; {@code target} is null for a static field. Initializes the class. */
  public static native Object get(Field field, Object target);

  /** Stores a value of the field's type, boxed. */
  public static native void set(Field field, Object target, Object value);

  /**
   * Calls the method with arguments of exactly its parameters' types (boxed) and gives back the boxed result; null for
   * void. {@code virtual}: the receiver's class decides. What it throws passes through.
   */
  public static native Object invoke(Method method, Object target, Object[] arguments, boolean virtual)
      throws Throwable;

  /** A new object on which that constructor was called. What it throws passes through. */
  public static native Object construct(Constructor<?> constructor, Object[] arguments) throws Throwable;

  /** A new object without a call of a constructor. */
  public static native Object allocate(Class<?> type);

  /** Calls the constructor (without parameters) of a superclass on an object that was allocated. */
  public static native void initialize(Object object, Constructor<?> constructor) throws InvocationTargetException;

  public static native Object newArray(Class<?> component, int length);

  /**
   * A class that extends Proxy and implements the interfaces; the same one for the same interfaces. Its methods call
   * {@code Proxy.dispatch} with their Method and their boxed arguments (null if there are none), and unbox the result.
   */
  public static native Class<?> proxyClass(Class<?>[] interfaces);

  /** A new object of a proxy class, without a handler yet. */
  public static native Proxy newProxy(Class<?> proxyClass);

  /** Where the current thread is: the innermost frame first, without the frames that construct {@code skipped}. */
  public static native StackTraceElement[] stackTrace(Object skipped);

  /** The classes of the frames of {@link #stackTrace}. */
  public static native Class<?>[] stackClasses();

  /** The bytes of a file in the app that is no class, or null. */
  public static native byte[] resource(String path);
}
