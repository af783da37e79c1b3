package android.content;

import android.accounts.Account;
import android.os.Binder;
import android.os.Bundle;
import android.os.IBinder;
import antecede.Bag;
import antecede.Unlisted;

/** Synchronises on a thread of its own, one account at a time unless it allows more. */
public abstract class AbstractThreadedSyncAdapter {
  private final Context context;
  private final boolean autoInitialize;
  private final boolean parallel;
  private final Binder binder = new Transport(this);
  private final Bag<Run> runs = new Bag<Run>();

  /** What the system is given by the adapter's service; it starts and cancels. */
  @Unlisted
  public static final class Transport extends Binder {
    public final AbstractThreadedSyncAdapter adapter;

    Transport(AbstractThreadedSyncAdapter adapter) {
      super("android.content.ISyncAdapter");
      this.adapter = adapter;
    }
  }

  private static final class Run extends Thread {
    private final AbstractThreadedSyncAdapter adapter;
    private final Account account;
    private final String authority;
    private final Bundle extras;

    Run(AbstractThreadedSyncAdapter adapter, Account account, String authority, Bundle extras) {
      super("SyncAdapterThread");
      this.adapter = adapter;
      this.account = account;
      this.authority = authority;
      this.extras = extras;
    }

    @Override
    public void run() {
      adapter.perform(this, account, authority, extras);
    }
  }

  public AbstractThreadedSyncAdapter(Context context, boolean autoInitialize) {
    this(context, autoInitialize, false);
  }

  public AbstractThreadedSyncAdapter(Context context, boolean autoInitialize, boolean allowParallelSyncs) {
    this.context = context;
    this.autoInitialize = autoInitialize;
    parallel = allowParallelSyncs;
  }

  public Context getContext() {
    return context;
  }

  public final IBinder getSyncAdapterBinder() {
    return binder;
  }

  public boolean onUnsyncableAccount() {
    return true;
  }

  public abstract void onPerformSync(Account account, Bundle extras, String authority, ContentProviderClient provider,
      SyncResult syncResult);

  public void onSecurityException(Account account, Bundle extras, String authority, SyncResult syncResult) {}

  public void onSyncCanceled() {
    Bag<Run> all = runs.copy();
    for (int i = 0; i < all.size(); i++) all.get(i).interrupt();
  }

  public void onSyncCanceled(Thread thread) {
    thread.interrupt();
  }

  /** The system starts a synchronisation. */
  @Unlisted
  public void startSync(Account account, String authority, Bundle extras) {
    if (autoInitialize && extras != null && extras.getBoolean(ContentResolver.SYNC_EXTRAS_INITIALIZE, false)) {
      if (ContentResolver.getIsSyncable(account, authority) < 0) ContentResolver.setIsSyncable(account, authority, 1);
      return;
    }
    if (!parallel && !runs.isEmpty()) return;
    Run run = new Run(this, account, authority, extras == null ? new Bundle() : extras);
    runs.add(run);
    run.start();
  }

  private void perform(Run run, Account account, String authority, Bundle extras) {
    SyncResult result = new SyncResult();
    ContentProviderClient provider = null;
    try {
      provider = context.getContentResolver().acquireContentProviderClient(authority);
      if (provider != null) onPerformSync(account, extras, authority, provider, result);
      else result.databaseError = true;
    } catch (SecurityException denied) {
      onSecurityException(account, extras, authority, result);
      result.databaseError = true;
    } finally {
      if (provider != null) provider.release();
      runs.remove(run);
    }
  }
}
