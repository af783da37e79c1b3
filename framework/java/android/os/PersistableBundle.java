package android.os;

/** Values by names, of the kinds that can be kept in a file. */
public final class PersistableBundle extends BaseBundle implements Cloneable, Parcelable {
  public static final PersistableBundle EMPTY = new PersistableBundle();

  public static final Parcelable.Creator<PersistableBundle> CREATOR = new Parcelable.Creator<PersistableBundle>() {
    @Override
    public PersistableBundle createFromParcel(Parcel in) {
      return in.readPersistableBundle();
    }

    @Override
    public PersistableBundle[] newArray(int size) {
      return new PersistableBundle[size];
    }
  };

  public PersistableBundle() {}

  public PersistableBundle(int capacity) {
    map.ensureCapacity(capacity);
  }

  public PersistableBundle(PersistableBundle b) {
    map.putAll(b.map);
  }

  PersistableBundle(Bundle b) {
    for (int i = 0; i < b.map.size(); i++) {
      Object value = b.get(b.map.keyAt(i));
      if (value instanceof Bundle) value = new PersistableBundle((Bundle) value);
      if (!isValid(value)) {
        throw new IllegalArgumentException(
            "Bad value in PersistableBundle key=" + b.map.keyAt(i) + " value=" + value);
      }
      map.put(b.map.keyAt(i), value);
    }
  }

  private static boolean isValid(Object value) {
    return value == null || value instanceof Integer || value instanceof Long || value instanceof Double
        || value instanceof String || value instanceof Boolean || value instanceof int[] || value instanceof long[]
        || value instanceof double[] || value instanceof String[] || value instanceof boolean[]
        || value instanceof PersistableBundle;
  }

  @Override
  public Object clone() {
    return new PersistableBundle(this);
  }

  public PersistableBundle deepCopy() {
    PersistableBundle copy = new PersistableBundle(this);
    for (int i = 0; i < copy.map.size(); i++) {
      Object value = copy.get(copy.map.keyAt(i));
      if (value instanceof PersistableBundle) copy.map.setValueAt(i, ((PersistableBundle) value).deepCopy());
    }
    return copy;
  }

  public void putPersistableBundle(String key, PersistableBundle value) {
    map.put(key, value);
  }

  public PersistableBundle getPersistableBundle(String key) {
    return typed(key, PersistableBundle.class);
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeInt(0);
    parcel.writeMap(map);
  }

  @Override
  public String toString() {
    return "PersistableBundle[" + map + "]";
  }
}
