package androidx.core.app;

import android.app.Activity;
import android.app.PendingIntent;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;

/** Makes a stack of activities with those that lead to it. */
public final class TaskStackBuilder implements Iterable<Intent> {
  private final android.app.TaskStackBuilder builder;

  /** Knows its parent. */
  public interface SupportParentable {
    Intent getSupportParentActivityIntent();
  }

  private TaskStackBuilder(Context context) {
    builder = android.app.TaskStackBuilder.create(context);
  }

  public static TaskStackBuilder create(Context context) {
    return new TaskStackBuilder(context);
  }

  @Deprecated
  public static TaskStackBuilder from(Context context) {
    return create(context);
  }

  public TaskStackBuilder addNextIntent(Intent nextIntent) {
    builder.addNextIntent(nextIntent);
    return this;
  }

  public TaskStackBuilder addNextIntentWithParentStack(Intent nextIntent) {
    builder.addNextIntentWithParentStack(nextIntent);
    return this;
  }

  public TaskStackBuilder addParentStack(Activity sourceActivity) {
    Intent parent = null;
    if (sourceActivity instanceof SupportParentable) {
      parent = ((SupportParentable) sourceActivity).getSupportParentActivityIntent();
    }
    if (parent == null) {
      builder.addParentStack(sourceActivity);
    } else {
      if (parent.getComponent() != null) builder.addParentStack(parent.getComponent());
      builder.addNextIntent(parent);
    }
    return this;
  }

  public TaskStackBuilder addParentStack(Class<?> sourceActivityClass) {
    builder.addParentStack(sourceActivityClass);
    return this;
  }

  public TaskStackBuilder addParentStack(ComponentName sourceActivityName) {
    builder.addParentStack(sourceActivityName);
    return this;
  }

  public int getIntentCount() {
    return builder.getIntentCount();
  }

  @Deprecated
  public Intent getIntent(int index) {
    return editIntentAt(index);
  }

  public Intent editIntentAt(int index) {
    return builder.editIntentAt(index);
  }

  @Override
  @Deprecated
  public Iterator<Intent> iterator() {
    return new ArrayList<Intent>(Arrays.asList(getIntents())).iterator();
  }

  public void startActivities() {
    builder.startActivities();
  }

  public void startActivities(Bundle options) {
    builder.startActivities(options);
  }

  public PendingIntent getPendingIntent(int requestCode, int flags) {
    return builder.getPendingIntent(requestCode, flags);
  }

  public PendingIntent getPendingIntent(int requestCode, int flags, Bundle options) {
    return builder.getPendingIntent(requestCode, flags, options);
  }

  public Intent[] getIntents() {
    return builder.getIntents();
  }
}
