package android.preference;

import android.content.Context;
import android.content.Intent;
import android.content.SharedPreferences;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.text.TextUtils;
import android.util.AttributeSet;
import android.view.AbsSavedState;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.ImageView;
import android.widget.TextView;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Observable;
import antecede.Unlisted;
import java.util.Set;

/** One setting: a row on a screen, and a value in the shared preferences. */
@Deprecated
public class Preference implements Comparable<Preference> {
  public static final int DEFAULT_ORDER = Integer.MAX_VALUE;
  private static final int[] ATTRIBUTES = {android.R.attr.icon, android.R.attr.key, android.R.attr.title, android.R.attr.summary,
      android.R.attr.order, android.R.attr.fragment, android.R.attr.layout, android.R.attr.widgetLayout, android.R.attr.enabled,
      android.R.attr.selectable, android.R.attr.persistent, android.R.attr.dependency, android.R.attr.defaultValue,
      android.R.attr.shouldDisableView};

  private final Context context;
  private PreferenceManager manager;
  private PreferenceDataStore store;
  private String key;
  private CharSequence title;
  private int titleRes;
  @Observable private CharSequence mSummary;
  private Drawable icon;
  private int order = DEFAULT_ORDER;
  private String fragment;
  private Intent intent;
  private Bundle extras;
  private int layout, widgetLayout;
  @Observable private boolean mEnabled = true;
  private boolean selectable = true, persistent = true, shouldDisableView = true;
  private String dependency;
  private boolean dependencyMet = true, parentDependencyMet = true;
  private Object defaultValue;
  private Bag<Preference> dependents;
  private OnPreferenceChangeListener changeListener;
  private OnPreferenceClickListener clickListener;
  private PreferenceGroup parent;
  /** The list that shows it. */
  OnPreferenceChangeInternalListener listener;
  private boolean requiresKey;
  private boolean savedStateCalled;

  /** Hears of a change before it is made, and may refuse it. */
  public interface OnPreferenceChangeListener {
    boolean onPreferenceChange(Preference preference, Object newValue);
  }

  /** Hears of a click. */
  public interface OnPreferenceClickListener {
    boolean onPreferenceClick(Preference preference);
  }

  interface OnPreferenceChangeInternalListener {
    void onPreferenceChange(Preference preference);

    void onPreferenceHierarchyChange(Preference preference);
  }

  /** The state of a preference that is going to be made again. */
  public static class BaseSavedState extends AbsSavedState {
    public static final Parcelable.Creator<BaseSavedState> CREATOR = new Parcelable.Creator<BaseSavedState>() {
      @Override
      public BaseSavedState createFromParcel(Parcel in) { return new BaseSavedState(in); }

      @Override
      public BaseSavedState[] newArray(int size) { return new BaseSavedState[size]; }
    };

    public BaseSavedState(Parcel source) { super(source); }

    public BaseSavedState(Parcelable superState) { super(superState); }
  }

  public Preference(Context context) { this(context, null); }

  public Preference(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.preferenceStyle); }

  public Preference(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public Preference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    this.context = context;
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    if (values.hasValue(0)) icon = values.getDrawable(0);
    key = values.getString(1);
    titleRes = values.getResourceId(2, 0);
    title = values.getText(2);
    mSummary = values.getText(3);
    order = values.getInt(4, order);
    fragment = values.getString(5);
    layout = values.getResourceId(6, 0);
    widgetLayout = values.getResourceId(7, 0);
    mEnabled = values.getBoolean(8, true);
    selectable = values.getBoolean(9, true);
    persistent = values.getBoolean(10, true);
    dependency = values.getString(11);
    if (values.hasValue(12)) defaultValue = onGetDefaultValue(values, 12);
    shouldDisableView = values.getBoolean(13, true);
    values.recycle();
  }

  protected Object onGetDefaultValue(TypedArray a, int index) { return null; }

  // Its row.

  public View getView(View convertView, ViewGroup parent) {
    if (convertView == null) convertView = onCreateView(parent);
    onBindView(convertView);
    return convertView;
  }

  protected View onCreateView(ViewGroup parent) {
    LayoutInflater inflater = LayoutInflater.from(context);
    View view = layout == 0 ? PreferenceRow.make(context) : inflater.inflate(layout, parent, false);
    ViewGroup frame = view.findViewById(android.R.id.widget_frame);
    if (frame == null) return view;
    View widget = widgetLayout != 0 ? inflater.inflate(widgetLayout, frame) : makeWidget();
    if (widget == null) frame.setVisibility(View.GONE);
    else if (widgetLayout == 0) frame.addView(widget);
    return view;
  }

  /** What stands at the end of a row that names no layout for it. */
  View makeWidget() { return null; }

  protected void onBindView(View view) {
    TextView titleView = view.findViewById(android.R.id.title);
    if (titleView != null) PreferenceRow.show(titleView, getTitle());
    TextView summaryView = view.findViewById(android.R.id.summary);
    if (summaryView != null) PreferenceRow.show(summaryView, getSummary());
    ImageView imageView = view.findViewById(android.R.id.icon);
    if (imageView != null) {
      if (icon != null) imageView.setImageDrawable(icon);
      imageView.setVisibility(icon == null ? View.GONE : View.VISIBLE);
    }
    if (shouldDisableView) PreferenceRow.setEnabled(view, isEnabled());
  }

  // What it is.

  public Context getContext() { return context; }

  public void setIntent(Intent intent) { this.intent = intent; }

  public Intent getIntent() { return intent; }

  public void setFragment(String fragment) { this.fragment = fragment; }

  public String getFragment() { return fragment; }

  public void setPreferenceDataStore(PreferenceDataStore dataStore) { store = dataStore; }

  public PreferenceDataStore getPreferenceDataStore() {
    if (store != null) return store;
    return manager == null ? null : manager.getPreferenceDataStore();
  }

  public Bundle getExtras() {
    if (extras == null) extras = new Bundle();
    return extras;
  }

  public Bundle peekExtras() { return extras; }

  public void setLayoutResource(int layoutResId) { layout = layoutResId; }

  public int getLayoutResource() { return layout; }

  public void setWidgetLayoutResource(int widgetLayoutResId) { widgetLayout = widgetLayoutResId; }

  public int getWidgetLayoutResource() { return widgetLayout; }

  public void setOrder(int order) {
    if (this.order == order) return;
    this.order = order;
    notifyHierarchyChanged();
  }

  public int getOrder() { return order; }

  public void setTitle(CharSequence title) {
    if (TextUtils.equals(title, this.title)) return;
    titleRes = 0;
    this.title = title;
    notifyChanged();
  }

  public void setTitle(int titleResId) {
    setTitle(context.getString(titleResId));
    titleRes = titleResId;
  }

  public int getTitleRes() { return titleRes; }

  public CharSequence getTitle() { return title; }

  public void setIcon(Drawable icon) {
    this.icon = icon;
    notifyChanged();
  }

  public void setIcon(int iconResId) { setIcon(iconResId == 0 ? null : context.getDrawable(iconResId)); }

  public Drawable getIcon() { return icon; }

  public CharSequence getSummary() { return mSummary; }

  public void setSummary(CharSequence summary) {
    if (TextUtils.equals(summary, mSummary)) return;
    mSummary = summary;
    notifyChanged();
  }

  public void setSummary(int summaryResId) { setSummary(context.getString(summaryResId)); }

  public void setEnabled(boolean enabled) {
    if (mEnabled == enabled) return;
    mEnabled = enabled;
    notifyDependencyChange(shouldDisableDependents());
    notifyChanged();
  }

  public boolean isEnabled() { return mEnabled && dependencyMet && parentDependencyMet; }

  public void setSelectable(boolean selectable) {
    if (this.selectable == selectable) return;
    this.selectable = selectable;
    notifyChanged();
  }

  public boolean isSelectable() { return selectable; }

  public void setShouldDisableView(boolean shouldDisableView) {
    this.shouldDisableView = shouldDisableView;
    notifyChanged();
  }

  public boolean getShouldDisableView() { return shouldDisableView; }

  public void setKey(String key) {
    this.key = key;
    if (requiresKey && !hasKey()) throw new IllegalStateException("Preference does not have a key assigned.");
  }

  public String getKey() { return key; }

  void requireKey() {
    if (key == null) throw new IllegalStateException("Preference does not have a key assigned.");
    requiresKey = true;
  }

  public boolean hasKey() { return !TextUtils.isEmpty(key); }

  public boolean isPersistent() { return persistent; }

  protected boolean shouldPersist() { return manager != null && persistent && hasKey(); }

  public void setPersistent(boolean persistent) { this.persistent = persistent; }

  // What happens to it.

  protected boolean callChangeListener(Object newValue) {
    if (changeListener == null) return true;
    Callbacks.invoke(this, "OnPreferenceChangeListener", changeListener);
    return changeListener.onPreferenceChange(this, newValue);
  }

  public void setOnPreferenceChangeListener(OnPreferenceChangeListener onPreferenceChangeListener) {
    if (onPreferenceChangeListener == null) Callbacks.unregister(this, "OnPreferenceChangeListener", null);
    else Callbacks.register(this, "OnPreferenceChangeListener", onPreferenceChangeListener, false, "callChangeListener");
    changeListener = onPreferenceChangeListener;
  }

  public OnPreferenceChangeListener getOnPreferenceChangeListener() { return changeListener; }

  public void setOnPreferenceClickListener(OnPreferenceClickListener onPreferenceClickListener) {
    if (onPreferenceClickListener == null) Callbacks.unregister(this, "OnPreferenceClickListener", null);
    else Callbacks.register(this, "OnPreferenceClickListener", onPreferenceClickListener, false, "performClick");
    clickListener = onPreferenceClickListener;
  }

  public OnPreferenceClickListener getOnPreferenceClickListener() { return clickListener; }

  protected void onClick() {}

  /** Its row was clicked. */
  @Unlisted
  public void performClick(PreferenceScreen preferenceScreen) {
    if (!isEnabled()) return;
    onClick();
    if (clickListener != null) {
      Callbacks.invoke(this, "OnPreferenceClickListener", clickListener);
      if (clickListener.onPreferenceClick(this)) return;
    }
    if (manager != null) {
      PreferenceManager.OnPreferenceTreeClickListener tree = manager.getOnPreferenceTreeClickListener();
      if (preferenceScreen != null && tree != null && tree.onPreferenceTreeClick(preferenceScreen, this)) return;
    }
    if (intent != null) context.startActivity(intent);
  }

  final void setOnPreferenceChangeInternalListener(OnPreferenceChangeInternalListener listener) { this.listener = listener; }

  protected void notifyChanged() {
    if (listener != null) listener.onPreferenceChange(this);
  }

  protected void notifyHierarchyChanged() {
    if (listener != null) listener.onPreferenceHierarchyChange(this);
  }

  public PreferenceManager getPreferenceManager() { return manager; }

  protected void onAttachedToHierarchy(PreferenceManager preferenceManager) {
    manager = preferenceManager;
    dispatchSetInitialValue();
  }

  protected void onAttachedToActivity() { registerDependency(); }

  public PreferenceGroup getParent() { return parent; }

  void assignParent(PreferenceGroup parentGroup) { parent = parentGroup; }

  protected void onPrepareForRemoval() { unregisterDependency(); }

  // What it depends on.

  private void registerDependency() {
    if (TextUtils.isEmpty(dependency)) return;
    Preference other = findPreferenceInHierarchy(dependency);
    if (other == null) {
      throw new IllegalStateException("Dependency \"" + dependency + "\" not found for preference \"" + key + "\" (title: \""
          + title + "\"");
    }
    if (other.dependents == null) other.dependents = new Bag<Preference>();
    other.dependents.add(this);
    onDependencyChanged(other, other.shouldDisableDependents());
  }

  private void unregisterDependency() {
    if (dependency == null) return;
    Preference other = findPreferenceInHierarchy(dependency);
    if (other != null && other.dependents != null) other.dependents.remove(this);
  }

  protected Preference findPreferenceInHierarchy(String key) {
    return TextUtils.isEmpty(key) || manager == null ? null : manager.findPreference(key);
  }

  public void notifyDependencyChange(boolean disableDependents) {
    if (dependents == null) return;
    Bag<Preference> all = dependents.copy();
    for (int i = 0; i < all.size(); i++) all.get(i).onDependencyChanged(this, disableDependents);
  }

  public void onDependencyChanged(Preference dependency, boolean disableDependent) {
    if (dependencyMet != disableDependent) return;
    dependencyMet = !disableDependent;
    notifyDependencyChange(shouldDisableDependents());
    notifyChanged();
  }

  public void onParentChanged(Preference parent, boolean disableChild) {
    if (parentDependencyMet != disableChild) return;
    parentDependencyMet = !disableChild;
    notifyDependencyChange(shouldDisableDependents());
    notifyChanged();
  }

  public boolean shouldDisableDependents() { return !isEnabled(); }

  public void setDependency(String dependencyKey) {
    unregisterDependency();
    dependency = dependencyKey;
    registerDependency();
  }

  public String getDependency() { return dependency; }

  // Its value.

  public void setDefaultValue(Object defaultValue) { this.defaultValue = defaultValue; }

  private void dispatchSetInitialValue() {
    if (getPreferenceDataStore() != null) {
      onSetInitialValue(true, defaultValue);
      return;
    }
    if (shouldPersist() && getSharedPreferences().contains(key)) onSetInitialValue(true, null);
    else if (defaultValue != null) onSetInitialValue(false, defaultValue);
  }

  protected void onSetInitialValue(boolean restorePersistedValue, Object defaultValue) {}

  public SharedPreferences getSharedPreferences() {
    return manager == null || getPreferenceDataStore() != null ? null : manager.getSharedPreferences();
  }

  public SharedPreferences.Editor getEditor() {
    return manager == null || getPreferenceDataStore() != null ? null : manager.getEditor();
  }

  public boolean shouldCommit() { return manager != null && manager.shouldCommit(); }

  private void commit(SharedPreferences.Editor editor) {
    if (manager.shouldCommit()) editor.apply();
  }

  protected boolean persistString(String value) {
    if (!shouldPersist()) return false;
    if (TextUtils.equals(value, getPersistedString(null))) return true;
    if (getPreferenceDataStore() != null) {
      getPreferenceDataStore().putString(key, value);
      return true;
    }
    commit(manager.getEditor().putString(key, value));
    return true;
  }

  protected String getPersistedString(String defaultReturnValue) {
    if (!shouldPersist()) return defaultReturnValue;
    if (getPreferenceDataStore() != null) return getPreferenceDataStore().getString(key, defaultReturnValue);
    return manager.getSharedPreferences().getString(key, defaultReturnValue);
  }

  public boolean persistStringSet(Set<String> values) {
    if (!shouldPersist()) return false;
    if (values.equals(getPersistedStringSet(null))) return true;
    if (getPreferenceDataStore() != null) {
      getPreferenceDataStore().putStringSet(key, values);
      return true;
    }
    commit(manager.getEditor().putStringSet(key, values));
    return true;
  }

  public Set<String> getPersistedStringSet(Set<String> defaultReturnValue) {
    if (!shouldPersist()) return defaultReturnValue;
    if (getPreferenceDataStore() != null) return getPreferenceDataStore().getStringSet(key, defaultReturnValue);
    return manager.getSharedPreferences().getStringSet(key, defaultReturnValue);
  }

  protected boolean persistInt(int value) {
    if (!shouldPersist()) return false;
    if (value == getPersistedInt(~value)) return true;
    if (getPreferenceDataStore() != null) {
      getPreferenceDataStore().putInt(key, value);
      return true;
    }
    commit(manager.getEditor().putInt(key, value));
    return true;
  }

  protected int getPersistedInt(int defaultReturnValue) {
    if (!shouldPersist()) return defaultReturnValue;
    if (getPreferenceDataStore() != null) return getPreferenceDataStore().getInt(key, defaultReturnValue);
    return manager.getSharedPreferences().getInt(key, defaultReturnValue);
  }

  protected boolean persistFloat(float value) {
    if (!shouldPersist()) return false;
    if (value == getPersistedFloat(Float.NaN)) return true;
    if (getPreferenceDataStore() != null) {
      getPreferenceDataStore().putFloat(key, value);
      return true;
    }
    commit(manager.getEditor().putFloat(key, value));
    return true;
  }

  protected float getPersistedFloat(float defaultReturnValue) {
    if (!shouldPersist()) return defaultReturnValue;
    if (getPreferenceDataStore() != null) return getPreferenceDataStore().getFloat(key, defaultReturnValue);
    return manager.getSharedPreferences().getFloat(key, defaultReturnValue);
  }

  protected boolean persistLong(long value) {
    if (!shouldPersist()) return false;
    if (value == getPersistedLong(~value)) return true;
    if (getPreferenceDataStore() != null) {
      getPreferenceDataStore().putLong(key, value);
      return true;
    }
    commit(manager.getEditor().putLong(key, value));
    return true;
  }

  protected long getPersistedLong(long defaultReturnValue) {
    if (!shouldPersist()) return defaultReturnValue;
    if (getPreferenceDataStore() != null) return getPreferenceDataStore().getLong(key, defaultReturnValue);
    return manager.getSharedPreferences().getLong(key, defaultReturnValue);
  }

  protected boolean persistBoolean(boolean value) {
    if (!shouldPersist()) return false;
    if (value == getPersistedBoolean(!value)) return true;
    if (getPreferenceDataStore() != null) {
      getPreferenceDataStore().putBoolean(key, value);
      return true;
    }
    commit(manager.getEditor().putBoolean(key, value));
    return true;
  }

  protected boolean getPersistedBoolean(boolean defaultReturnValue) {
    if (!shouldPersist()) return defaultReturnValue;
    if (getPreferenceDataStore() != null) return getPreferenceDataStore().getBoolean(key, defaultReturnValue);
    return manager.getSharedPreferences().getBoolean(key, defaultReturnValue);
  }

  // Its state.

  public void saveHierarchyState(Bundle container) { dispatchSaveInstanceState(container); }

  void dispatchSaveInstanceState(Bundle container) {
    if (!hasKey()) return;
    Parcelable state = onSaveInstanceState();
    if (state != null) container.putParcelable(key, state);
  }

  protected Parcelable onSaveInstanceState() { return AbsSavedState.EMPTY_STATE; }

  public void restoreHierarchyState(Bundle container) { dispatchRestoreInstanceState(container); }

  void dispatchRestoreInstanceState(Bundle container) {
    if (!hasKey()) return;
    Parcelable state = container.getParcelable(key);
    if (state != null) onRestoreInstanceState(state);
  }

  protected void onRestoreInstanceState(Parcelable state) {
    // By class: what another process saved comes back as another object.
    if (state != null && state.getClass() != AbsSavedState.EMPTY_STATE.getClass()) {
      throw new IllegalArgumentException("Wrong state class -- expecting Preference State");
    }
  }

  @Override
  public int compareTo(Preference another) {
    if (order != another.order) return order - another.order;
    if (title == another.title) return 0;
    if (title == null) return 1;
    return another.title == null ? -1 : title.toString().compareToIgnoreCase(another.title.toString());
  }

  @Override
  public String toString() {
    String text = title == null ? "" : title + " ";
    CharSequence summary = getSummary();
    return (text + (summary == null ? "" : summary)).trim();
  }

}
