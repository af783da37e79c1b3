package androidx.core.content;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.os.Parcelable;
import java.io.Serializable;
import java.util.ArrayList;

/** Calls of intents that older platforms lack. */
public final class IntentCompat {
  public static final String ACTION_CREATE_REMINDER = "android.intent.action.CREATE_REMINDER";
  public static final String CATEGORY_LEANBACK_LAUNCHER = "android.intent.category.LEANBACK_LAUNCHER";
  public static final String EXTRA_HTML_TEXT = "android.intent.extra.HTML_TEXT";
  public static final String EXTRA_START_PLAYBACK = "android.intent.extra.START_PLAYBACK";
  public static final String EXTRA_TIME = "android.intent.extra.TIME";

  private IntentCompat() {}

  public static Intent makeMainSelectorActivity(String selectorAction, String selectorCategory) {
    return Intent.makeMainSelectorActivity(selectorAction, selectorCategory);
  }

  @antecede.Unlisted
  public static Intent makeMainActivity(ComponentName mainActivity) {
    return Intent.makeMainActivity(mainActivity);
  }

  @antecede.Unlisted
  public static Intent makeRestartActivityTask(ComponentName mainActivity) {
    return Intent.makeRestartActivityTask(mainActivity);
  }

  public static Intent createManageUnusedAppRestrictionsIntent(Context context, String packageName) {
    return new Intent("android.intent.action.AUTO_REVOKE_PERMISSIONS");
  }

  public static <T> T getParcelableExtra(Intent in, String name, Class<T> clazz) {
    Object value = in.getParcelableExtra(name);
    return clazz.isInstance(value) ? clazz.cast(value) : null;
  }

  @SuppressWarnings("unchecked")
  public static <T> ArrayList<T> getParcelableArrayListExtra(Intent in, String name, Class<? extends T> clazz) {
    return (ArrayList<T>) (ArrayList<?>) in.getParcelableArrayListExtra(name);
  }

  public static Parcelable[] getParcelableArrayExtra(Intent in, String name, Class<? extends Parcelable> clazz) {
    return in.getParcelableArrayExtra(name);
  }

  public static <T extends Serializable> T getSerializableExtra(Intent in, String key, Class<T> clazz) {
    Object value = in.getSerializableExtra(key);
    return clazz.isInstance(value) ? clazz.cast(value) : null;
  }
}
