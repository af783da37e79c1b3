package android.view;

import android.content.ClipData;
import android.content.ClipDescription;
import android.os.Parcel;
import android.os.Parcelable;

/** Something is dragged. */
public class DragEvent implements Parcelable {
  public static final int ACTION_DRAG_STARTED = 1;
  public static final int ACTION_DRAG_LOCATION = 2;
  public static final int ACTION_DROP = 3;
  public static final int ACTION_DRAG_ENDED = 4;
  public static final int ACTION_DRAG_ENTERED = 5;
  public static final int ACTION_DRAG_EXITED = 6;
  public static final Parcelable.Creator<DragEvent> CREATOR = new Parcelable.Creator<DragEvent>() {
    @Override
    public DragEvent createFromParcel(Parcel in) {
      return new DragEvent(in.readInt(), in.readFloat(), in.readFloat(), null, null, in.readInt() != 0);
    }

    @Override
    public DragEvent[] newArray(int size) {
      return new DragEvent[size];
    }
  };

  private final int action;
  private final float x;
  private final float y;
  private final ClipData data;
  private final Object local;
  private final boolean result;

  DragEvent(int action, float x, float y, ClipData data, Object local, boolean result) {
    this.action = action;
    this.x = x;
    this.y = y;
    this.data = data;
    this.local = local;
    this.result = result;
  }

  /** As seen from a child that lies there. */
  DragEvent from(float left, float top) {
    return new DragEvent(action, x - left, y - top, data, local, result);
  }

  public int getAction() {
    return action;
  }

  public float getX() {
    return x;
  }

  public float getY() {
    return y;
  }

  public ClipData getClipData() {
    return action == ACTION_DROP ? data : null;
  }

  public ClipDescription getClipDescription() {
    return data == null ? null : data.getDescription();
  }

  public Object getLocalState() {
    return local;
  }

  public boolean getResult() {
    return result;
  }

  public String toString() {
    return "DragEvent{action=" + action + " @ (" + x + ", " + y + ")}";
  }

  public int describeContents() {
    return 0;
  }

  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(action);
    dest.writeFloat(x);
    dest.writeFloat(y);
    dest.writeInt(result ? 1 : 0);
  }
}
