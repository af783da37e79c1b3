package android.app;

import android.content.ComponentCallbacks;
import android.content.ComponentCallbacks2;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.IntentSender;
import android.content.SharedPreferences;
import android.content.pm.ActivityInfo;
import android.content.pm.PackageManager;
import android.content.res.Configuration;
import android.database.Cursor;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.net.Uri;
import android.os.Binder;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.os.Parcelable;
import android.os.PersistableBundle;
import android.util.SuperNotCalledException;
import android.view.KeyEvent;
import android.view.LayoutInflater;
import android.view.SearchEvent;
import android.view.View;
import android.view.View.OnCreateContextMenuListener;
import android.view.ViewRoot;
import android.view.Window;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Engine;
import antecede.Hidden;
import antecede.Lifecycle;
import antecede.Observable;
import antecede.Unlisted;
import antecede.system.Server;
import java.io.FileDescriptor;
import java.io.PrintWriter;

/** A screen. The system moves it along its automaton; here is what each step means, not in which order they come. */
public class Activity extends ActivityWindow
    implements LayoutInflater.Factory2, Window.Callback, KeyEvent.Callback, OnCreateContextMenuListener, ComponentCallbacks2 {
  public static final int RESULT_CANCELED = 0;
  public static final int RESULT_OK = -1;
  public static final int RESULT_FIRST_USER = 1;
  public static final int DEFAULT_KEYS_DISABLE = 0;
  public static final int DEFAULT_KEYS_DIALER = 1;
  public static final int DEFAULT_KEYS_SHORTCUT = 2;
  public static final int DEFAULT_KEYS_SEARCH_LOCAL = 3;
  public static final int DEFAULT_KEYS_SEARCH_GLOBAL = 4;
  public static final int FULLSCREEN_MODE_REQUEST_EXIT = 0;
  public static final int FULLSCREEN_MODE_REQUEST_ENTER = 1;
  public static final int OVERRIDE_TRANSITION_OPEN = 0;
  public static final int OVERRIDE_TRANSITION_CLOSE = 1;
  protected static final int[] FOCUSED_STATE_SET = {android.R.attr.state_focused};
  private static final String WINDOW = "android:viewHierarchyState", FRAGMENTS = "android:fragments",
      DIALOGS = "android:savedDialogs";
  private static final String LOADERS = "(root)";
  /** What some activity retained, for its successor. */
  private static Object handover;

  @Hidden public final Lifecycle life = new Lifecycle(this, "activity");
  /** The system's name for it. */
  @Hidden public Object token;
  @Hidden public int resultCode = RESULT_CANCELED;
  @Hidden public Intent resultData;
  @Observable @Hidden public boolean destroyed;
  /** The window's bar belongs to a library's action bar. */
  @Hidden public boolean libraryBar;
  final Handler handler = new Handler(Looper.getMainLooper());
  final ActivityCallbacks callbacks = new ActivityCallbacks(this);
  private final Thread uiThread = Thread.currentThread();
  private final ManagedDialogs dialogs = new ManagedDialogs(this);
  private final ManagedCursors cursors = new ManagedCursors();
  private final ActivityRequests requests = new ActivityRequests(this);
  private final Bag<ComponentCallbacks> components = new Bag<ComponentCallbacks>();
  private Application application;
  private Intent intent;
  private ComponentName component;
  private Activity parent;
  String embeddedId;
  private FragmentHostCallback<Activity> host;
  private Retained last;
  @Observable private boolean finished;
  private boolean stopped;
  private boolean changing;
  private boolean resumed;
  private boolean called;
  private int orientation = ActivityInfo.SCREEN_ORIENTATION_UNSPECIFIED;
  private boolean immersive;

  /** What goes over to the successor when the configuration changes. */
  private static final class Retained {
    Object instance;
    Object children;
    Bag<Fragment> fragments;
    Bag<LoaderManagerImpl> loaders;
  }

  /** A layout of the activity names the fragment. */
  View inflated(Fragment fragment) {
    return fragments.inflated(fragment);
  }

  /** The activity as the host of its fragments. */
  private final class Host extends FragmentHostCallback<Activity> {
    Host() {
      super(Activity.this);
    }

    @Override
    public Activity onGetHost() {
      return Activity.this;
    }

    @Override
    public boolean onShouldSaveFragmentState(Fragment fragment) {
      return !isFinishing();
    }

    @Override
    public LayoutInflater onGetLayoutInflater() {
      LayoutInflater inflater = getLayoutInflater();
      return onUseFragmentManagerInflaterFactory() ? inflater.cloneInContext(Activity.this) : inflater;
    }

    @Override
    public boolean onUseFragmentManagerInflaterFactory() {
      return getApplicationInfo().targetSdkVersion >= 21;
    }

    @Override
    public void onInvalidateOptionsMenu() {
      invalidateOptionsMenu();
    }

    @Override
    public void onStartActivityFromFragment(Fragment fragment, Intent intent, int requestCode, Bundle options) {
      startActivityFromFragment(fragment, intent, requestCode, options);
    }

    @Override
    public void onStartIntentSenderFromFragment(Fragment fragment, IntentSender intent, int requestCode, Intent fillInIntent,
        int flagsMask, int flagsValues, int extraFlags, Bundle options) throws IntentSender.SendIntentException {
      intent.sendForResult(Activity.this, requests.of(fragment.who, requestCode), fillInIntent, flagsMask, flagsValues, options);
    }

    @Override
    public void onRequestPermissionsFromFragment(Fragment fragment, String[] permissions, int requestCode) {
      Server.requestPermissions(Activity.this, permissions, requests.of(fragment.who, requestCode));
    }

    @Override
    public void onAttachFragment(Fragment fragment) {
      Activity.this.onAttachFragment(fragment);
    }

    @Override
    public <T extends View> T onFindViewById(int id) {
      return Activity.this.findViewById(id);
    }

    @Override
    public boolean onHasView() {
      return window != null && window.peekDecorView() != null;
    }
  }

  // ---- the system's doors

  @Hidden
  public void attach(Context base, Application application, Intent intent, ComponentName component, CharSequence title,
      Object token, Object lastNonConfiguration) {
    attachBaseContext(base);
    this.application = application;
    this.intent = intent;
    this.component = component;
    this.title = title;
    this.token = token;
    last = (Retained) lastNonConfiguration;
    life.set("foremost", Boolean.TRUE).set("covered", Boolean.FALSE);
    windowToken = token instanceof IBinder ? (IBinder) token : new Binder();
    host = new Host();
    fragments = host.manager();
    fragments.attach(host, host, null);
    ActivityInfo info = info(component);
    if (info != null && info.getThemeResource() != 0) setTheme(info.getThemeResource());
    if (info != null) orientation = info.screenOrientation;
    makeWindow(this, base, component.flattenToString());
    if (parent != null) window.setContainer(parent.getWindow());
  }

  /** Before attach: it lives within another activity. */
  void setParent(Activity parent, String id) {
    this.parent = parent;
    embeddedId = id;
  }

  @Unlisted
  public IBinder getActivityToken() {
    return parent != null ? parent.getActivityToken() : windowToken;
  }

  /** An answer that the next transition delivers. */
  @Hidden
  public void lifePermissions(int requestCode, String[] permissions, int[] grantResults) {
    requests.permissions(requestCode, permissions, grantResults);
  }

  /** Whether it was finished by its own onCreate or onStart: then the transition abandon ends it. */
  @Hidden
  public boolean lifeAbandoned() {
    return life.get("abandoned") != null;
  }

  private void begin() {
    called = false;
  }

  private void check(String method) {
    if (called) return;
    throw new SuperNotCalledException("Activity " + component.toShortString() + " did not call through to super." + method
        + "()");
  }

  // ---- steps of the automaton

  @Hidden
  public void lifePreCreated() {
    ActivityCallbacks.preCreated(this, (Bundle) life.get("saved"));
    begin();
  }

  @Hidden
  public void lifePostCreated() {
    check("onCreate");
    fragments.dispatchActivityCreated();
    ActivityCallbacks.postCreated(this, (Bundle) life.get("saved"));
    if (finished) abandon();
  }

  private void abandon() {
    life.set("abandoned", Boolean.TRUE).set("restore", null);
  }

  @Hidden
  public void lifePreStarted() {
    ActivityCallbacks.preStarted(this);
    fragments.noteStateNotSaved();
    fragments.execute();
    begin();
  }

  @Hidden
  public void lifePostStarted() {
    check("onStart");
    fragments.dispatchStart();
    host.reportLoaderStart();
    ActivityCallbacks.postStarted(this);
    life.set("begun", Boolean.TRUE);
    if (windowAdded) return;
    life.set("restore", life.get("saved"));
    if (finished) life.set("abandoned", Boolean.TRUE);
  }

  @Hidden
  public void lifeRestored() {
    Bundle saved = ((Bundle) life.get("restore")).getBundle(DIALOGS);
    life.set("restore", null);
    if (saved != null) dialogs.restore(saved);
  }

  @Hidden
  public void lifeRestarting() {
    fragments.noteStateNotSaved();
    ViewRoot.setStopped(windowToken, false);
    stopped = false;
    cursors.restart();
    begin();
  }

  /** Before results and intents: whose they are. */
  @Hidden
  public void lifeDeliver() {
    fragments.noteStateNotSaved();
    if (life.get("intent") == null) life.set("intent", Server.takeIntent(this));
    requests.sort();
  }

  @Hidden
  public void lifeStateNotSaved() {
    fragments.noteStateNotSaved();
  }

  @Hidden
  public void lifeFragmentResult() {
    requests.deliver();
  }

  @Hidden
  public void lifeDelivered() {
    requests.deliverRest();
    life.set("intent", null).set("request", null).set("permissionRequest", null).set("fragmentResult", null);
  }

  @Hidden
  public void lifePreResumed() {
    ActivityCallbacks.preResumed(this);
    fragments.execute();
    last = null;
    begin();
    resumed = true;
  }

  @Hidden
  public void lifeResumeFragments() {
    check("onResume");
    fragments.dispatchResume();
    fragments.execute();
    begin();
  }

  @Hidden
  public void lifePostResumed() {
    check("onPostResume");
    ActivityCallbacks.postResumed(this);
    if (finished || parent != null || !visible) return;
    showWindow();
  }

  @Hidden
  public void lifePrePaused() {
    ActivityCallbacks.prePaused(this);
    fragments.dispatchPause();
    begin();
  }

  @Hidden
  public void lifePostPaused() {
    resumed = false;
    check("onPause");
    ActivityCallbacks.postPaused(this);
  }

  @Hidden
  public void lifePreStopped() {
    host.stopLoaders(LOADERS, changing);
    ActivityCallbacks.preStopped(this);
    window.closeAllPanels();
    ViewRoot.setStopped(windowToken, true);
    fragments.dispatchStop();
    begin();
  }

  @Hidden
  public void lifePostStopped() {
    check("onStop");
    cursors.stop();
    stopped = true;
    ActivityCallbacks.postStopped(this);
  }

  @Hidden
  public void lifePreSaved() {
    Bundle out = new Bundle();
    life.set("out", out);
    ActivityCallbacks.preSaved(this, out);
  }

  @Hidden
  public void lifePostSaved() {
    Bundle out = (Bundle) life.get("out");
    Bundle saved = dialogs.save();
    if (saved != null) out.putBundle(DIALOGS, saved);
    ActivityCallbacks.postSaved(this, out);
  }

  @Hidden
  public void lifeRelaunching() {
    changing = true;
  }

  @Hidden
  public void lifeRetain() {
    Retained all = new Retained();
    all.instance = onRetainNonConfigurationInstance();
    if (Engine.isAbstract()) handover = all.instance;
    all.children = retainChildren();
    all.fragments = fragments.retain();
    all.loaders = host.retainLoaderState();
    life.set("onRetainNonConfigurationInstance", all);
  }

  /** Of activities within this one. */
  Object retainChildren() {
    return null;
  }

  Object lastChildren() {
    return last == null ? null : last.children;
  }

  @Hidden
  public void lifePreDestroyed() {
    ActivityCallbacks.preDestroyed(this);
    destroyed = true;
    window.destroy();
    fragments.dispatchDestroy();
    begin();
  }

  @Hidden
  public void lifePostDestroyed() {
    check("onDestroy");
    host.destroyLoaders(LOADERS);
    ActivityCallbacks.postDestroyed(this);
    Server.cleanUp(this);
    if (windowAdded) windowManager.removeViewImmediate(window.getDecorView());
    windowAdded = false;
    if (parent == null) ViewRoot.closeAll(windowToken);
  }

  // ---- callbacks of the lifecycle

  protected void onCreate(Bundle savedInstanceState) {
    if (last != null) host.restoreLoaderState(last.loaders);
    if (savedInstanceState != null) {
      Parcelable saved = savedInstanceState.getParcelable(FRAGMENTS);
      fragments.restoreAll((Bundle) saved, last == null ? null : last.fragments);
    }
    fragments.dispatchCreate();
    ActivityCallbacks.created(this, savedInstanceState);
    called = true;
  }

  public void onCreate(Bundle savedInstanceState, PersistableBundle persistentState) {
    onCreate(savedInstanceState);
  }

  protected void onRestoreInstanceState(Bundle savedInstanceState) {
    Bundle saved = savedInstanceState.getBundle(WINDOW);
    if (saved != null) window.restoreHierarchyState(saved);
  }

  public void onRestoreInstanceState(Bundle savedInstanceState, PersistableBundle persistentState) {
    if (savedInstanceState != null) onRestoreInstanceState(savedInstanceState);
  }

  protected void onPostCreate(Bundle savedInstanceState) {
    if (!isChild()) onTitleChanged(title, titleColor);
    called = true;
  }

  public void onPostCreate(Bundle savedInstanceState, PersistableBundle persistentState) {
    onPostCreate(savedInstanceState);
  }

  protected void onStart() {
    called = true;
    host.startLoaders(LOADERS);
    ActivityCallbacks.started(this);
  }

  protected void onRestart() {
    called = true;
  }

  @Deprecated
  public void onStateNotSaved() {}

  protected void onResume() {
    ActivityCallbacks.resumed(this);
    called = true;
  }

  protected void onPostResume() {
    called = true;
  }

  public void onTopResumedActivityChanged(boolean isTopResumedActivity) {}

  protected void onNewIntent(Intent intent) {}

  protected void onSaveInstanceState(Bundle outState) {
    outState.putBundle(WINDOW, window.saveHierarchyState());
    Bundle saved = fragments.saveAll();
    if (saved != null) outState.putParcelable(FRAGMENTS, saved);
    ActivityCallbacks.saved(this, outState);
  }

  public void onSaveInstanceState(Bundle outState, PersistableBundle outPersistentState) {
    onSaveInstanceState(outState);
  }

  protected void onPause() {
    ActivityCallbacks.paused(this);
    called = true;
  }

  protected void onUserLeaveHint() {}

  protected void onStop() {
    ActivityCallbacks.stopped(this);
    called = true;
  }

  protected void onDestroy() {
    called = true;
    dialogs.dismissAll();
    cursors.close();
    if (actionBar instanceof WindowActionBar) ((WindowActionBar) actionBar).onDestroy();
    ActivityCallbacks.destroyed(this);
  }

  public Object onRetainNonConfigurationInstance() {
    return null;
  }

  @Deprecated
  public Object getLastNonConfigurationInstance() {
    if (Engine.isAbstract()) return handover;
    return last == null ? null : last.instance;
  }

  @Override
  public void onConfigurationChanged(Configuration newConfig) {
    called = true;
    fragments.dispatchConfiguration(newConfig);
    if (window != null) window.onConfigurationChanged(newConfig);
    if (actionBar instanceof WindowActionBar) ((WindowActionBar) actionBar).onConfigurationChanged(newConfig);
    for (Bag<ComponentCallbacks> all = components.copy(); !all.isEmpty(); all.removeAt(0)) {
      all.get(0).onConfigurationChanged(newConfig);
    }
  }

  @Override
  public void onLowMemory() {
    called = true;
    fragments.dispatchLowMemory();
    for (Bag<ComponentCallbacks> all = components.copy(); !all.isEmpty(); all.removeAt(0)) all.get(0).onLowMemory();
  }

  @Override
  public void onTrimMemory(int level) {
    called = true;
    fragments.dispatchTrimMemory(level);
    for (Bag<ComponentCallbacks> all = components.copy(); !all.isEmpty(); all.removeAt(0)) {
      if (all.get(0) instanceof ComponentCallbacks2) ((ComponentCallbacks2) all.get(0)).onTrimMemory(level);
    }
  }

  protected void onActivityResult(int requestCode, int resultCode, Intent data) {}

  public void onActivityReenter(int resultCode, Intent data) {}

  public void onRequestPermissionsResult(int requestCode, String[] permissions, int[] grantResults) {}

  public void onAttachFragment(Fragment fragment) {}

  public boolean onCreateThumbnail(Bitmap outBitmap, Canvas canvas) {
    return false;
  }

  public CharSequence onCreateDescription() {
    return null;
  }

  public void onProvideAssistData(Bundle data) {}

  public void onMultiWindowModeChanged(boolean isInMultiWindowMode, Configuration newConfig) {
    onMultiWindowModeChanged(isInMultiWindowMode);
  }

  @Deprecated
  public void onMultiWindowModeChanged(boolean isInMultiWindowMode) {}

  public void onPictureInPictureModeChanged(boolean isInPictureInPictureMode, Configuration newConfig) {
    onPictureInPictureModeChanged(isInPictureInPictureMode);
  }

  @Deprecated
  public void onPictureInPictureModeChanged(boolean isInPictureInPictureMode) {}

  public void onEnterAnimationComplete() {}

  public void onVisibleBehindCanceled() {
    called = true;
  }

  @Override
  public void registerComponentCallbacks(ComponentCallbacks callback) {
    components.add(callback);
  }

  @Override
  public void unregisterComponentCallbacks(ComponentCallbacks callback) {
    components.remove(callback);
  }

  public void registerActivityLifecycleCallbacks(Application.ActivityLifecycleCallbacks callback) {
    callbacks.add(callback);
  }

  public void unregisterActivityLifecycleCallbacks(Application.ActivityLifecycleCallbacks callback) {
    callbacks.remove(callback);
  }

  // ---- who it is

  public Intent getIntent() {
    return intent;
  }

  public void setIntent(Intent newIntent) {
    intent = newIntent;
  }

  public final Application getApplication() {
    return application;
  }

  public final boolean isChild() {
    return parent != null;
  }

  public final Activity getParent() {
    return parent;
  }

  public ComponentName getComponentName() {
    return component;
  }

  public String getLocalClassName() {
    String pack = getPackageName();
    String name = component.getClassName();
    boolean inside = name.startsWith(pack) && name.length() > pack.length() && name.charAt(pack.length()) == '.';
    return inside ? name.substring(pack.length() + 1) : name;
  }

  public SharedPreferences getPreferences(int mode) {
    return getSharedPreferences(getLocalClassName(), mode);
  }

  @Override
  public Object getSystemService(String name) {
    if (getBaseContext() == null) {
      throw new IllegalStateException("System services not available to Activities before onCreate()");
    }
    if (WINDOW_SERVICE.equals(name)) return windowManager;
    return super.getSystemService(name);
  }

  public FragmentManager getFragmentManager() {
    return fragments;
  }

  public LoaderManager getLoaderManager() {
    return host.loaders(LOADERS, life.isAtLeast("started"), true);
  }

  public boolean isFinishing() {
    return finished;
  }

  public boolean isDestroyed() {
    return destroyed;
  }

  public boolean isChangingConfigurations() {
    return changing;
  }

  public int getChangingConfigurations() {
    return changing ? ActivityInfo.CONFIG_ORIENTATION : 0;
  }

  @Unlisted
  public final boolean isResumed() {
    return resumed;
  }

  public int getTaskId() {
    return 1;
  }

  public boolean isTaskRoot() {
    return intent != null && intent.hasCategory(Intent.CATEGORY_LAUNCHER);
  }

  public String getCallingPackage() {
    return getCallingActivity() == null ? null : getPackageName();
  }

  public ComponentName getCallingActivity() {
    return null;
  }

  public Uri getReferrer() {
    return null;
  }

  public Uri onProvideReferrer() {
    return null;
  }

  public int getLaunchedFromUid() {
    return android.os.Process.INVALID_UID;
  }

  public String getLaunchedFromPackage() {
    return null;
  }

  // ---- dialogs and cursors

  @Deprecated
  protected Dialog onCreateDialog(int id) {
    return null;
  }

  @Deprecated
  protected Dialog onCreateDialog(int id, Bundle args) {
    return onCreateDialog(id);
  }

  @Deprecated
  protected void onPrepareDialog(int id, Dialog dialog) {
    dialog.setOwnerActivity(this);
  }

  @Deprecated
  protected void onPrepareDialog(int id, Dialog dialog, Bundle args) {
    onPrepareDialog(id, dialog);
  }

  @Deprecated
  public final void showDialog(int id) {
    showDialog(id, null);
  }

  @Deprecated
  public final boolean showDialog(int id, Bundle args) {
    return dialogs.show(id, args);
  }

  @Deprecated
  public final void dismissDialog(int id) {
    dialogs.dismiss(id);
  }

  @Deprecated
  public final void removeDialog(int id) {
    dialogs.remove(id);
  }

  @Deprecated
  public final Cursor managedQuery(Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder) {
    Cursor cursor = getContentResolver().query(uri, projection, selection, selectionArgs, sortOrder);
    if (cursor != null) startManagingCursor(cursor);
    return cursor;
  }

  @Unlisted
  @Deprecated
  public final Cursor managedQuery(Uri uri, String[] projection, String selection, String sortOrder) {
    return managedQuery(uri, projection, selection, null, sortOrder);
  }

  @Deprecated
  public void startManagingCursor(Cursor c) {
    cursors.add(c);
  }

  @Deprecated
  public void stopManagingCursor(Cursor c) {
    cursors.remove(c);
  }

  // ---- other activities

  @Override
  public void startActivity(Intent intent) {
    startActivity(intent, null);
  }

  @Override
  public void startActivity(Intent intent, Bundle options) {
    // Through the method that apps override.
    if (options != null) startActivityForResult(intent, -1, options);
    else startActivityForResult(intent, -1);
  }

  public void startActivityForResult(Intent intent, int requestCode) {
    startActivityForResult(intent, requestCode, null);
  }

  public void startActivityForResult(Intent intent, int requestCode, Bundle options) {
    if (parent == null) Server.startActivity(this, this, intent, requests.own(requestCode), options);
    else if (options != null) parent.startActivityFromChild(this, intent, requestCode, options);
    else parent.startActivityFromChild(this, intent, requestCode);
  }

  @Override
  public void startActivities(Intent[] intents) {
    startActivities(intents, null);
  }

  @Override
  public void startActivities(Intent[] intents, Bundle options) {
    for (Intent intent : intents) Server.startActivity(this, this, intent, -1, options);
  }

  public boolean startActivityIfNeeded(Intent intent, int requestCode) {
    return startActivityIfNeeded(intent, requestCode, null);
  }

  public boolean startActivityIfNeeded(Intent intent, int requestCode, Bundle options) {
    Server.startActivity(this, this, intent, requests.own(requestCode), options);
    return true;
  }

  public boolean startNextMatchingActivity(Intent intent) {
    return false;
  }

  public boolean startNextMatchingActivity(Intent intent, Bundle options) {
    return false;
  }

  @Deprecated
  public void startActivityFromChild(Activity child, Intent intent, int requestCode) {
    startActivityFromChild(child, intent, requestCode, null);
  }

  @Deprecated
  public void startActivityFromChild(Activity child, Intent intent, int requestCode, Bundle options) {
    Server.startActivity(this, this, intent, requests.of(child.embeddedId, requestCode), options);
  }

  @Deprecated
  public void startActivityFromFragment(Fragment fragment, Intent intent, int requestCode) {
    startActivityFromFragment(fragment, intent, requestCode, null);
  }

  @Deprecated
  public void startActivityFromFragment(Fragment fragment, Intent intent, int requestCode, Bundle options) {
    Server.startActivity(this, this, intent, requests.of(fragment.who, requestCode), options);
  }

  /** The one within this activity that has the name; only groups have some. */
  Activity child(String id) {
    return null;
  }

  @Override
  public void startIntentSender(IntentSender intent, Intent fillInIntent, int flagsMask, int flagsValues, int extraFlags)
      throws IntentSender.SendIntentException {
    startIntentSenderForResult(intent, -1, fillInIntent, flagsMask, flagsValues, extraFlags);
  }

  @Override
  public void startIntentSender(IntentSender intent, Intent fillInIntent, int flagsMask, int flagsValues, int extraFlags,
      Bundle options) throws IntentSender.SendIntentException {
    startIntentSenderForResult(intent, -1, fillInIntent, flagsMask, flagsValues, extraFlags, options);
  }

  public void startIntentSenderForResult(IntentSender intent, int requestCode, Intent fillInIntent, int flagsMask,
      int flagsValues, int extraFlags) throws IntentSender.SendIntentException {
    startIntentSenderForResult(intent, requestCode, fillInIntent, flagsMask, flagsValues, extraFlags, null);
  }

  public void startIntentSenderForResult(IntentSender intent, int requestCode, Intent fillInIntent, int flagsMask,
      int flagsValues, int extraFlags, Bundle options) throws IntentSender.SendIntentException {
    Activity requester = parent == null ? this : parent;
    int request = parent == null ? requests.own(requestCode) : parent.requests.of(embeddedId, requestCode);
    intent.sendForResult(requester, request, fillInIntent, flagsMask, flagsValues, options);
  }

  public PendingIntent createPendingResult(int requestCode, Intent data, int flags) {
    return PendingIntent.forResult(parent == null ? this : parent, requests.own(requestCode), data, flags);
  }

  public final void setResult(int resultCode) {
    setResult(resultCode, null);
  }

  public final void setResult(int resultCode, Intent data) {
    this.resultCode = resultCode;
    resultData = data;
  }

  public void finish() {
    if (parent != null) {
      parent.finishFromChild(this);
      return;
    }
    if (!finished && !destroyed) {
      finished = true;
      Server.finish(this, resultCode, resultData);
    }
  }

  @Deprecated
  public void finishFromChild(Activity child) {
    finish();
  }

  public void finishAffinity() {
    if (parent != null) throw new IllegalStateException("Can not be called from an embedded activity");
    if (resultCode != RESULT_CANCELED || resultData != null) {
      throw new IllegalStateException("Can not be called to deliver a result");
    }
    finished = true;
    Server.finishAffinity(this);
  }

  public void finishAfterTransition() {
    finish();
  }

  public void finishAndRemoveTask() {
    finish();
  }

  public void finishActivity(int requestCode) {
    Server.finishActivity(parent == null ? this : parent, requests.own(requestCode));
  }

  @Deprecated
  public void finishActivityFromChild(Activity child, int requestCode) {
    Server.finishActivity(this, requests.of(child.embeddedId, requestCode));
  }

  public boolean releaseInstance() {
    return false;
  }

  public void recreate() {
    if (parent != null) throw new IllegalStateException("Can only be called on top-level activity");
    if (Looper.myLooper() != Looper.getMainLooper()) throw new IllegalStateException("Must be called from main thread");
    Server.recreate(this);
  }

  public boolean moveTaskToBack(boolean nonRoot) {
    return Server.moveTaskToBack(this, nonRoot);
  }

  public void setRequestedOrientation(int requestedOrientation) {
    orientation = requestedOrientation;
    if (parent == null) Server.setRequestedOrientation(this, requestedOrientation);
    else parent.setRequestedOrientation(requestedOrientation);
  }

  public int getRequestedOrientation() {
    return parent == null ? orientation : parent.getRequestedOrientation();
  }

  public final void requestPermissions(String[] permissions, int requestCode) {
    if (requestCode < 0) throw new IllegalArgumentException("requestCode should be >= 0");
    if (permissions == null || permissions.length == 0) throw new IllegalArgumentException("permission cannot be null or empty");
    Server.requestPermissions(this, permissions, requests.own(requestCode));
  }

  public boolean shouldShowRequestPermissionRationale(String permission) {
    return false;
  }

  public void overridePendingTransition(int enterAnim, int exitAnim) {}

  public void overridePendingTransition(int enterAnim, int exitAnim, int backgroundColor) {}

  public void overrideActivityTransition(int overrideType, int enterAnim, int exitAnim) {}

  public void overrideActivityTransition(int overrideType, int enterAnim, int exitAnim, int backgroundColor) {}

  public void clearOverrideActivityTransition(int overrideType) {}

  public boolean shouldUpRecreateTask(Intent targetIntent) {
    return false;
  }

  public boolean navigateUpTo(Intent upIntent) {
    if (parent != null) return parent.navigateUpToFromChild(this, upIntent);
    upIntent.addFlags(Intent.FLAG_ACTIVITY_CLEAR_TOP);
    startActivity(upIntent);
    finish();
    return true;
  }

  @Deprecated
  public boolean navigateUpToFromChild(Activity child, Intent upIntent) {
    return navigateUpTo(upIntent);
  }

  public Intent getParentActivityIntent() {
    ActivityInfo info = info(component);
    if (info == null || info.parentActivityName == null) return null;
    ComponentName target = new ComponentName(this, info.parentActivityName);
    ActivityInfo above = info(target);
    return above == null || above.parentActivityName == null ? Intent.makeMainActivity(target)
        : new Intent().setComponent(target);
  }

  private ActivityInfo info(ComponentName name) {
    try {
      return getPackageManager().getActivityInfo(name, 0);
    } catch (PackageManager.NameNotFoundException e) {
      return null;
    }
  }

  public void onCreateNavigateUpTaskStack(TaskStackBuilder builder) {
    builder.addParentStack(this);
  }

  public void onPrepareNavigateUpTaskStack(TaskStackBuilder builder) {}

  @Override
  public boolean onNavigateUp() {
    Intent up = getParentActivityIntent();
    return up != null && navigateUpTo(up);
  }

  @Deprecated
  public boolean onNavigateUpFromChild(Activity child) {
    return onNavigateUp();
  }

  // ---- the rest

  public final void runOnUiThread(Runnable action) {
    if (Thread.currentThread() != uiThread) handler.post(action);
    else action.run();
  }

  public void setTaskDescription(ActivityManager.TaskDescription taskDescription) {}

  public void reportFullyDrawn() {}

  public boolean isInMultiWindowMode() {
    return false;
  }

  public boolean isInPictureInPictureMode() {
    return false;
  }

  @Deprecated
  public void enterPictureInPictureMode() {}

  public int getMaxNumPictureInPictureActions() {
    return 3;
  }

  public boolean onPictureInPictureRequested() {
    return false;
  }

  public boolean isVoiceInteraction() {
    return false;
  }

  public boolean isVoiceInteractionRoot() {
    return false;
  }

  public boolean isLocalVoiceInteractionSupported() {
    return false;
  }

  public void startLocalVoiceInteraction(Bundle privateOptions) {}

  public void onLocalVoiceInteractionStarted() {}

  public void onLocalVoiceInteractionStopped() {}

  public void stopLocalVoiceInteraction() {}

  public boolean showAssist(Bundle args) {
    return false;
  }

  public boolean isLaunchedFromBubble() {
    return false;
  }

  public boolean isImmersive() {
    return immersive;
  }

  public void setImmersive(boolean i) {
    immersive = i;
  }

  public boolean setTranslucent(boolean translucent) {
    return false;
  }

  @Deprecated
  public boolean requestVisibleBehind(boolean visible) {
    return false;
  }

  public void setVrModeEnabled(boolean enabled, ComponentName requestedComponent) throws PackageManager.NameNotFoundException {}

  public void startLockTask() {}

  public void stopLockTask() {}

  public void showLockTaskEscapeMessage() {}

  public void setRecentsScreenshotEnabled(boolean enabled) {}

  public void setShowWhenLocked(boolean showWhenLocked) {}

  public void setInheritShowWhenLocked(boolean inheritShowWhenLocked) {}

  public void setTurnScreenOn(boolean turnScreenOn) {}

  public boolean isActivityTransitionRunning() {
    return false;
  }

  public void setEnterSharedElementCallback(SharedElementCallback callback) {
    Callbacks.register(this, "EnterSharedElementCallback", callback, false);
  }

  public void setExitSharedElementCallback(SharedElementCallback callback) {
    Callbacks.register(this, "ExitSharedElementCallback", callback, false);
  }

  public void postponeEnterTransition() {}

  public void startPostponedEnterTransition() {}

  public boolean onSearchRequested(SearchEvent searchEvent) {
    return onSearchRequested();
  }

  @Override
  public boolean onSearchRequested() {
    startSearch(null, false, null, false);
    return true;
  }

  public final SearchEvent getSearchEvent() {
    return null;
  }

  public void startSearch(String initialQuery, boolean selectInitialQuery, Bundle appSearchData, boolean globalSearch) {
    SearchManager manager = (SearchManager) getSystemService(SEARCH_SERVICE);
    manager.startSearch(initialQuery, selectInitialQuery, component, appSearchData, globalSearch);
  }

  public void triggerSearch(String query, Bundle appSearchData) {
    SearchManager manager = (SearchManager) getSystemService(SEARCH_SERVICE);
    manager.triggerSearch(query, component, appSearchData);
  }

  public void dump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args) {}
}
