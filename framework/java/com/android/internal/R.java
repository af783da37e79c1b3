package com.android.internal;

import antecede.Unlisted;

/** The platform's own resources, as far as apps that are built with it name them. */
@Unlisted
public final class R {
  private R() {}

  /** Lists of attributes. Apps have the indices compiled in, in the order that the platform had when they were built. */
  public static final class styleable {
    public static final int[] PopupWindow = {android.R.attr.popupBackground, android.R.attr.popupAnimationStyle};
    public static final int[] ScrollView = {android.R.attr.fillViewport};
    public static final int[] Theme = new int[157];

    static {
      Theme[156] = android.R.attr.dividerVertical;
    }

    private styleable() {}
  }
}
