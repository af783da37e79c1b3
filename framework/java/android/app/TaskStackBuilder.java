package android.app;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.pm.ActivityInfo;
import android.content.pm.PackageManager;
import android.os.Bundle;
import antecede.Bag;

/** Makes a stack of activities with those that lead to it. */
public class TaskStackBuilder {
  private final Context context;
  private final Bag<Intent> intents = new Bag<Intent>();

  private TaskStackBuilder(Context context) {
    this.context = context;
  }

  public static TaskStackBuilder create(Context context) {
    return new TaskStackBuilder(context);
  }

  public TaskStackBuilder addNextIntent(Intent nextIntent) {
    intents.add(nextIntent);
    return this;
  }

  public TaskStackBuilder addNextIntentWithParentStack(Intent nextIntent) {
    ComponentName target = nextIntent.getComponent();
    if (target == null) target = nextIntent.resolveActivity(context.getPackageManager());
    if (target != null) addParentStack(target);
    return addNextIntent(nextIntent);
  }

  public TaskStackBuilder addParentStack(Activity sourceActivity) {
    Intent parent = sourceActivity.getParentActivityIntent();
    if (parent == null) return this;
    addParentStack(parent.getComponent());
    return addNextIntent(parent);
  }

  public TaskStackBuilder addParentStack(Class<?> sourceActivityClass) {
    return addParentStack(new ComponentName(context, sourceActivityClass));
  }

  public TaskStackBuilder addParentStack(ComponentName sourceActivityName) {
    int at = intents.size();
    try {
      PackageManager packages = context.getPackageManager();
      ActivityInfo info = packages.getActivityInfo(sourceActivityName, 0);
      while (info.parentActivityName != null) {
        ComponentName parent = new ComponentName(info.packageName, info.parentActivityName);
        info = packages.getActivityInfo(parent, 0);
        intents.add(at, info.parentActivityName == null ? Intent.makeMainActivity(parent) : new Intent().setComponent(parent));
      }
    } catch (PackageManager.NameNotFoundException e) {
      throw new IllegalArgumentException(e);
    }
    return this;
  }

  public int getIntentCount() {
    return intents.size();
  }

  public Intent editIntentAt(int index) {
    return intents.get(index);
  }

  public void startActivities() {
    startActivities(null);
  }

  public void startActivities(Bundle options) {
    if (intents.isEmpty()) throw new IllegalStateException("No intents added to TaskStackBuilder; cannot startActivities");
    context.startActivities(getIntents(), options);
  }

  public PendingIntent getPendingIntent(int requestCode, int flags) {
    return getPendingIntent(requestCode, flags, null);
  }

  public PendingIntent getPendingIntent(int requestCode, int flags, Bundle options) {
    if (intents.isEmpty()) throw new IllegalStateException("No intents added to TaskStackBuilder; cannot getPendingIntent");
    return PendingIntent.getActivities(context, requestCode, getIntents(), flags, options);
  }

  public Intent[] getIntents() {
    Intent[] all = new Intent[intents.size()];
    for (int i = 0; i < all.length; i++) all[i] = new Intent(intents.get(i));
    if (all.length > 0) {
      all[0].addFlags(Intent.FLAG_ACTIVITY_NEW_TASK | Intent.FLAG_ACTIVITY_CLEAR_TASK | Intent.FLAG_ACTIVITY_TASK_ON_HOME);
    }
    return all;
  }
}
