package android.os;

import android.text.SpannableString;
import android.text.Spanned;
import android.util.ArrayMap;
import android.util.Size;
import android.util.SizeF;
import android.util.SparseArray;
import android.util.SparseBooleanArray;
import antecede.Concrete;
import antecede.Engine;
import antecede.Hidden;
import antecede.Reflection;
import java.io.Serializable;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * Values one after the other, on their way to another process. They are kept as objects, each with the number of bytes
 * it would have, so that positions are those of the platform; bytes are made only by marshall.
 */
@antecede.Holder
public final class Parcel {
  public static final Parcelable.Creator<String> STRING_CREATOR = new Parcelable.Creator<String>() {
    @Override
    public String createFromParcel(Parcel source) {
      return source.readString();
    }

    @Override
    public String[] newArray(int size) {
      return new String[size];
    }
  };

  private static Parcel pool;

  private Slots slots = new Slots();
  /** For the static engine: anything that was written. */
  private Object written;
  private Parcel next;

  private Parcel() {}

  public static Parcel obtain() {
    Parcel parcel = pool;
    if (parcel == null || Engine.isAbstract()) return new Parcel();
    pool = parcel.next;
    parcel.next = null;
    return parcel;
  }

  public static Parcel obtain(IBinder binder) {
    return obtain();
  }

  public final void recycle() {
    if (Engine.isAbstract()) return;
    slots = new Slots();
    next = pool;
    pool = this;
  }

  private void write(Object value, int bytes) {
    written = value;
    slots.write(value, bytes);
  }

  /** The next value if it is of the class, else null: what the bytes of another would mean is not known. */
  private <T> T read(Class<T> type) {
    Object value = Engine.isAbstract() ? written : slots.read();
    return type.isInstance(value) ? type.cast(value) : null;
  }

  public int dataSize() {
    return slots.size();
  }

  public final int dataAvail() {
    return slots.size() - slots.position();
  }

  public final int dataPosition() {
    return slots.position();
  }

  public final int dataCapacity() {
    return Math.max(slots.size(), 128);
  }

  public final void setDataSize(int size) {
    slots.truncate(size);
  }

  public final void setDataPosition(int pos) {
    slots.seek(pos);
  }

  public final void setDataCapacity(int size) {}

  public final void appendFrom(Parcel parcel, int offset, int length) {
    written = parcel.written;
    slots.append(parcel.slots, offset, length);
  }

  /** Bytes from which {@link #unmarshall} makes the same values; their form is nobody else's business. */
  public final byte[] marshall() {
    return slots.toBytes();
  }

  public final void unmarshall(byte[] data, int offset, int length) {
    slots = Slots.of(data, offset, length);
  }

  public boolean hasFileDescriptors() {
    return false;
  }

  public boolean hasFileDescriptors(int offset, int length) {
    return false;
  }

  public void enforceNoDataAvail() {
    int left = dataAvail();
    if (left > 0) throw new BadParcelableException("Parcel data not fully consumed, unread size: " + left);
  }

  public void setPropagateAllowBlocking() {}

  public final void writeInterfaceToken(String interfaceName) {
    writeString(interfaceName);
  }

  public final void enforceInterface(String interfaceName) {
    String found = readString();
    if (!interfaceName.equals(found)) {
      throw new SecurityException("Binder invocation to an incorrect interface");
    }
  }

  public final void writeInt(int val) {
    write(Integer.valueOf(val), 4);
  }

  public final int readInt() {
    Integer value = read(Integer.class);
    return value == null ? 0 : value.intValue();
  }

  public final void writeLong(long val) {
    write(Long.valueOf(val), 8);
  }

  public final long readLong() {
    Long value = read(Long.class);
    return value == null ? 0 : value.longValue();
  }

  public final void writeFloat(float val) {
    write(Float.valueOf(val), 4);
  }

  public final float readFloat() {
    Float value = read(Float.class);
    return value == null ? 0 : value.floatValue();
  }

  public final void writeDouble(double val) {
    write(Double.valueOf(val), 8);
  }

  public final double readDouble() {
    Double value = read(Double.class);
    return value == null ? 0 : value.doubleValue();
  }

  public final void writeByte(byte val) {
    writeInt(val);
  }

  public final byte readByte() {
    return (byte) readInt();
  }

  public final void writeBoolean(boolean val) {
    writeInt(val ? 1 : 0);
  }

  public final boolean readBoolean() {
    return readInt() != 0;
  }

  public final void writeString(String val) {
    write(val, val == null ? 4 : 4 + (2 * (val.length() + 1) + 3 & ~3));
  }

  public final String readString() {
    return read(String.class);
  }

  public final void writeStrongBinder(IBinder val) {
    write(val, 24);
  }

  public final IBinder readStrongBinder() {
    return read(IBinder.class);
  }

  public final void writeStrongInterface(IInterface val) {
    writeStrongBinder(val == null ? null : val.asBinder());
  }

  public final void writeSize(Size val) {
    writeInt(val.getWidth());
    writeInt(val.getHeight());
  }

  public final Size readSize() {
    int width = readInt();
    return new Size(width, readInt());
  }

  public final void writeSizeF(SizeF val) {
    writeFloat(val.getWidth());
    writeFloat(val.getHeight());
  }

  public final SizeF readSizeF() {
    float width = readFloat();
    return new SizeF(width, readFloat());
  }

  public final void writeBooleanArray(boolean[] val) {
    write(val == null ? null : val.clone(), val == null ? 4 : 4 + 4 * val.length);
  }

  public final boolean[] createBooleanArray() {
    boolean[] array = read(boolean[].class);
    return array == null ? null : array.clone();
  }

  public final void readBooleanArray(boolean[] val) {
    copy(createBooleanArray(), val);
  }

  public final void writeCharArray(char[] val) {
    write(val == null ? null : val.clone(), val == null ? 4 : 4 + 4 * val.length);
  }

  public final char[] createCharArray() {
    char[] array = read(char[].class);
    return array == null ? null : array.clone();
  }

  public final void readCharArray(char[] val) {
    copy(createCharArray(), val);
  }

  public final void writeIntArray(int[] val) {
    write(val == null ? null : val.clone(), val == null ? 4 : 4 + 4 * val.length);
  }

  public final int[] createIntArray() {
    int[] array = read(int[].class);
    return array == null ? null : array.clone();
  }

  public final void readIntArray(int[] val) {
    copy(createIntArray(), val);
  }

  public final void writeLongArray(long[] val) {
    write(val == null ? null : val.clone(), val == null ? 4 : 4 + 8 * val.length);
  }

  public final long[] createLongArray() {
    long[] array = read(long[].class);
    return array == null ? null : array.clone();
  }

  public final void readLongArray(long[] val) {
    copy(createLongArray(), val);
  }

  public final void writeFloatArray(float[] val) {
    write(val == null ? null : val.clone(), val == null ? 4 : 4 + 4 * val.length);
  }

  public final float[] createFloatArray() {
    float[] array = read(float[].class);
    return array == null ? null : array.clone();
  }

  public final void readFloatArray(float[] val) {
    copy(createFloatArray(), val);
  }

  public final void writeDoubleArray(double[] val) {
    write(val == null ? null : val.clone(), val == null ? 4 : 4 + 8 * val.length);
  }

  public final double[] createDoubleArray() {
    double[] array = read(double[].class);
    return array == null ? null : array.clone();
  }

  public final void readDoubleArray(double[] val) {
    copy(createDoubleArray(), val);
  }

  public final void writeByteArray(byte[] b) {
    write(b == null ? null : b.clone(), b == null ? 4 : 4 + (b.length + 3 & ~3));
  }

  public final void writeByteArray(byte[] b, int offset, int len) {
    if (b == null) {
      writeByteArray(null);
      return;
    }
    if (offset < 0 || len < 0 || len > b.length - offset) throw new ArrayIndexOutOfBoundsException();
    byte[] part = new byte[len];
    System.arraycopy(b, offset, part, 0, len);
    writeByteArray(part);
  }

  public final byte[] createByteArray() {
    byte[] array = read(byte[].class);
    return array == null ? null : array.clone();
  }

  public final void readByteArray(byte[] val) {
    copy(createByteArray(), val);
  }

  public final void writeBlob(byte[] b) {
    writeByteArray(b);
  }

  public final void writeBlob(byte[] b, int offset, int len) {
    writeByteArray(b, offset, len);
  }

  public final byte[] readBlob() {
    return createByteArray();
  }

  /** Into an array that is there already. */
  private static void copy(Object from, Object to) {
    if (from == null || Array.getLength(from) != Array.getLength(to)) throw new RuntimeException("bad array lengths");
    System.arraycopy(from, 0, to, 0, Array.getLength(to));
  }

  private static <T> void refill(List<T> list, List<T> values) {
    list.clear();
    if (values != null) list.addAll(values);
  }

  public final void writeStringArray(String[] val) {
    writeInt(val == null ? -1 : val.length);
    if (val == null) return;
    for (String one : val) writeString(one);
  }

  public final String[] createStringArray() {
    int length = readInt();
    if (length < 0) return null;
    String[] array = new String[length];
    for (int i = 0; i < length; i++) array[i] = readString();
    return array;
  }

  public final void readStringArray(String[] val) {
    copy(createStringArray(), val);
  }

  public final void writeStringList(List<String> val) {
    writeStringArray(val == null ? null : val.toArray(new String[0]));
  }

  public final ArrayList<String> createStringArrayList() {
    return listOf(createStringArray());
  }

  public final void readStringList(List<String> list) {
    refill(list, createStringArrayList());
  }

  private static <T> ArrayList<T> listOf(T[] array) {
    if (array == null) return null;
    ArrayList<T> list = new ArrayList<T>();
    for (T one : array) list.add(one);
    return list;
  }

  public final void writeBinderArray(IBinder[] val) {
    writeInt(val == null ? -1 : val.length);
    if (val == null) return;
    for (IBinder one : val) writeStrongBinder(one);
  }

  public final IBinder[] createBinderArray() {
    int length = readInt();
    if (length < 0) return null;
    IBinder[] array = new IBinder[length];
    for (int i = 0; i < length; i++) array[i] = readStrongBinder();
    return array;
  }

  public final void readBinderArray(IBinder[] val) {
    copy(createBinderArray(), val);
  }

  public final void writeBinderList(List<IBinder> val) {
    writeBinderArray(val == null ? null : val.toArray(new IBinder[0]));
  }

  public final ArrayList<IBinder> createBinderArrayList() {
    return listOf(createBinderArray());
  }

  public final void readBinderList(List<IBinder> list) {
    refill(list, createBinderArrayList());
  }

  public final <T extends IInterface> void writeInterfaceArray(T[] val) {
    writeInt(val == null ? -1 : val.length);
    if (val == null) return;
    for (T one : val) writeStrongInterface(one);
  }

  public final <T extends IInterface> T[] createInterfaceArray(
      IntFunction<T[]> newArray, Function<IBinder, T> asInterface) {
    int length = readInt();
    if (length < 0) return null;
    T[] array = newArray.apply(length);
    for (int i = 0; i < length; i++) array[i] = asInterface.apply(readStrongBinder());
    return array;
  }

  public final <T extends IInterface> void readInterfaceArray(T[] val, Function<IBinder, T> asInterface) {
    if (readInt() != val.length) throw new BadParcelableException("bad array lengths");
    for (int i = 0; i < val.length; i++) val[i] = asInterface.apply(readStrongBinder());
  }

  public final <T extends IInterface> void writeInterfaceList(List<T> val) {
    writeInt(val == null ? -1 : val.size());
    if (val == null) return;
    for (T one : val) writeStrongInterface(one);
  }

  public final <T extends IInterface> ArrayList<T> createInterfaceArrayList(Function<IBinder, T> asInterface) {
    int length = readInt();
    if (length < 0) return null;
    ArrayList<T> list = new ArrayList<T>();
    for (int i = 0; i < length; i++) list.add(asInterface.apply(readStrongBinder()));
    return list;
  }

  public final <T extends IInterface> void readInterfaceList(List<T> list, Function<IBinder, T> asInterface) {
    refill(list, createInterfaceArrayList(asInterface));
  }

  public final <T extends Parcelable> void writeTypedObject(T val, int parcelableFlags) {
    writeInt(val == null ? 0 : 1);
    if (val != null) val.writeToParcel(this, parcelableFlags);
  }

  public final <T> T readTypedObject(Parcelable.Creator<T> c) {
    return readInt() == 0 ? null : c.createFromParcel(this);
  }

  public final <T extends Parcelable> void writeTypedArray(T[] val, int parcelableFlags) {
    writeInt(val == null ? -1 : val.length);
    if (val == null) return;
    for (T one : val) writeTypedObject(one, parcelableFlags);
  }

  public final <T> T[] createTypedArray(Parcelable.Creator<T> c) {
    int length = readInt();
    if (length < 0) return null;
    T[] array = c.newArray(length);
    for (int i = 0; i < length; i++) array[i] = readTypedObject(c);
    return array;
  }

  public final <T> void readTypedArray(T[] val, Parcelable.Creator<T> c) {
    copy(createTypedArray(c), val);
  }

  public final <T extends Parcelable> void writeTypedList(List<T> val) {
    writeTypedList(val, 0);
  }

  public <T extends Parcelable> void writeTypedList(List<T> val, int parcelableFlags) {
    writeInt(val == null ? -1 : val.size());
    if (val == null) return;
    for (T one : val) writeTypedObject(one, parcelableFlags);
  }

  public final <T> ArrayList<T> createTypedArrayList(Parcelable.Creator<T> c) {
    int length = readInt();
    if (length < 0) return null;
    ArrayList<T> list = new ArrayList<T>();
    for (int i = 0; i < length; i++) list.add(readTypedObject(c));
    return list;
  }

  public final <T> void readTypedList(List<T> list, Parcelable.Creator<T> c) {
    refill(list, createTypedArrayList(c));
  }

  public <T extends Parcelable> void writeTypedArrayMap(ArrayMap<String, T> val, int parcelableFlags) {
    writeInt(val == null ? -1 : val.size());
    if (val == null) return;
    for (int i = 0; i < val.size(); i++) {
      writeString(val.keyAt(i));
      writeTypedObject(val.valueAt(i), parcelableFlags);
    }
  }

  public final <T extends Parcelable> ArrayMap<String, T> createTypedArrayMap(Parcelable.Creator<T> creator) {
    int length = readInt();
    if (length < 0) return null;
    ArrayMap<String, T> map = new ArrayMap<String, T>();
    for (int i = 0; i < length; i++) {
      String key = readString();
      map.put(key, readTypedObject(creator));
    }
    return map;
  }

  public final <T extends Parcelable> void writeTypedSparseArray(SparseArray<T> val, int parcelableFlags) {
    writeInt(val == null ? -1 : val.size());
    if (val == null) return;
    for (int i = 0; i < val.size(); i++) {
      writeInt(val.keyAt(i));
      writeTypedObject(val.valueAt(i), parcelableFlags);
    }
  }

  public final <T extends Parcelable> SparseArray<T> createTypedSparseArray(Parcelable.Creator<T> creator) {
    int length = readInt();
    if (length < 0) return null;
    SparseArray<T> array = new SparseArray<T>(length);
    for (int i = 0; i < length; i++) {
      int key = readInt();
      array.put(key, readTypedObject(creator));
    }
    return array;
  }

  public final void writeBundle(Bundle val) {
    if (val == null) writeInt(-1);
    else val.writeToParcel(this, 0);
  }

  public final Bundle readBundle() {
    return readBundle(null);
  }

  public final Bundle readBundle(ClassLoader loader) {
    if (Engine.isAbstract()) return Bundle.sent((Bundle) written);
    if (readInt() < 0) return null;
    Bundle bundle = new Bundle(loader);
    readEntries(bundle.map, loader);
    return bundle;
  }

  public final void writePersistableBundle(PersistableBundle val) {
    if (val == null) writeInt(-1);
    else val.writeToParcel(this, 0);
  }

  public final PersistableBundle readPersistableBundle() {
    return readPersistableBundle(null);
  }

  public final PersistableBundle readPersistableBundle(ClassLoader loader) {
    if (readInt() < 0) return null;
    PersistableBundle bundle = new PersistableBundle();
    readEntries(bundle.map, loader);
    return bundle;
  }

  public final void writeParcelableCreator(Parcelable p) {
    writeString(p.getClass().getName());
  }

  public final void writeParcelable(Parcelable p, int parcelableFlags) {
    if (p == null) {
      writeString(null);
      return;
    }
    writeParcelableCreator(p);
    p.writeToParcel(this, parcelableFlags);
    written = p;
  }

  public final Parcelable.Creator<?> readParcelableCreator(ClassLoader loader) {
    String name = readString();
    if (name == null) return null;
    try {
      Class<?> type = Class.forName(name, true, loader != null ? loader : getClass().getClassLoader());
      return (Parcelable.Creator<?>) type.getField("CREATOR").get(null);
    } catch (ReflectiveOperationException e) {
      throw new BadParcelableException("ClassNotFoundException when unmarshalling: " + name, e);
    }
  }

  @SuppressWarnings("unchecked")
  public <T> Parcelable.Creator<T> readParcelableCreator(ClassLoader loader, Class<T> clazz) {
    return (Parcelable.Creator<T>) readParcelableCreator(loader);
  }

  @Deprecated
  @SuppressWarnings("unchecked")
  public final <T extends Parcelable> T readParcelable(ClassLoader loader) {
    return (T) parcelable(loader);
  }

  public <T> T readParcelable(ClassLoader loader, Class<T> clazz) {
    return clazz.cast(parcelable(loader));
  }

  private Object parcelable(ClassLoader loader) {
    if (Engine.isAbstract()) return arrived((Parcelable) written);
    Parcelable.Creator<?> creator = readParcelableCreator(loader);
    if (creator == null) return null;
    if (!(creator instanceof Parcelable.ClassLoaderCreator)) return creator.createFromParcel(this);
    return ((Parcelable.ClassLoaderCreator<?>) creator).createFromParcel(this, loader);
  }

  public final <T extends Parcelable> void writeParcelableArray(T[] value, int parcelableFlags) {
    writeInt(value == null ? -1 : value.length);
    if (value == null) return;
    for (T one : value) writeParcelable(one, parcelableFlags);
  }

  @Deprecated
  public Parcelable[] readParcelableArray(ClassLoader loader) {
    return readParcelableArray(loader, Parcelable.class);
  }

  @SuppressWarnings("unchecked")
  public <T> T[] readParcelableArray(ClassLoader loader, Class<T> clazz) {
    int length = readInt();
    if (length < 0) return null;
    T[] array = (T[]) Array.newInstance(clazz, length);
    for (int i = 0; i < length; i++) array[i] = readParcelable(loader, clazz);
    return array;
  }

  public final <T extends Parcelable> void writeParcelableList(List<T> val, int flags) {
    writeInt(val == null ? -1 : val.size());
    if (val == null) return;
    for (T one : val) writeParcelable(one, flags);
  }

  @Deprecated
  @SuppressWarnings("unchecked")
  public final <T extends Parcelable> List<T> readParcelableList(List<T> list, ClassLoader cl) {
    return (List<T>) readParcelableList((List<Parcelable>) list, cl, Parcelable.class);
  }

  public <T> List<T> readParcelableList(List<T> list, ClassLoader cl, Class<? extends T> clazz) {
    list.clear();
    int length = readInt();
    for (int i = 0; i < length; i++) list.add(readParcelable(cl, clazz));
    return list;
  }

  /** What it consists of, now: whoever reads it makes an equal one. */
  public final void writeSerializable(Serializable s) {
    if (s == null || Engine.isAbstract()) {
      write(s, 4);
      return;
    }
    byte[] bytes = Slots.serialized(s);
    write(bytes, 4 + bytes.length);
  }

  @Deprecated
  public Serializable readSerializable() {
    return readSerializable(null, Serializable.class);
  }

  public <T> T readSerializable(ClassLoader loader, Class<T> clazz) {
    if (Engine.isAbstract()) return clazz.cast(arrived((Serializable) written));
    byte[] bytes = read(byte[].class);
    return bytes == null ? null : clazz.cast(Slots.deserialized(bytes));
  }

  /** A text with what can travel of its marks. */
  private static CharSequence text(CharSequence text) {
    if (text instanceof Spanned) return new SpannableString(text);
    return text == null ? null : text.toString();
  }

  private void writeTexts(CharSequence[] texts) {
    writeInt(texts.length);
    for (CharSequence one : texts) write(text(one), 8);
  }

  private CharSequence[] readTexts() {
    CharSequence[] texts = new CharSequence[readInt()];
    for (int i = 0; i < texts.length; i++) texts[i] = text(read(CharSequence.class));
    return texts;
  }

  private static final int NULL = -1, PLAIN = 0, ARRAY = 1, TEXT = 2, TEXTS = 3, PARCELABLE = 4, MAP = 5, LIST = 6, SPARSE = 7,
      PARCELABLES = 8, OBJECTS = 9, BOOLEANS = 10, SERIALIZABLE = 11;

  private static int kind(Object v) {
    if (v == null) return NULL;
    if (v instanceof String) return PLAIN;
    if (v instanceof Map) return MAP;
    if (v instanceof Parcelable) return PARCELABLE;
    if (v instanceof CharSequence) return TEXT;
    if (v instanceof List) return LIST;
    if (v instanceof SparseArray) return SPARSE;
    if (v instanceof CharSequence[] && !(v instanceof String[])) return TEXTS;
    if (v instanceof Parcelable[]) return PARCELABLES;
    if (v.getClass() == Object[].class) return OBJECTS;
    if (v instanceof String[] || v.getClass().isArray() && v.getClass().getComponentType().isPrimitive()) return ARRAY;
    if (v instanceof Number && v.getClass().getName().startsWith("java.lang.") || v instanceof Boolean || v instanceof Character
        || v instanceof IBinder || v instanceof Size || v instanceof SizeF) {
      return PLAIN;
    }
    if (v instanceof SparseBooleanArray) return BOOLEANS;
    if (v instanceof Serializable) return SERIALIZABLE;
    throw new IllegalArgumentException("Parcel: unknown type for value " + v);
  }

  /** What is taken apart is preceded by its length: a class that reads less than it wrote does not disturb the rest. */
  public final void writeValue(Object v) {
    if (v instanceof Lazy) {
      ((Lazy) v).writeTo(this);
      return;
    }
    int kind = Engine.isAbstract() ? v instanceof Parcelable ? PARCELABLE : PLAIN : kind(v);
    writeInt(kind);
    if (kind == PLAIN) write(v, 8);
    if (kind == ARRAY) write(copyOf(v), 8);
    if (kind == TEXT) write(text((CharSequence) v), 8);
    if (kind <= TEXT) return;
    int start = slots.index();
    writeInt(0);
    switch (kind) {
      case TEXTS: writeTexts((CharSequence[]) v); break;
      case PARCELABLE: writeParcelable((Parcelable) v, 0); break;
      case MAP: writeMap((Map) v); break;
      case LIST: writeList((List) v); break;
      case SPARSE: writeSparseArray((SparseArray<?>) v); break;
      case BOOLEANS: writeSparseBooleanArray((SparseBooleanArray) v); break;
      case PARCELABLES: writeParcelableArray((Parcelable[]) v, 0); break;
      case OBJECTS: writeArray((Object[]) v); break;
      default: writeSerializable((Serializable) v);
    }
    slots.set(start, Integer.valueOf(slots.index() - start - 1));
  }

  /** For an analysis: the value is on its way, beside what else is written here. */
  @Hidden
  public void leave(Object value) {
    if (value instanceof Parcelable) ((Parcelable) value).writeToParcel(this, 0);
    if (value instanceof List) {
      for (int i = 0; i < ((List<?>) value).size(); i++) leave(((List<?>) value).get(i));
    }
    if (value instanceof Parcelable[]) {
      for (Parcelable element : (Parcelable[]) value) leave(element);
    }
  }

  /**
   * What comes out where the value went in, for an analysis: of binders, texts and numbers the same, of all else an object of its own.
   * The casts keep the kinds apart.
   */
  @Hidden
  public Object arrived(Object value) {
    if (value instanceof IBinder) return (IBinder) value;
    if (value instanceof CharSequence) return (CharSequence) value;
    if (value instanceof Parcelable) return arrived((Parcelable) value);
    if (value instanceof List) return arrived((List<?>) value);
    if (value instanceof Parcelable[]) return arrived((Parcelable[]) value);
    if (value instanceof SparseArray) return Reflection.copy((SparseArray<?>) value);
    return arrived((Serializable) value);
  }

  /** Its class makes one of what it wrote; what has no maker that is known has the same in its fields. */
  private Parcelable arrived(Parcelable value) {
    try {
      Parcelable.Creator<?> creator = (Parcelable.Creator<?>) value.getClass().getField("CREATOR").get(null);
      Object made = creator.createFromParcel(this);
      if (creator instanceof Parcelable.ClassLoaderCreator) made = ((Parcelable.ClassLoaderCreator<?>) creator).createFromParcel(this, null);
      return made == null ? (Parcelable) Reflection.copy(value) : (Parcelable) made;
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }

  private List<?> arrived(List<?> value) {
    ArrayList<Object> list = new ArrayList<Object>();
    for (int i = 0; i < value.size(); i++) list.add(arrived(value.get(i)));
    return list;
  }

  private Parcelable[] arrived(Parcelable[] value) {
    Parcelable[] made = new Parcelable[value.length];
    for (int i = 0; i < made.length; i++) made[i] = (Parcelable) arrived((Object) value[i]);
    return made;
  }

  /** Maps, other arrays, and what is serialized: what an object of these refers to is still shared. */
  private static Serializable arrived(Serializable value) {
    return (Serializable) Reflection.copy(value);
  }

  private static Object copyOf(Object array) {
    int length = Array.getLength(array);
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    System.arraycopy(array, 0, copy, 0, length);
    return copy;
  }

  /** An object of the platform as it is, where what it consists of is nobody's business. */
  @Hidden
  public final void writeWhole(Object value) {
    write(value, 8);
  }

  @Hidden
  public final Object readWhole() {
    return Engine.isAbstract() ? written : slots.read();
  }

  public final Object readValue(ClassLoader loader) {
    return value(loader);
  }

  private Object value(ClassLoader loader) {
    if (Engine.isAbstract()) return arrived(written);
    int kind = readInt();
    if (kind == PLAIN) return slots.read();
    if (kind == ARRAY) return copyOf(slots.read());
    if (kind == TEXT) return text(read(CharSequence.class));
    if (kind < PLAIN) return null;
    int length = readInt();
    int end = slots.index() + length;
    Object value = inside(kind, loader);
    slots.go(end);
    return value;
  }

  private Object inside(int kind, ClassLoader loader) {
    switch (kind) {
      case TEXTS: return readTexts();
      case PARCELABLE: return parcelable(loader);
      case MAP: return readHashMap(loader);
      case LIST: return readArrayList(loader);
      case SPARSE: return readSparseArray(loader);
      case BOOLEANS: return readSparseBooleanArray();
      case PARCELABLES: return readParcelableArray(loader);
      case OBJECTS: return readArray(loader);
      default: return readSerializable(loader, Object.class);
    }
  }

  /** A value of a bundle that came in a parcel: made when somebody asks for it. */
  @Concrete
  static final class Lazy {
    private Slots source;
    private final ClassLoader loader;
    private Object value;

    Lazy(Slots source, ClassLoader loader) {
      this.source = source;
      this.loader = loader;
    }

    Object get() {
      if (source == null) return value;
      Parcel parcel = obtain();
      parcel.slots = source.fromStart();
      value = parcel.value(loader);
      source = null;
      parcel.recycle();
      return value;
    }

    void writeTo(Parcel parcel) {
      if (source == null) parcel.writeValue(value);
      else parcel.slots.append(source);
    }

    @Override
    public String toString() {
      return source == null ? String.valueOf(value) : "Supplier{}";
    }
  }

  /** Into a bundle: what has to be taken apart first waits until somebody asks for it. */
  final void readEntries(Map<String, Object> entries, ClassLoader loader) {
    int length = readInt();
    for (int i = 0; i < length; i++) {
      String key = (String) value(loader);
      entries.put(key, Engine.isAbstract() ? arrived(written) : lazily(loader));
    }
  }

  private Object lazily(ClassLoader loader) {
    int start = slots.index();
    int kind = readInt();
    if (kind <= TEXT) {
      slots.go(start);
      return value(loader);
    }
    int length = readInt();
    slots.go(slots.index() + length);
    return new Lazy(slots.part(start, slots.index()), loader);
  }

  public final void writeArray(Object[] val) {
    writeInt(val == null ? -1 : val.length);
    if (val == null) return;
    for (Object one : val) writeValue(one);
  }

  @Deprecated
  public Object[] readArray(ClassLoader loader) {
    return readArray(loader, Object.class);
  }

  @SuppressWarnings("unchecked")
  public <T> T[] readArray(ClassLoader loader, Class<T> clazz) {
    int length = readInt();
    if (length < 0) return null;
    T[] array = (T[]) Array.newInstance(clazz, length);
    for (int i = 0; i < length; i++) array[i] = clazz.cast(value(loader));
    return array;
  }

  public final void writeList(List val) {
    writeArray(val == null ? null : val.toArray());
  }

  @Deprecated
  @SuppressWarnings("unchecked")
  public final void readList(List outVal, ClassLoader loader) {
    readList(outVal, loader, Object.class);
  }

  public <T> void readList(List<? super T> outVal, ClassLoader loader, Class<T> clazz) {
    int length = readInt();
    for (int i = 0; i < length; i++) outVal.add(clazz.cast(value(loader)));
  }

  @Deprecated
  public ArrayList readArrayList(ClassLoader loader) {
    return readArrayList(loader, Object.class);
  }

  public <T> ArrayList<T> readArrayList(ClassLoader loader, Class<? extends T> clazz) {
    int length = readInt();
    if (length < 0) return null;
    ArrayList<T> list = new ArrayList<T>();
    for (int i = 0; i < length; i++) list.add(clazz.cast(value(loader)));
    return list;
  }

  @SuppressWarnings("unchecked")
  public final void writeMap(Map val) {
    writeInt(val == null ? -1 : val.size());
    if (val == null) return;
    for (Map.Entry<Object, Object> entry : ((Map<Object, Object>) val).entrySet()) {
      writeValue(entry.getKey());
      writeValue(entry.getValue());
    }
  }

  @Deprecated
  @SuppressWarnings("unchecked")
  public final void readMap(Map outVal, ClassLoader loader) {
    readMap(outVal, loader, Object.class, Object.class);
  }

  public <K, V> void readMap(
      Map<? super K, ? super V> outVal, ClassLoader loader, Class<K> clazzKey, Class<V> clazzValue) {
    int length = readInt();
    for (int i = 0; i < length; i++) {
      K key = clazzKey.cast(value(loader));
      outVal.put(key, clazzValue.cast(value(loader)));
    }
  }

  @Deprecated
  public HashMap readHashMap(ClassLoader loader) {
    return readHashMap(loader, Object.class, Object.class);
  }

  public <K, V> HashMap<K, V> readHashMap(
      ClassLoader loader, Class<? extends K> clazzKey, Class<? extends V> clazzValue) {
    int length = readInt();
    if (length < 0) return null;
    HashMap<K, V> map = new HashMap<K, V>();
    for (int i = 0; i < length; i++) {
      K key = clazzKey.cast(value(loader));
      map.put(key, clazzValue.cast(value(loader)));
    }
    return map;
  }

  public final <T> void writeSparseArray(SparseArray<T> val) {
    writeInt(val == null ? -1 : val.size());
    if (val == null) return;
    for (int i = 0; i < val.size(); i++) {
      writeInt(val.keyAt(i));
      writeValue(val.valueAt(i));
    }
  }

  @Deprecated
  @SuppressWarnings("unchecked")
  public <T> SparseArray<T> readSparseArray(ClassLoader loader) {
    return (SparseArray<T>) readSparseArray(loader, Object.class);
  }

  public <T> SparseArray<T> readSparseArray(ClassLoader loader, Class<? extends T> clazz) {
    int length = readInt();
    if (length < 0) return null;
    SparseArray<T> array = new SparseArray<T>(length);
    for (int i = 0; i < length; i++) {
      int key = readInt();
      array.put(key, clazz.cast(value(loader)));
    }
    return array;
  }

  public final void writeSparseBooleanArray(SparseBooleanArray val) {
    writeInt(val == null ? -1 : val.size());
    if (val == null) return;
    for (int i = 0; i < val.size(); i++) {
      writeInt(val.keyAt(i));
      writeBoolean(val.valueAt(i));
    }
  }

  public final SparseBooleanArray readSparseBooleanArray() {
    int length = readInt();
    if (length < 0) return null;
    SparseBooleanArray array = new SparseBooleanArray(length);
    for (int i = 0; i < length; i++) {
      int key = readInt();
      array.put(key, readBoolean());
    }
    return array;
  }

  public final void writeNoException() {
    writeInt(0);
  }

  public final void writeException(Exception e) {
    writeInt(-1);
    write(e, 4);
  }

  public final void readException() {
    int code = readInt();
    if (code == 0) return;
    Exception thrown = read(Exception.class);
    if (thrown instanceof RuntimeException) throw (RuntimeException) thrown;
    readException(code, thrown == null ? null : thrown.getMessage());
  }

  public final void readException(int code, String msg) {
    throw new RuntimeException("Unknown exception code: " + code + " msg " + msg);
  }

  @Override
  protected void finalize() throws Throwable {}
}
