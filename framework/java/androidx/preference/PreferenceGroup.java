package androidx.preference;

import android.content.Context;
import android.content.res.TypedArray;
import android.os.Bundle;
import android.os.Parcelable;
import android.text.TextUtils;
import android.util.AttributeSet;
import android.widget.AppAttributes;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Unlisted;

/** Preferences in an order. */
public abstract class PreferenceGroup extends Preference {
  private final Bag<Preference> preferences = new Bag<Preference>();
  private boolean orderingAsAdded = true;
  private int currentOrder;
  private boolean attached;
  private int expandedCount = Integer.MAX_VALUE;
  private OnExpandButtonClickListener expandListener;

  /** An adapter that knows where a preference stands. */
  public interface PreferencePositionCallback {
    int getPreferenceAdapterPosition(String key);

    int getPreferenceAdapterPosition(Preference preference);
  }

  /** Hears that the rest of a group is shown. */
  @Unlisted
  public interface OnExpandButtonClickListener {
    void onExpandButtonClick();
  }

  public PreferenceGroup(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = AppAttributes.of(context, attrs, defStyleAttr, defStyleRes, "orderingFromXml", "android:orderingFromXml",
        "initialExpandedChildrenCount");
    orderingAsAdded = values.getBoolean(AppAttributes.either(values, 0), true);
    if (values.hasValue(2)) setInitialExpandedChildrenCount(values.getInt(2, Integer.MAX_VALUE));
    values.recycle();
  }

  public PreferenceGroup(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public PreferenceGroup(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public void setOrderingAsAdded(boolean orderingAsAdded) { this.orderingAsAdded = orderingAsAdded; }

  public boolean isOrderingAsAdded() { return orderingAsAdded; }

  public void setInitialExpandedChildrenCount(int expandedCount) { this.expandedCount = expandedCount; }

  public int getInitialExpandedChildrenCount() { return expandedCount; }

  public void addItemFromInflater(Preference preference) { addPreference(preference); }

  public int getPreferenceCount() { return preferences.size(); }

  public Preference getPreference(int index) { return preferences.get(index); }

  public boolean addPreference(Preference preference) {
    if (preferences.contains(preference)) return true;
    if (preference.getOrder() == DEFAULT_ORDER) {
      if (orderingAsAdded) preference.setOrder(currentOrder++);
      if (preference instanceof PreferenceGroup) ((PreferenceGroup) preference).setOrderingAsAdded(orderingAsAdded);
    }
    if (!onPrepareAddPreference(preference)) return false;
    insert(preference);
    preference.onAttachedToHierarchy(getPreferenceManager(), getPreferenceManager().getNextId());
    preference.assignParent(this);
    if (attached) preference.onAttached();
    notifyHierarchyChanged();
    return true;
  }

  private void insert(Preference preference) {
    int index = 0;
    while (index < preferences.size() && preferences.get(index).compareTo(preference) <= 0) index++;
    preferences.add(index, preference);
  }

  public boolean removePreference(Preference preference) {
    boolean removed = drop(preference);
    notifyHierarchyChanged();
    return removed;
  }

  public boolean removePreferenceRecursively(CharSequence key) {
    Preference found = findPreference(key);
    return found != null && found.getParent().removePreference(found);
  }

  private boolean drop(Preference preference) {
    preference.onPrepareForRemoval();
    if (preference.getParent() == this) preference.assignParent(null);
    boolean removed = preferences.remove(preference);
    if (removed && attached) preference.onDetached();
    return removed;
  }

  public void removeAll() {
    for (int i = preferences.size() - 1; i >= 0; i--) drop(preferences.get(0));
    notifyHierarchyChanged();
  }

  protected boolean onPrepareAddPreference(Preference preference) {
    preference.onParentChanged(this, shouldDisableDependents());
    return true;
  }

  @SuppressWarnings("unchecked")
  public <T extends Preference> T findPreference(CharSequence key) {
    if (key == null) throw new IllegalArgumentException("Key cannot be null");
    if (antecede.Engine.isAbstract()) return (T) antecede.Layouts.findKey(this, key, null);
    if (TextUtils.equals(getKey(), key)) return (T) this;
    for (int i = 0; i < preferences.size(); i++) {
      Preference one = preferences.get(i);
      if (TextUtils.equals(one.getKey(), key)) return (T) one;
      Preference found = one instanceof PreferenceGroup ? ((PreferenceGroup) one).findPreference(key) : null;
      if (found != null) return (T) found;
    }
    return null;
  }

  protected boolean isOnSameScreenAsChildren() { return true; }

  public boolean isAttached() { return attached; }

  @Unlisted
  public void setOnExpandButtonClickListener(OnExpandButtonClickListener listener) {
    Callbacks.register(this, "OnExpandButtonClickListener", listener, false);
    expandListener = listener;
  }

  @Unlisted
  public OnExpandButtonClickListener getOnExpandButtonClickListener() { return expandListener; }

  @Override
  public void onAttached() {
    super.onAttached();
    attached = true;
    for (int i = 0; i < preferences.size(); i++) preferences.get(i).onAttached();
  }

  @Override
  public void onDetached() {
    super.onDetached();
    attached = false;
    for (int i = 0; i < preferences.size(); i++) preferences.get(i).onDetached();
  }

  @Override
  public void notifyDependencyChange(boolean disableDependents) {
    super.notifyDependencyChange(disableDependents);
    for (int i = 0; i < preferences.size(); i++) preferences.get(i).onParentChanged(this, disableDependents);
  }

  /** An order may have changed since a preference was added. */
  void sortPreferences() {
    Bag<Preference> old = preferences.copy();
    preferences.clear();
    for (int i = 0; i < old.size(); i++) insert(old.get(i));
  }

  @Override
  protected void dispatchSaveInstanceState(Bundle container) {
    super.dispatchSaveInstanceState(container);
    for (int i = 0; i < preferences.size(); i++) preferences.get(i).dispatchSaveInstanceState(container);
  }

  @Override
  protected void dispatchRestoreInstanceState(Bundle container) {
    super.dispatchRestoreInstanceState(container);
    for (int i = 0; i < preferences.size(); i++) preferences.get(i).dispatchRestoreInstanceState(container);
  }

  @Override
  protected Parcelable onSaveInstanceState() {
    return new ValueState(super.onSaveInstanceState(), String.valueOf(expandedCount));
  }

  @Override
  protected void onRestoreInstanceState(Parcelable state) {
    if (!(state instanceof ValueState)) {
      super.onRestoreInstanceState(state);
      return;
    }
    int saved = Integer.parseInt(((ValueState) state).values[0]);
    if (expandedCount != saved) {
      expandedCount = saved;
      notifyHierarchyChanged();
    }
    super.onRestoreInstanceState(((ValueState) state).getSuperState());
  }
}
