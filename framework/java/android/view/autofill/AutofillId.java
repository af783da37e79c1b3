package android.view.autofill;

import android.os.Parcel;
import android.os.Parcelable;
import android.view.View;
import antecede.Hidden;

/** Names a view, or something that a view shows without a view of its own, to a service that fills in forms. */
public final class AutofillId implements Parcelable {
  private static final int NOT_VIRTUAL = -1;
  public static final Parcelable.Creator<AutofillId> CREATOR = new Parcelable.Creator<AutofillId>() {
    @Override
    public AutofillId createFromParcel(Parcel in) {
      return new AutofillId(in.readInt(), in.readInt());
    }

    @Override
    public AutofillId[] newArray(int size) {
      return new AutofillId[size];
    }
  };

  private final int view;
  private final int virtual;

  private AutofillId(int view, int virtual) {
    this.view = view;
    this.virtual = virtual;
  }

  /** Of a view, by a number that no other view has. */
  @Hidden
  public AutofillId(int view) {
    this(view, NOT_VIRTUAL);
  }

  /** Of something inside the view that the other one names. */
  @Hidden
  public AutofillId(AutofillId parent, int virtual) {
    this(parent.view, virtual);
  }

  public static AutofillId create(View host, int virtualId) {
    return new AutofillId(host.getAutofillId(), virtualId);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof AutofillId && view == ((AutofillId) obj).view && virtual == ((AutofillId) obj).virtual;
  }

  @Override
  public int hashCode() {
    return view * 31 + virtual;
  }

  @Override
  public String toString() {
    return virtual == NOT_VIRTUAL ? String.valueOf(view) : view + ":i" + virtual;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeInt(view);
    parcel.writeInt(virtual);
  }
}
