package androidx.core.view;

import android.content.Context;

/** How the pointer looks. */
public final class PointerIconCompat {
  public static final int TYPE_NULL = 0;
  public static final int TYPE_ARROW = 1000;
  public static final int TYPE_HAND = 1002;
  public static final int TYPE_DEFAULT = TYPE_ARROW;

  private final int type;

  private PointerIconCompat(int type) {
    this.type = type;
  }

  public static PointerIconCompat getSystemIcon(Context context, int style) {
    return new PointerIconCompat(style);
  }
}
