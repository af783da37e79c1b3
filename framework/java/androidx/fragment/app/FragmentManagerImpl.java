package androidx.fragment.app;

import android.content.Context;
import android.content.res.Configuration;
import android.os.Bundle;
import android.os.Looper;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.View;
import androidx.activity.OnBackPressedCallback;
import androidx.activity.OnBackPressedDispatcher;
import androidx.activity.OnBackPressedDispatcherOwner;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.ViewModelStoreOwner;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Engine;
import java.io.FileDescriptor;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Moves fragments to the states that the host's state and the transactions ask for. What is called on the way, the automaton says. */
final class FragmentManagerImpl extends FragmentManager implements LayoutInflater.Factory2 {
  static final int INITIALIZING = 0, CREATED = 1, INFLATED = 2, VIEWED = 3, STARTED = 4, RESUMED = 5;
  private static final String[] STATES = {"initializing", "created", "inflated", "viewed", "started", "resumed"};
  private static final String BACK_STACK_SLOT = "OnBackStackChangedListener";

  FragmentHostCallback<?> host;
  FragmentManagerViewModel kept;
  private FragmentContainer container;
  private Fragment parent;
  private int state = INITIALIZING;
  private boolean stateSaved;
  private boolean stopped;
  private boolean destroyed;
  private boolean executing;
  private boolean deferred;
  private int nextIndex;
  private int nextRecord;
  Fragment primary;
  /** All that have a state, also those that only the back stack remembers. */
  private final Bag<Fragment> active = new Bag<Fragment>();
  private final Bag<Fragment> added = new Bag<Fragment>();
  private final Bag<BackStackRecord> backStack = new Bag<BackStackRecord>();
  private final Bag<Action> pending = new Bag<Action>();
  private final Bag<OnBackStackChangedListener> backStackListeners = new Bag<OnBackStackChangedListener>();
  final FragmentCallbacks callbacks = new FragmentCallbacks(this);
  private Bag<Fragment> withMenus = new Bag<Fragment>();
  private final Bag<FragmentOnAttachListener> attachListeners = new Bag<FragmentOnAttachListener>();
  private final FragmentResults results = new FragmentResults(this);
  private FragmentFactory factory;
  private OnBackPressedDispatcher dispatcher;
  private final OnBackPressedCallback back = new OnBackPressedCallback(false) {
    @Override
    public void handleOnBackPressed() {
      execute();
      if (isEnabled()) popBackStackImmediate();
    }
  };
  private final Runnable commit = new Runnable() {
    @Override
    public void run() {
      execute();
    }
  };

  /** Something that was asked for and is done later. */
  interface Action {
    boolean perform();
  }

  /** A popBackStack. */
  private final class Pop implements Action {
    private final String name;
    private final int id;
    private final int flags;

    Pop(String name, int id, int flags) {
      this.name = name;
      this.id = id;
      this.flags = flags;
    }

    @Override
    public boolean perform() {
      if (primary != null && id < 0 && name == null && primary.children != null && primary.children.popBackStackImmediate()) {
        return false;
      }
      return pop(name, id, flags);
    }
  }

  void attach(FragmentHostCallback<?> host, FragmentContainer container, Fragment parent) {
    if (this.host != null) throw new IllegalStateException("Already attached");
    this.host = host;
    this.container = container;
    this.parent = parent;
    if (parent != null) {
      kept = parent.manager.kept;
    } else if (host.onGetHost() instanceof ViewModelStoreOwner) {
      kept = FragmentManagerViewModel.of(((ViewModelStoreOwner) host.onGetHost()).getViewModelStore());
    } else {
      kept = new FragmentManagerViewModel();
    }
    addBack();
  }

  /** Back undoes the latest transaction, while there is one. */
  private void addBack() {
    OnBackPressedDispatcher dispatcher = null;
    if (parent == null && host.onGetHost() instanceof OnBackPressedDispatcherOwner) {
      dispatcher = ((OnBackPressedDispatcherOwner) host.onGetHost()).getOnBackPressedDispatcher();
    }
    if (parent != null) dispatcher = parent.manager.dispatcher;
    this.dispatcher = dispatcher;
    LifecycleOwner owner = parent != null ? parent : (LifecycleOwner) (dispatcher == null ? null : host.onGetHost());
    if (dispatcher != null) dispatcher.addCallback(owner, back);
  }

  private void updateBack() {
    back.setEnabled(!backStack.isEmpty() && isPrimary());
  }

  /** A manager within a fragment gets Back only if all around it are the primary ones. */
  private boolean isPrimary() {
    if (parent == null) return true;
    return parent.manager != null && parent.manager.primary == parent && parent.manager.isPrimary();
  }

  void setPrimary(Fragment fragment) {
    Fragment before = primary;
    primary = fragment;
    if (before != null && before.children != null) before.children.updateBackAll();
    if (fragment != null && fragment.children != null) fragment.children.updateBackAll();
    if (before != fragment && before != null) before.onPrimaryNavigationFragmentChanged(false);
    if (before != fragment && fragment != null) fragment.onPrimaryNavigationFragmentChanged(true);
  }

  void updateBackAll() {
    updateBack();
    if (primary != null && primary.children != null) primary.children.updateBackAll();
  }

  // ---- transactions

  @Override
  public FragmentTransaction beginTransaction() {
    return new BackStackRecord(this);
  }

  int newRecordId() {
    return nextRecord++;
  }

  void enqueue(Action action, boolean allowStateLoss) {
    if (!allowStateLoss) checkStateLoss();
    if (destroyed || host == null) {
      if (allowStateLoss) return;
      throw new IllegalStateException("Activity has been destroyed");
    }
    pending.add(action);
    if (pending.size() > 1) return;
    host.handler.removeCallbacks(commit);
    host.handler.post(commit);
  }

  private void checkStateLoss() {
    if (isStateSaved()) throw new IllegalStateException("Can not perform this action after onSaveInstanceState");
  }

  void executeNow(Action action, boolean allowStateLoss) {
    if (allowStateLoss && (host == null || destroyed)) return;
    if (!allowStateLoss) checkStateLoss();
    checkReady();
    perform(action);
    startDeferred();
  }

  private void checkReady() {
    if (executing) throw new IllegalStateException("FragmentManager is already executing transactions");
    if (host == null) throw new IllegalStateException("Fragment host has been destroyed");
    if (Looper.myLooper() != host.handler.getLooper()) {
      throw new IllegalStateException("Must be called from main thread of fragment host");
    }
  }

  private boolean perform(Action action) {
    executing = true;
    try {
      return action.perform();
    } finally {
      executing = false;
    }
  }

  /** Everything that was committed and not yet done. */
  boolean execute() {
    if (host == null) return false;
    checkReady();
    boolean any = false;
    while (!pending.isEmpty()) {
      Bag<Action> actions = pending.copy();
      pending.clear();
      host.handler.takeCallbacks(commit);
      for (int i = 0; i < actions.size(); i++) perform(actions.get(i));
      any = true;
    }
    startDeferred();
    return any;
  }

  @Override
  public boolean executePendingTransactions() {
    return execute();
  }

  void push(BackStackRecord record) {
    backStack.add(record);
    updateBack();
  }

  void reportBackStack() {
    Bag<OnBackStackChangedListener> listeners = backStackListeners.copy();
    for (int i = 0; i < listeners.size(); i++) {
      Callbacks.invoke(this, BACK_STACK_SLOT, listeners.get(i));
      listeners.get(i).onBackStackChanged();
    }
  }

  @Override
  public void popBackStack() {
    enqueue(new Pop(null, -1, 0), false);
  }

  @Override
  public void popBackStack(String name, int flags) {
    enqueue(new Pop(name, -1, flags), false);
  }

  @Override
  public void popBackStack(int id, int flags) {
    if (id < 0) throw new IllegalArgumentException("Bad id: " + id);
    enqueue(new Pop(null, id, flags), false);
  }

  @Override
  public boolean popBackStackImmediate() {
    checkStateLoss();
    return popNow(null, -1, 0);
  }

  @Override
  public boolean popBackStackImmediate(String name, int flags) {
    checkStateLoss();
    return popNow(name, -1, flags);
  }

  @Override
  public boolean popBackStackImmediate(int id, int flags) {
    checkStateLoss();
    if (id < 0) throw new IllegalArgumentException("Bad id: " + id);
    return popNow(null, id, flags);
  }

  private boolean popNow(String name, int id, int flags) {
    execute();
    checkReady();
    if (primary != null && id < 0 && name == null && primary.children != null && primary.children.popBackStackImmediate()) return true;
    boolean any = perform(new Pop(name, id, flags));
    startDeferred();
    return any;
  }

  private boolean pop(String name, int id, int flags) {
    int first = backStack.size() - 1;
    if (name != null || id >= 0) {
      while (first >= 0 && !matches(backStack.get(first), name, id)) first--;
      if (first < 0) return false;
      if ((flags & POP_BACK_STACK_INCLUSIVE) == 0) first++;
      else while (first > 0 && matches(backStack.get(first - 1), name, id)) first--;
    } else if ((flags & POP_BACK_STACK_INCLUSIVE) != 0) {
      first = 0;
    }
    if (first < 0 || first >= backStack.size()) return false;
    while (backStack.size() > first) backStack.removeAt(backStack.size() - 1).undo();
    updateBack();
    reportBackStack();
    return true;
  }

  private static boolean matches(BackStackRecord record, String name, int id) {
    return name != null && name.equals(record.name) || id >= 0 && id == record.id;
  }

  @Override
  public int getBackStackEntryCount() {
    return backStack.size();
  }

  @Override
  public BackStackEntry getBackStackEntryAt(int index) {
    return backStack.get(index);
  }

  @Override
  public void addOnBackStackChangedListener(OnBackStackChangedListener listener) {
    backStackListeners.add(listener);
    Callbacks.observe(this, BACK_STACK_SLOT, listener, true);
  }

  @Override
  public void removeOnBackStackChangedListener(OnBackStackChangedListener listener) {
    if (backStackListeners.remove(listener)) Callbacks.unregister(this, BACK_STACK_SLOT, listener);
  }

  // ---- operations of transactions

  void add(Fragment fragment) {
    makeActive(fragment);
    if (fragment.detached) return;
    if (added.contains(fragment)) throw new IllegalStateException("Fragment already added: " + fragment);
    added.add(fragment);
    fragment.added = true;
    fragment.removing = false;
    invalidateMenu(fragment);
  }

  void remove(Fragment fragment) {
    if (fragment.detached && !inactive(fragment)) return;
    added.remove(fragment);
    invalidateMenu(fragment);
    fragment.added = false;
    fragment.removing = true;
  }

  private static boolean inactive(Fragment fragment) {
    return fragment.backStackNesting <= 0;
  }

  void hide(Fragment fragment, boolean hidden) {
    if (fragment.hidden == hidden) return;
    fragment.hidden = hidden;
    fragment.hiddenChanged = !fragment.hiddenChanged;
  }

  void detach(Fragment fragment) {
    if (fragment.detached) return;
    fragment.detached = true;
    if (!fragment.added) return;
    added.remove(fragment);
    invalidateMenu(fragment);
    fragment.added = false;
  }

  void attach(Fragment fragment) {
    if (!fragment.detached) return;
    fragment.detached = false;
    if (fragment.added) return;
    added.add(fragment);
    fragment.added = true;
    invalidateMenu(fragment);
  }

  private void invalidateMenu(Fragment fragment) {
    if (fragment.hasMenu && fragment.menuVisible && host != null) host.onSupportInvalidateOptionsMenu();
  }

  private void makeActive(Fragment fragment) {
    if (fragment.index >= 0 && active.contains(fragment)) return;
    fragment.setIndex(nextIndex++, parent);
    active.add(fragment);
  }

  Bag<Fragment> addedFragments() {
    return added.copy();
  }

  // ---- states

  /** How far the fragment may go now. */
  private int target(Fragment fragment) {
    int target = state;
    if (fragment.fromLayout) target = fragment.inLayout ? Math.max(target, INFLATED) : Math.min(target, CREATED);
    if (!fragment.added || fragment.detached) target = Math.min(target, CREATED);
    if (fragment.removing) target = Math.min(target, inactive(fragment) ? INITIALIZING : CREATED);
    if (fragment.deferStart) target = Math.min(target, VIEWED);
    if (fragment.max == Lifecycle.State.STARTED) target = Math.min(target, STARTED);
    else if (fragment.max == Lifecycle.State.CREATED) target = Math.min(target, CREATED);
    else if (fragment.max == Lifecycle.State.INITIALIZED) target = Math.min(target, INITIALIZING);
    return target;
  }

  void move(Fragment fragment) {
    moveTo(fragment, target(fragment));
    if (fragment.hiddenChanged) completeHide(fragment);
  }

  private void moveTo(Fragment fragment, int target) {
    if (fragment.target != null && target > INITIALIZING && fragment.target.life.is("initializing") && active.contains(fragment.target)) {
      moveTo(fragment.target, CREATED);
    }
    if (fragment.life.is("initializing") && target == INITIALIZING) {
      forget(fragment);
      return;
    }
    if (fragment.life.is("initializing")) fragment.bind(this, host, parent);
    fragment.container = container;
    fragment.life.to(STATES[target]);
    if (target == INITIALIZING) forget(fragment);
  }

  /** After its end. */
  private void forget(Fragment fragment) {
    if (fragment.retaining) {
      fragment.unbind();
    } else if ((destroyed || fragment.removing && inactive(fragment)) && active.remove(fragment)) {
      added.remove(fragment);
      fragment.initialize();
    }
  }

  private void completeHide(Fragment fragment) {
    fragment.hiddenChanged = false;
    if (fragment.view != null) fragment.view.setVisibility(fragment.hidden ? View.GONE : View.VISIBLE);
    invalidateMenu(fragment);
    fragment.onHiddenChanged(fragment.hidden);
  }

  /**
   * The fragments of a transaction, in its order. What leaves its container is stopped, and what comes is started, before the effects of
   * the change are done: then the one's view is destroyed and the other is resumed.
   */
  void moveChanged(Bag<Fragment> changed) {
    if (host == null || state < CREATED) return;
    for (int i = 0; i < changed.size(); i++) {
      Fragment one = changed.get(i);
      int target = target(one);
      boolean leaves = target < VIEWED && one.view != null && one.life.isAtLeast(STATES[VIEWED]);
      if (one.containerId != 0) target = leaves ? VIEWED : Math.min(target, Math.max(STARTED, level(one)));
      moveTo(one, target);
      if (one.hiddenChanged) completeHide(one);
    }
    for (int i = 0; i < changed.size(); i++) move(changed.get(i));
  }

  private static int level(Fragment fragment) {
    int level = STATES.length - 1;
    while (level > 0 && !fragment.life.isAtLeast(STATES[level])) level--;
    return level;
  }

  /** Where transactions may be reordered, those that stay are started before those that go are stopped. */
  void startAdded() {
    if (host == null || state < CREATED) return;
    Bag<Fragment> staying = added.copy();
    for (int i = 0; i < staying.size(); i++) {
      Fragment one = staying.get(i);
      int target = Math.min(target(one), STARTED);
      if (!one.life.isAtLeast(STATES[target])) moveTo(one, target);
    }
  }

  /** First those that stay, then those that go. */
  void moveAll() {
    if (host == null) return;
    Bag<Fragment> staying = added.copy();
    for (int i = 0; i < staying.size(); i++) move(staying.get(i));
    Bag<Fragment> all = active.copy();
    for (int i = 0; i < all.size(); i++) {
      if (!staying.contains(all.get(i))) move(all.get(i));
    }
    startDeferred();
  }

  private void startDeferred() {
    if (!deferred) return;
    deferred = false;
    Bag<Fragment> all = active.copy();
    for (int i = 0; i < all.size(); i++) startDeferred(all.get(i));
  }

  void startDeferred(Fragment fragment) {
    if (!fragment.deferStart) return;
    if (executing) {
      deferred = true;
      return;
    }
    fragment.deferStart = false;
    move(fragment);
  }

  private void dispatch(int state) {
    this.state = state;
    executing = true;
    try {
      moveAll();
    } finally {
      executing = false;
    }
    if (!destroyed) execute();
  }

  boolean isAtLeast(int state) {
    return this.state >= state;
  }

  void dispatchCreate() {
    stateSaved = stopped = false;
    dispatch(CREATED);
  }

  /** Of the children of a fragment that has its view. */
  void dispatchViewCreated() {
    dispatch(INFLATED);
  }

  void dispatchActivityCreated() {
    stateSaved = stopped = false;
    dispatch(VIEWED);
  }

  void dispatchStart() {
    stateSaved = stopped = false;
    dispatch(STARTED);
  }

  void dispatchResume() {
    stateSaved = stopped = false;
    dispatch(RESUMED);
  }

  void dispatchPause() {
    dispatch(STARTED);
  }

  void dispatchStop() {
    stopped = true;
    dispatch(VIEWED);
  }

  void dispatchDestroyView() {
    dispatch(CREATED);
  }

  void dispatchDestroy() {
    execute();
    destroyed = true;
    state = INITIALIZING;
    for (Bag<Fragment> all = active.copy(); !all.isEmpty(); all.removeAt(0)) {
      moveTo(all.get(0), INITIALIZING);
    }
    host = null;
    container = null;
    parent = null;
  }

  void noteStateNotSaved() {
    stateSaved = stopped = false;
    for (int i = 0; i < added.size(); i++) {
      if (added.get(i).children != null) added.get(i).children.noteStateNotSaved();
    }
  }

  // ---- looking up

  @Override
  public Fragment findFragmentById(int id) {
    for (int i = added.size() - 1; i >= 0; i--) {
      if (added.get(i).id == id) return added.get(i);
    }
    for (int i = active.size() - 1; i >= 0; i--) {
      if (active.get(i).id == id) return active.get(i);
    }
    return null;
  }

  @Override
  public Fragment findFragmentByTag(String tag) {
    if (tag == null) return null;
    for (int i = added.size() - 1; i >= 0; i--) {
      if (tag.equals(added.get(i).tag)) return added.get(i);
    }
    for (int i = active.size() - 1; i >= 0; i--) {
      if (tag.equals(active.get(i).tag)) return active.get(i);
    }
    return null;
  }

  Fragment findByWho(String who) {
    for (int i = active.size() - 1; i >= 0; i--) {
      Fragment found = active.get(i);
      if (!who.equals(found.who)) found = found.children == null ? null : found.children.findByWho(who);
      if (found != null) return found;
    }
    return null;
  }

  Fragment byIndex(int index) {
    for (int i = 0; i < active.size(); i++) {
      if (active.get(i).index == index) return active.get(i);
    }
    return null;
  }

  @Override
  public List<Fragment> getFragments() {
    List<Fragment> list = new ArrayList<Fragment>();
    for (int i = 0; i < added.size(); i++) list.add(added.get(i));
    return list;
  }

  @Override
  public void putFragment(Bundle bundle, String key, Fragment fragment) {
    if (fragment.index < 0) throw new IllegalStateException("Fragment " + fragment + " is not currently in the FragmentManager");
    bundle.putInt(key, fragment.index);
  }

  @Override
  public Fragment getFragment(Bundle bundle, String key) {
    int index = bundle.getInt(key, -1);
    if (index < 0) return null;
    Fragment fragment = byIndex(index);
    if (fragment == null) throw new IllegalStateException("Fragment no longer exists for key " + key + ": index " + index);
    return fragment;
  }

  @Override
  public Fragment.SavedState saveFragmentInstanceState(Fragment f) {
    if (f.index < 0) throw new IllegalStateException("Fragment " + f + " is not currently in the FragmentManager");
    Bundle state = f.life.is("initializing") ? null : f.saveState();
    return state == null ? null : new Fragment.SavedState(state);
  }

  @Override
  public boolean isDestroyed() {
    return destroyed;
  }

  @Override
  public boolean isStateSaved() {
    return stateSaved || stopped;
  }

  @Override
  public void registerFragmentLifecycleCallbacks(FragmentLifecycleCallbacks cb, boolean recursive) {
    callbacks.add(cb, recursive);
  }

  @Override
  public void unregisterFragmentLifecycleCallbacks(FragmentLifecycleCallbacks cb) {
    callbacks.remove(cb);
  }

  Fragment parent() {
    return parent;
  }

  @Override
  public Fragment getPrimaryNavigationFragment() {
    return primary;
  }

  void invalidateOptionsMenu() {
    if (host != null && state == RESUMED) host.onSupportInvalidateOptionsMenu();
  }

  @Override
  public FragmentFactory getFragmentFactory() {
    if (factory != null) return factory;
    if (parent != null && parent.manager != null) return parent.manager.getFragmentFactory();
    factory = new FragmentFactory();
    return factory;
  }

  @Override
  public void setFragmentFactory(FragmentFactory fragmentFactory) {
    factory = fragmentFactory;
  }

  @Override
  public void addFragmentOnAttachListener(FragmentOnAttachListener listener) {
    attachListeners.add(listener);
    Callbacks.observe(this, "FragmentOnAttachListener", listener, true);
  }

  @Override
  public void removeFragmentOnAttachListener(FragmentOnAttachListener listener) {
    if (attachListeners.remove(listener)) Callbacks.unregister(this, "FragmentOnAttachListener", listener);
  }

  void attached(Fragment fragment) {
    for (Bag<FragmentOnAttachListener> all = attachListeners.copy(); !all.isEmpty(); all.removeAt(0)) {
      Callbacks.invoke(this, "FragmentOnAttachListener", all.get(0));
      all.get(0).onAttachFragment(this, fragment);
    }
  }

  @Override
  public void setFragmentResult(String requestKey, Bundle result) {
    results.set(requestKey, result);
  }

  @Override
  public void clearFragmentResult(String requestKey) {
    results.clear(requestKey);
  }

  @Override
  public void setFragmentResultListener(String requestKey, LifecycleOwner lifecycleOwner, FragmentResultListener listener) {
    results.listen(requestKey, lifecycleOwner, listener);
  }

  @Override
  public void clearFragmentResultListener(String requestKey) {
    results.unlisten(requestKey);
  }

  static Fragment fragmentOf(View view) {
    for (Object at = view; at instanceof View; at = ((View) at).getParent()) {
      Fragment found = Fragment.byView.get((View) at);
      if (found != null) return found;
    }
    return null;
  }

  @Override
  public void dump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args) {}

  // ---- saving

  Bundle saveAll() {
    execute();
    stateSaved = true;
    if (active.isEmpty()) return null;
    Parcelable[] fragments = new Parcelable[active.size()];
    for (int i = 0; i < fragments.length; i++) fragments[i] = active.get(i).saveEntry();
    int[] indices = new int[added.size()];
    for (int i = 0; i < indices.length; i++) indices[i] = added.get(i).index;
    Parcelable[] records = new Parcelable[backStack.size()];
    for (int i = 0; i < records.length; i++) records[i] = backStack.get(i).save();
    Bundle saved = new Bundle();
    saved.putParcelableArray("fragments", fragments);
    saved.putIntArray("added", indices);
    saved.putParcelableArray("backStack", records);
    saved.putInt("nextIndex", nextIndex);
    saved.putInt("nextRecord", nextRecord);
    saved.putInt("primary", primary == null ? -1 : primary.index);
    return saved;
  }

  /** The fragments that want to outlive the activity. */
  Bag<Fragment> retain() {
    Bag<Fragment> kept = new Bag<Fragment>();
    retain(kept);
    return kept.isEmpty() ? null : kept;
  }

  private void retain(Bag<Fragment> kept) {
    for (int i = 0; i < active.size(); i++) {
      Fragment fragment = active.get(i);
      if (fragment.retainInstance) {
        kept.add(fragment);
        fragment.retain();
      } else if (fragment.children != null) {
        fragment.children.retain(kept);
      }
    }
  }

  void restoreAll(Bundle saved, Bag<Fragment> kept) {
    if (saved == null) return;
    active.clear();
    added.clear();
    Parcelable[] fragments = saved.getParcelableArray("fragments");
    for (Parcelable entry : fragments) active.add(Fragment.restoreEntry((Bundle) entry, kept, host, parent));
    for (int i = 0; i < active.size(); i++) {
      Fragment fragment = active.get(i);
      fragment.manager = this;
      int target = ((Bundle) fragments[i]).getInt("target", -1);
      if (target >= 0) fragment.target = byIndex(target);
    }
    for (int index : saved.getIntArray("added")) {
      Fragment fragment = byIndex(index);
      fragment.added = true;
      added.add(fragment);
    }
    for (Parcelable record : saved.getParcelableArray("backStack")) backStack.add(BackStackRecord.restore(this, (Bundle) record));
    nextIndex = saved.getInt("nextIndex");
    nextRecord = saved.getInt("nextRecord");
    primary = byIndex(saved.getInt("primary"));
  }

  // ---- events of the activity

  void dispatchConfiguration(Configuration configuration) {
    for (Bag<Fragment> all = added.copy(); !all.isEmpty(); all.removeAt(0)) {
      all.get(0).onConfigurationChanged(configuration);
      if (all.get(0).children != null) all.get(0).children.dispatchConfiguration(configuration);
    }
  }

  void dispatchLowMemory() {
    for (Bag<Fragment> all = added.copy(); !all.isEmpty(); all.removeAt(0)) {
      all.get(0).onLowMemory();
      if (all.get(0).children != null) all.get(0).children.dispatchLowMemory();
    }
  }

  boolean dispatchCreateMenu(Menu menu, MenuInflater inflater) {
    Bag<Fragment> makers = new Bag<Fragment>();
    for (Bag<Fragment> all = added.copy(); !all.isEmpty(); all.removeAt(0)) {
      if (all.get(0).createMenu(menu, inflater)) makers.add(all.get(0));
    }
    for (int i = 0; i < withMenus.size(); i++) {
      if (!makers.contains(withMenus.get(i))) withMenus.get(i).onDestroyOptionsMenu();
    }
    withMenus = makers;
    return !makers.isEmpty();
  }

  boolean dispatchPrepareMenu(Menu menu) {
    boolean any = false;
    for (Bag<Fragment> all = added.copy(); !all.isEmpty(); all.removeAt(0)) any |= all.get(0).prepareMenu(menu);
    return any;
  }

  boolean dispatchMenuItem(MenuItem item) {
    for (Bag<Fragment> all = added.copy(); !all.isEmpty(); all.removeAt(0)) {
      if (all.get(0).selectMenuItem(item)) return true;
    }
    return false;
  }

  boolean dispatchContextItem(MenuItem item) {
    for (Bag<Fragment> all = added.copy(); !all.isEmpty(); all.removeAt(0)) {
      if (all.get(0).selectContextItem(item)) return true;
    }
    return false;
  }

  void dispatchMenuClosed(Menu menu) {
    for (Bag<Fragment> all = added.copy(); !all.isEmpty(); all.removeAt(0)) all.get(0).closeMenu(menu);
  }

  // ---- fragments in layouts

  @Override
  public View onCreateView(View parent, String name, Context context, AttributeSet attrs) {
    if (!"fragment".equals(name)) return null;
    FragmentTag tag = new FragmentTag(context, attrs, parent);
    Fragment fragment = tag.id == View.NO_ID ? null : findFragmentById(tag.id);
    if (fragment == null && tag.tag != null) fragment = findFragmentByTag(tag.tag);
    if (fragment == null && tag.containerId != View.NO_ID) fragment = findFragmentById(tag.containerId);
    if (fragment == null) {
      fragment = getFragmentFactory().instantiate(context.getClassLoader(), tag.className);
      fragment.fromLayout = true;
      fragment.id = tag.id != View.NO_ID ? tag.id : tag.containerId;
      fragment.containerId = tag.containerId;
      fragment.tag = tag.tag;
      inflate(fragment, attrs);
      add(fragment);
    } else if (fragment.inLayout) {
      throw new IllegalArgumentException(attrs.getPositionDescription() + ": Duplicate id 0x" + Integer.toHexString(tag.id)
          + ", tag " + tag.tag + ", or parent id 0x" + Integer.toHexString(tag.containerId) + " with another fragment for "
          + tag.className);
    } else {
      inflate(fragment, attrs);
    }
    move(fragment);
    if (fragment.view == null) throw new IllegalStateException("Fragment " + tag.className + " did not create a view.");
    if (!Engine.isAbstract() && tag.id != View.NO_ID) fragment.view.setId(tag.id);
    if (fragment.view.getTag() == null) fragment.view.setTag(tag.tag);
    return fragment.view;
  }

  /** The same for an analysis, which knows from the file which fragment it is. */
  View inflated(Fragment fragment) {
    fragment.fromLayout = true;
    inflate(fragment, null);
    add(fragment);
    move(fragment);
    return fragment.view;
  }

  private void inflate(Fragment fragment, AttributeSet attrs) {
    fragment.inLayout = true;
    fragment.bind(this, host, this.parent);
    if (!fragment.retaining) fragment.onInflate(host.context, attrs, fragment.savedState);
  }

  @Override
  public View onCreateView(String name, Context context, AttributeSet attrs) {
    return null;
  }
}
