package android.os;

import android.util.Size;
import android.util.SizeF;
import android.util.SparseArray;
import antecede.Engine;
import antecede.Hidden;
import java.io.Serializable;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;

/** Values by names, of all kinds that can go to another process. */
public final class Bundle extends BaseBundle implements Cloneable, Parcelable {
  public static final Bundle EMPTY = new Bundle();

  public static final Parcelable.Creator<Bundle> CREATOR = new Parcelable.Creator<Bundle>() {
    @Override
    public Bundle createFromParcel(Parcel in) {
      return in.readBundle();
    }

    @Override
    public Bundle[] newArray(int size) {
      return new Bundle[size];
    }
  };

  private ClassLoader loader;
  private Parcel left; // Of an analysis alone: what is on its way.

  public Bundle() {}

  public Bundle(ClassLoader loader) {
    this.loader = loader;
  }

  public Bundle(int capacity) {
    map.ensureCapacity(capacity);
  }

  public Bundle(Bundle b) {
    loader = b.loader;
    map.putAll(b.map);
  }

  public Bundle(PersistableBundle b) {
    map.putAll(b.map);
  }

  Bundle(Parcel parcel) {
    readFromParcel(parcel);
  }

  public void setClassLoader(ClassLoader loader) {
    this.loader = loader;
  }

  public ClassLoader getClassLoader() {
    return loader;
  }

  @Override
  public Object clone() {
    return new Bundle(this);
  }

  /** With copies of bundles, arrays and lists; everything else is shared. */
  public Bundle deepCopy() {
    Bundle copy = new Bundle(loader);
    for (int i = 0; i < map.size(); i++) copy.map.put(map.keyAt(i), deepCopy(map.valueAt(i)));
    return copy;
  }

  private static Object deepCopy(Object value) {
    if (value instanceof Bundle) return ((Bundle) value).deepCopy();
    if (value instanceof PersistableBundle) return ((PersistableBundle) value).deepCopy();
    if (value instanceof ArrayList) {
      ArrayList<Object> copy = new ArrayList<Object>();
      for (Object element : (List<?>) value) copy.add(deepCopy(element));
      return copy;
    }
    if (value == null || !value.getClass().isArray()) return value;
    Class<?> type = value.getClass().getComponentType();
    int length = Array.getLength(value);
    if (!type.isPrimitive() && type != String.class) return value;
    Object copy = Array.newInstance(type, length);
    System.arraycopy(value, 0, copy, 0, length);
    return copy;
  }

  @Override
  public void clear() {
    super.clear();
  }

  @Override
  public void remove(String key) {
    super.remove(key);
  }

  public void putAll(Bundle bundle) {
    map.putAll(bundle.map);
  }

  public boolean hasFileDescriptors() {
    return false;
  }

  /** A list whose elements are of the class, or null. */
  @SuppressWarnings("unchecked")
  private <T> ArrayList<T> list(String key) {
    return (ArrayList<T>) typed(key, ArrayList.class);
  }

  public byte getByte(String key) {
    return getByte(key, (byte) 0).byteValue();
  }

  public Byte getByte(String key, byte defaultValue) {
    Byte value = typed(key, Byte.class);
    return value == null ? Byte.valueOf(defaultValue) : value;
  }

  public void putByte(String key, byte value) {
    map.put(key, Byte.valueOf(value));
  }

  public char getChar(String key) {
    return getChar(key, (char) 0);
  }

  public char getChar(String key, char defaultValue) {
    Character value = typed(key, Character.class);
    return value == null ? defaultValue : value.charValue();
  }

  public void putChar(String key, char value) {
    map.put(key, Character.valueOf(value));
  }

  public short getShort(String key) {
    return getShort(key, (short) 0);
  }

  public short getShort(String key, short defaultValue) {
    Short value = typed(key, Short.class);
    return value == null ? defaultValue : value.shortValue();
  }

  public void putShort(String key, short value) {
    map.put(key, Short.valueOf(value));
  }

  public float getFloat(String key) {
    return getFloat(key, 0);
  }

  public float getFloat(String key, float defaultValue) {
    Float value = typed(key, Float.class);
    return value == null ? defaultValue : value.floatValue();
  }

  public void putFloat(String key, float value) {
    map.put(key, Float.valueOf(value));
  }

  public CharSequence getCharSequence(String key) {
    return typed(key, CharSequence.class);
  }

  public CharSequence getCharSequence(String key, CharSequence defaultValue) {
    CharSequence value = getCharSequence(key);
    return value == null ? defaultValue : value;
  }

  public void putCharSequence(String key, CharSequence value) {
    map.put(key, value);
  }

  public byte[] getByteArray(String key) {
    return typed(key, byte[].class);
  }

  public void putByteArray(String key, byte[] value) {
    map.put(key, value);
  }

  public short[] getShortArray(String key) {
    return typed(key, short[].class);
  }

  public void putShortArray(String key, short[] value) {
    map.put(key, value);
  }

  public char[] getCharArray(String key) {
    return typed(key, char[].class);
  }

  public void putCharArray(String key, char[] value) {
    map.put(key, value);
  }

  public float[] getFloatArray(String key) {
    return typed(key, float[].class);
  }

  public void putFloatArray(String key, float[] value) {
    map.put(key, value);
  }

  public CharSequence[] getCharSequenceArray(String key) {
    return typed(key, CharSequence[].class);
  }

  public void putCharSequenceArray(String key, CharSequence[] value) {
    map.put(key, value);
  }

  public Size getSize(String key) {
    return typed(key, Size.class);
  }

  public void putSize(String key, Size value) {
    map.put(key, value);
  }

  public SizeF getSizeF(String key) {
    return typed(key, SizeF.class);
  }

  public void putSizeF(String key, SizeF value) {
    map.put(key, value);
  }

  public Bundle getBundle(String key) {
    return typed(key, Bundle.class);
  }

  public void putBundle(String key, Bundle value) {
    map.put(key, value);
  }

  public IBinder getBinder(String key) {
    return typed(key, IBinder.class);
  }

  public void putBinder(String key, IBinder value) {
    map.put(key, value);
  }

  public ArrayList<Integer> getIntegerArrayList(String key) {
    return list(key);
  }

  public void putIntegerArrayList(String key, ArrayList<Integer> value) {
    map.put(key, value);
  }

  public ArrayList<String> getStringArrayList(String key) {
    return list(key);
  }

  public void putStringArrayList(String key, ArrayList<String> value) {
    map.put(key, value);
  }

  public ArrayList<CharSequence> getCharSequenceArrayList(String key) {
    return list(key);
  }

  public void putCharSequenceArrayList(String key, ArrayList<CharSequence> value) {
    map.put(key, value);
  }

  @Deprecated
  @SuppressWarnings("unchecked")
  public <T extends Parcelable> T getParcelable(String key) {
    return (T) typed(key, Parcelable.class);
  }

  public <T> T getParcelable(String key, Class<T> clazz) {
    return typed(key, clazz);
  }

  public void putParcelable(String key, Parcelable value) {
    map.put(key, value);
  }

  @Deprecated
  public Parcelable[] getParcelableArray(String key) {
    return typed(key, Parcelable[].class);
  }

  @SuppressWarnings("unchecked")
  public <T> T[] getParcelableArray(String key, Class<T> clazz) {
    return (T[]) typed(key, Parcelable[].class);
  }

  public void putParcelableArray(String key, Parcelable[] value) {
    map.put(key, value);
  }

  @Deprecated
  public <T extends Parcelable> ArrayList<T> getParcelableArrayList(String key) {
    return list(key);
  }

  public <T> ArrayList<T> getParcelableArrayList(String key, Class<? extends T> clazz) {
    return list(key);
  }

  public void putParcelableArrayList(String key, ArrayList<? extends Parcelable> value) {
    map.put(key, value);
  }

  @Deprecated
  @SuppressWarnings("unchecked")
  public <T extends Parcelable> SparseArray<T> getSparseParcelableArray(String key) {
    return (SparseArray<T>) typed(key, SparseArray.class);
  }

  @SuppressWarnings("unchecked")
  public <T> SparseArray<T> getSparseParcelableArray(String key, Class<? extends T> clazz) {
    return (SparseArray<T>) typed(key, SparseArray.class);
  }

  public void putSparseParcelableArray(String key, SparseArray<? extends Parcelable> value) {
    map.put(key, value);
  }

  @Deprecated
  public Serializable getSerializable(String key) {
    return typed(key, Serializable.class);
  }

  public <T extends Serializable> T getSerializable(String key, Class<T> clazz) {
    return typed(key, clazz);
  }

  public void putSerializable(String key, Serializable value) {
    map.put(key, value);
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    if (Engine.isAbstract()) {
      leave();
      parcel.writeWhole(this);
      return;
    }
    parcel.writeInt(0);
    parcel.writeMap(map);
  }

  public void readFromParcel(Parcel parcel) {
    if (Engine.isAbstract()) {
      putAll(sent((Bundle) parcel.readWhole()));
      return;
    }
    if (parcel.readInt() >= 0) parcel.readEntries(map, loader);
  }

  /** What arrives at the other end of a call to another process: its contents are copies, made when somebody asks for them. */
  @Hidden
  public static Bundle sent(Bundle bundle) {
    if (bundle == null) return null;
    if (Engine.isAbstract()) return bundle.arrive();
    Parcel parcel = Parcel.obtain();
    parcel.writeBundle(bundle);
    parcel.setDataPosition(0);
    Bundle copy = parcel.readBundle(bundle.loader);
    parcel.recycle();
    return copy;
  }

  /** For an analysis: its contents write themselves down where it is sent. */
  @Hidden
  public void leave() {
    left = Parcel.obtain();
    for (int i = 0; i < map.size(); i++) left.leave(map.valueAt(i));
  }

  /** And are made again where it arrives. */
  private Bundle arrive() {
    Bundle copy = new Bundle(loader);
    Parcel parcel = left == null ? Parcel.obtain() : left;
    for (int i = 0; i < map.size(); i++) copy.map.put(map.keyAt(i), parcel.arrived(map.valueAt(i)));
    return copy;
  }

  @Override
  public String toString() {
    return "Bundle[" + map + "]";
  }
}
