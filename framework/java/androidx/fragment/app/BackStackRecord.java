package androidx.fragment.app;

import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import androidx.lifecycle.Lifecycle;
import antecede.Bag;

/** A transaction: its operations, and how they are done and undone. */
final class BackStackRecord extends FragmentTransaction implements FragmentManager.BackStackEntry, FragmentManagerImpl.Action {
  private static final int ADD = 1, REPLACE = 2, REMOVE = 3, HIDE = 4, SHOW = 5, DETACH = 6, ATTACH = 7, SET_PRIMARY = 8, SET_MAX = 10;

  private final FragmentManagerImpl manager;
  private Bag<Operation> operations = new Bag<Operation>();
  private final Bag<Runnable> onCommit = new Bag<Runnable>();
  boolean addToBackStack;
  private boolean allowAddToBackStack = true;
  /** The support library, whose name this source gets there, moves each fragment at once. */
  static final boolean LEGACY = !"androidx.fragment.app.Fragment".startsWith("androidx");

  private boolean reordering;
  private boolean committed;
  String name;
  int id = -1;
  private int titleId;
  private CharSequence title;
  private int shortTitleId;
  private CharSequence shortTitle;

  /** One change of one fragment. */
  private static final class Operation {
    final int command;
    final Fragment fragment;
    Lifecycle.State before;
    Lifecycle.State max;

    Operation(int command, Fragment fragment) {
      this.command = command;
      this.fragment = fragment;
    }
  }

  BackStackRecord(FragmentManagerImpl manager) {
    this.manager = manager;
  }

  private FragmentTransaction append(int command, Fragment fragment) {
    operations.add(new Operation(command, fragment));
    return this;
  }

  private FragmentTransaction append(int command, int containerId, Fragment fragment, String tag) {
    fragment.manager = manager;
    if (tag != null) {
      if (fragment.tag != null && !tag.equals(fragment.tag)) {
        throw new IllegalStateException("Can't change tag of fragment " + fragment + ": was " + fragment.tag + " now " + tag);
      }
      fragment.tag = tag;
    }
    if (containerId == View.NO_ID) {
      throw new IllegalArgumentException("Can't add fragment " + fragment + " with tag " + tag + " to container view with no id");
    }
    if (containerId != 0) {
      if (fragment.id != 0 && fragment.id != containerId) {
        throw new IllegalStateException(
            "Can't change container ID of fragment " + fragment + ": was " + fragment.id + " now " + containerId);
      }
      fragment.containerId = fragment.id = containerId;
    }
    return append(command, fragment);
  }

  @Override
  public FragmentTransaction add(Fragment fragment, String tag) {
    return append(ADD, 0, fragment, tag);
  }

  @Override
  public FragmentTransaction add(int containerViewId, Fragment fragment) {
    return append(ADD, containerViewId, fragment, null);
  }

  @Override
  public FragmentTransaction add(int containerViewId, Fragment fragment, String tag) {
    return append(ADD, containerViewId, fragment, tag);
  }

  @Override
  public FragmentTransaction replace(int containerViewId, Fragment fragment) {
    return replace(containerViewId, fragment, null);
  }

  @Override
  public FragmentTransaction replace(int containerViewId, Fragment fragment, String tag) {
    if (containerViewId == 0) throw new IllegalArgumentException("Must use non-zero containerViewId");
    return append(REPLACE, containerViewId, fragment, tag);
  }

  @Override
  public FragmentTransaction add(ViewGroup container, Fragment fragment, String tag) {
    return append(ADD, container.getId(), fragment, tag);
  }

  @Override
  Fragment make(Class<? extends Fragment> fragmentClass, Bundle args) {
    Fragment fragment = manager.getFragmentFactory().instantiate(manager.host.context.getClassLoader(), fragmentClass.getName());
    if (args != null) fragment.setArguments(args);
    return fragment;
  }

  @Override
  public FragmentTransaction setMaxLifecycle(Fragment fragment, Lifecycle.State state) {
    Operation operation = new Operation(SET_MAX, fragment);
    operation.max = state;
    operations.add(operation);
    return this;
  }

  @Override
  public FragmentTransaction remove(Fragment fragment) {
    return append(REMOVE, fragment);
  }

  @Override
  public FragmentTransaction hide(Fragment fragment) {
    return append(HIDE, fragment);
  }

  @Override
  public FragmentTransaction show(Fragment fragment) {
    return append(SHOW, fragment);
  }

  @Override
  public FragmentTransaction detach(Fragment fragment) {
    return append(DETACH, fragment);
  }

  @Override
  public FragmentTransaction attach(Fragment fragment) {
    return append(ATTACH, fragment);
  }

  @Override
  public FragmentTransaction setPrimaryNavigationFragment(Fragment fragment) {
    return append(SET_PRIMARY, fragment);
  }

  @Override
  public boolean isEmpty() {
    return operations.isEmpty();
  }

  @Override
  public FragmentTransaction setCustomAnimations(int enter, int exit) {
    return this;
  }

  @Override
  public FragmentTransaction setCustomAnimations(int enter, int exit, int popEnter, int popExit) {
    return this;
  }

  @Override
  public FragmentTransaction setTransition(int transit) {
    return this;
  }

  @Override
  public FragmentTransaction addSharedElement(View sharedElement, String name) {
    return this;
  }

  @Override
  public FragmentTransaction setTransitionStyle(int styleRes) {
    return this;
  }

  @Override
  public FragmentTransaction addToBackStack(String name) {
    if (!allowAddToBackStack) {
      throw new IllegalStateException("This FragmentTransaction is not allowed to be added to the back stack.");
    }
    addToBackStack = true;
    this.name = name;
    return this;
  }

  @Override
  public boolean isAddToBackStackAllowed() {
    return allowAddToBackStack;
  }

  @Override
  public FragmentTransaction disallowAddToBackStack() {
    if (addToBackStack) throw new IllegalStateException("This transaction is already being added to the back stack");
    allowAddToBackStack = false;
    return this;
  }

  @Override
  public FragmentTransaction setBreadCrumbTitle(int res) {
    titleId = res;
    title = null;
    return this;
  }

  @Override
  public FragmentTransaction setBreadCrumbTitle(CharSequence text) {
    titleId = 0;
    title = text;
    return this;
  }

  @Override
  public FragmentTransaction setBreadCrumbShortTitle(int res) {
    shortTitleId = res;
    shortTitle = null;
    return this;
  }

  @Override
  public FragmentTransaction setBreadCrumbShortTitle(CharSequence text) {
    shortTitleId = 0;
    shortTitle = text;
    return this;
  }

  @Override
  public FragmentTransaction setReorderingAllowed(boolean reorderingAllowed) {
    reordering = reorderingAllowed;
    return this;
  }

  @Override
  public FragmentTransaction runOnCommit(Runnable runnable) {
    if (runnable == null) throw new IllegalArgumentException("runnable cannot be null");
    disallowAddToBackStack();
    onCommit.add(runnable);
    return this;
  }

  @Override
  public int commit() {
    return commit(false);
  }

  @Override
  public int commitAllowingStateLoss() {
    return commit(true);
  }

  private int commit(boolean allowStateLoss) {
    if (committed) throw new IllegalStateException("commit already called");
    committed = true;
    id = addToBackStack ? manager.newRecordId() : -1;
    manager.enqueue(this, allowStateLoss);
    return id;
  }

  @Override
  public void commitNow() {
    disallowAddToBackStack();
    manager.executeNow(this, false);
  }

  @Override
  public void commitNowAllowingStateLoss() {
    disallowAddToBackStack();
    manager.executeNow(this, true);
  }

  @Override
  public boolean perform() {
    expandReplacements();
    if (addToBackStack) manager.push(this);
    for (int i = 0; i < operations.size(); i++) {
      Operation operation = operations.get(i);
      if (addToBackStack && operation.fragment != null) operation.fragment.backStackNesting++;
      if (operation.command == SET_MAX) setMax(operation);
      else apply(operation.command, operation.fragment);
      if (LEGACY && !reordering && operation.command != ADD && operation.fragment != null) manager.move(operation.fragment);
    }
    moveChanged(false);
    manager.moveAll();
    for (int i = 0; i < onCommit.size(); i++) onCommit.get(i).run();
    onCommit.clear();
    if (addToBackStack) manager.reportBackStack();
    return true;
  }

  /** Undoes it, last things first. */
  void undo() {
    for (int i = operations.size() - 1; i >= 0; i--) {
      Operation operation = operations.get(i);
      if (operation.fragment != null) operation.fragment.backStackNesting--;
      if (operation.command == SET_MAX) operation.fragment.max = operation.before;
      else apply(inverse(operation.command), operation.fragment);
      if (LEGACY && !reordering && operation.command != REMOVE && operation.fragment != null) manager.move(operation.fragment);
    }
    moveChanged(true);
    manager.moveAll();
  }

  private void moveChanged(boolean backwards) {
    if (LEGACY) {
      if (reordering) manager.startAdded();
      return;
    }
    Bag<Fragment> changed = new Bag<Fragment>();
    for (int i = 0; i < operations.size(); i++) {
      Fragment one = operations.get(backwards ? operations.size() - 1 - i : i).fragment;
      if (one != null && !changed.contains(one)) changed.add(one);
    }
    manager.moveChanged(changed);
  }

  private static void setMax(Operation operation) {
    operation.before = operation.fragment.max;
    operation.fragment.max = operation.max;
  }

  private static int inverse(int command) {
    switch (command) {
      case ADD:
        return REMOVE;
      case REMOVE:
        return ADD;
      case HIDE:
        return SHOW;
      case SHOW:
        return HIDE;
      case DETACH:
        return ATTACH;
      case ATTACH:
        return DETACH;
      default:
        return 0;
    }
  }

  private void apply(int command, Fragment fragment) {
    switch (command) {
      case ADD:
        manager.add(fragment);
        break;
      case REMOVE:
        manager.remove(fragment);
        break;
      case HIDE:
        manager.hide(fragment, true);
        break;
      case SHOW:
        manager.hide(fragment, false);
        break;
      case DETACH:
        manager.detach(fragment);
        break;
      case ATTACH:
        manager.attach(fragment);
        break;
      case SET_PRIMARY:
        manager.setPrimary(fragment);
        break;
      default:
        manager.setPrimary(null);
        break;
    }
  }

  /** A replacement removes what is in the container, and adds. */
  private void expandReplacements() {
    Bag<Fragment> present = manager.addedFragments();
    Bag<Operation> expanded = new Bag<Operation>();
    for (int i = 0; i < operations.size(); i++) {
      Operation operation = operations.get(i);
      if (operation.command == REPLACE) replace(operation.fragment, present, expanded);
      else expanded.add(operation);
      if (operation.command == ADD || operation.command == ATTACH) present.add(operation.fragment);
      if (operation.command == REMOVE || operation.command == DETACH) present.remove(operation.fragment);
    }
    operations = expanded;
  }

  private static void replace(Fragment fragment, Bag<Fragment> present, Bag<Operation> expanded) {
    boolean there = false;
    for (int i = present.size() - 1; i >= 0; i--) {
      Fragment old = present.get(i);
      if (old.containerId != fragment.containerId) continue;
      if (old == fragment) {
        there = true;
      } else {
        expanded.add(new Operation(REMOVE, old));
        present.removeAt(i);
      }
    }
    if (there) return;
    expanded.add(new Operation(ADD, fragment));
    present.add(fragment);
  }

  Bundle save() {
    Bundle state = new Bundle();
    int[] commands = new int[operations.size() * 2];
    for (int i = 0; i < operations.size(); i++) {
      Operation operation = operations.get(i);
      commands[2 * i] = operation.command;
      commands[2 * i + 1] = operation.fragment == null ? -1 : operation.fragment.index;
    }
    state.putIntArray("operations", commands);
    state.putString("name", name);
    state.putInt("id", id);
    state.putBoolean("reordering", reordering);
    state.putInt("titleId", titleId);
    state.putCharSequence("title", title);
    state.putInt("shortTitleId", shortTitleId);
    state.putCharSequence("shortTitle", shortTitle);
    return state;
  }

  static BackStackRecord restore(FragmentManagerImpl manager, Bundle state) {
    BackStackRecord record = new BackStackRecord(manager);
    int[] commands = state.getIntArray("operations");
    for (int i = 0; i < commands.length; i += 2) {
      Fragment fragment = manager.byIndex(commands[i + 1]);
      if (fragment != null) fragment.backStackNesting++;
      record.append(commands[i], fragment);
    }
    record.committed = true;
    record.addToBackStack = true;
    record.name = state.getString("name");
    record.id = state.getInt("id");
    record.reordering = state.getBoolean("reordering");
    record.titleId = state.getInt("titleId");
    record.title = state.getCharSequence("title");
    record.shortTitleId = state.getInt("shortTitleId");
    record.shortTitle = state.getCharSequence("shortTitle");
    return record;
  }

  @Override
  public int getId() {
    return id;
  }

  @Override
  public String getName() {
    return name;
  }

  @Override
  public int getBreadCrumbTitleRes() {
    return titleId;
  }

  @Override
  public int getBreadCrumbShortTitleRes() {
    return shortTitleId;
  }

  @Override
  public CharSequence getBreadCrumbTitle() {
    return titleId != 0 ? manager.host.context.getText(titleId) : title;
  }

  @Override
  public CharSequence getBreadCrumbShortTitle() {
    return shortTitleId != 0 ? manager.host.context.getText(shortTitleId) : shortTitle;
  }
}
