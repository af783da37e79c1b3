package android.view;

import android.os.Parcel;
import android.os.Parcelable;

/** The right to read what another app dropped. Other apps do not exist here. */
public final class DragAndDropPermissions implements Parcelable {
  public static final Parcelable.Creator<DragAndDropPermissions> CREATOR = new Parcelable.Creator<DragAndDropPermissions>() {
    @Override
    public DragAndDropPermissions createFromParcel(Parcel in) {
      return new DragAndDropPermissions();
    }

    @Override
    public DragAndDropPermissions[] newArray(int size) {
      return new DragAndDropPermissions[size];
    }
  };

  private DragAndDropPermissions() {}

  public void release() {}

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel destination, int flags) {}
}
