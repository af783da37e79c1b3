package androidx.preference;

import android.content.Context;
import android.util.AttributeSet;

/** A page of preferences; as part of another, a row that leads to it. */
public final class PreferenceScreen extends PreferenceGroup {
  private boolean generatedIds = true;

  public PreferenceScreen(Context context, AttributeSet attrs) { super(context, attrs, style(context, "preferenceScreenStyle")); }

  @Override
  protected void onClick() {
    if (getIntent() != null || getFragment() != null || getPreferenceCount() == 0) return;
    PreferenceManager.OnNavigateToScreenListener listener = getPreferenceManager().getOnNavigateToScreenListener();
    if (listener != null) listener.onNavigateToScreen(this);
  }

  @Override
  protected boolean isOnSameScreenAsChildren() { return false; }

  public boolean shouldUseGeneratedIds() { return generatedIds; }

  public void setShouldUseGeneratedIds(boolean shouldUseGeneratedIds) {
    if (isAttached()) {
      throw new IllegalStateException("Cannot change the usage of generated IDs while attached to the preference hierarchy");
    }
    generatedIds = shouldUseGeneratedIds;
  }
}
