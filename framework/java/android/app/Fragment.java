package android.app;

import android.animation.Animator;
import android.content.ComponentCallbacks2;
import android.content.Context;
import android.content.ContextWrapper;
import android.content.Intent;
import android.content.IntentSender;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.transition.Transition;
import android.util.AndroidRuntimeException;
import android.util.AttributeSet;
import android.util.SparseArray;
import android.util.SuperNotCalledException;
import android.view.ContextMenu;
import android.view.ContextMenu.ContextMenuInfo;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.View;
import android.view.View.OnCreateContextMenuListener;
import android.view.ViewGroup;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Hidden;
import antecede.Lifecycle;
import antecede.Observable;
import java.io.FileDescriptor;
import java.io.PrintWriter;

/** A part of an activity, with a life and often a view of its own. Its manager moves it along its automaton. */
@Deprecated
public class Fragment implements ComponentCallbacks2, OnCreateContextMenuListener {
  private static final String VIEW_STATE = "android:view_state", HINT = "android:user_visible_hint",
      CHILDREN = "android:fragments";

  @Hidden public final Lifecycle life = new Lifecycle(this, "fragment");
  FragmentManagerImpl manager;
  @Observable FragmentHostCallback<?> host;
  FragmentContainer container;
  FragmentManagerImpl children;
  private Fragment parent;
  int index = -1;
  String who;
  String tag;
  int id;
  int containerId;
  private Bundle arguments;
  Bundle savedState;
  private SparseArray<Parcelable> savedViews;
  private Bundle savedChildren;
  Fragment target;
  private int targetRequestCode;
  private ViewGroup parentView;
  View view;
  private LayoutInflater inflater;
  @Observable boolean added;
  boolean removing;
  boolean detached;
  boolean hidden;
  boolean hiddenChanged;
  boolean fromLayout;
  boolean inLayout;
  /** Made again from what was saved: the place it had may be missing in the layout of now. */
  private boolean restored;
  boolean retainInstance;
  boolean retaining;
  boolean hasMenu;
  boolean menuVisible = true;
  private boolean userVisibleHint = true;
  boolean deferStart;
  int backStackNesting;
  private boolean called;
  private boolean loadersStarted;
  private Object[] transitions = new Object[6];
  private boolean enterOverlap = true;
  private boolean returnOverlap = true;

  /** What a fragment knew when it was saved, for another one. */
  @Deprecated
  public static class SavedState implements Parcelable {
    public static final Parcelable.ClassLoaderCreator<SavedState> CREATOR = new Parcelable.ClassLoaderCreator<SavedState>() {
      @Override
      public SavedState createFromParcel(Parcel in) {
        return createFromParcel(in, null);
      }

      @Override
      public SavedState createFromParcel(Parcel in, ClassLoader loader) {
        return new SavedState(in.readBundle(loader));
      }

      @Override
      public SavedState[] newArray(int size) {
        return new SavedState[size];
      }
    };

    final Bundle state;

    SavedState(Bundle state) {
      this.state = state;
    }

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      dest.writeBundle(state);
    }
  }

  /** No such class, or it cannot be made. */
  @Deprecated
  public static class InstantiationException extends AndroidRuntimeException {
    public InstantiationException(String msg, Exception cause) {
      super(msg, cause);
    }
  }

  public static Fragment instantiate(Context context, String fname) {
    return instantiate(context, fname, null);
  }

  public static Fragment instantiate(Context context, String fname, Bundle args) {
    try {
      Fragment fragment = (Fragment) context.getClassLoader().loadClass(fname).getConstructor().newInstance();
      if (args != null) fragment.setArguments(args);
      return fragment;
    } catch (ReflectiveOperationException e) {
      throw new InstantiationException("Unable to instantiate fragment " + fname + ": make sure class name exists, is public,"
          + " and has an empty constructor that is public", e);
    }
  }

  // ---- the manager's doors

  void setIndex(int index, Fragment parent) {
    this.index = index;
    who = (parent == null ? "android:fragment:" : parent.who + ":") + index;
  }

  /**
   * For an analysis: a layout that names this fragment is inflated, in that context. The fragment is the activity's, though a layout of
   * a fragment has its fragments for itself.
   */
  @Hidden
  public final View inflated(Context context) {
    Context at = context;
    while (!(at instanceof Activity) && at instanceof ContextWrapper) at = ((ContextWrapper) at).getBaseContext();
    return at instanceof Activity ? ((Activity) at).inflated(this) : null;
  }

  void bind(FragmentManagerImpl manager, FragmentHostCallback<?> host, Fragment parent) {
    this.manager = manager;
    this.host = host;
    this.parent = parent;
    life.set("context", host.context);
    life.set("saved", savedState);
  }

  void unbind() {
    host = null;
    manager = null;
    parent = null;
  }

  /** It left for good: as if new. */
  void initialize() {
    unbind();
    index = -1;
    who = tag = null;
    id = containerId = 0;
    added = removing = fromLayout = inLayout = hidden = detached = retaining = false;
    backStackNesting = 0;
    children = null;
    savedState = null;
  }

  void retain() {
    retaining = true;
    life.set("retained", Boolean.TRUE);
  }

  private void called(String method) {
    if (!called) throw new SuperNotCalledException("Fragment " + this + " did not call through to super." + method + "()");
    called = false;
  }

  // ---- steps of the automaton

  @Hidden
  public void lifePreAttached() {
    manager.callbacks.preAttached(this, host.context);
  }

  @Hidden
  public void lifePostAttached() {
    called("onAttach");
    if (parent == null) host.onAttachFragment(this);
    else parent.onAttachFragment(this);
    manager.callbacks.attached(this, host.context);
  }

  @Hidden
  public void lifePreCreated() {
    manager.callbacks.preCreated(this, savedState);
    if (children != null) children.noteStateNotSaved();
  }

  @Hidden
  public void lifePostCreated() {
    if (retaining) restoreChildren(savedState);
    else called("onCreate");
    retaining = false;
    life.set("retained", null);
    manager.callbacks.created(this, savedState);
  }

  @Hidden
  public void lifeCreateView() {
    parentView = null;
    if (!fromLayout && containerId != 0) {
      parentView = (ViewGroup) container.onFindViewById(containerId);
      if (parentView == null && !restored) {
        throw new IllegalArgumentException("No view found for id 0x" + Integer.toHexString(containerId) + " for fragment "
            + this);
      }
    }
    if (children != null) children.noteStateNotSaved();
    inflater = onGetLayoutInflater(savedState);
    view = onCreateView(inflater, parentView, savedState);
    life.set("view", view);
    if (view == null) return;
    if (parentView != null) parentView.addView(view);
    if (hidden) view.setVisibility(View.GONE);
  }

  @Hidden
  public void lifePostViewCreated() {
    if (view != null) manager.callbacks.viewCreated(this, savedState);
  }

  @Hidden
  public void lifePreActivityCreated() {
    if (children != null) children.noteStateNotSaved();
  }

  @Hidden
  public void lifePostActivityCreated() {
    called("onActivityCreated");
    if (children != null) children.dispatchActivityCreated();
    manager.callbacks.activityCreated(this, savedState);
    if (view != null && savedViews != null) {
      view.restoreHierarchyState(savedViews);
      savedViews = null;
    }
  }

  @Hidden
  public void lifePostRestored() {
    if (view != null) called("onViewStateRestored");
    savedState = null;
    life.set("saved", null);
  }

  @Hidden
  public void lifePreStarted() {
    prepareChildren();
  }

  @Hidden
  public void lifePostStarted() {
    called("onStart");
    if (children != null) children.dispatchStart();
    LoaderManagerImpl loaders = host.loaders(who, false, false);
    if (loaders != null) loaders.reportStart();
    manager.callbacks.started(this);
  }

  @Hidden
  public void lifePreResumed() {
    prepareChildren();
  }

  private void prepareChildren() {
    if (children == null) return;
    children.noteStateNotSaved();
    children.execute();
  }

  @Hidden
  public void lifePostResumed() {
    called("onResume");
    if (children != null) {
      children.dispatchResume();
      children.execute();
    }
    manager.callbacks.resumed(this);
  }

  @Hidden
  public void lifePrePaused() {
    if (children != null) children.dispatchPause();
  }

  @Hidden
  public void lifePostPaused() {
    called("onPause");
    manager.callbacks.paused(this);
  }

  @Hidden
  public void lifePreStopped() {
    if (children != null) children.dispatchStop();
  }

  @Hidden
  public void lifePostStopped() {
    called("onStop");
    if (loadersStarted) {
      loadersStarted = false;
      LoaderManagerImpl loaders = host.loaders(who, false, false);
      if (loaders != null && host.retainsLoaders()) loaders.retain();
      else if (loaders != null) loaders.stop();
    }
    manager.callbacks.stopped(this);
  }

  @Hidden
  public void lifePostSaved() {
    Bundle out = (Bundle) life.get("out");
    if (children != null) {
      Bundle inner = children.saveAll();
      if (inner != null) out.putParcelable(CHILDREN, inner);
    }
    manager.callbacks.saved(this, out);
  }

  @Hidden
  public void lifePreDestroyedView() {
    if (view != null && host.onShouldSaveFragmentState(this) && savedViews == null) saveViews();
    if (children != null) children.dispatchDestroyView();
  }

  @Hidden
  public void lifePostDestroyedView() {
    called("onDestroyView");
    LoaderManagerImpl loaders = host.loaders(who, false, false);
    if (loaders != null) loaders.reportNextStart();
    manager.callbacks.viewDestroyed(this);
    if (view != null && parentView != null) parentView.removeView(view);
    view = null;
    parentView = null;
    inLayout = false;
    life.set("view", null);
  }

  @Hidden
  public void lifePreDestroyed() {
    if (children != null) children.dispatchDestroy();
  }

  @Hidden
  public void lifePostDestroyed() {
    called("onDestroy");
    children = null;
    manager.callbacks.destroyed(this);
  }

  @Hidden
  public void lifePostDetached() {
    called("onDetach");
    inflater = null;
    if (children != null && retaining) {
      children.dispatchDestroy();
      children = null;
    }
    manager.callbacks.detached(this);
  }

  // ---- callbacks

  public void onAttachFragment(Fragment childFragment) {}

  public void onAttach(Context context) {
    called = true;
    Activity activity = getActivity();
    if (activity != null) {
      called = false;
      onAttach(activity);
    }
  }

  @Deprecated
  public void onAttach(Activity activity) {
    called = true;
  }

  public void onCreate(Bundle savedInstanceState) {
    called = true;
    restoreChildren(savedInstanceState);
    if (children != null && !children.isAtLeast(FragmentManagerImpl.CREATED)) children.dispatchCreate();
  }

  private void restoreChildren(Bundle state) {
    Parcelable saved = state == null ? null : state.getParcelable(CHILDREN);
    if (saved == null) return;
    if (children == null) makeChildren();
    children.restoreAll((Bundle) saved, null);
    children.dispatchCreate();
  }

  public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle savedInstanceState) {
    return null;
  }

  public void onViewCreated(View view, Bundle savedInstanceState) {}

  public void onActivityCreated(Bundle savedInstanceState) {
    called = true;
  }

  public void onViewStateRestored(Bundle savedInstanceState) {
    called = true;
  }

  public void onStart() {
    called = true;
    if (loadersStarted) return;
    loadersStarted = true;
    LoaderManagerImpl loaders = host.loaders(who, false, false);
    if (loaders != null) loaders.start();
  }

  public void onResume() {
    called = true;
  }

  public void onSaveInstanceState(Bundle outState) {}

  public void onPause() {
    called = true;
  }

  public void onStop() {
    called = true;
  }

  public void onDestroyView() {
    called = true;
  }

  public void onDestroy() {
    called = true;
    LoaderManagerImpl loaders = host.loaders(who, false, false);
    if (loaders != null) loaders.destroy();
  }

  public void onDetach() {
    called = true;
  }

  public void onHiddenChanged(boolean hidden) {}

  public Animator onCreateAnimator(int transit, boolean enter, int nextAnim) {
    return null;
  }

  @Deprecated
  public void onInflate(AttributeSet attrs, Bundle savedInstanceState) {
    called = true;
  }

  public void onInflate(Context context, AttributeSet attrs, Bundle savedInstanceState) {
    onInflate(attrs, savedInstanceState);
    called = true;
    Activity activity = getActivity();
    if (activity != null) onInflate(activity, attrs, savedInstanceState);
  }

  @Deprecated
  public void onInflate(Activity activity, AttributeSet attrs, Bundle savedInstanceState) {
    called = true;
  }

  @Override
  public void onConfigurationChanged(Configuration newConfig) {
    called = true;
  }

  @Override
  public void onLowMemory() {
    called = true;
  }

  @Override
  public void onTrimMemory(int level) {
    called = true;
  }

  @Deprecated
  public void onMultiWindowModeChanged(boolean isInMultiWindowMode) {}

  public void onMultiWindowModeChanged(boolean isInMultiWindowMode, Configuration newConfig) {
    onMultiWindowModeChanged(isInMultiWindowMode);
  }

  @Deprecated
  public void onPictureInPictureModeChanged(boolean isInPictureInPictureMode) {}

  public void onPictureInPictureModeChanged(boolean isInPictureInPictureMode, Configuration newConfig) {
    onPictureInPictureModeChanged(isInPictureInPictureMode);
  }

  public void onActivityResult(int requestCode, int resultCode, Intent data) {}

  public void onRequestPermissionsResult(int requestCode, String[] permissions, int[] grantResults) {}

  // ---- menus

  public void onCreateOptionsMenu(Menu menu, MenuInflater inflater) {}

  public void onPrepareOptionsMenu(Menu menu) {}

  public void onDestroyOptionsMenu() {}

  public boolean onOptionsItemSelected(MenuItem item) {
    return false;
  }

  public void onOptionsMenuClosed(Menu menu) {}

  public boolean onContextItemSelected(MenuItem item) {
    return false;
  }

  @Override
  public void onCreateContextMenu(ContextMenu menu, View v, ContextMenuInfo menuInfo) {
    getActivity().onCreateContextMenu(menu, v, menuInfo);
  }

  public void registerForContextMenu(View view) {
    view.setOnCreateContextMenuListener(this);
  }

  public void unregisterForContextMenu(View view) {
    view.setOnCreateContextMenuListener(null);
  }

  boolean createMenu(Menu menu, MenuInflater inflater) {
    if (hidden) return false;
    boolean own = hasMenu && menuVisible;
    if (own) onCreateOptionsMenu(menu, inflater);
    return children != null && children.dispatchCreateMenu(menu, inflater) || own;
  }

  boolean prepareMenu(Menu menu) {
    if (hidden) return false;
    boolean own = hasMenu && menuVisible;
    if (own) onPrepareOptionsMenu(menu);
    return children != null && children.dispatchPrepareMenu(menu) || own;
  }

  boolean selectMenuItem(MenuItem item) {
    if (hidden) return false;
    if (hasMenu && menuVisible && onOptionsItemSelected(item)) return true;
    return children != null && children.dispatchMenuItem(item);
  }

  boolean selectContextItem(MenuItem item) {
    if (hidden) return false;
    return onContextItemSelected(item) || children != null && children.dispatchContextItem(item);
  }

  void closeMenu(Menu menu) {
    if (hidden) return;
    if (hasMenu && menuVisible) onOptionsMenuClosed(menu);
    if (children != null) children.dispatchMenuClosed(menu);
  }

  public void setHasOptionsMenu(boolean hasMenu) {
    if (this.hasMenu == hasMenu) return;
    this.hasMenu = hasMenu;
    if (isAdded() && !isHidden()) manager.invalidateOptionsMenu();
  }

  public void setMenuVisibility(boolean menuVisible) {
    if (this.menuVisible == menuVisible) return;
    this.menuVisible = menuVisible;
    if (hasMenu && isAdded() && !isHidden()) manager.invalidateOptionsMenu();
  }

  // ---- what it is

  @Override
  public final boolean equals(Object o) {
    return super.equals(o);
  }

  @Override
  public final int hashCode() {
    return super.hashCode();
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(getClass().getSimpleName()).append('{').append(Integer.toHexString(hashCode()));
    if (index >= 0) text.append(" #").append(index);
    if (id != 0) text.append(" id=0x").append(Integer.toHexString(id));
    if (tag != null) text.append(' ').append(tag);
    return text.append('}').toString();
  }

  public final int getId() {
    return id;
  }

  public final String getTag() {
    return tag;
  }

  public void setArguments(Bundle args) {
    if (index >= 0 && isStateSaved()) throw new IllegalStateException("Fragment already active");
    arguments = args;
  }

  public final Bundle getArguments() {
    return arguments;
  }

  public final boolean isStateSaved() {
    return manager != null && manager.isStateSaved();
  }

  public void setInitialSavedState(SavedState state) {
    if (index >= 0) throw new IllegalStateException("Fragment already active");
    savedState = state == null ? null : state.state;
  }

  public void setTargetFragment(Fragment fragment, int requestCode) {
    target = fragment;
    targetRequestCode = requestCode;
  }

  public final Fragment getTargetFragment() {
    return target;
  }

  public final int getTargetRequestCode() {
    return targetRequestCode;
  }

  public Context getContext() {
    return host == null ? null : host.context;
  }

  public final Activity getActivity() {
    return host == null ? null : host.getActivity();
  }

  public final Object getHost() {
    return host == null ? null : host.onGetHost();
  }

  public final Resources getResources() {
    checkHost();
    return host.context.getResources();
  }

  private void checkHost() {
    if (host == null) throw new IllegalStateException("Fragment " + this + " not attached to Activity");
  }

  public final CharSequence getText(int resId) {
    return getResources().getText(resId);
  }

  public final String getString(int resId) {
    return getResources().getString(resId);
  }

  public final String getString(int resId, Object... formatArgs) {
    return getResources().getString(resId, formatArgs);
  }

  public final FragmentManager getFragmentManager() {
    return manager;
  }

  public final FragmentManager getChildFragmentManager() {
    if (children != null) return children;
    makeChildren();
    if (life.is("resumed")) children.dispatchResume();
    else if (life.is("started")) children.dispatchStart();
    else if (life.is("viewed")) children.dispatchActivityCreated();
    else if (!life.is("initializing")) children.dispatchCreate();
    return children;
  }

  private void makeChildren() {
    checkHost();
    children = new FragmentManagerImpl();
    children.attach(host, new Inside(), this);
  }

  /** The fragment's view as the place of its children. */
  private final class Inside extends FragmentContainer {
    @Override
    @SuppressWarnings("unchecked")
    public <T extends View> T onFindViewById(int id) {
      if (view == null) throw new IllegalStateException("Fragment does not have a view");
      return (T) view.findViewById(id);
    }

    @Override
    public boolean onHasView() {
      return view != null;
    }
  }

  public final Fragment getParentFragment() {
    return parent;
  }

  public final boolean isAdded() {
    return host != null && added;
  }

  public final boolean isDetached() {
    return detached;
  }

  public final boolean isRemoving() {
    return removing;
  }

  public final boolean isInLayout() {
    return inLayout;
  }

  public final boolean isResumed() {
    return life.is("resumed");
  }

  public final boolean isVisible() {
    return isAdded() && !isHidden() && view != null && view.getWindowToken() != null && view.getVisibility() == View.VISIBLE;
  }

  public final boolean isHidden() {
    return hidden;
  }

  public View getView() {
    return view;
  }

  public void setRetainInstance(boolean retain) {
    if (retain && parent != null) throw new IllegalStateException("Can't retain fragements that are nested in other fragments");
    retainInstance = retain;
  }

  public final boolean getRetainInstance() {
    return retainInstance;
  }

  public void setUserVisibleHint(boolean isVisibleToUser) {
    boolean early = !life.isAtLeast("started");
    if (!userVisibleHint && isVisibleToUser && early && manager != null && isAdded()) manager.startDeferred(this);
    userVisibleHint = isVisibleToUser;
    deferStart = early && !isVisibleToUser;
  }

  public boolean getUserVisibleHint() {
    return userVisibleHint;
  }

  public LoaderManager getLoaderManager() {
    checkHost();
    return host.loaders(who, loadersStarted, true);
  }

  public LayoutInflater onGetLayoutInflater(Bundle savedInstanceState) {
    if (host == null) throw new IllegalStateException("onGetLayoutInflater() cannot be executed until the Fragment is attached"
        + " to the FragmentManager.");
    LayoutInflater result = host.onGetLayoutInflater();
    if (host.onUseFragmentManagerInflaterFactory()) {
      getChildFragmentManager();
      result.setPrivateFactory(children);
    }
    return result;
  }

  public final LayoutInflater getLayoutInflater() {
    if (inflater == null) inflater = onGetLayoutInflater(null);
    return inflater;
  }

  // ---- other components

  public void startActivity(Intent intent) {
    startActivity(intent, null);
  }

  public void startActivity(Intent intent, Bundle options) {
    checkHost();
    host.onStartActivityFromFragment(this, intent, -1, options);
  }

  public void startActivityForResult(Intent intent, int requestCode) {
    startActivityForResult(intent, requestCode, null);
  }

  public void startActivityForResult(Intent intent, int requestCode, Bundle options) {
    checkHost();
    host.onStartActivityFromFragment(this, intent, requestCode, options);
  }

  public void startIntentSenderForResult(IntentSender intent, int requestCode, Intent fillInIntent, int flagsMask,
      int flagsValues, int extraFlags, Bundle options) throws IntentSender.SendIntentException {
    checkHost();
    host.onStartIntentSenderFromFragment(this, intent, requestCode, fillInIntent, flagsMask, flagsValues, extraFlags, options);
  }

  public final void requestPermissions(String[] permissions, int requestCode) {
    checkHost();
    host.onRequestPermissionsFromFragment(this, permissions, requestCode);
  }

  public boolean shouldShowRequestPermissionRationale(String permission) {
    return host != null && getActivity().shouldShowRequestPermissionRationale(permission);
  }

  // ---- saving

  Bundle saveState() {
    Bundle out = new Bundle();
    life.set("out", out).fire("save");
    if (view != null) saveViews();
    if (savedViews != null) out.putSparseParcelableArray(VIEW_STATE, savedViews);
    if (!userVisibleHint) out.putBoolean(HINT, userVisibleHint);
    return out.isEmpty() ? null : out;
  }

  private void saveViews() {
    savedViews = new SparseArray<Parcelable>();
    view.saveHierarchyState(savedViews);
    if (savedViews.size() == 0) savedViews = null;
  }

  Bundle saveEntry() {
    Bundle entry = new Bundle();
    entry.putString("class", getClass().getName());
    entry.putInt("index", index);
    entry.putBoolean("fromLayout", fromLayout);
    entry.putInt("id", id);
    entry.putInt("containerId", containerId);
    entry.putString("tag", tag);
    entry.putBoolean("retain", retainInstance);
    entry.putBoolean("detached", detached);
    entry.putBoolean("hidden", hidden);
    entry.putBundle("arguments", arguments);
    entry.putBundle("state", life.is("initializing") ? savedState : saveState());
    entry.putInt("target", target == null ? -1 : target.index);
    entry.putInt("targetRequestCode", targetRequestCode);
    return entry;
  }

  static Fragment restoreEntry(Bundle entry, Bag<Fragment> kept, FragmentHostCallback<?> host, Fragment parent) {
    int index = entry.getInt("index");
    Fragment fragment = null;
    for (int i = 0; kept != null && i < kept.size(); i++) {
      if (kept.get(i).index == index) fragment = kept.get(i);
    }
    if (fragment == null) {
      fragment = host.instantiate(host.context, entry.getString("class"), entry.getBundle("arguments"));
      fragment.restored = true;
      fragment.fromLayout = entry.getBoolean("fromLayout");
      fragment.id = entry.getInt("id");
      fragment.containerId = entry.getInt("containerId");
      fragment.tag = entry.getString("tag");
      fragment.retainInstance = entry.getBoolean("retain");
      fragment.detached = entry.getBoolean("detached");
      fragment.hidden = entry.getBoolean("hidden");
      fragment.targetRequestCode = entry.getInt("targetRequestCode");
    }
    fragment.setIndex(index, parent);
    fragment.backStackNesting = 0;
    fragment.inLayout = false;
    fragment.added = false;
    fragment.target = null;
    fragment.savedState = entry.getBundle("state");
    if (fragment.savedState != null) {
      fragment.savedViews = fragment.savedState.getSparseParcelableArray(VIEW_STATE);
      fragment.userVisibleHint = fragment.savedState.getBoolean(HINT, true);
    }
    return fragment;
  }

  // ---- transitions

  public void setEnterSharedElementCallback(SharedElementCallback callback) {
    Callbacks.register(this, "EnterSharedElementCallback", callback, false);
  }

  public void setExitSharedElementCallback(SharedElementCallback callback) {
    Callbacks.register(this, "ExitSharedElementCallback", callback, false);
  }

  public void setEnterTransition(Transition transition) {
    transitions[0] = transition;
  }

  public Transition getEnterTransition() {
    return (Transition) transitions[0];
  }

  public void setReturnTransition(Transition transition) {
    transitions[1] = transition;
  }

  public Transition getReturnTransition() {
    return (Transition) transitions[1];
  }

  public void setExitTransition(Transition transition) {
    transitions[2] = transition;
  }

  public Transition getExitTransition() {
    return (Transition) transitions[2];
  }

  public void setReenterTransition(Transition transition) {
    transitions[3] = transition;
  }

  public Transition getReenterTransition() {
    return (Transition) transitions[3];
  }

  public void setSharedElementEnterTransition(Transition transition) {
    transitions[4] = transition;
  }

  public Transition getSharedElementEnterTransition() {
    return (Transition) transitions[4];
  }

  public void setSharedElementReturnTransition(Transition transition) {
    transitions[5] = transition;
  }

  public Transition getSharedElementReturnTransition() {
    return (Transition) transitions[5];
  }

  public void setAllowEnterTransitionOverlap(boolean allow) {
    enterOverlap = allow;
  }

  public boolean getAllowEnterTransitionOverlap() {
    return enterOverlap;
  }

  public void setAllowReturnTransitionOverlap(boolean allow) {
    returnOverlap = allow;
  }

  public boolean getAllowReturnTransitionOverlap() {
    return returnOverlap;
  }

  public void postponeEnterTransition() {}

  public void startPostponedEnterTransition() {}

  public void dump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args) {}
}
