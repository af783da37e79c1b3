package com.android.internal.view.menu;

import android.content.Context;
import antecede.Unlisted;

/** The platform's menus, by the name that they have there. */
@Unlisted
public class MenuBuilder extends android.view.MenuBuilder {
  public MenuBuilder(Context context) {
    super(context);
  }
}
