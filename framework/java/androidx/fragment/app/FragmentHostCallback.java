package androidx.fragment.app;

import android.app.Activity;
import android.content.Context;
import android.content.Intent;
import android.content.IntentSender;
import android.os.Bundle;
import android.os.Handler;
import android.view.LayoutInflater;
import android.view.View;
import antecede.Unlisted;
import java.io.FileDescriptor;
import java.io.PrintWriter;

/** Whoever has fragments: an activity, or something of the app's own. */
public abstract class FragmentHostCallback<E> extends FragmentContainer {
  private final Activity activity;
  final Context context;
  final Handler handler;
  private final int windowAnimations;
  private final FragmentManagerImpl manager = new FragmentManagerImpl();

  public FragmentHostCallback(Context context, Handler handler, int windowAnimations) {
    this(context instanceof Activity ? (Activity) context : null, context, handler, windowAnimations);
  }

  @Unlisted
  public FragmentHostCallback(FragmentActivity activity) {
    this(activity, activity, new Handler(), 0);
  }

  @Unlisted
  public FragmentHostCallback(Activity activity, Context context, Handler handler, int windowAnimations) {
    this.activity = activity;
    this.context = context;
    this.handler = handler;
    this.windowAnimations = windowAnimations;
  }

  public void onDump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args) {}

  public boolean onShouldSaveFragmentState(Fragment fragment) {
    return true;
  }

  public LayoutInflater onGetLayoutInflater() {
    return LayoutInflater.from(context);
  }

  public abstract E onGetHost();

  public void onSupportInvalidateOptionsMenu() {}

  public void onStartActivityFromFragment(Fragment fragment, Intent intent, int requestCode) {
    onStartActivityFromFragment(fragment, intent, requestCode, null);
  }

  public void onStartActivityFromFragment(Fragment fragment, Intent intent, int requestCode, Bundle options) {
    if (requestCode != -1) {
      throw new IllegalStateException("Starting activity with a requestCode requires a FragmentActivity host");
    }
    context.startActivity(intent, options);
  }

  @Deprecated
  public void onStartIntentSenderFromFragment(Fragment fragment, IntentSender intent, int requestCode, Intent fillInIntent,
      int flagsMask, int flagsValues, int extraFlags, Bundle options) throws IntentSender.SendIntentException {
    context.startIntentSender(intent, fillInIntent, flagsMask, flagsValues, extraFlags, options);
  }

  @Deprecated
  public void onRequestPermissionsFromFragment(Fragment fragment, String[] permissions, int requestCode) {}

  public boolean onShouldShowRequestPermissionRationale(String permission) {
    return false;
  }

  public boolean onHasWindowAnimations() {
    return true;
  }

  public int onGetWindowAnimations() {
    return windowAnimations;
  }

  @Unlisted
  public void onAttachFragment(Fragment fragment) {}

  @Override
  public View onFindViewById(int id) {
    return null;
  }

  @Override
  public boolean onHasView() {
    return true;
  }

  @Unlisted
  public final Activity getActivity() {
    return activity;
  }

  @Unlisted
  public final Context getContext() {
    return context;
  }

  @Unlisted
  public final Handler getHandler() {
    return handler;
  }

  @Unlisted
  public final FragmentManager getFragmentManager() {
    return manager;
  }

  final FragmentManagerImpl manager() {
    return manager;
  }
}
