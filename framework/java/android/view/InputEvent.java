package android.view;

import android.os.Parcel;
import android.os.Parcelable;

/** Something that an input device did. */
public abstract class InputEvent implements Parcelable {
  public static final Parcelable.Creator<InputEvent> CREATOR = new Parcelable.Creator<InputEvent>() {
    @Override
    public InputEvent createFromParcel(Parcel in) {
      return in.readInt() == KEY ? new KeyEvent(in) : MotionEvent.read(in);
    }

    @Override
    public InputEvent[] newArray(int size) {
      return new InputEvent[size];
    }
  };

  /** What stands before an event in a parcel. */
  static final int MOTION = 1;
  static final int KEY = 2;

  InputEvent() {}

  public abstract int getDeviceId();

  public final InputDevice getDevice() {
    return InputDevice.getDevice(getDeviceId());
  }

  public abstract int getSource();

  public boolean isFromSource(int source) {
    return (getSource() & source) == source;
  }

  public abstract long getEventTime();

  @Override
  public int describeContents() {
    return 0;
  }
}
