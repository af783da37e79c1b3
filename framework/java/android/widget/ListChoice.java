package android.widget;

import android.util.LongSparseArray;
import android.util.SparseBooleanArray;
import android.view.ActionMode;
import android.view.Menu;
import android.view.MenuItem;
import android.view.View;
import antecede.Callbacks;
import antecede.Observable;

/** Which items of a list are chosen. */
final class ListChoice {
  private final AbsListView list;
  private int mode;
  @Observable private SparseBooleanArray mCheckStates;
  private LongSparseArray<Integer> ids;
  private int count;
  private AbsListView.MultiChoiceModeListener listener;
  private ActionMode actionMode;
  private boolean swallows;

  /** The action mode ends the choice. */
  private final class Mode implements ActionMode.Callback {
    @Override
    public boolean onCreateActionMode(ActionMode mode, Menu menu) {
      if (!listener.onCreateActionMode(mode, menu)) return false;
      list.setLongClickable(false);
      return true;
    }

    @Override
    public boolean onPrepareActionMode(ActionMode mode, Menu menu) { return listener.onPrepareActionMode(mode, menu); }

    @Override
    public boolean onActionItemClicked(ActionMode mode, MenuItem item) { return listener.onActionItemClicked(mode, item); }

    @Override
    public void onDestroyActionMode(ActionMode mode) {
      listener.onDestroyActionMode(mode);
      actionMode = null;
      clear();
      list.dataChanged = true;
      list.requestLayout();
      list.setLongClickable(true);
    }
  }

  ListChoice(AbsListView list) {
    this.list = list;
  }

  int mode() { return mode; }

  void setMode(int choiceMode) {
    mode = choiceMode;
    if (actionMode != null) {
      actionMode.finish();
      actionMode = null;
    }
    if (mode == AbsListView.CHOICE_MODE_NONE) return;
    if (mCheckStates == null) mCheckStates = new SparseBooleanArray(0);
    if (ids == null && list.mAdapter != null && list.mAdapter.hasStableIds()) ids = new LongSparseArray<Integer>(0);
    if (mode == AbsListView.CHOICE_MODE_MULTIPLE_MODAL) {
      clear();
      list.setLongClickable(true);
    }
  }

  void setListener(AbsListView.MultiChoiceModeListener listener) {
    if (listener != null) Callbacks.observe(list, "MultiChoiceModeListener", listener, false);
    this.listener = listener;
  }

  void adapterChanged() {
    if (mode == 0 && list.initialChoiceMode != 0) setMode(list.initialChoiceMode);
    ids = mode != AbsListView.CHOICE_MODE_NONE && list.mAdapter != null && list.mAdapter.hasStableIds()
        ? new LongSparseArray<Integer>() : null;
    if (mCheckStates != null) clear();
  }

  int count() { return count; }

  boolean isChecked(int position) {
    return mode != AbsListView.CHOICE_MODE_NONE && mCheckStates != null && mCheckStates.get(position);
  }

  int position() {
    if (mode != AbsListView.CHOICE_MODE_SINGLE || mCheckStates == null || mCheckStates.size() != 1) {
      return AdapterView.INVALID_POSITION;
    }
    return mCheckStates.keyAt(0);
  }

  SparseBooleanArray positions() { return mode == AbsListView.CHOICE_MODE_NONE ? null : mCheckStates; }

  long[] ids() {
    if (mode == AbsListView.CHOICE_MODE_NONE || ids == null || list.mAdapter == null) return new long[0];
    long[] result = new long[ids.size()];
    for (int i = 0; i < result.length; i++) result[i] = ids.keyAt(i);
    return result;
  }

  void clear() {
    if (mCheckStates != null) mCheckStates.clear();
    if (ids != null) ids.clear();
    count = 0;
  }

  boolean startMode() {
    if (actionMode != null) return false;
    if (listener == null) {
      throw new IllegalStateException("AbsListView: attempted to start selection mode for CHOICE_MODE_MULTIPLE_MODAL but no choice mode callback was supplied. Call setMultiChoiceModeListener to set a callback.");
    }
    actionMode = list.startActionMode(new Mode());
    return actionMode != null;
  }

  private void tell(int position, long id, boolean checked) {
    Callbacks.invoke(list, "MultiChoiceModeListener", listener);
    listener.onItemCheckedStateChanged(actionMode, position, id, checked);
    if (count == 0 && actionMode != null) actionMode.finish();
  }

  private void put(int position, boolean checked) {
    boolean old = mCheckStates.get(position);
    mCheckStates.put(position, checked);
    if (ids != null && list.mAdapter.hasStableIds()) {
      if (checked) ids.put(list.mAdapter.getItemId(position), position);
      else ids.delete(list.mAdapter.getItemId(position));
    }
    if (old != checked) count += checked ? 1 : -1;
  }

  private boolean isMultiple() {
    return mode == AbsListView.CHOICE_MODE_MULTIPLE || mode == AbsListView.CHOICE_MODE_MULTIPLE_MODAL;
  }

  void set(int position, boolean value) {
    if (mode == AbsListView.CHOICE_MODE_NONE) return;
    if (value && mode == AbsListView.CHOICE_MODE_MULTIPLE_MODAL && actionMode == null) startMode();
    boolean changed;
    if (isMultiple()) {
      changed = mCheckStates.get(position) != value;
      put(position, value);
      if (actionMode != null) tell(position, list.mAdapter.getItemId(position), value);
    } else {
      changed = isChecked(position) != value;
      if (value || isChecked(position)) clear();
      if (value) put(position, true);
    }
    if (!list.inLayout && !list.blockLayoutRequests && changed) {
      list.dataChanged = true;
      list.requestLayout();
    }
  }

  /** A click on an item; true: it changed the choice. */
  boolean click(int position, long id) {
    swallows = false;
    if (mode == AbsListView.CHOICE_MODE_NONE) return false;
    if (isMultiple() && (mode == AbsListView.CHOICE_MODE_MULTIPLE || actionMode != null)) {
      boolean checked = !mCheckStates.get(position);
      put(position, checked);
      if (actionMode != null) {
        tell(position, id, checked);
        swallows = true;
      }
      show();
    } else if (mode == AbsListView.CHOICE_MODE_SINGLE && !mCheckStates.get(position)) {
      clear();
      put(position, true);
      show();
    }
    return true;
  }

  /** Within the action mode a click only chooses. */
  boolean swallows() { return swallows; }

  void show() {
    if (mode == AbsListView.CHOICE_MODE_NONE) return;
    for (int i = 0; i < list.childCount(); i++) show(list.childAt(i), list.firstPosition + i);
  }

  void show(View view, int position) {
    if (mode == AbsListView.CHOICE_MODE_NONE || mCheckStates == null) return;
    if (view instanceof Checkable) ((Checkable) view).setChecked(mCheckStates.get(position));
    else view.setActivated(mCheckStates.get(position));
  }

  /** Chosen items that have moved stay chosen, if the adapter's ids tell. */
  void dataChanged() {
    if (mode == AbsListView.CHOICE_MODE_NONE || ids == null || list.mAdapter == null || !list.mAdapter.hasStableIds()) return;
    LongSparseArray<Integer> before = ids;
    clear();
    ids = new LongSparseArray<Integer>();
    for (int i = 0; i < list.itemCount; i++) {
      if (before.get(list.mAdapter.getItemId(i)) != null) put(i, true);
    }
  }

  void restore(SparseBooleanArray checked, int count) {
    if (checked == null) return;
    mCheckStates = checked;
    this.count = count;
  }
}
