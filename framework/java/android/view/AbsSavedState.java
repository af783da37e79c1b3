package android.view;

import android.os.Parcel;
import android.os.Parcelable;

/** The state of a view together with that of the class it extends. */
public abstract class AbsSavedState implements Parcelable {
  public static final AbsSavedState EMPTY_STATE = new AbsSavedState() {};

  public static final Parcelable.Creator<AbsSavedState> CREATOR = new Parcelable.ClassLoaderCreator<AbsSavedState>() {
    @Override
    public AbsSavedState createFromParcel(Parcel in) {
      return createFromParcel(in, null);
    }

    @Override
    public AbsSavedState createFromParcel(Parcel in, ClassLoader loader) {
      if (in.readParcelable(loader) != null) throw new IllegalStateException("superState must be null");
      return EMPTY_STATE;
    }

    @Override
    public AbsSavedState[] newArray(int size) {
      return new AbsSavedState[size];
    }
  };

  private final Parcelable above;

  private AbsSavedState() {
    above = null;
  }

  protected AbsSavedState(Parcelable superState) {
    if (superState == null) throw new IllegalArgumentException("superState must not be null");
    above = superState == EMPTY_STATE ? null : superState;
  }

  protected AbsSavedState(Parcel source) {
    this(source, null);
  }

  protected AbsSavedState(Parcel source, ClassLoader loader) {
    Parcelable read = source.readParcelable(loader);
    above = read == null ? EMPTY_STATE : read;
  }

  public final Parcelable getSuperState() {
    return above;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeParcelable(above, flags);
  }
}
