package androidx.core.view;

/** Numbers of input devices. */
public final class InputDeviceCompat {
  public static final int SOURCE_CLASS_BUTTON = 1;
  public static final int SOURCE_CLASS_POINTER = 2;
  public static final int SOURCE_CLASS_JOYSTICK = 16;
  public static final int SOURCE_CLASS_POSITION = 8;
  public static final int SOURCE_TOUCHSCREEN = 0x1002;
  public static final int SOURCE_MOUSE = 0x2002;
  public static final int SOURCE_ROTARY_ENCODER = 0x400000;
  public static final int SOURCE_UNKNOWN = 0;
  public static final int SOURCE_ANY = 0xffffff00;

  private InputDeviceCompat() {}
}
