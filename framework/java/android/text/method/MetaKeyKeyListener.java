package android.text.method;

import android.text.Editable;
import android.text.Spannable;
import android.view.KeyEvent;
import android.view.View;

/** Knows which of shift, alt and sym are down: those that the key event names. */
public abstract class MetaKeyKeyListener {
  public static final int META_SHIFT_ON = 1;
  public static final int META_ALT_ON = 2;
  public static final int META_SYM_ON = 4;
  public static final int META_CAP_LOCKED = 256;
  public static final int META_ALT_LOCKED = 512;
  public static final int META_SYM_LOCKED = 1024;

  public MetaKeyKeyListener() {}

  public static void resetMetaState(Spannable text) {}

  public static final int getMetaState(CharSequence text) {
    return 0;
  }

  public static final int getMetaState(CharSequence text, KeyEvent event) {
    return event.getMetaState();
  }

  public static final int getMetaState(CharSequence text, int meta) {
    return 0;
  }

  public static final int getMetaState(CharSequence text, int meta, KeyEvent event) {
    return (event.getMetaState() & meta) != 0 ? 1 : 0;
  }

  public static void adjustMetaAfterKeypress(Spannable content) {}

  public static boolean isMetaTracker(CharSequence text, Object what) {
    return false;
  }

  public static boolean isSelectingMetaTracker(CharSequence text, Object what) {
    return false;
  }

  protected static void resetLockedMeta(Spannable content) {}

  public boolean onKeyDown(View view, Editable content, int keyCode, KeyEvent event) {
    return KeyEvent.isModifierKey(keyCode);
  }

  public boolean onKeyUp(View view, Editable content, int keyCode, KeyEvent event) {
    return KeyEvent.isModifierKey(keyCode);
  }

  public void clearMetaKeyState(View view, Editable content, int states) {}

  public static void clearMetaKeyState(Editable content, int states) {}

  public static long resetLockedMeta(long state) {
    return state;
  }

  public static final int getMetaState(long state) {
    return (int) state;
  }

  public static final int getMetaState(long state, int meta) {
    return (state & meta) != 0 ? 1 : 0;
  }

  public static long adjustMetaAfterKeypress(long state) {
    return 0;
  }

  private static int bit(int keyCode) {
    if (keyCode == KeyEvent.KEYCODE_SHIFT_LEFT || keyCode == KeyEvent.KEYCODE_SHIFT_RIGHT) return META_SHIFT_ON;
    if (keyCode == KeyEvent.KEYCODE_ALT_LEFT || keyCode == KeyEvent.KEYCODE_ALT_RIGHT) return META_ALT_ON;
    return keyCode == KeyEvent.KEYCODE_SYM ? META_SYM_ON : 0;
  }

  public static long handleKeyDown(long state, int keyCode, KeyEvent event) {
    return state | bit(keyCode);
  }

  public static long handleKeyUp(long state, int keyCode, KeyEvent event) {
    return state & ~bit(keyCode);
  }

  public long clearMetaKeyState(long state, int which) {
    return state & ~which;
  }
}
