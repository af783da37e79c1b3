package android.app;

import android.content.Context;
import android.content.Intent;
import android.content.IntentSender;
import android.os.Bundle;
import android.os.Handler;
import android.view.LayoutInflater;
import android.view.View;
import antecede.Bag;
import java.io.FileDescriptor;
import java.io.PrintWriter;

/** Whoever has fragments: an activity, or something of the app's own. */
public abstract class FragmentHostCallback<E> extends FragmentContainer {
  private final Activity activity;
  final Context context;
  final Handler handler;
  private final int windowAnimations;
  private final FragmentManagerImpl manager;
  private Bag<LoaderManagerImpl> loaders = new Bag<LoaderManagerImpl>();
  private boolean loadersStarted;
  private boolean retainLoaders;

  public FragmentHostCallback(Context context, Handler handler, int windowAnimations) {
    this(context instanceof Activity ? (Activity) context : null, context, handler, windowAnimations);
  }

  FragmentHostCallback(Activity activity) {
    this(activity, activity, activity.handler, 0);
  }

  private FragmentHostCallback(Activity activity, Context context, Handler handler, int windowAnimations) {
    this.activity = activity;
    this.context = context;
    this.handler = handler;
    this.windowAnimations = windowAnimations;
    manager = new FragmentManagerImpl();
  }

  public void onDump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args) {}

  public boolean onShouldSaveFragmentState(Fragment fragment) {
    return true;
  }

  public LayoutInflater onGetLayoutInflater() {
    return (LayoutInflater) context.getSystemService(Context.LAYOUT_INFLATER_SERVICE);
  }

  public boolean onUseFragmentManagerInflaterFactory() {
    return false;
  }

  public abstract E onGetHost();

  public void onInvalidateOptionsMenu() {}

  public void onStartActivityFromFragment(Fragment fragment, Intent intent, int requestCode, Bundle options) {
    if (requestCode != -1) {
      throw new IllegalStateException("Starting activity with a requestCode requires a FragmentActivity host");
    }
    context.startActivity(intent);
  }

  public void onStartIntentSenderFromFragment(Fragment fragment, IntentSender intent, int requestCode, Intent fillInIntent,
      int flagsMask, int flagsValues, int extraFlags, Bundle options) throws IntentSender.SendIntentException {
    if (requestCode != -1) {
      throw new IllegalStateException("Starting intent sender with a requestCode requires a FragmentActivity host");
    }
    context.startIntentSender(intent, fillInIntent, flagsMask, flagsValues, extraFlags, options);
  }

  public void onRequestPermissionsFromFragment(Fragment fragment, String[] permissions, int requestCode) {}

  public boolean onHasWindowAnimations() {
    return true;
  }

  public int onGetWindowAnimations() {
    return windowAnimations;
  }

  public void onAttachFragment(Fragment fragment) {}

  @Override
  public <T extends View> T onFindViewById(int id) {
    return null;
  }

  @Override
  public boolean onHasView() {
    return true;
  }

  Activity getActivity() {
    return activity;
  }

  FragmentManagerImpl manager() {
    return manager;
  }

  /** Those of the activity itself are under a name that no fragment has. */
  LoaderManagerImpl loaders(String who, boolean started, boolean create) {
    for (int i = 0; i < loaders.size(); i++) {
      if (!loaders.get(i).who.equals(who)) continue;
      if (started && create) loaders.get(i).start();
      return loaders.get(i);
    }
    if (!create) return null;
    LoaderManagerImpl found = new LoaderManagerImpl(who, this, started);
    loaders.add(found);
    return found;
  }

  void forgetLoaders(String who) {
    LoaderManagerImpl found = loaders(who, false, false);
    if (found == null || found.retaining) return;
    found.destroy();
    loaders.remove(found);
  }

  void startLoaders(String who) {
    LoaderManagerImpl found = loaders(who, false, false);
    loadersStarted = true;
    if (found != null) found.start();
  }

  /** At the end of the activity's onStart all that were retained go on. */
  void reportLoaderStart() {
    for (LoaderManagerImpl manager : allLoaders()) {
      manager.finishRetain();
      manager.reportStart();
    }
  }

  void stopLoaders(String who, boolean retain) {
    retainLoaders = retain;
    LoaderManagerImpl found = loaders(who, false, false);
    if (found == null || !loadersStarted) return;
    loadersStarted = false;
    if (retain) found.retain();
    else found.stop();
  }

  void destroyLoaders(String who) {
    LoaderManagerImpl found = loaders(who, false, false);
    if (found != null && !found.retaining) found.destroy();
  }

  boolean retainsLoaders() {
    return retainLoaders;
  }

  Bag<LoaderManagerImpl> retainLoaderState() {
    Bag<LoaderManagerImpl> kept = new Bag<LoaderManagerImpl>();
    for (LoaderManagerImpl manager : allLoaders()) {
      if (!manager.retaining && retainLoaders) manager.retain();
      if (manager.retaining) kept.add(manager);
    }
    return kept.isEmpty() ? null : kept;
  }

  void restoreLoaderState(Bag<LoaderManagerImpl> kept) {
    if (kept == null) return;
    loaders = kept;
    for (int i = 0; i < kept.size(); i++) kept.get(i).update(this);
  }

  private LoaderManagerImpl[] allLoaders() {
    LoaderManagerImpl[] all = new LoaderManagerImpl[loaders.size()];
    for (int i = 0; i < all.length; i++) all[i] = loaders.get(i);
    return all;
  }
}
