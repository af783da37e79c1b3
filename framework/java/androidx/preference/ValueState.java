package androidx.preference;

import android.os.Parcel;
import android.os.Parcelable;
import antecede.Hidden;

/** A value that is not kept in a store: as texts, in their order. */
@Hidden
public final class ValueState extends Preference.BaseSavedState {
  public static final Parcelable.Creator<ValueState> CREATOR = new Parcelable.Creator<ValueState>() {
    @Override
    public ValueState createFromParcel(Parcel in) { return new ValueState(in); }

    @Override
    public ValueState[] newArray(int size) { return new ValueState[size]; }
  };

  public final String[] values;

  public ValueState(Parcelable superState, String... values) {
    super(superState);
    this.values = values;
  }

  private ValueState(Parcel in) {
    super(in);
    values = in.createStringArray();
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    super.writeToParcel(out, flags);
    out.writeStringArray(values);
  }
}
