package androidx.activity.result;

import android.content.Intent;
import android.os.Bundle;
import androidx.activity.result.contract.ActivityResultContract;
import androidx.core.app.ActivityOptionsCompat;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleEventObserver;
import androidx.lifecycle.LifecycleOwner;
import antecede.Bag;
import antecede.Callbacks;

/** Callbacks for results, by name. A result that comes early waits until its callback's owner is started. */
public abstract class ActivityResultRegistry {
  private static final String KEYS = "KEY_COMPONENT_ACTIVITY_REGISTERED_KEYS";
  private static final String CODES = "KEY_COMPONENT_ACTIVITY_REGISTERED_RCS";
  private static final String SLOT = "ActivityResultCallback";
  private static final int FIRST = 0x00010000;

  private final Bag<Entry<?>> entries = new Bag<Entry<?>>();
  private int nextCode = FIRST;

  /** What is known under one name. */
  private static final class Entry<O> {
    final String key;
    final int code;
    ActivityResultContract<?, O> contract;
    ActivityResultCallback<O> callback;
    ActivityResult pending;
    boolean launched;

    Entry(String key, int code) {
      this.key = key;
      this.code = code;
    }
  }

  public abstract <I, O> void onLaunch(int requestCode, ActivityResultContract<I, O> contract, I input,
      ActivityOptionsCompat options);

  @SuppressWarnings("unchecked")
  private <O> Entry<O> entry(String key) {
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).key.equals(key)) return (Entry<O>) entries.get(i);
    }
    Entry<O> made = new Entry<O>(key, nextCode++);
    entries.add(made);
    return made;
  }

  public final <I, O> ActivityResultLauncher<I> register(final String key, LifecycleOwner lifecycleOwner,
      final ActivityResultContract<I, O> contract, final ActivityResultCallback<O> callback) {
    Lifecycle lifecycle = lifecycleOwner.getLifecycle();
    if (lifecycle.getCurrentState().isAtLeast(Lifecycle.State.STARTED)) {
      throw new IllegalStateException("LifecycleOwner " + lifecycleOwner + " is attempting to register while current state is "
          + lifecycle.getCurrentState() + ". LifecycleOwners must call register before they are STARTED.");
    }
    final Entry<O> entry = entry(key);
    lifecycle.addObserver(new LifecycleEventObserver() {
      @Override
      public void onStateChanged(LifecycleOwner source, Lifecycle.Event event) {
        if (event == Lifecycle.Event.ON_START) attach(entry, contract, callback);
        else if (event == Lifecycle.Event.ON_STOP) detach(entry);
        else if (event == Lifecycle.Event.ON_DESTROY) unregister(key);
      }
    });
    return new Launcher<I, O>(this, entry, contract);
  }

  public final <I, O> ActivityResultLauncher<I> register(String key, ActivityResultContract<I, O> contract,
      ActivityResultCallback<O> callback) {
    Entry<O> entry = entry(key);
    attach(entry, contract, callback);
    return new Launcher<I, O>(this, entry, contract);
  }

  private <O> void attach(Entry<O> entry, ActivityResultContract<?, O> contract, ActivityResultCallback<O> callback) {
    entry.contract = contract;
    entry.callback = callback;
    Callbacks.observe(entry, SLOT, callback, false);
    ActivityResult pending = entry.pending;
    entry.pending = null;
    if (pending != null) deliver(entry, contract.parseResult(pending.getResultCode(), pending.getData()));
  }

  private void detach(Entry<?> entry) {
    entry.callback = null;
    Callbacks.unregister(entry, SLOT, null);
  }

  final void unregister(String key) {
    for (int i = entries.size() - 1; i >= 0; i--) {
      Entry<?> entry = entries.get(i);
      if (!entry.key.equals(key)) continue;
      detach(entry);
      if (!entry.launched) entries.removeAt(i);
    }
  }

  private static <O> void deliver(Entry<O> entry, O result) {
    entry.launched = false;
    Callbacks.invoke(entry, SLOT, entry.callback);
    entry.callback.onActivityResult(result);
  }

  /** Asks under one name. */
  private static final class Launcher<I, O> extends ActivityResultLauncher<I> {
    private final ActivityResultRegistry registry;
    private final Entry<O> entry;
    private final ActivityResultContract<I, O> contract;

    Launcher(ActivityResultRegistry registry, Entry<O> entry, ActivityResultContract<I, O> contract) {
      this.registry = registry;
      this.entry = entry;
      this.contract = contract;
    }

    @Override
    public void launch(I input, ActivityOptionsCompat options) {
      entry.launched = true;
      registry.onLaunch(entry.code, contract, input, options);
    }

    @Override
    public void unregister() {
      registry.unregister(entry.key);
    }

    @Override
    public ActivityResultContract<I, ?> getContract() {
      return contract;
    }
  }

  @SuppressWarnings("unchecked")
  private <O> Entry<O> byCode(int code) {
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).code == code) return (Entry<O>) entries.get(i);
    }
    return null;
  }

  public final boolean dispatchResult(int requestCode, int resultCode, Intent data) {
    Entry<Object> entry = byCode(requestCode);
    if (entry == null) return false;
    if (entry.callback != null && entry.launched) deliver(entry, entry.contract.parseResult(resultCode, data));
    else entry.pending = new ActivityResult(resultCode, data);
    return true;
  }

  public final <O> boolean dispatchResult(int requestCode, O result) {
    Entry<O> entry = byCode(requestCode);
    if (entry == null) return false;
    if (entry.callback != null) deliver(entry, result);
    return true;
  }

  public final void onSaveInstanceState(Bundle outState) {
    String[] keys = new String[entries.size()];
    int[] codes = new int[entries.size()];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = entries.get(i).key;
      codes[i] = entries.get(i).launched ? entries.get(i).code : -entries.get(i).code;
    }
    outState.putStringArray(KEYS, keys);
    outState.putIntArray(CODES, codes);
  }

  public final void onRestoreInstanceState(Bundle savedInstanceState) {
    if (savedInstanceState == null) return;
    String[] keys = savedInstanceState.getStringArray(KEYS);
    int[] codes = savedInstanceState.getIntArray(CODES);
    for (int i = 0; keys != null && i < keys.length; i++) {
      Entry<Object> entry = new Entry<Object>(keys[i], Math.abs(codes[i]));
      entry.launched = codes[i] > 0;
      entries.add(entry);
      if (entry.code >= nextCode) nextCode = entry.code + 1;
    }
  }
}
