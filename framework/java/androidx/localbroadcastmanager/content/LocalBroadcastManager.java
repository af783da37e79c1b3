package androidx.localbroadcastmanager.content;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.net.Uri;
import android.os.Handler;
import android.os.Message;
import antecede.Bag;
import antecede.Callbacks;
import java.util.Set;

/** Broadcasts within the app: they arrive in a message to the main looper, all that wait in one. */
@Deprecated
public final class LocalBroadcastManager {
  private static final String SLOT = "BroadcastReceiver";
  private static final int EXECUTE = 1;
  private static LocalBroadcastManager instance;

  private final Context context;
  private final Bag<Entry> entries = new Bag<Entry>();
  private final Bag<Broadcast> pending = new Bag<Broadcast>();
  private final Handler handler;

  /** A receiver and what it wants. */
  private static final class Entry {
    final IntentFilter filter;
    final BroadcastReceiver receiver;
    boolean dead;

    Entry(IntentFilter filter, BroadcastReceiver receiver) {
      this.filter = filter;
      this.receiver = receiver;
    }
  }

  /** An intent on its way. */
  private static final class Broadcast {
    final Intent intent;
    final Bag<Entry> receivers = new Bag<Entry>();

    Broadcast(Intent intent) {
      this.intent = intent;
    }
  }

  /** Where broadcasts arrive. */
  private static final class Arrivals extends Handler {
    private final LocalBroadcastManager manager;

    Arrivals(LocalBroadcastManager manager) {
      super(manager.context.getMainLooper());
      this.manager = manager;
    }

    @Override
    public void handleMessage(Message msg) {
      if (msg.what == EXECUTE) manager.execute();
      else super.handleMessage(msg);
    }
  }

  private LocalBroadcastManager(Context context) {
    this.context = context;
    handler = new Arrivals(this);
  }

  public static LocalBroadcastManager getInstance(Context context) {
    if (instance == null) instance = new LocalBroadcastManager(context.getApplicationContext());
    return instance;
  }

  public void registerReceiver(BroadcastReceiver receiver, IntentFilter filter) {
    entries.add(new Entry(filter, receiver));
    Callbacks.observe(this, SLOT, receiver, true);
  }

  public void unregisterReceiver(BroadcastReceiver receiver) {
    for (int i = entries.size() - 1; i >= 0; i--) {
      if (entries.get(i).receiver == receiver) entries.removeAt(i).dead = true;
    }
    Callbacks.unregister(this, SLOT, receiver);
  }

  public boolean sendBroadcast(Intent intent) {
    String type = intent.resolveTypeIfNeeded(context.getContentResolver());
    Uri data = intent.getData();
    Set<String> categories = intent.getCategories();
    Broadcast broadcast = new Broadcast(intent);
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      if (entry.filter.match(intent.getAction(), type, intent.getScheme(), data, categories, "LocalBroadcastManager") >= 0) {
        broadcast.receivers.add(entry);
      }
    }
    if (broadcast.receivers.isEmpty()) return false;
    pending.add(broadcast);
    if (!handler.hasMessages(EXECUTE)) handler.sendEmptyMessage(EXECUTE);
    return true;
  }

  public void sendBroadcastSync(Intent intent) {
    if (sendBroadcast(intent)) execute();
  }

  private void execute() {
    while (!pending.isEmpty()) {
      Bag<Broadcast> all = pending.copy();
      pending.clear();
      for (int i = 0; i < all.size(); i++) deliver(all.get(i));
    }
  }

  private void deliver(Broadcast broadcast) {
    for (int i = 0; i < broadcast.receivers.size(); i++) {
      Entry entry = broadcast.receivers.get(i);
      if (entry.dead) continue;
      Callbacks.invoke(this, SLOT, entry.receiver);
      entry.receiver.onReceive(context, broadcast.intent);
    }
  }
}
