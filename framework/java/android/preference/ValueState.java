package android.preference;

import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;

/** A value that is not kept in the preferences. */
final class ValueState extends Preference.BaseSavedState {
  public static final Parcelable.Creator<ValueState> CREATOR = new Parcelable.Creator<ValueState>() {
    @Override
    public ValueState createFromParcel(Parcel in) { return new ValueState(in); }

    @Override
    public ValueState[] newArray(int size) { return new ValueState[size]; }
  };

  String value;
  Bundle dialog;

  ValueState(Parcelable superState) { super(superState); }

  private ValueState(Parcel in) {
    super(in);
    value = in.readString();
    dialog = in.readBundle();
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    super.writeToParcel(out, flags);
    out.writeString(value);
    out.writeBundle(dialog);
  }
}
