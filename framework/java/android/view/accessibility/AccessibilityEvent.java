package android.view.accessibility;

import android.os.Parcel;
import android.os.Parcelable;
import java.util.ArrayList;

/** An event for accessibility: nobody listens, but apps make and read them. */
public final class AccessibilityEvent extends AccessibilityRecord implements Parcelable {
  private final ArrayList<AccessibilityRecord> records = new ArrayList<AccessibilityRecord>();
  private int eventType;
  private int contentChangeTypes;
  private boolean accessibilityDataSensitive;
  private int speechStateChangeTypes;
  private long eventTime;
  private CharSequence packageName;
  private int movementGranularity;
  private int action;
  public static final int INVALID_POSITION = -1;
  public static final int MAX_TEXT_LENGTH = 500;
  public static final int TYPE_VIEW_CLICKED = 1;
  public static final int TYPE_VIEW_LONG_CLICKED = 2;
  public static final int TYPE_VIEW_SELECTED = 4;
  public static final int TYPE_VIEW_FOCUSED = 8;
  public static final int TYPE_VIEW_TEXT_CHANGED = 16;
  public static final int TYPE_WINDOW_STATE_CHANGED = 32;
  public static final int TYPE_NOTIFICATION_STATE_CHANGED = 64;
  public static final int TYPE_VIEW_HOVER_ENTER = 128;
  public static final int TYPE_VIEW_HOVER_EXIT = 256;
  public static final int TYPE_TOUCH_EXPLORATION_GESTURE_START = 512;
  public static final int TYPE_TOUCH_EXPLORATION_GESTURE_END = 1024;
  public static final int TYPE_WINDOW_CONTENT_CHANGED = 2048;
  public static final int TYPE_VIEW_SCROLLED = 4096;
  public static final int TYPE_VIEW_TEXT_SELECTION_CHANGED = 8192;
  public static final int TYPE_ANNOUNCEMENT = 16384;
  public static final int TYPE_VIEW_ACCESSIBILITY_FOCUSED = 32768;
  public static final int TYPE_VIEW_ACCESSIBILITY_FOCUS_CLEARED = 65536;
  public static final int TYPE_VIEW_TEXT_TRAVERSED_AT_MOVEMENT_GRANULARITY = 131072;
  public static final int TYPE_GESTURE_DETECTION_START = 262144;
  public static final int TYPE_GESTURE_DETECTION_END = 524288;
  public static final int TYPE_TOUCH_INTERACTION_START = 1048576;
  public static final int TYPE_TOUCH_INTERACTION_END = 2097152;
  public static final int TYPE_WINDOWS_CHANGED = 4194304;
  public static final int TYPE_VIEW_CONTEXT_CLICKED = 8388608;
  public static final int TYPE_ASSIST_READING_CONTEXT = 16777216;
  public static final int TYPE_SPEECH_STATE_CHANGE = 33554432;
  public static final int TYPE_VIEW_TARGETED_BY_SCROLL = 67108864;
  public static final int CONTENT_CHANGE_TYPE_UNDEFINED = 0;
  public static final int CONTENT_CHANGE_TYPE_SUBTREE = 1;
  public static final int CONTENT_CHANGE_TYPE_TEXT = 2;
  public static final int CONTENT_CHANGE_TYPE_CONTENT_DESCRIPTION = 4;
  public static final int CONTENT_CHANGE_TYPE_PANE_TITLE = 8;
  public static final int CONTENT_CHANGE_TYPE_PANE_APPEARED = 16;
  public static final int CONTENT_CHANGE_TYPE_PANE_DISAPPEARED = 32;
  public static final int CONTENT_CHANGE_TYPE_STATE_DESCRIPTION = 64;
  public static final int CONTENT_CHANGE_TYPE_DRAG_STARTED = 128;
  public static final int CONTENT_CHANGE_TYPE_DRAG_DROPPED = 256;
  public static final int CONTENT_CHANGE_TYPE_DRAG_CANCELLED = 512;
  public static final int CONTENT_CHANGE_TYPE_CONTENT_INVALID = 1024;
  public static final int CONTENT_CHANGE_TYPE_ERROR = 2048;
  public static final int CONTENT_CHANGE_TYPE_ENABLED = 4096;
  public static final int SPEECH_STATE_SPEAKING_START = 1;
  public static final int SPEECH_STATE_SPEAKING_END = 2;
  public static final int SPEECH_STATE_LISTENING_START = 4;
  public static final int SPEECH_STATE_LISTENING_END = 8;
  public static final int WINDOWS_CHANGE_ADDED = 1;
  public static final int WINDOWS_CHANGE_REMOVED = 2;
  public static final int WINDOWS_CHANGE_TITLE = 4;
  public static final int WINDOWS_CHANGE_BOUNDS = 8;
  public static final int WINDOWS_CHANGE_LAYER = 16;
  public static final int WINDOWS_CHANGE_ACTIVE = 32;
  public static final int WINDOWS_CHANGE_FOCUSED = 64;
  public static final int WINDOWS_CHANGE_ACCESSIBILITY_FOCUSED = 128;
  public static final int WINDOWS_CHANGE_PARENT = 256;
  public static final int WINDOWS_CHANGE_CHILDREN = 512;
  public static final int WINDOWS_CHANGE_PIP = 1024;
  public static final int TYPES_ALL_MASK = -1;
  public static final Parcelable.Creator<AccessibilityEvent> CREATOR = new Parcelable.Creator<AccessibilityEvent>() {
    @Override
    public AccessibilityEvent createFromParcel(Parcel in) {
      return new AccessibilityEvent();
    }

    @Override
    public AccessibilityEvent[] newArray(int size) {
      return new AccessibilityEvent[size];
    }
  };

  public AccessibilityEvent() {}

  public AccessibilityEvent(int eventType) {
    setEventType(eventType);
  }

  public AccessibilityEvent(AccessibilityEvent event) {
    super(event);
    eventType = event.eventType;
    contentChangeTypes = event.contentChangeTypes;
    accessibilityDataSensitive = event.accessibilityDataSensitive;
    speechStateChangeTypes = event.speechStateChangeTypes;
    eventTime = event.eventTime;
    packageName = event.packageName;
    movementGranularity = event.movementGranularity;
    action = event.action;
    records.addAll(event.records);
  }

  public int getRecordCount() {
    return records.size();
  }

  public void appendRecord(AccessibilityRecord record) {
    records.add(record);
  }

  public AccessibilityRecord getRecord(int index) {
    return records.get(index);
  }

  public int getEventType() {
    return eventType;
  }

  public int getContentChangeTypes() {
    return contentChangeTypes;
  }

  public void setContentChangeTypes(int changeTypes) {
    contentChangeTypes = changeTypes;
  }

  public boolean isAccessibilityDataSensitive() {
    return accessibilityDataSensitive;
  }

  public void setAccessibilityDataSensitive(boolean accessibilityDataSensitive) {
    this.accessibilityDataSensitive = accessibilityDataSensitive;
  }

  public int getSpeechStateChangeTypes() {
    return speechStateChangeTypes;
  }

  public void setSpeechStateChangeTypes(int state) {
    speechStateChangeTypes = state;
  }

  public int getWindowChanges() {
    return 0;
  }

  public void setEventType(int eventType) {
    this.eventType = eventType;
  }

  public long getEventTime() {
    return eventTime;
  }

  public void setEventTime(long eventTime) {
    this.eventTime = eventTime;
  }

  public CharSequence getPackageName() {
    return packageName;
  }

  public void setPackageName(CharSequence packageName) {
    this.packageName = packageName;
  }

  public void setMovementGranularity(int granularity) {
    movementGranularity = granularity;
  }

  public int getMovementGranularity() {
    return movementGranularity;
  }

  public void setAction(int action) {
    this.action = action;
  }

  public int getAction() {
    return action;
  }

  public static AccessibilityEvent obtain(int eventType) {
    return new AccessibilityEvent(eventType);
  }

  public static AccessibilityEvent obtain(AccessibilityEvent event) {
    return new AccessibilityEvent(event);
  }

  public static AccessibilityEvent obtain() {
    return new AccessibilityEvent();
  }

  public void recycle() {}

  public void initFromParcel(Parcel parcel) {
    eventType = parcel.readInt();
  }

  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeInt(eventType);
  }

  public int describeContents() {
    return 0;
  }

  public String toString() {
    return "EventType: " + eventTypeToString(eventType) + "; " + super.toString();
  }

  public static String eventTypeToString(int eventType) {
    return Integer.toString(eventType);
  }
}
