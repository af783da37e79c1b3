package android.app;

import android.content.ComponentName;
import android.content.Intent;

/** What is known of a task. */
public class TaskInfo {
  public int taskId = 1;
  public boolean isRunning = true;
  public Intent baseIntent = new Intent();
  public ComponentName baseActivity;
  public ComponentName topActivity;
  public ComponentName origActivity;
  public int numActivities = 1;
  public ActivityManager.TaskDescription taskDescription;

  TaskInfo() {}

  public boolean isVisible() {
    return true;
  }

  @Override
  public String toString() {
    return "TaskInfo{taskId=" + taskId + " topActivity=" + topActivity + "}";
  }
}
