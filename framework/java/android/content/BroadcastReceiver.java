package android.content;

import android.os.Bundle;
import android.os.IBinder;
import android.os.Process;
import android.util.Log;
import antecede.Hidden;
import antecede.Unlisted;
import antecede.system.Server;

/** Receives broadcasts. */
public abstract class BroadcastReceiver {
  private PendingResult pending;
  private boolean debugUnregister;

  /** One broadcast on its way through receivers: what they answer, and that this one is done. */
  public static class PendingResult {
    private final boolean ordered;
    private final boolean initialSticky;
    private final Object token;
    private int resultCode;
    private String resultData;
    private Bundle resultExtras;
    private boolean abort;
    private boolean finished;

    /** The token is what the system knows the broadcast by. */
    @Hidden
    public PendingResult(Object token, int resultCode, String resultData, Bundle resultExtras, boolean ordered,
        boolean initialSticky) {
      this.resultCode = resultCode;
      this.resultData = resultData;
      this.resultExtras = resultExtras;
      this.ordered = ordered;
      this.initialSticky = initialSticky;
      this.token = token;
    }

    public final void setResultCode(int code) {
      check();
      resultCode = code;
    }

    public final int getResultCode() {
      return resultCode;
    }

    public final void setResultData(String data) {
      check();
      resultData = data;
    }

    public final String getResultData() {
      return resultData;
    }

    public final void setResultExtras(Bundle extras) {
      check();
      resultExtras = extras;
    }

    public final Bundle getResultExtras(boolean makeMap) {
      if (makeMap && resultExtras == null) resultExtras = new Bundle();
      return resultExtras;
    }

    public final void setResult(int code, String data, Bundle extras) {
      check();
      resultCode = code;
      resultData = data;
      resultExtras = extras;
    }

    public final boolean getAbortBroadcast() {
      return abort;
    }

    public final void abortBroadcast() {
      check();
      abort = true;
    }

    public final void clearAbortBroadcast() {
      abort = false;
    }

    public final void finish() {
      if (finished) throw new IllegalStateException("Broadcast already finished");
      finished = true;
      Server.finishReceiver(token, resultCode, resultData, resultExtras, abort);
    }

    private void check() {
      if (ordered || initialSticky) return;
      Log.e("BroadcastReceiver", "nobody waits for the result of a broadcast that is not ordered");
    }
  }

  public BroadcastReceiver() {}

  public abstract void onReceive(Context context, Intent intent);

  public final PendingResult goAsync() {
    PendingResult result = pending;
    pending = null;
    return result;
  }

  public IBinder peekService(Context myContext, Intent service) {
    return null;
  }

  public final void setResultCode(int code) {
    current().setResultCode(code);
  }

  public final int getResultCode() {
    return pending == null ? 0 : pending.resultCode;
  }

  public final void setResultData(String data) {
    current().setResultData(data);
  }

  public final String getResultData() {
    return pending == null ? null : pending.resultData;
  }

  public final void setResultExtras(Bundle extras) {
    current().setResultExtras(extras);
  }

  public final Bundle getResultExtras(boolean makeMap) {
    return pending == null ? null : pending.getResultExtras(makeMap);
  }

  public final void setResult(int code, String data, Bundle extras) {
    current().setResult(code, data, extras);
  }

  public final boolean getAbortBroadcast() {
    return pending != null && pending.abort;
  }

  public final void abortBroadcast() {
    current().abortBroadcast();
  }

  public final void clearAbortBroadcast() {
    if (pending != null) pending.abort = false;
  }

  public final boolean isOrderedBroadcast() {
    return pending != null && pending.ordered;
  }

  public final boolean isInitialStickyBroadcast() {
    return pending != null && pending.initialSticky;
  }

  private PendingResult current() {
    if (pending == null) throw new IllegalStateException("Call while result is not pending");
    return pending;
  }

  public final void setOrderedHint(boolean isOrdered) {}

  public int getSentFromUid() {
    return Process.INVALID_UID;
  }

  public String getSentFromPackage() {
    return null;
  }

  /** Set before {@link #onReceive}; whoever calls that finishes it afterwards if it is still there. */
  @Unlisted
  public final void setPendingResult(PendingResult result) {
    pending = result;
  }

  @Unlisted
  public final PendingResult getPendingResult() {
    return pending;
  }

  public final void setDebugUnregister(boolean debug) {
    debugUnregister = debug;
  }

  public final boolean getDebugUnregister() {
    return debugUnregister;
  }
}
