package android.preference;

import android.content.Context;
import android.content.res.TypedArray;
import android.os.Bundle;
import android.text.TextUtils;
import android.util.AttributeSet;
import antecede.Bag;
import antecede.Unlisted;

/** Preferences in an order. */
@Deprecated
public abstract class PreferenceGroup extends Preference {
  private static final int[] ATTRIBUTES = {android.R.attr.orderingFromXml};

  private final Bag<Preference> preferences = new Bag<Preference>();
  private boolean orderingAsAdded = true;
  private int currentOrder;
  private boolean attached;

  public PreferenceGroup(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    orderingAsAdded = values.getBoolean(0, true);
    values.recycle();
  }

  public PreferenceGroup(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public PreferenceGroup(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public void setOrderingAsAdded(boolean orderingAsAdded) { this.orderingAsAdded = orderingAsAdded; }

  public boolean isOrderingAsAdded() { return orderingAsAdded; }

  @Unlisted
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
    int index = 0;
    while (index < preferences.size() && preferences.get(index).compareTo(preference) <= 0) index++;
    preferences.add(index, preference);
    preference.onAttachedToHierarchy(getPreferenceManager());
    preference.assignParent(this);
    if (attached) preference.onAttachedToActivity();
    notifyHierarchyChanged();
    return true;
  }

  public boolean removePreference(Preference preference) {
    boolean removed = drop(preference);
    notifyHierarchyChanged();
    return removed;
  }

  private boolean drop(Preference preference) {
    preference.onPrepareForRemoval();
    if (preference.getParent() == this) preference.assignParent(null);
    return preferences.remove(preference);
  }

  public void removeAll() {
    for (int i = preferences.size() - 1; i >= 0; i--) drop(preferences.get(0));
    notifyHierarchyChanged();
  }

  protected boolean onPrepareAddPreference(Preference preference) {
    preference.onParentChanged(this, shouldDisableDependents());
    return true;
  }

  public Preference findPreference(CharSequence key) {
    if (antecede.Engine.isAbstract()) return (Preference) antecede.Layouts.findKey(this, key, null);
    if (TextUtils.equals(getKey(), key)) return this;
    for (int i = 0; i < preferences.size(); i++) {
      Preference one = preferences.get(i);
      if (one.getKey() != null && one.getKey().contentEquals(key)) return one;
      Preference found = one instanceof PreferenceGroup ? ((PreferenceGroup) one).findPreference(key) : null;
      if (found != null) return found;
    }
    return null;
  }

  protected boolean isOnSameScreenAsChildren() { return true; }

  @Override
  protected void onAttachedToActivity() {
    super.onAttachedToActivity();
    attached = true;
    for (int i = 0; i < preferences.size(); i++) preferences.get(i).onAttachedToActivity();
  }

  @Override
  protected void onPrepareForRemoval() {
    super.onPrepareForRemoval();
    attached = false;
  }

  @Override
  public void notifyDependencyChange(boolean disableDependents) {
    super.notifyDependencyChange(disableDependents);
    for (int i = 0; i < preferences.size(); i++) preferences.get(i).onParentChanged(this, disableDependents);
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
}
