package android.os;

/** What can be written to a Parcel. */
public interface Parcelable {
  int PARCELABLE_WRITE_RETURN_VALUE = 0x0001;
  int CONTENTS_FILE_DESCRIPTOR = 0x0001;

  int describeContents();

  void writeToParcel(Parcel dest, int flags);

  /** Makes objects of what was written. */
  public interface Creator<T> {
    T createFromParcel(Parcel source);

    T[] newArray(int size);
  }

  /** One that wants to know the class loader. */
  public interface ClassLoaderCreator<T> extends Creator<T> {
    T createFromParcel(Parcel source, ClassLoader loader);
  }
}
