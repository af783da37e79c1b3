package android.view;

import android.os.Parcel;
import android.os.Parcelable;
import android.os.SystemClock;
import antecede.Hidden;
import antecede.Unlisted;

/** A key that went down or up. */
public class KeyEvent extends KeyNumbers implements Parcelable {
  public static final Parcelable.Creator<KeyEvent> CREATOR = new Parcelable.Creator<KeyEvent>() {
    @Override
    public KeyEvent createFromParcel(Parcel in) {
      in.readInt();
      return new KeyEvent(in);
    }

    @Override
    public KeyEvent[] newArray(int size) {
      return new KeyEvent[size];
    }
  };

  private static final int MODIFIERS = META_SHIFT_MASK | META_ALT_MASK | META_CTRL_MASK | META_META_MASK | META_SYM_ON |
      META_FUNCTION_ON;

  private static final int FLAG_START_TRACKING = 0x40000000;

  private long downTime;
  private long eventTime;
  private int action;
  private int code;
  private int repeat;
  private int meta;
  private int device;
  private int scan;
  private int flags;
  private int source;
  private String characters;

  /** Who takes keys. */
  public interface Callback {
    boolean onKeyDown(int keyCode, KeyEvent event);

    boolean onKeyLongPress(int keyCode, KeyEvent event);

    boolean onKeyUp(int keyCode, KeyEvent event);

    boolean onKeyMultiple(int keyCode, int count, KeyEvent event);
  }

  public KeyEvent(int action, int code) {
    this(0, 0, action, code, 0);
  }

  public KeyEvent(long downTime, long eventTime, int action, int code, int repeat) {
    this(downTime, eventTime, action, code, repeat, 0);
  }

  public KeyEvent(long downTime, long eventTime, int action, int code, int repeat, int metaState) {
    this(downTime, eventTime, action, code, repeat, metaState, KeyCharacterMap.VIRTUAL_KEYBOARD, 0);
  }

  public KeyEvent(long downTime, long eventTime, int action, int code, int repeat, int metaState, int deviceId, int scancode) {
    this(downTime, eventTime, action, code, repeat, metaState, deviceId, scancode, 0);
  }

  public KeyEvent(long downTime, long eventTime, int action, int code, int repeat, int metaState, int deviceId, int scancode,
      int flags) {
    this(downTime, eventTime, action, code, repeat, metaState, deviceId, scancode, flags, 0);
  }

  public KeyEvent(long downTime, long eventTime, int action, int code, int repeat, int metaState, int deviceId, int scancode,
      int flags,
      int source) {
    this.downTime = downTime;
    this.eventTime = eventTime;
    this.action = action;
    this.code = code;
    this.repeat = repeat;
    meta = metaState;
    device = deviceId;
    scan = scancode;
    this.flags = flags;
    this.source = source;
  }

  public KeyEvent(long time, String characters, int deviceId, int flags) {
    this(time, time, ACTION_MULTIPLE, KEYCODE_UNKNOWN, 0, 0, deviceId, 0, flags, InputDevice.SOURCE_KEYBOARD);
    this.characters = characters;
  }

  public KeyEvent(KeyEvent origEvent) {
    this(origEvent, origEvent.eventTime, origEvent.repeat);
  }

  @Deprecated
  public KeyEvent(KeyEvent origEvent, long eventTime, int newRepeat) {
    this(origEvent.downTime, eventTime, origEvent.action, origEvent.code, newRepeat, origEvent.meta, origEvent.device,
        origEvent.scan,
        origEvent.flags, origEvent.source);
    characters = origEvent.characters;
  }

  KeyEvent(Parcel in) {
    this(in.readLong(), in.readLong(), in.readInt(), in.readInt(), in.readInt(), in.readInt(), in.readInt(), in.readInt(),
        in.readInt(),
        in.readInt());
    characters = in.readString();
  }

  public static KeyEvent changeTimeRepeat(KeyEvent event, long eventTime, int newRepeat) {
    return new KeyEvent(event, eventTime, newRepeat);
  }

  public static KeyEvent changeTimeRepeat(KeyEvent event, long eventTime, int newRepeat, int newFlags) {
    return changeFlags(new KeyEvent(event, eventTime, newRepeat), newFlags);
  }

  public static KeyEvent changeAction(KeyEvent event, int action) {
    KeyEvent changed = new KeyEvent(event);
    changed.action = action;
    return changed;
  }

  public static KeyEvent changeFlags(KeyEvent event, int flags) {
    KeyEvent changed = new KeyEvent(event);
    changed.flags = flags;
    return changed;
  }

  public final int getAction() {
    return action;
  }

  public final int getKeyCode() {
    return code;
  }

  public final int getRepeatCount() {
    return repeat;
  }

  public final int getMetaState() {
    return meta;
  }

  public final int getModifiers() {
    return normalizeMetaState(meta) & MODIFIERS;
  }

  public final int getFlags() {
    return flags;
  }

  public final int getScanCode() {
    return scan;
  }

  public final String getCharacters() {
    return characters;
  }

  public final long getDownTime() {
    return downTime;
  }

  @Override
  public final long getEventTime() {
    return eventTime;
  }

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

  public static int getMaxKeyCode() {
    return KEYCODE_PROFILE_SWITCH;
  }

  public static int getDeadChar(int accent, int c) {
    return KeyCharacterMap.getDeadChar(accent, c);
  }

  public final boolean isSystem() {
    return code == KEYCODE_MENU || code == KEYCODE_HOME || code == KEYCODE_BACK || code == KEYCODE_CALL || code == KEYCODE_ENDCALL
        || code == KEYCODE_VOLUME_UP || code == KEYCODE_VOLUME_DOWN || code == KEYCODE_VOLUME_MUTE || code == KEYCODE_POWER
        || code == KEYCODE_CAMERA || code == KEYCODE_FOCUS || code == KEYCODE_SEARCH || isMediaSessionKey(code);
  }

  public static final boolean isGamepadButton(int keyCode) {
    return keyCode >= KEYCODE_BUTTON_A && keyCode <= KEYCODE_BUTTON_MODE || keyCode >= KEYCODE_BUTTON_1
        && keyCode <= KEYCODE_BUTTON_16;
  }

  public static final boolean isMediaSessionKey(int keyCode) {
    return keyCode == KEYCODE_HEADSETHOOK || keyCode >= KEYCODE_MEDIA_PLAY_PAUSE && keyCode <= KEYCODE_MEDIA_FAST_FORWARD
        || keyCode == KEYCODE_MEDIA_PLAY || keyCode == KEYCODE_MEDIA_PAUSE || keyCode == KEYCODE_MEDIA_RECORD;
  }

  /** Whether the key says yes to what has the focus. */
  @Unlisted
  public static final boolean isConfirmKey(int keyCode) {
    return keyCode == KEYCODE_DPAD_CENTER || keyCode == KEYCODE_ENTER || keyCode == KEYCODE_SPACE
        || keyCode == KEYCODE_NUMPAD_ENTER;
  }

  public static int getModifierMetaStateMask() {
    return MODIFIERS;
  }

  public static boolean isModifierKey(int keyCode) {
    return keyCode == KEYCODE_SHIFT_LEFT || keyCode == KEYCODE_SHIFT_RIGHT || keyCode == KEYCODE_ALT_LEFT
        || keyCode == KEYCODE_ALT_RIGHT
        || keyCode == KEYCODE_CTRL_LEFT || keyCode == KEYCODE_CTRL_RIGHT || keyCode == KEYCODE_META_LEFT
            || keyCode == KEYCODE_META_RIGHT
        || keyCode == KEYCODE_SYM || keyCode == KEYCODE_NUM || keyCode == KEYCODE_FUNCTION;
  }

  /** Left or right is also "one of them". */
  public static int normalizeMetaState(int metaState) {
    if ((metaState & META_SHIFT_MASK) != 0) metaState |= META_SHIFT_ON;
    if ((metaState & META_ALT_MASK) != 0) metaState |= META_ALT_ON;
    if ((metaState & META_CTRL_MASK) != 0) metaState |= META_CTRL_ON;
    if ((metaState & META_META_MASK) != 0) metaState |= META_META_ON;
    return metaState;
  }

  public static boolean metaStateHasNoModifiers(int metaState) {
    return (normalizeMetaState(metaState) & MODIFIERS) == 0;
  }

  public static boolean metaStateHasModifiers(int metaState, int modifiers) {
    return (normalizeMetaState(metaState) & MODIFIERS) == normalizeMetaState(modifiers);
  }

  public final boolean hasNoModifiers() {
    return metaStateHasNoModifiers(meta);
  }

  public final boolean hasModifiers(int modifiers) {
    return metaStateHasModifiers(meta, modifiers);
  }

  public final boolean isAltPressed() {
    return (meta & META_ALT_ON) != 0;
  }

  public final boolean isShiftPressed() {
    return (meta & META_SHIFT_ON) != 0;
  }

  public final boolean isSymPressed() {
    return (meta & META_SYM_ON) != 0;
  }

  public final boolean isCtrlPressed() {
    return (meta & META_CTRL_ON) != 0;
  }

  public final boolean isMetaPressed() {
    return (meta & META_META_ON) != 0;
  }

  public final boolean isFunctionPressed() {
    return (meta & META_FUNCTION_ON) != 0;
  }

  public final boolean isCapsLockOn() {
    return (meta & META_CAPS_LOCK_ON) != 0;
  }

  public final boolean isNumLockOn() {
    return (meta & META_NUM_LOCK_ON) != 0;
  }

  public final boolean isScrollLockOn() {
    return (meta & META_SCROLL_LOCK_ON) != 0;
  }

  public final boolean isCanceled() {
    return (flags & FLAG_CANCELED) != 0;
  }

  public final void startTracking() {
    flags |= FLAG_START_TRACKING;
  }

  public final boolean isTracking() {
    return (flags & FLAG_TRACKING) != 0;
  }

  public final boolean isLongPress() {
    return (flags & FLAG_LONG_PRESS) != 0;
  }

  public final KeyCharacterMap getKeyCharacterMap() {
    return KeyCharacterMap.load(device);
  }

  public char getDisplayLabel() {
    return getKeyCharacterMap().getDisplayLabel(code);
  }

  public int getUnicodeChar() {
    return getUnicodeChar(meta);
  }

  public int getUnicodeChar(int metaState) {
    return getKeyCharacterMap().get(code, metaState);
  }

  @Deprecated
  public boolean getKeyData(KeyCharacterMap.KeyData results) {
    return getKeyCharacterMap().getKeyData(code, results);
  }

  public char getMatch(char[] chars) {
    return getMatch(chars, 0);
  }

  public char getMatch(char[] chars, int metaState) {
    return getKeyCharacterMap().getMatch(code, chars, metaState);
  }

  public char getNumber() {
    return getKeyCharacterMap().getNumber(code);
  }

  public boolean isPrintingKey() {
    return getKeyCharacterMap().isPrintingKey(code);
  }

  @Deprecated
  public final boolean dispatch(Callback receiver) {
    return dispatch(receiver, null, null);
  }

  /** Calls the receiver; the state remembers a key that it wants to follow until it goes up. */
  public final boolean dispatch(Callback receiver, DispatcherState state, Object target) {
    if (action == ACTION_DOWN) return down(receiver, state, target);
    if (action == ACTION_UP) {
      if (state != null) state.handleUpEvent(this);
      return receiver.onKeyUp(code, this);
    }
    return action == ACTION_MULTIPLE && receiver.onKeyMultiple(code, repeat, this);
  }

  private boolean down(Callback receiver, DispatcherState state, Object target) {
    flags &= ~FLAG_START_TRACKING;
    boolean handled = receiver.onKeyDown(code, this);
    if (state == null) return handled;
    if (handled && repeat == 0 && (flags & FLAG_START_TRACKING) != 0) {
      state.startTracking(this, target);
    } else if (isLongPress() && state.isTracking(this) && receiver.onKeyLongPress(code, this)) {
      state.performedLongPress(this);
      handled = true;
    }
    return handled;
  }

  /** Which key is down, and for whom. */
  public static class DispatcherState {
    private int code;
    private Object target;
    private int longPress;

    public DispatcherState() {}

    public void reset() {
      code = 0;
      target = null;
      longPress = 0;
    }

    public void reset(Object target) {
      if (this.target == target) reset();
    }

    public void startTracking(KeyEvent event, Object target) {
      if (event.action != ACTION_DOWN) throw new IllegalArgumentException("Can only start tracking on a down event");
      code = event.code;
      this.target = target;
    }

    public boolean isTracking(KeyEvent event) {
      return code != 0 && code == event.code;
    }

    public void performedLongPress(KeyEvent event) {
      longPress = event.code;
    }

    public void handleUpEvent(KeyEvent event) {
      if (longPress == event.code) {
        event.flags |= FLAG_CANCELED | FLAG_CANCELED_LONG_PRESS;
        longPress = 0;
      }
      if (code != event.code) return;
      event.flags |= FLAG_TRACKING;
      code = 0;
      target = null;
    }
  }

  /** A press that comes now. */
  @Hidden
  public static KeyEvent now(int action, int code) {
    long time = SystemClock.uptimeMillis();
    return new KeyEvent(time, time, action, code, 0, 0, KeyCharacterMap.VIRTUAL_KEYBOARD, 0, FLAG_FROM_SYSTEM,
        InputDevice.SOURCE_KEYBOARD);
  }

  public static String keyCodeToString(int keyCode) {
    String name = KeyNames.name(keyCode);
    return name == null ? Integer.toString(keyCode) : "KEYCODE_" + name;
  }

  public static int keyCodeFromString(String symbolicName) {
    String name = symbolicName.startsWith("KEYCODE_") ? symbolicName.substring(8) : symbolicName;
    int code = KeyNames.code(name);
    if (code >= 0) return code;
    try {
      return Integer.parseInt(symbolicName, 10);
    } catch (NumberFormatException e) {
      return KEYCODE_UNKNOWN;
    }
  }

  @Override
  public String toString() {
    return "KeyEvent { action=" + (action == ACTION_DOWN ? "ACTION_DOWN" : action == ACTION_UP ? "ACTION_UP" : "ACTION_MULTIPLE")
        + ", keyCode=" + keyCodeToString(code) + ", metaState=" + meta + ", repeatCount=" + repeat + ", eventTime=" + eventTime
            + " }";
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeInt(KEY);
    out.writeLong(downTime);
    out.writeLong(eventTime);
    out.writeInt(action);
    out.writeInt(code);
    out.writeInt(repeat);
    out.writeInt(meta);
    out.writeInt(device);
    out.writeInt(scan);
    out.writeInt(this.flags);
    out.writeInt(source);
    out.writeString(characters);
  }
}
