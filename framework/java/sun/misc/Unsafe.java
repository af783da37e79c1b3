package sun.misc;

import antecede.Atomic;
import antecede.Bag;
import antecede.Reflection;
import antecede.Unlisted;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.concurrent.locks.LockSupport;

/**
 * Fields and array elements by number, and objects without a constructor, for libraries that look it up: Gson (allocateInstance), RxJava and JCTools
 * (compare and swap, ordered writes), protobuf (fields by offset), Guava.
 *
 * <p>A number of a field stands for that Field, not for a distance: nothing outside of the heap can be reached, and what is read and written has the
 * field's type. Memory by address is not there, as {@link #addressSize} 0 says.
 */
@Atomic
@Unlisted
public final class Unsafe {
  /** Where elements begin; above the numbers of all fields. */
  private static final int BASE = 1 << 24;

  /** The name by which all libraries look for it. */
  private static final Unsafe theUnsafe = new Unsafe();
  /** As Android's own code and older libraries look for it. */
  private static final Unsafe THE_ONE = theUnsafe;

  private final Bag<Field> fields = new Bag<Field>();

  private Unsafe() {}

  @Unlisted
  public static Unsafe getUnsafe() {
    return theUnsafe;
  }

  @Unlisted
  public Object allocateInstance(Class<?> type) throws InstantiationException {
    if (type.isInterface() || type.isArray() || type.isPrimitive() || Modifier.isAbstract(type.getModifiers()) || type == Class.class) {
      throw new InstantiationException(type.getName());
    }
    return Reflection.allocate(type);
  }

  // ---- numbers

  @Unlisted
  public long objectFieldOffset(Field field) {
    if (Modifier.isStatic(field.getModifiers())) throw new IllegalArgumentException("valid for instance fields only");
    return number(field);
  }

  /** Distances are multiples of 8, as those of real fields may be taken for aligned. */
  private long number(Field field) {
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).equals(field)) return 8L * (i + 1);
    }
    field.setAccessible(true);
    fields.add(field);
    return 8L * fields.size();
  }

  @Unlisted
  public int arrayBaseOffset(Class<?> type) {
    if (!type.isArray()) throw new IllegalArgumentException("not an array class: " + type);
    return BASE;
  }

  @Unlisted
  public int arrayIndexScale(Class<?> type) {
    Class<?> part = type.getComponentType();
    if (part == null) throw new IllegalArgumentException("not an array class: " + type);
    if (part == boolean.class || part == byte.class) return 1;
    if (part == char.class || part == short.class) return 2;
    return part == long.class || part == double.class ? 8 : 4;
  }

  @Unlisted
  public int addressSize() {
    return 0;
  }

  @Unlisted
  public int pageSize() {
    return 4096;
  }

  // ---- any of them

  private Object get(Object object, long number) {
    if (object.getClass().isArray()) return Array.get(object, index(object, number));
    return Reflection.get(field(object, number), object);
  }

  private void set(Object object, long number, Object value) {
    if (object.getClass().isArray()) Array.set(object, index(object, number), value);
    else Reflection.set(field(object, number), object, value);
  }

  private int index(Object array, long number) {
    return (int) ((number - BASE) / arrayIndexScale(array.getClass()));
  }

  private Field field(Object object, long number) {
    int index = (int) (number / 8) - 1;
    Field field = index < 0 || index >= fields.size() || number % 8 != 0 ? null : fields.get(index);
    if (field == null || !field.getDeclaringClass().isInstance(object)) {
      throw new InternalError("no field of " + object.getClass().getName() + " has the number " + number);
    }
    return field;
  }

  @Unlisted
  public boolean getBoolean(Object object, long offset) {
    return ((Boolean) get(object, offset)).booleanValue();
  }

  @Unlisted
  public void putBoolean(Object object, long offset, boolean value) {
    set(object, offset, Boolean.valueOf(value));
  }

  @Unlisted
  public byte getByte(Object object, long offset) {
    return ((Byte) get(object, offset)).byteValue();
  }

  @Unlisted
  public void putByte(Object object, long offset, byte value) {
    set(object, offset, Byte.valueOf(value));
  }

  @Unlisted
  public char getChar(Object object, long offset) {
    return ((Character) get(object, offset)).charValue();
  }

  @Unlisted
  public void putChar(Object object, long offset, char value) {
    set(object, offset, Character.valueOf(value));
  }

  @Unlisted
  public short getShort(Object object, long offset) {
    return ((Short) get(object, offset)).shortValue();
  }

  @Unlisted
  public void putShort(Object object, long offset, short value) {
    set(object, offset, Short.valueOf(value));
  }

  @Unlisted
  public int getInt(Object object, long offset) {
    return ((Integer) get(object, offset)).intValue();
  }

  @Unlisted
  public void putInt(Object object, long offset, int value) {
    set(object, offset, Integer.valueOf(value));
  }

  @Unlisted
  public int getIntVolatile(Object object, long offset) {
    return ((Integer) get(object, offset)).intValue();
  }

  @Unlisted
  public void putIntVolatile(Object object, long offset, int value) {
    set(object, offset, Integer.valueOf(value));
  }

  @Unlisted
  public long getLong(Object object, long offset) {
    return ((Long) get(object, offset)).longValue();
  }

  @Unlisted
  public void putLong(Object object, long offset, long value) {
    set(object, offset, Long.valueOf(value));
  }

  @Unlisted
  public long getLongVolatile(Object object, long offset) {
    return ((Long) get(object, offset)).longValue();
  }

  @Unlisted
  public void putLongVolatile(Object object, long offset, long value) {
    set(object, offset, Long.valueOf(value));
  }

  @Unlisted
  public float getFloat(Object object, long offset) {
    return ((Float) get(object, offset)).floatValue();
  }

  @Unlisted
  public void putFloat(Object object, long offset, float value) {
    set(object, offset, Float.valueOf(value));
  }

  @Unlisted
  public double getDouble(Object object, long offset) {
    return ((Double) get(object, offset)).doubleValue();
  }

  @Unlisted
  public void putDouble(Object object, long offset, double value) {
    set(object, offset, Double.valueOf(value));
  }

  @Unlisted
  public Object getObject(Object object, long offset) {
    return get(object, offset);
  }

  @Unlisted
  public void putObject(Object object, long offset, Object value) {
    set(object, offset, value);
  }

  @Unlisted
  public Object getObjectVolatile(Object object, long offset) {
    return get(object, offset);
  }

  @Unlisted
  public void putObjectVolatile(Object object, long offset, Object value) {
    set(object, offset, value);
  }

  @Unlisted
  public void putOrderedInt(Object object, long offset, int value) {
    putInt(object, offset, value);
  }

  @Unlisted
  public void putOrderedLong(Object object, long offset, long value) {
    putLong(object, offset, value);
  }

  @Unlisted
  public void putOrderedObject(Object object, long offset, Object value) {
    set(object, offset, value);
  }

  // ---- compare and swap: threads do not switch inside of the model

  @Unlisted
  public boolean compareAndSwapInt(Object object, long offset, int expected, int value) {
    if (getInt(object, offset) != expected) return false;
    putInt(object, offset, value);
    return true;
  }

  @Unlisted
  public boolean compareAndSwapLong(Object object, long offset, long expected, long value) {
    if (getLong(object, offset) != expected) return false;
    putLong(object, offset, value);
    return true;
  }

  @Unlisted
  public boolean compareAndSwapObject(Object object, long offset, Object expected, Object value) {
    if (getObject(object, offset) != expected) return false;
    putObject(object, offset, value);
    return true;
  }

  @Unlisted
  public int getAndAddInt(Object object, long offset, int delta) {
    int old = getInt(object, offset);
    putInt(object, offset, old + delta);
    return old;
  }

  @Unlisted
  public long getAndAddLong(Object object, long offset, long delta) {
    long old = getLong(object, offset);
    putLong(object, offset, old + delta);
    return old;
  }

  @Unlisted
  public int getAndSetInt(Object object, long offset, int value) {
    int old = getInt(object, offset);
    putInt(object, offset, value);
    return old;
  }

  @Unlisted
  public long getAndSetLong(Object object, long offset, long value) {
    long old = getLong(object, offset);
    putLong(object, offset, value);
    return old;
  }

  @Unlisted
  public Object getAndSetObject(Object object, long offset, Object value) {
    Object old = getObject(object, offset);
    putObject(object, offset, value);
    return old;
  }

  @Unlisted
  public void loadFence() {}

  @Unlisted
  public void storeFence() {}

  @Unlisted
  public void fullFence() {}

  // ---- waiting

  @Unlisted
  public void park(boolean absolute, long time) {
    if (absolute) LockSupport.parkUntil(time);
    else if (time == 0) LockSupport.park();
    else LockSupport.parkNanos(time);
  }

  @Unlisted
  public void unpark(Object thread) {
    LockSupport.unpark((Thread) thread);
  }
}
