package androidx.appcompat.widget;

import android.content.Context;
import android.content.Intent;
import android.view.SubMenu;
import android.view.View;
import androidx.core.view.ActionProvider;

/** Shares something by another app. */
public class ShareActionProvider extends ActionProvider {
  public static final String DEFAULT_SHARE_HISTORY_FILE_NAME = "share_history.xml";

  private Intent intent;
  private OnShareTargetSelectedListener listener;

  public interface OnShareTargetSelectedListener {
    boolean onShareTargetSelected(ShareActionProvider source, Intent intent);
  }

  public ShareActionProvider(Context context) { super(context); }

  public void setOnShareTargetSelectedListener(OnShareTargetSelectedListener listener) {
    if (listener == null) antecede.Callbacks.unregister(this, "OnShareTargetSelectedListener", null);
    else antecede.Callbacks.register(this, "OnShareTargetSelectedListener", listener, false, "onPerformDefaultAction");
    this.listener = listener;
  }

  @Override
  public View onCreateActionView() { return null; }

  @Override
  public boolean hasSubMenu() { return true; }

  @Override
  public boolean onPerformDefaultAction() {
    if (intent == null) return false;
    if (listener != null) {
      antecede.Callbacks.invoke(this, "OnShareTargetSelectedListener", listener);
      listener.onShareTargetSelected(this, intent);
    }
    getContext().startActivity(intent);
    return true;
  }

  @Override
  public void onPrepareSubMenu(SubMenu subMenu) { subMenu.clear(); }

  public void setShareHistoryFileName(String shareHistoryFile) {}

  public void setShareIntent(Intent shareIntent) { intent = shareIntent; }
}
