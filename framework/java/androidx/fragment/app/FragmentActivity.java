package androidx.fragment.app;

import android.content.Context;
import android.content.Intent;
import android.content.IntentSender;
import android.content.res.Configuration;
import android.os.Bundle;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.MenuItem;
import android.view.View;
import android.view.Window;
import androidx.activity.ComponentActivity;
import androidx.activity.OnBackPressedDispatcher;
import androidx.activity.OnBackPressedDispatcherOwner;
import androidx.activity.result.ActivityResultRegistry;
import androidx.activity.result.ActivityResultRegistryOwner;
import androidx.core.app.ActivityCompat;
import androidx.core.app.SharedElementCallback;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleRegistry;
import androidx.lifecycle.ViewModelStore;
import androidx.lifecycle.ViewModelStoreOwner;
import androidx.loader.app.LoaderManager;
import antecede.Bag;
import antecede.Callbacks;
import java.io.FileDescriptor;
import java.io.PrintWriter;

/** An activity with the library's fragments: it moves them in its own callbacks. */
public class FragmentActivity extends ComponentActivity
    implements ActivityCompat.OnRequestPermissionsResultCallback, ActivityCompat.RequestPermissionsRequestCodeValidator {
  private static final String FRAGMENTS = "android:support:fragments";
  /** From here on, the upper half of a request's number names its fragment, the lower is its own number. */
  private static final int FIRST = 0x10000000;
  private static final int MAX_REQUESTS = 0x1000;

  private final Host host = new Host();
  private final FragmentManagerImpl fragments = host.manager();
  private final LifecycleRegistry registry = new LifecycleRegistry(this);
  private final Bag<String> waiting = new Bag<String>();
  private boolean activityCreated;
  private boolean attached;

  /** A layout of the activity names the fragment. */
  View inflated(Fragment fragment) {
    return fragments.inflated(fragment);
  }

  /** The activity as the host of its fragments. */
  private final class Host extends FragmentHostCallback<FragmentActivity>
      implements ViewModelStoreOwner, OnBackPressedDispatcherOwner, ActivityResultRegistryOwner {
    Host() {
      super(FragmentActivity.this);
    }

    @Override
    public FragmentActivity onGetHost() {
      return FragmentActivity.this;
    }

    @Override
    public Lifecycle getLifecycle() {
      return registry;
    }

    @Override
    public ViewModelStore getViewModelStore() {
      return FragmentActivity.this.getViewModelStore();
    }

    @Override
    public OnBackPressedDispatcher getOnBackPressedDispatcher() {
      return FragmentActivity.this.getOnBackPressedDispatcher();
    }

    @Override
    public ActivityResultRegistry getActivityResultRegistry() {
      return FragmentActivity.this.getActivityResultRegistry();
    }

    @Override
    public boolean onShouldSaveFragmentState(Fragment fragment) {
      return !isFinishing();
    }

    @Override
    public LayoutInflater onGetLayoutInflater() {
      return FragmentActivity.this.getLayoutInflater().cloneInContext(FragmentActivity.this);
    }

    @Override
    public void onSupportInvalidateOptionsMenu() {
      supportInvalidateOptionsMenu();
    }

    @Override
    public void onStartActivityFromFragment(Fragment fragment, Intent intent, int requestCode, Bundle options) {
      startActivityFromFragment(fragment, intent, requestCode, options);
    }

    @Override
    public void onStartIntentSenderFromFragment(Fragment fragment, IntentSender intent, int requestCode, Intent fillInIntent,
        int flagsMask, int flagsValues, int extraFlags, Bundle options) throws IntentSender.SendIntentException {
      startIntentSenderFromFragment(fragment, intent, requestCode, fillInIntent, flagsMask, flagsValues, extraFlags, options);
    }

    @Override
    public void onRequestPermissionsFromFragment(Fragment fragment, String[] permissions, int requestCode) {
      ActivityCompat.requestPermissions(FragmentActivity.this, permissions, number(fragment, requestCode));
    }

    @Override
    public boolean onShouldShowRequestPermissionRationale(String permission) {
      return ActivityCompat.shouldShowRequestPermissionRationale(FragmentActivity.this, permission);
    }

    @Override
    public void onAttachFragment(Fragment fragment) {
      FragmentActivity.this.onAttachFragment(fragment);
    }

    @Override
    public View onFindViewById(int id) {
      return FragmentActivity.this.findViewById(id);
    }

    @Override
    public boolean onHasView() {
      return getWindow() != null && getWindow().peekDecorView() != null;
    }
  }

  public FragmentActivity() {}

  public FragmentActivity(int contentLayoutId) {
    super(contentLayoutId);
  }

  private void attachFragments() {
    if (attached) return;
    attached = true;
    fragments.attach(host, host, null);
  }

  // ---- its life

  @Override
  protected void onCreate(Bundle savedInstanceState) {
    attachFragments();
    if (savedInstanceState != null) {
      Parcelable saved = savedInstanceState.getParcelable(FRAGMENTS);
      fragments.restoreAll((Bundle) saved, fragments.kept.retained);
    }
    fragments.kept.retained = null;
    super.onCreate(savedInstanceState);
    registry.handleLifecycleEvent(Lifecycle.Event.ON_CREATE);
    fragments.dispatchCreate();
  }

  @Override
  protected void onStart() {
    fragments.noteStateNotSaved();
    super.onStart();
    if (!activityCreated) {
      activityCreated = true;
      fragments.dispatchActivityCreated();
    }
    fragments.execute();
    registry.handleLifecycleEvent(Lifecycle.Event.ON_START);
    fragments.dispatchStart();
  }

  @Override
  protected void onResume() {
    fragments.noteStateNotSaved();
    super.onResume();
    fragments.execute();
  }

  @Override
  protected void onPostResume() {
    super.onPostResume();
    onResumeFragments();
  }

  protected void onResumeFragments() {
    registry.handleLifecycleEvent(Lifecycle.Event.ON_RESUME);
    fragments.dispatchResume();
  }

  @Override
  protected void onPause() {
    super.onPause();
    fragments.dispatchPause();
    registry.handleLifecycleEvent(Lifecycle.Event.ON_PAUSE);
  }

  @Override
  protected void onStop() {
    super.onStop();
    fragments.dispatchStop();
    registry.handleLifecycleEvent(Lifecycle.Event.ON_STOP);
  }

  @Override
  protected void onSaveInstanceState(Bundle outState) {
    super.onSaveInstanceState(outState);
    Bundle saved = fragments.saveAll();
    if (saved != null) outState.putParcelable(FRAGMENTS, saved);
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    if (isChangingConfigurations()) fragments.kept.retained = fragments.retain();
    fragments.dispatchDestroy();
    registry.handleLifecycleEvent(Lifecycle.Event.ON_DESTROY);
  }

  @Override
  @Deprecated
  public void onStateNotSaved() {
    fragments.noteStateNotSaved();
  }

  @Override
  protected void onNewIntent(Intent intent) {
    fragments.noteStateNotSaved();
    super.onNewIntent(intent);
  }

  @Override
  public void onConfigurationChanged(Configuration newConfig) {
    fragments.noteStateNotSaved();
    super.onConfigurationChanged(newConfig);
    fragments.dispatchConfiguration(newConfig);
  }

  @Override
  public void onLowMemory() {
    super.onLowMemory();
    fragments.dispatchLowMemory();
  }

  // ---- fragments

  public FragmentManager getSupportFragmentManager() {
    return fragments;
  }

  @Deprecated
  public LoaderManager getSupportLoaderManager() {
    return LoaderManager.getInstance(this);
  }

  @Deprecated
  public void onAttachFragment(Fragment fragment) {}

  @Override
  public View onCreateView(View parent, String name, Context context, AttributeSet attrs) {
    View view = fragments.onCreateView(parent, name, context, attrs);
    return view != null ? view : super.onCreateView(parent, name, context, attrs);
  }

  @Override
  public View onCreateView(String name, Context context, AttributeSet attrs) {
    View view = fragments.onCreateView(null, name, context, attrs);
    return view != null ? view : super.onCreateView(name, context, attrs);
  }

  // ---- menus

  @Override
  public boolean onCreatePanelMenu(int featureId, Menu menu) {
    if (featureId != Window.FEATURE_OPTIONS_PANEL) return super.onCreatePanelMenu(featureId, menu);
    boolean show = super.onCreatePanelMenu(featureId, menu);
    return fragments.dispatchCreateMenu(menu, getMenuInflater()) || show;
  }

  @Override
  public boolean onPreparePanel(int featureId, View view, Menu menu) {
    if (featureId != Window.FEATURE_OPTIONS_PANEL) return super.onPreparePanel(featureId, view, menu);
    boolean show = super.onPreparePanel(featureId, view, menu);
    return fragments.dispatchPrepareMenu(menu) || show;
  }

  @Override
  public boolean onMenuItemSelected(int featureId, MenuItem item) {
    if (super.onMenuItemSelected(featureId, item)) return true;
    if (featureId == Window.FEATURE_OPTIONS_PANEL) return fragments.dispatchMenuItem(item);
    return featureId == Window.FEATURE_CONTEXT_MENU && fragments.dispatchContextItem(item);
  }

  @Override
  public void onPanelClosed(int featureId, Menu menu) {
    if (featureId == Window.FEATURE_OPTIONS_PANEL) fragments.dispatchMenuClosed(menu);
    super.onPanelClosed(featureId, menu);
  }

  @Deprecated
  public void supportInvalidateOptionsMenu() {
    invalidateOptionsMenu();
  }

  // ---- results

  private int number(Fragment fragment, int requestCode) {
    if (requestCode == -1) return -1;
    if ((requestCode & 0xffff0000) != 0) throw new IllegalArgumentException("Can only use lower 16 bits for requestCode");
    String who = fragment.who;
    for (int i = 0; i < waiting.size(); i++) {
      if (waiting.get(i).equals(who)) return FIRST + (i << 16) + requestCode;
    }
    if (waiting.size() >= MAX_REQUESTS) throw new IllegalStateException("Too many pending Fragment activity results.");
    waiting.add(who);
    return FIRST + (waiting.size() - 1 << 16) + requestCode;
  }

  private Fragment asker(int requestCode) {
    int index = requestCode < FIRST ? -1 : requestCode - FIRST >> 16;
    return index >= 0 && index < waiting.size() ? fragments.findByWho(waiting.get(index)) : null;
  }

  @Override
  protected void onActivityResult(int requestCode, int resultCode, Intent data) {
    fragments.noteStateNotSaved();
    Fragment fragment = asker(requestCode);
    if (fragment != null) fragment.onActivityResult(requestCode & 0xffff, resultCode, data);
    else super.onActivityResult(requestCode, resultCode, data);
  }

  @Override
  public void onRequestPermissionsResult(int requestCode, String[] permissions, int[] grantResults) {
    fragments.noteStateNotSaved();
    Fragment fragment = asker(requestCode);
    if (fragment != null) fragment.onRequestPermissionsResult(requestCode & 0xffff, permissions, grantResults);
    else super.onRequestPermissionsResult(requestCode, permissions, grantResults);
  }

  @Override
  public final void validateRequestPermissionsRequestCode(int requestCode) {}

  @Deprecated
  public void startActivityFromFragment(Fragment fragment, Intent intent, int requestCode) {
    startActivityFromFragment(fragment, intent, requestCode, null);
  }

  @Deprecated
  public void startActivityFromFragment(Fragment fragment, Intent intent, int requestCode, Bundle options) {
    startActivityForResult(intent, number(fragment, requestCode), options);
  }

  @Deprecated
  public void startIntentSenderFromFragment(Fragment fragment, IntentSender intent, int requestCode, Intent fillInIntent,
      int flagsMask, int flagsValues, int extraFlags, Bundle options) throws IntentSender.SendIntentException {
    startIntentSenderForResult(intent, number(fragment, requestCode), fillInIntent, flagsMask, flagsValues, extraFlags, options);
  }

  // ---- the rest

  public void supportFinishAfterTransition() {
    finishAfterTransition();
  }

  public void supportPostponeEnterTransition() {}

  public void supportStartPostponedEnterTransition() {}

  public void setEnterSharedElementCallback(SharedElementCallback listener) {
    Callbacks.register(this, "EnterSharedElementCallback", listener, false);
  }

  public void setExitSharedElementCallback(SharedElementCallback listener) {
    Callbacks.register(this, "ExitSharedElementCallback", listener, false);
  }

  @Override
  public void dump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args) {}
}
