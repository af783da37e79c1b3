package androidx.core.content.res;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.Resources.Theme;
import android.graphics.Typeface;
import android.graphics.drawable.Drawable;
import android.os.Handler;
import android.os.Looper;
import android.util.TypedValue;
import antecede.Callbacks;

/** Calls of resources that older platforms lack. */
public final class ResourcesCompat {
  public static final int ID_NULL = 0;

  private ResourcesCompat() {}

  /** Gets a font, in a message. */
  public abstract static class FontCallback {
    public abstract void onFontRetrieved(Typeface typeface);

    public abstract void onFontRetrievalFailed(int reason);
  }

  public static Drawable getDrawable(Resources res, int id, Theme theme) {
    return res.getDrawable(id, theme);
  }

  public static Drawable getDrawableForDensity(Resources res, int id, int density, Theme theme) {
    return res.getDrawableForDensity(id, density, theme);
  }

  public static int getColor(Resources res, int id, Theme theme) {
    return res.getColor(id, theme);
  }

  public static ColorStateList getColorStateList(Resources res, int id, Theme theme) {
    return res.getColorStateList(id, theme);
  }

  public static float getFloat(Resources res, int id) {
    TypedValue value = new TypedValue();
    res.getValue(id, value, true);
    return value.getFloat();
  }

  public static Typeface getFont(Context context, int id) {
    return Typeface.DEFAULT;
  }

  public static Typeface getCachedFont(Context context, int id) {
    return Typeface.DEFAULT;
  }

  public static void getFont(Context context, int id, final FontCallback fontCallback, Handler handler) {
    Callbacks.observe(ResourcesCompat.class, "FontCallback", fontCallback, true);
    Handler where = handler != null ? handler : new Handler(Looper.getMainLooper());
    where.post(new Runnable() {
      @Override
      public void run() {
        Callbacks.invoke(ResourcesCompat.class, "FontCallback", fontCallback);
        fontCallback.onFontRetrieved(Typeface.DEFAULT);
      }
    });
  }
}
