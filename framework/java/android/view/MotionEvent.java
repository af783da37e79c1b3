package android.view;

import android.graphics.Matrix;
import android.os.Parcel;
import android.os.Parcelable;
import antecede.Bag;

/**
 * Fingers or other pointers that moved. Places are kept as on the screen; each view that passes the event on shifts them to its
 * own corner.
 */
public final class MotionEvent extends MotionNumbers implements Parcelable {
  public static final Parcelable.Creator<MotionEvent> CREATOR = new Parcelable.Creator<MotionEvent>() {
    @Override
    public MotionEvent createFromParcel(Parcel in) {
      in.readInt();
      return read(in);
    }

    @Override
    public MotionEvent[] newArray(int size) {
      return new MotionEvent[size];
    }
  };

  private static final String[] ACTIONS = {"ACTION_DOWN", "ACTION_UP", "ACTION_MOVE", "ACTION_CANCEL", "ACTION_OUTSIDE",
      "ACTION_POINTER_DOWN",
      "ACTION_POINTER_UP", "ACTION_HOVER_MOVE", "ACTION_SCROLL", "ACTION_HOVER_ENTER", "ACTION_HOVER_EXIT", "ACTION_BUTTON_PRESS",
      "ACTION_BUTTON_RELEASE"};

  private long downTime;
  private long time;
  private int action;
  private int meta;
  private int buttons;
  private int device;
  private int edges;
  private int source;
  private int flags;
  private float xPrecision;
  private float yPrecision;
  private float offsetX;
  private float offsetY;
  private PointerProperties[] pointers;
  private PointerCoords[] coords;
  private final Bag<Sample> history = new Bag<Sample>();

  /** Where the pointers were before. */
  private static final class Sample {
    final long time;
    final PointerCoords[] coords;

    Sample(long time, PointerCoords[] coords) {
      this.time = time;
      this.coords = coords;
    }
  }

  private MotionEvent() {}

  public static MotionEvent obtain(long downTime, long eventTime, int action, int pointerCount,
      PointerProperties[] pointerProperties,
      PointerCoords[] pointerCoords, int metaState, int buttonState, float xPrecision, float yPrecision, int deviceId,
          int edgeFlags, int source,
      int displayId, int flags, int classification) {
    return obtain(downTime, eventTime, action, pointerCount, pointerProperties, pointerCoords, metaState, buttonState, xPrecision,
        yPrecision,
        deviceId, edgeFlags, source, flags);
  }

  public static MotionEvent obtain(long downTime, long eventTime, int action, int pointerCount,
      PointerProperties[] pointerProperties,
      PointerCoords[] pointerCoords, int metaState, int buttonState, float xPrecision, float yPrecision, int deviceId,
          int edgeFlags, int source,
      int flags) {
    MotionEvent event = new MotionEvent();
    event.downTime = downTime;
    event.time = eventTime;
    event.action = action;
    event.meta = metaState;
    event.buttons = buttonState;
    event.xPrecision = xPrecision;
    event.yPrecision = yPrecision;
    event.device = deviceId;
    event.edges = edgeFlags;
    event.source = source;
    event.flags = flags;
    event.pointers = new PointerProperties[pointerCount];
    for (int i = 0; i < pointerCount; i++) event.pointers[i] = new PointerProperties(pointerProperties[i]);
    event.coords = copy(pointerCoords, pointerCount);
    return event;
  }

  @Deprecated
  public static MotionEvent obtain(long downTime, long eventTime, int action, int pointerCount, int[] pointerIds,
      PointerCoords[] pointerCoords,
      int metaState, float xPrecision, float yPrecision, int deviceId, int edgeFlags, int source, int flags) {
    PointerProperties[] properties = new PointerProperties[pointerCount];
    for (int i = 0; i < pointerCount; i++) {
      properties[i] = new PointerProperties();
      properties[i].id = pointerIds[i];
    }
    return obtain(downTime, eventTime, action, pointerCount, properties, pointerCoords, metaState, 0, xPrecision, yPrecision,
        deviceId,
        edgeFlags, source, flags);
  }

  public static MotionEvent obtain(long downTime, long eventTime, int action, float x, float y, float pressure, float size,
      int metaState,
      float xPrecision, float yPrecision, int deviceId, int edgeFlags) {
    PointerProperties finger = new PointerProperties();
    finger.id = 0;
    finger.toolType = TOOL_TYPE_FINGER;
    PointerCoords place = new PointerCoords();
    place.x = x;
    place.y = y;
    place.pressure = pressure;
    place.size = size;
    return obtain(downTime, eventTime, action, 1, new PointerProperties[] {finger}, new PointerCoords[] {place}, metaState, 0,
        xPrecision,
        yPrecision, deviceId, edgeFlags, InputDevice.SOURCE_TOUCHSCREEN, 0);
  }

  @Deprecated
  public static MotionEvent obtain(long downTime, long eventTime, int action, int pointerCount, float x, float y, float pressure,
      float size,
      int metaState, float xPrecision, float yPrecision, int deviceId, int edgeFlags) {
    return obtain(downTime, eventTime, action, x, y, pressure, size, metaState, xPrecision, yPrecision, deviceId, edgeFlags);
  }

  public static MotionEvent obtain(long downTime, long eventTime, int action, float x, float y, int metaState) {
    return obtain(downTime, eventTime, action, x, y, 1, 1, metaState, 1, 1, 0, 0);
  }

  public static MotionEvent obtain(MotionEvent other) {
    MotionEvent event = obtainNoHistory(other);
    for (int i = 0; i < other.history.size(); i++) event.history.add(other.history.get(i));
    return event;
  }

  public static MotionEvent obtainNoHistory(MotionEvent other) {
    MotionEvent event = obtain(other.downTime, other.time, other.action, other.pointers.length, other.pointers, other.coords,
        other.meta,
        other.buttons, other.xPrecision, other.yPrecision, other.device, other.edges, other.source, other.flags);
    event.offsetX = other.offsetX;
    event.offsetY = other.offsetY;
    return event;
  }

  private static PointerCoords[] copy(PointerCoords[] from, int count) {
    PointerCoords[] result = new PointerCoords[count];
    for (int i = 0; i < count; i++) result[i] = new PointerCoords(from[i]);
    return result;
  }

  static MotionEvent read(Parcel in) {
    MotionEvent event = obtain(in.readLong(), in.readLong(), in.readInt(), in.readFloat(), in.readFloat(), in.readInt());
    event.source = in.readInt();
    return event;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeInt(MOTION);
    out.writeLong(downTime);
    out.writeLong(time);
    out.writeInt(action);
    out.writeFloat(getX());
    out.writeFloat(getY());
    out.writeInt(meta);
    out.writeInt(source);
  }

  /** Nothing comes back from a pool: an app that keeps the event keeps its own. */
  public final void recycle() {}

  @Override
  public final int getDeviceId() {
    return device;
  }

  @Override
  public final int getSource() {
    return source;
  }

  public final void setSource(int source) {
    this.source = source;
  }

  public final int getAction() {
    return action;
  }

  public final void setAction(int action) {
    this.action = action;
  }

  public final int getActionMasked() {
    return action & ACTION_MASK;
  }

  public final int getActionIndex() {
    return (action & ACTION_POINTER_INDEX_MASK) >> ACTION_POINTER_INDEX_SHIFT;
  }

  /** Whether it is a touch, and not a hover, a scroll or a trackball. */
  @antecede.Unlisted
  public final boolean isTouchEvent() {
    if ((source & InputDevice.SOURCE_CLASS_POINTER) == 0) return false;
    int masked = getActionMasked();
    return masked != ACTION_HOVER_MOVE && masked < ACTION_SCROLL;
  }

  public final int getFlags() {
    return flags;
  }

  public final long getDownTime() {
    return downTime;
  }

  @Override
  public final long getEventTime() {
    return time;
  }

  public long getEventTimeNanos() {
    return time * 1000000;
  }

  public final int getMetaState() {
    return meta;
  }

  public final int getButtonState() {
    return buttons;
  }

  public final boolean isButtonPressed(int button) {
    return button != 0 && (buttons & button) == button;
  }

  public int getClassification() {
    return CLASSIFICATION_NONE;
  }

  public final int getActionButton() {
    return 0;
  }

  public final int getEdgeFlags() {
    return edges;
  }

  public final void setEdgeFlags(int flags) {
    edges = flags;
  }

  public final float getXPrecision() {
    return xPrecision;
  }

  public final float getYPrecision() {
    return yPrecision;
  }

  // Pointers.

  public final int getPointerCount() {
    return pointers.length;
  }

  public final int getPointerId(int pointerIndex) {
    return pointers[check(pointerIndex)].id;
  }

  public int getToolType(int pointerIndex) {
    return pointers[check(pointerIndex)].toolType;
  }

  public final int findPointerIndex(int pointerId) {
    for (int i = 0; i < pointers.length; i++) {
      if (pointers[i].id == pointerId) return i;
    }
    return -1;
  }

  private int check(int index) {
    if (index < 0 || index >= pointers.length) throw new IllegalArgumentException("pointerIndex out of range");
    return index;
  }

  public final void getPointerCoords(int pointerIndex, PointerCoords outPointerCoords) {
    fill(coords[check(pointerIndex)], outPointerCoords);
  }

  private void fill(PointerCoords from, PointerCoords to) {
    to.copyFrom(from);
    to.x += offsetX;
    to.y += offsetY;
  }

  public final void getPointerProperties(int pointerIndex, PointerProperties outPointerProperties) {
    outPointerProperties.copyFrom(pointers[check(pointerIndex)]);
  }

  public final float getX() {
    return getX(0);
  }

  public final float getY() {
    return getY(0);
  }

  public final float getX(int pointerIndex) {
    return coords[check(pointerIndex)].x + offsetX;
  }

  public final float getY(int pointerIndex) {
    return coords[check(pointerIndex)].y + offsetY;
  }

  public final float getRawX() {
    return getRawX(0);
  }

  public final float getRawY() {
    return getRawY(0);
  }

  public float getRawX(int pointerIndex) {
    return coords[check(pointerIndex)].x;
  }

  public float getRawY(int pointerIndex) {
    return coords[check(pointerIndex)].y;
  }

  public final float getAxisValue(int axis, int pointerIndex) {
    return axis(coords[check(pointerIndex)], axis);
  }

  private float axis(PointerCoords place, int axis) {
    return place.getAxisValue(axis) + (axis == AXIS_X ? offsetX : axis == AXIS_Y ? offsetY : 0);
  }

  public final float getAxisValue(int axis) {
    return getAxisValue(axis, 0);
  }

  public final float getPressure() {
    return getAxisValue(AXIS_PRESSURE, 0);
  }

  public final float getPressure(int pointerIndex) {
    return getAxisValue(AXIS_PRESSURE, pointerIndex);
  }

  public final float getSize() {
    return getAxisValue(AXIS_SIZE, 0);
  }

  public final float getSize(int pointerIndex) {
    return getAxisValue(AXIS_SIZE, pointerIndex);
  }

  public final float getTouchMajor() {
    return getAxisValue(AXIS_TOUCH_MAJOR, 0);
  }

  public final float getTouchMajor(int pointerIndex) {
    return getAxisValue(AXIS_TOUCH_MAJOR, pointerIndex);
  }

  public final float getTouchMinor() {
    return getAxisValue(AXIS_TOUCH_MINOR, 0);
  }

  public final float getTouchMinor(int pointerIndex) {
    return getAxisValue(AXIS_TOUCH_MINOR, pointerIndex);
  }

  public final float getToolMajor() {
    return getAxisValue(AXIS_TOOL_MAJOR, 0);
  }

  public final float getToolMajor(int pointerIndex) {
    return getAxisValue(AXIS_TOOL_MAJOR, pointerIndex);
  }

  public final float getToolMinor() {
    return getAxisValue(AXIS_TOOL_MINOR, 0);
  }

  public final float getToolMinor(int pointerIndex) {
    return getAxisValue(AXIS_TOOL_MINOR, pointerIndex);
  }

  public final float getOrientation() {
    return getAxisValue(AXIS_ORIENTATION, 0);
  }

  public final float getOrientation(int pointerIndex) {
    return getAxisValue(AXIS_ORIENTATION, pointerIndex);
  }

  // History.

  public final int getHistorySize() {
    return history.size();
  }

  public final long getHistoricalEventTime(int pos) {
    return history.get(pos).time;
  }

  public long getHistoricalEventTimeNanos(int pos) {
    return history.get(pos).time * 1000000;
  }

  public final float getHistoricalX(int pos) {
    return getHistoricalX(0, pos);
  }

  public final float getHistoricalY(int pos) {
    return getHistoricalY(0, pos);
  }

  public final float getHistoricalX(int pointerIndex, int pos) {
    return getHistoricalAxisValue(AXIS_X, pointerIndex, pos);
  }

  public final float getHistoricalY(int pointerIndex, int pos) {
    return getHistoricalAxisValue(AXIS_Y, pointerIndex, pos);
  }

  public final float getHistoricalAxisValue(int axis, int pos) {
    return getHistoricalAxisValue(axis, 0, pos);
  }

  public final float getHistoricalAxisValue(int axis, int pointerIndex, int pos) {
    return axis(history.get(pos).coords[check(pointerIndex)], axis);
  }

  public final float getHistoricalPressure(int pos) {
    return getHistoricalAxisValue(AXIS_PRESSURE, 0, pos);
  }

  public final float getHistoricalPressure(int pointerIndex, int pos) {
    return getHistoricalAxisValue(AXIS_PRESSURE, pointerIndex, pos);
  }

  public final float getHistoricalSize(int pos) {
    return getHistoricalAxisValue(AXIS_SIZE, 0, pos);
  }

  public final float getHistoricalSize(int pointerIndex, int pos) {
    return getHistoricalAxisValue(AXIS_SIZE, pointerIndex, pos);
  }

  public final float getHistoricalTouchMajor(int pos) {
    return getHistoricalAxisValue(AXIS_TOUCH_MAJOR, 0, pos);
  }

  public final float getHistoricalTouchMajor(int pointerIndex, int pos) {
    return getHistoricalAxisValue(AXIS_TOUCH_MAJOR, pointerIndex, pos);
  }

  public final float getHistoricalTouchMinor(int pos) {
    return getHistoricalAxisValue(AXIS_TOUCH_MINOR, 0, pos);
  }

  public final float getHistoricalTouchMinor(int pointerIndex, int pos) {
    return getHistoricalAxisValue(AXIS_TOUCH_MINOR, pointerIndex, pos);
  }

  public final float getHistoricalToolMajor(int pos) {
    return getHistoricalAxisValue(AXIS_TOOL_MAJOR, 0, pos);
  }

  public final float getHistoricalToolMajor(int pointerIndex, int pos) {
    return getHistoricalAxisValue(AXIS_TOOL_MAJOR, pointerIndex, pos);
  }

  public final float getHistoricalToolMinor(int pos) {
    return getHistoricalAxisValue(AXIS_TOOL_MINOR, 0, pos);
  }

  public final float getHistoricalToolMinor(int pointerIndex, int pos) {
    return getHistoricalAxisValue(AXIS_TOOL_MINOR, pointerIndex, pos);
  }

  public final float getHistoricalOrientation(int pos) {
    return getHistoricalAxisValue(AXIS_ORIENTATION, 0, pos);
  }

  public final float getHistoricalOrientation(int pointerIndex, int pos) {
    return getHistoricalAxisValue(AXIS_ORIENTATION, pointerIndex, pos);
  }

  public final void getHistoricalPointerCoords(int pointerIndex, int pos, PointerCoords outPointerCoords) {
    fill(history.get(pos).coords[check(pointerIndex)], outPointerCoords);
  }

  public final void addBatch(long eventTime, float x, float y, float pressure, float size, int metaState) {
    PointerCoords place = new PointerCoords();
    place.x = x - offsetX;
    place.y = y - offsetY;
    place.pressure = pressure;
    place.size = size;
    batch(eventTime, new PointerCoords[] {place}, metaState);
  }

  public final void addBatch(long eventTime, PointerCoords[] pointerCoords, int metaState) {
    PointerCoords[] places = copy(pointerCoords, pointers.length);
    for (PointerCoords place : places) {
      place.x -= offsetX;
      place.y -= offsetY;
    }
    batch(eventTime, places, metaState);
  }

  private void batch(long eventTime, PointerCoords[] places, int metaState) {
    history.add(new Sample(time, coords));
    time = eventTime;
    coords = places;
    meta |= metaState;
  }

  // Where it is seen from.

  public final void offsetLocation(float deltaX, float deltaY) {
    offsetX += deltaX;
    offsetY += deltaY;
  }

  public final void setLocation(float x, float y) {
    offsetLocation(x - getX(), y - getY());
  }

  public final void transform(Matrix matrix) {
    if (matrix == null) throw new IllegalArgumentException("matrix must not be null");
    for (PointerCoords place : coords) {
      float[] point = {place.x + offsetX, place.y + offsetY};
      matrix.mapPoints(point);
      place.x = point[0] - offsetX;
      place.y = point[1] - offsetY;
    }
  }

  public static String actionToString(int action) {
    int masked = action & ACTION_MASK;
    if (masked >= ACTIONS.length) return Integer.toString(action);
    boolean pointer = masked == ACTION_POINTER_DOWN || masked == ACTION_POINTER_UP;
    return pointer ? ACTIONS[masked] + "(" + (action >> ACTION_POINTER_INDEX_SHIFT) + ")" : ACTIONS[masked];
  }

  public static String axisToString(int axis) {
    return axis == AXIS_X ? "AXIS_X" : axis == AXIS_Y ? "AXIS_Y" : Integer.toString(axis);
  }

  public static int axisFromString(String symbolicName) {
    if (symbolicName.equals("AXIS_X")) return AXIS_X;
    if (symbolicName.equals("AXIS_Y")) return AXIS_Y;
    try {
      return Integer.parseInt(symbolicName, 10);
    } catch (NumberFormatException e) {
      return -1;
    }
  }

  @Override
  public String toString() {
    return "MotionEvent { action=" + actionToString(action) + ", x[0]=" + getX() + ", y[0]=" + getY() + ", pointerCount="
        + pointers.length
        + ", eventTime=" + time + ", downTime=" + downTime + " }";
  }

  /** Where a pointer is, and how it touches. */
  public static final class PointerCoords {
    public float x;
    public float y;
    public float pressure;
    public float size;
    public float touchMajor;
    public float touchMinor;
    public float toolMajor;
    public float toolMinor;
    public float orientation;

    public PointerCoords() {}

    public PointerCoords(PointerCoords other) {
      copyFrom(other);
    }

    public void clear() {
      copyFrom(new PointerCoords());
    }

    public void copyFrom(PointerCoords other) {
      x = other.x;
      y = other.y;
      pressure = other.pressure;
      size = other.size;
      touchMajor = other.touchMajor;
      touchMinor = other.touchMinor;
      toolMajor = other.toolMajor;
      toolMinor = other.toolMinor;
      orientation = other.orientation;
    }

    public float getAxisValue(int axis) {
      switch (axis) {
        case AXIS_X:
          return x;
        case AXIS_Y:
          return y;
        case AXIS_PRESSURE:
          return pressure;
        case AXIS_SIZE:
          return size;
        case AXIS_TOUCH_MAJOR:
          return touchMajor;
        case AXIS_TOUCH_MINOR:
          return touchMinor;
        case AXIS_TOOL_MAJOR:
          return toolMajor;
        case AXIS_TOOL_MINOR:
          return toolMinor;
        case AXIS_ORIENTATION:
          return orientation;
        default:
          return 0;
      }
    }

    public void setAxisValue(int axis, float value) {
      switch (axis) {
        case AXIS_X:
          x = value;
          break;
        case AXIS_Y:
          y = value;
          break;
        case AXIS_PRESSURE:
          pressure = value;
          break;
        case AXIS_SIZE:
          size = value;
          break;
        case AXIS_TOUCH_MAJOR:
          touchMajor = value;
          break;
        case AXIS_TOUCH_MINOR:
          touchMinor = value;
          break;
        case AXIS_TOOL_MAJOR:
          toolMajor = value;
          break;
        case AXIS_TOOL_MINOR:
          toolMinor = value;
          break;
        case AXIS_ORIENTATION:
          orientation = value;
          break;
        default:
      }
    }
  }

  /** Which pointer it is. */
  public static final class PointerProperties {
    public int id;
    public int toolType;

    public PointerProperties() {
      clear();
    }

    public PointerProperties(PointerProperties other) {
      copyFrom(other);
    }

    public void clear() {
      id = INVALID_POINTER_ID;
      toolType = TOOL_TYPE_UNKNOWN;
    }

    public void copyFrom(PointerProperties other) {
      id = other.id;
      toolType = other.toolType;
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof PointerProperties)) return false;
      PointerProperties properties = (PointerProperties) other;
      return id == properties.id && toolType == properties.toolType;
    }

    @Override
    public int hashCode() {
      return id | toolType << 8;
    }
  }
}
