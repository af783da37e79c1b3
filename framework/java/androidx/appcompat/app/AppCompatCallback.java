package androidx.appcompat.app;

import androidx.appcompat.view.ActionMode;

/** Who has a delegate. */
public interface AppCompatCallback {
  void onSupportActionModeStarted(ActionMode mode);

  void onSupportActionModeFinished(ActionMode mode);

  ActionMode onWindowStartingSupportActionMode(ActionMode.Callback callback);
}
