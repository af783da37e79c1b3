package android.widget;

import android.content.Context;
import android.content.Intent;
import android.view.ActionProvider;
import android.view.SubMenu;
import android.view.View;
import antecede.Callbacks;

/** An action that shares. */
public class ShareActionProvider extends ActionProvider {
  public static final String DEFAULT_SHARE_HISTORY_FILE_NAME = "share_history.xml";

  private final Context context;
  private Intent intent;
  private OnShareTargetSelectedListener listener;

  /** Hears what was chosen. */
  public interface OnShareTargetSelectedListener {
    boolean onShareTargetSelected(ShareActionProvider source, Intent intent);
  }

  private final class Share implements View.OnClickListener {
    @Override
    public void onClick(View v) {
      if (intent == null) return;
      if (listener != null) {
        Callbacks.invoke(ShareActionProvider.this, "OnShareTargetSelectedListener", listener);
        listener.onShareTargetSelected(ShareActionProvider.this, intent);
      }
      context.startActivity(Intent.createChooser(intent, null));
    }
  }

  public ShareActionProvider(Context context) {
    super(context);
    this.context = context;
  }

  public void setOnShareTargetSelectedListener(OnShareTargetSelectedListener listener) {
    if (listener != null) Callbacks.observe(this, "OnShareTargetSelectedListener", listener, false);
    this.listener = listener;
  }

  @Override
  public View onCreateActionView() {
    ImageButton button = new ImageButton(context);
    button.setOnClickListener(new Share());
    return button;
  }

  @Override
  public boolean hasSubMenu() { return true; }

  @Override
  public void onPrepareSubMenu(SubMenu subMenu) { subMenu.clear(); }

  public void setShareHistoryFileName(String shareHistoryFile) {}

  public void setShareIntent(Intent shareIntent) { intent = shareIntent; }
}
