package androidx.preference;

import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import android.content.SharedPreferences;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.preference.PreferenceRow;
import android.text.TextUtils;
import android.util.AttributeSet;
import android.view.AbsSavedState;
import android.view.ContextMenu;
import android.view.MenuItem;
import android.view.View;
import android.widget.AppAttributes;
import android.widget.ImageView;
import android.widget.TextView;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Hidden;
import antecede.Observable;
import antecede.Unlisted;
import java.util.Set;

/** One setting: a row of a list, and a value in the shared preferences or in a store of the app. */
public class Preference implements Comparable<Preference> {
  public static final int DEFAULT_ORDER = Integer.MAX_VALUE;

  private final Context context;
  private PreferenceManager manager;
  private PreferenceDataStore store;
  private long id;
  private boolean hasId;
  private String key;
  private CharSequence title;
  @Observable private CharSequence mSummary;
  private SummaryProvider summaryProvider;
  private Drawable icon;
  private int order = DEFAULT_ORDER;
  private int viewId;
  private String fragment;
  private Intent intent;
  private Bundle extras;
  private int layout, widgetLayout;
  @Observable private boolean mEnabled = true;
  @Observable private boolean mVisible = true;
  private boolean selectable = true, persistent = true, shouldDisableView = true, singleLineTitle = true, copying;
  private boolean iconSpaceReserved, allowDividerAbove = true, allowDividerBelow = true;
  private String dependency;
  private boolean dependencyMet = true, parentDependencyMet = true;
  private Object defaultValue;
  private Bag<Preference> dependents;
  private OnPreferenceChangeListener changeListener;
  private OnPreferenceClickListener clickListener;
  private PreferenceGroup parent;
  private OnPreferenceChangeInternalListener listener;
  private Clicked clicked;
  private Copier copier;

  /** Hears of a change before it is made, and may refuse it. */
  public interface OnPreferenceChangeListener {
    boolean onPreferenceChange(Preference preference, Object newValue);
  }

  /** Hears of a click. */
  public interface OnPreferenceClickListener {
    boolean onPreferenceClick(Preference preference);
  }

  /** The list that shows it. */
  interface OnPreferenceChangeInternalListener {
    void onPreferenceChange(Preference preference);

    void onPreferenceHierarchyChange(Preference preference);

    void onPreferenceVisibilityChange(Preference preference);
  }

  /** Makes the summary when it is shown. */
  public interface SummaryProvider<T extends Preference> {
    CharSequence provideSummary(T preference);
  }

  private final class Clicked implements View.OnClickListener {
    @Override
    public void onClick(View view) { performClick(view); }
  }

  /** Offers to copy the summary. */
  private final class Copier implements View.OnCreateContextMenuListener, MenuItem.OnMenuItemClickListener {
    @Override
    public void onCreateContextMenu(ContextMenu menu, View view, ContextMenu.ContextMenuInfo info) {
      CharSequence text = getSummary();
      if (!copying || TextUtils.isEmpty(text)) return;
      menu.setHeaderTitle(text);
      menu.add(0, 0, 0, "Copy").setOnMenuItemClickListener(this);
    }

    @Override
    public boolean onMenuItemClick(MenuItem item) {
      ClipboardManager clipboard = (ClipboardManager) context.getSystemService(Context.CLIPBOARD_SERVICE);
      clipboard.setPrimaryClip(ClipData.newPlainText("Preference", getSummary()));
      return true;
    }
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

  public Preference(Context context, AttributeSet attrs) { this(context, attrs, style(context, "preferenceStyle")); }

  public Preference(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public Preference(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    this.context = context;
    TypedArray values = AppAttributes.of(context, attrs, defStyleAttr, defStyleRes, "icon", "android:icon", "key", "android:key",
        "title", "android:title", "summary", "android:summary", "order", "android:order", "fragment", "android:fragment",
        "layout",
        "android:layout", "widgetLayout", "android:widgetLayout", "enabled", "android:enabled", "selectable",
        "android:selectable",
        "persistent", "android:persistent", "dependency", "android:dependency", "defaultValue", "android:defaultValue",
        "shouldDisableView", "android:shouldDisableView", "singleLineTitle", "android:singleLineTitle", "iconSpaceReserved",
        "android:iconSpaceReserved", "isPreferenceVisible", "enableCopying", "allowDividerAbove", "allowDividerBelow");
    icon = values.getDrawable(AppAttributes.either(values, 0));
    key = values.getString(AppAttributes.either(values, 2));
    title = values.getText(AppAttributes.either(values, 4));
    mSummary = values.getText(AppAttributes.either(values, 6));
    order = values.getInt(AppAttributes.either(values, 8), DEFAULT_ORDER);
    fragment = values.getString(AppAttributes.either(values, 10));
    layout = values.getResourceId(AppAttributes.either(values, 12), AppAttributes.resource(context, "layout", "preference"));
    widgetLayout = values.getResourceId(AppAttributes.either(values, 14), 0);
    mEnabled = values.getBoolean(AppAttributes.either(values, 16), true);
    selectable = values.getBoolean(AppAttributes.either(values, 18), true);
    persistent = values.getBoolean(AppAttributes.either(values, 20), true);
    dependency = values.getString(AppAttributes.either(values, 22));
    int given = AppAttributes.either(values, 24);
    if (values.hasValue(given)) defaultValue = onGetDefaultValue(values, given);
    shouldDisableView = values.getBoolean(AppAttributes.either(values, 26), true);
    singleLineTitle = values.getBoolean(AppAttributes.either(values, 28), true);
    iconSpaceReserved = values.getBoolean(AppAttributes.either(values, 30), false);
    mVisible = values.getBoolean(32, true);
    copying = values.getBoolean(33, false);
    allowDividerAbove = values.getBoolean(34, selectable);
    allowDividerBelow = values.getBoolean(35, selectable);
    values.recycle();
  }

  /** The attribute of the theme that names the style of a kind of preference. */
  @Hidden
  public static int style(Context context, String name) { return AppAttributes.resource(context, "attr", name); }

  protected Object onGetDefaultValue(TypedArray a, int index) { return null; }

  // Its row.

  /** What stands at the end of a row, where the app's styles give no layout for it. */
  @Hidden
  protected View makeWidget(Context context) { return null; }

  public void onBindViewHolder(PreferenceViewHolder holder) {
    View view = holder.itemView;
    if (clicked == null) clicked = new Clicked();
    view.setOnClickListener(clicked);
    view.setId(viewId);
    View summaryView = holder.findViewById(android.R.id.summary);
    if (summaryView instanceof TextView) PreferenceRow.show((TextView) summaryView, getSummary());
    View titleView = holder.findViewById(android.R.id.title);
    if (titleView instanceof TextView) PreferenceRow.show((TextView) titleView, getTitle());
    View imageView = holder.findViewById(android.R.id.icon);
    if (imageView instanceof ImageView) {
      if (icon != null) ((ImageView) imageView).setImageDrawable(icon);
      imageView.setVisibility(icon != null ? View.VISIBLE : iconSpaceReserved ? View.INVISIBLE : View.GONE);
    }
    PreferenceRow.setEnabled(view, !shouldDisableView || isEnabled());
    view.setFocusable(selectable);
    view.setClickable(selectable);
    holder.setDividerAllowedAbove(allowDividerAbove);
    holder.setDividerAllowedBelow(allowDividerBelow);
    if (copying && copier == null) copier = new Copier();
    view.setOnCreateContextMenuListener(copying ? copier : null);
    view.setLongClickable(copying);
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

  public final int getLayoutResource() { return layout; }

  public void setWidgetLayoutResource(int widgetLayoutResId) { widgetLayout = widgetLayoutResId; }

  public final int getWidgetLayoutResource() { return widgetLayout; }

  public void setOrder(int order) {
    if (this.order == order) return;
    this.order = order;
    notifyHierarchyChanged();
  }

  public int getOrder() { return order; }

  public void setViewId(int viewId) { this.viewId = viewId; }

  public void setTitle(CharSequence title) {
    if (TextUtils.equals(title, this.title)) return;
    this.title = title;
    notifyChanged();
  }

  public void setTitle(int titleResId) { setTitle(context.getString(titleResId)); }

  public CharSequence getTitle() { return title; }

  public void setIcon(Drawable icon) {
    if (this.icon == icon) return;
    this.icon = icon;
    notifyChanged();
  }

  public void setIcon(int iconResId) { setIcon(context.getDrawable(iconResId)); }

  public Drawable getIcon() { return icon; }

  @SuppressWarnings("unchecked")
  public CharSequence getSummary() { return summaryProvider != null ? summaryProvider.provideSummary(this) : mSummary; }

  public void setSummary(CharSequence summary) {
    if (summaryProvider != null) throw new IllegalStateException("Preference already has a SummaryProvider set.");
    if (TextUtils.equals(summary, mSummary)) return;
    mSummary = summary;
    notifyChanged();
  }

  public void setSummary(int summaryResId) { setSummary(context.getString(summaryResId)); }

  public final void setSummaryProvider(SummaryProvider summaryProvider) {
    this.summaryProvider = summaryProvider;
    notifyChanged();
  }

  public final SummaryProvider getSummaryProvider() { return summaryProvider; }

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
    if (this.shouldDisableView == shouldDisableView) return;
    this.shouldDisableView = shouldDisableView;
    notifyChanged();
  }

  public boolean getShouldDisableView() { return shouldDisableView; }

  public final void setVisible(boolean visible) {
    if (mVisible == visible) return;
    mVisible = visible;
    if (listener != null) listener.onPreferenceVisibilityChange(this);
  }

  public final boolean isVisible() { return mVisible; }

  /** Visible, and all that it is part of. */
  public final boolean isShown() {
    if (!mVisible || manager == null) return false;
    if (this == manager.getPreferenceScreen()) return true;
    return parent != null && parent.isShown();
  }

  long getId() { return id; }

  public void setKey(String key) { this.key = key; }

  public String getKey() { return key; }

  public boolean hasKey() { return !TextUtils.isEmpty(key); }

  public boolean isPersistent() { return persistent; }

  protected boolean shouldPersist() { return manager != null && persistent && hasKey(); }

  public void setPersistent(boolean persistent) { this.persistent = persistent; }

  public void setSingleLineTitle(boolean singleLineTitle) { this.singleLineTitle = singleLineTitle; }

  public boolean isSingleLineTitle() { return singleLineTitle; }

  public void setIconSpaceReserved(boolean iconSpaceReserved) {
    if (this.iconSpaceReserved == iconSpaceReserved) return;
    this.iconSpaceReserved = iconSpaceReserved;
    notifyChanged();
  }

  public boolean isIconSpaceReserved() { return iconSpaceReserved; }

  public void setCopyingEnabled(boolean enabled) {
    if (copying == enabled) return;
    copying = enabled;
    notifyChanged();
  }

  public boolean isCopyingEnabled() { return copying; }

  // What happens to it.

  public boolean callChangeListener(Object newValue) {
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

  protected void performClick(View view) { performClick(); }

  /** Its own reaction, then its listener, then the fragment, then its intent. */
  public void performClick() {
    if (!isEnabled() || !isSelectable()) return;
    onClick();
    if (clickListener != null) {
      Callbacks.invoke(this, "OnPreferenceClickListener", clickListener);
      if (clickListener.onPreferenceClick(this)) return;
    }
    PreferenceManager.OnPreferenceTreeClickListener tree = manager == null ? null : manager.getOnPreferenceTreeClickListener();
    if (tree != null && tree.onPreferenceTreeClick(this)) return;
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
    if (!hasId) id = preferenceManager.getNextId();
    dispatchSetInitialValue();
  }

  @Unlisted
  protected void onAttachedToHierarchy(PreferenceManager preferenceManager, long id) {
    this.id = id;
    hasId = true;
    onAttachedToHierarchy(preferenceManager);
    hasId = false;
  }

  public void onAttached() { registerDependency(); }

  public void onDetached() { unregisterDependency(); }

  public PreferenceGroup getParent() { return parent; }

  void assignParent(PreferenceGroup parentGroup) {
    if (parentGroup != null && parent != null) {
      throw new IllegalStateException("This preference already has a parent. You must remove the existing parent"
          + " before assigning a new one.");
    }
    parent = parentGroup;
  }

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

  @SuppressWarnings("unchecked")
  protected <T extends Preference> T findPreferenceInHierarchy(String key) {
    return manager == null ? null : (T) manager.findPreference(key);
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
    if (getPreferenceDataStore() != null) onSetInitialValue(true, defaultValue);
    else if (shouldPersist() && getSharedPreferences().contains(key)) onSetInitialValue(true, null);
    else if (defaultValue != null) onSetInitialValue(false, defaultValue);
  }

  @Deprecated
  protected void onSetInitialValue(boolean restorePersistedValue, Object defaultValue) { onSetInitialValue(defaultValue); }

  protected void onSetInitialValue(Object defaultValue) {}

  public SharedPreferences getSharedPreferences() {
    return manager == null || getPreferenceDataStore() != null ? null : manager.getSharedPreferences();
  }

  private PreferenceDataStore values() {
    PreferenceDataStore own = getPreferenceDataStore();
    return own != null ? own : manager.shared();
  }

  protected boolean persistString(String value) {
    if (!shouldPersist()) return false;
    if (!TextUtils.equals(value, getPersistedString(null))) values().putString(key, value);
    return true;
  }

  protected String getPersistedString(String defaultReturnValue) {
    return shouldPersist() ? values().getString(key, defaultReturnValue) : defaultReturnValue;
  }

  public boolean persistStringSet(Set<String> values) {
    if (!shouldPersist()) return false;
    if (!values.equals(getPersistedStringSet(null))) values().putStringSet(key, values);
    return true;
  }

  public Set<String> getPersistedStringSet(Set<String> defaultReturnValue) {
    return shouldPersist() ? values().getStringSet(key, defaultReturnValue) : defaultReturnValue;
  }

  protected boolean persistInt(int value) {
    if (!shouldPersist()) return false;
    if (value != getPersistedInt(~value)) values().putInt(key, value);
    return true;
  }

  protected int getPersistedInt(int defaultReturnValue) {
    return shouldPersist() ? values().getInt(key, defaultReturnValue) : defaultReturnValue;
  }

  protected boolean persistFloat(float value) {
    if (!shouldPersist()) return false;
    if (value != getPersistedFloat(Float.NaN)) values().putFloat(key, value);
    return true;
  }

  protected float getPersistedFloat(float defaultReturnValue) {
    return shouldPersist() ? values().getFloat(key, defaultReturnValue) : defaultReturnValue;
  }

  protected boolean persistLong(long value) {
    if (!shouldPersist()) return false;
    if (value != getPersistedLong(~value)) values().putLong(key, value);
    return true;
  }

  protected long getPersistedLong(long defaultReturnValue) {
    return shouldPersist() ? values().getLong(key, defaultReturnValue) : defaultReturnValue;
  }

  protected boolean persistBoolean(boolean value) {
    if (!shouldPersist()) return false;
    if (value != getPersistedBoolean(!value)) values().putBoolean(key, value);
    return true;
  }

  protected boolean getPersistedBoolean(boolean defaultReturnValue) {
    return shouldPersist() ? values().getBoolean(key, defaultReturnValue) : defaultReturnValue;
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
    if (state != AbsSavedState.EMPTY_STATE && state != null) {
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
