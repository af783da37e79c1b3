package android.app;

import android.os.Bundle;
import antecede.Unlisted;

/** What options for activities and broadcasts have in common. */
@Unlisted
public class ComponentOptions {
  private int startMode;

  public ComponentOptions setPendingIntentBackgroundActivityStartMode(int state) {
    startMode = state;
    return this;
  }

  public int getPendingIntentBackgroundActivityStartMode() {
    return startMode;
  }

  @Deprecated
  public void setPendingIntentBackgroundActivityLaunchAllowed(boolean allowed) {
    startMode = allowed ? 1 : 2;
  }

  @Deprecated
  public boolean isPendingIntentBackgroundActivityLaunchAllowed() {
    return startMode != 2;
  }

  public Bundle toBundle() {
    return new Bundle();
  }
}
