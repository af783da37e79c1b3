package android.service.quicksettings;

import android.app.Dialog;
import android.app.Service;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;
import android.os.Looper;
import android.os.Source;

/** A tile in the system's panel; its events come to the main looper. */
public class TileService extends Service {
  public static final String ACTION_QS_TILE = "android.service.quicksettings.action.QS_TILE";
  public static final String ACTION_QS_TILE_PREFERENCES = "android.service.quicksettings.action.QS_TILE_PREFERENCES";
  public static final String META_DATA_ACTIVE_TILE = "android.service.quicksettings.ACTIVE_TILE";
  public static final String META_DATA_TOGGLEABLE_TILE = "android.service.quicksettings.TOGGLEABLE_TILE";

  private final Tile tile = new Tile();
  private Source<TileService> touches;
  private boolean listening;

  public TileService() {}

  public void onTileAdded() {}

  public void onTileRemoved() {}

  public void onStartListening() {}

  public void onStopListening() {}

  public void onClick() {}

  private void touch() {
    if (!listening) {
      listening = true;
      onStartListening();
    } else {
      onClick();
    }
  }

  public final boolean isSecure() {
    return false;
  }

  public final boolean isLocked() {
    return false;
  }

  public final Tile getQsTile() {
    return tile;
  }

  public final void showDialog(Dialog dialog) {
    dialog.show();
  }

  public final void unlockAndRun(Runnable runnable) {
    runnable.run();
  }

  @Deprecated
  public final void startActivityAndCollapse(Intent intent) {
    startActivity(intent);
  }

  @Override
  public IBinder onBind(Intent intent) {
    if (touches == null) {
      touches = new Source<TileService>("tile", this, Looper.getMainLooper(), null) {
        @Override
        protected void call(TileService service) {
          service.touch();
        }
      };
      touches.add();
    }
    return new Binder();
  }

  @Override
  public void onDestroy() {
    if (touches != null) touches.remove();
    if (listening) onStopListening();
    super.onDestroy();
  }

  public static final void requestListeningState(Context context, ComponentName component) {}
}
