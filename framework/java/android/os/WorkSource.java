package android.os;

/** For whom somebody works: for the app. */
public class WorkSource implements Parcelable {
  public static final Parcelable.Creator<WorkSource> CREATOR = new Parcelable.Creator<WorkSource>() {
    @Override
    public WorkSource createFromParcel(Parcel in) {
      return new WorkSource();
    }

    @Override
    public WorkSource[] newArray(int size) {
      return new WorkSource[size];
    }
  };

  public WorkSource() {}

  public WorkSource(WorkSource orig) {}

  public void clear() {}

  public boolean diff(WorkSource other) {
    return false;
  }

  public void set(WorkSource other) {}

  public boolean add(WorkSource other) {
    return false;
  }

  public boolean remove(WorkSource other) {
    return false;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof WorkSource;
  }

  @Override
  public int hashCode() {
    return 1;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {}

  @Override
  public String toString() {
    return "WorkSource{}";
  }
}
