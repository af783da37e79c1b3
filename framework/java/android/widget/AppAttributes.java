package android.widget;

import android.content.Context;
import android.content.res.SystemResources;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import antecede.Hidden;

/** Attributes that a library declares: their numbers are the app's, so they are looked up by name. */
@Hidden
public final class AppAttributes {
  private static final int NONE = 1;

  private AppAttributes() {}

  /** The values in the order of the names; those that the app does not declare are absent. */
  public static TypedArray of(Context context, AttributeSet attrs, String... names) { return of(context, attrs, 0, 0, names); }

  /** The same, with the styles that a constructor of a view was given. */
  public static TypedArray of(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes, String... names) {
    int[] ids = new int[names.length];
    for (int i = 0; i < ids.length; i++) ids[i] = id(context, names[i]);
    return context.obtainStyledAttributes(attrs, ids, defStyleAttr, defStyleRes);
  }

  /** The number of a library's resource in the app, 0 if the app does not have it. */
  public static int resource(Context context, String type, String name) {
    return context.getResources().getIdentifier(name, type, context.getPackageName());
  }

  /** A value that a theme may give under the library's name or the platform's (index + 1): the first that is there. */
  public static int either(TypedArray values, int index) { return values.hasValue(index) ? index : index + 1; }

  /** Of a name with prefix {@code android:} the platform's attribute. */
  private static int id(Context context, String name) {
    int found = name.startsWith("android:") ? SystemResources.attribute(name.substring(8)) : resource(context, "attr", name);
    return found == 0 ? NONE : found;
  }
}
