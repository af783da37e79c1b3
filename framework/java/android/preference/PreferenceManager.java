package android.preference;

import android.app.Activity;
import android.content.Context;
import android.content.DialogInterface;
import android.content.Intent;
import android.content.SharedPreferences;
import antecede.Bag;
import antecede.Unlisted;

/** Makes the preferences of an activity or fragment, and says where their values are kept. */
@Deprecated
public class PreferenceManager {
  public static final String METADATA_KEY_PREFERENCES = "android.preference";
  public static final String KEY_HAS_SET_DEFAULT_VALUES = "_has_set_default_values";

  private Activity activity;
  private PreferenceFragment fragment;
  private final Context context;
  private SharedPreferences preferences;
  private SharedPreferences.Editor editor;
  private PreferenceDataStore store;
  private boolean noCommit;
  private String name;
  private int mode;
  private int requestCode;
  private PreferenceScreen screen;
  private OnPreferenceTreeClickListener treeClick;
  private final Bag<OnActivityResultListener> resultListeners = new Bag<OnActivityResultListener>();
  private final Bag<OnActivityStopListener> stopListeners = new Bag<OnActivityStopListener>();
  private final Bag<OnActivityDestroyListener> destroyListeners = new Bag<OnActivityDestroyListener>();
  private final Bag<DialogInterface> screens = new Bag<DialogInterface>();

  /** Hears of a click on any preference of a tree. */
  @Unlisted
  public interface OnPreferenceTreeClickListener {
    boolean onPreferenceTreeClick(PreferenceScreen preferenceScreen, Preference preference);
  }

  /** Hears of the result of an activity. */
  public interface OnActivityResultListener {
    boolean onActivityResult(int requestCode, int resultCode, Intent data);
  }

  /** Hears that the activity is stopped. */
  public interface OnActivityStopListener {
    void onActivityStop();
  }

  /** Hears that the activity is destroyed. */
  public interface OnActivityDestroyListener {
    void onActivityDestroy();
  }

  @Unlisted
  public PreferenceManager(Activity activity, int firstRequestCode) {
    this.activity = activity;
    requestCode = firstRequestCode;
    context = activity;
    setSharedPreferencesName(getDefaultSharedPreferencesName(activity));
  }

  PreferenceManager(Context context) {
    this.context = context;
    setSharedPreferencesName(getDefaultSharedPreferencesName(context));
  }

  public static SharedPreferences getDefaultSharedPreferences(Context context) {
    return context.getSharedPreferences(getDefaultSharedPreferencesName(context), Context.MODE_PRIVATE);
  }

  public static String getDefaultSharedPreferencesName(Context context) { return context.getPackageName() + "_preferences"; }

  public static void setDefaultValues(Context context, int resId, boolean readAgain) {
    setDefaultValues(context, getDefaultSharedPreferencesName(context), Context.MODE_PRIVATE, resId, readAgain);
  }

  public static void setDefaultValues(Context context, String sharedPreferencesName, int sharedPreferencesMode, int resId,
      boolean readAgain) {
    SharedPreferences done = context.getSharedPreferences(KEY_HAS_SET_DEFAULT_VALUES, Context.MODE_PRIVATE);
    if (!readAgain && done.getBoolean(KEY_HAS_SET_DEFAULT_VALUES, false)) return;
    PreferenceManager manager = new PreferenceManager(context);
    manager.setSharedPreferencesName(sharedPreferencesName);
    manager.setSharedPreferencesMode(sharedPreferencesMode);
    manager.inflateFromResource(context, resId, null);
    done.edit().putBoolean(KEY_HAS_SET_DEFAULT_VALUES, true).apply();
  }

  void setFragment(PreferenceFragment fragment) { this.fragment = fragment; }

  @Unlisted
  public PreferenceFragment getFragment() { return fragment; }

  @Unlisted
  public Activity getActivity() { return activity; }

  @Unlisted
  public Context getContext() { return context; }

  public void setPreferenceDataStore(PreferenceDataStore dataStore) { store = dataStore; }

  public PreferenceDataStore getPreferenceDataStore() { return store; }

  /** All changes of one inflation are stored at once. */
  @Unlisted
  public PreferenceScreen inflateFromResource(Context context, int resId, PreferenceScreen rootPreferences) {
    if (!antecede.Engine.isAbstract()) return read(context, resId, rootPreferences);
    Object made = antecede.Layouts.inflate(antecede.Layouts.PREFERENCES, resId, context, rootPreferences, this, null);
    PreferenceScreen root = (PreferenceScreen) made;
    root.onAttachedToHierarchy(this);
    return root;
  }

  @antecede.Concrete
  private PreferenceScreen read(Context context, int resId, PreferenceScreen rootPreferences) {
    noCommit = true;
    PreferenceScreen root = (PreferenceScreen) new PreferenceInflater(context, this).inflate(resId, rootPreferences);
    root.onAttachedToHierarchy(this);
    noCommit = false;
    if (editor != null) editor.apply();
    editor = null;
    return root;
  }

  public PreferenceScreen createPreferenceScreen(Context context) {
    PreferenceScreen made = new PreferenceScreen(context, null);
    made.onAttachedToHierarchy(this);
    return made;
  }

  @Unlisted
  public int getNextRequestCode() { return requestCode++; }

  public String getSharedPreferencesName() { return name; }

  public void setSharedPreferencesName(String sharedPreferencesName) {
    name = sharedPreferencesName;
    preferences = null;
  }

  public int getSharedPreferencesMode() { return mode; }

  public void setSharedPreferencesMode(int sharedPreferencesMode) {
    mode = sharedPreferencesMode;
    preferences = null;
  }

  public void setStorageDefault() { preferences = null; }

  public void setStorageDeviceProtected() { preferences = null; }

  public boolean isStorageDefault() { return true; }

  public boolean isStorageDeviceProtected() { return false; }

  public SharedPreferences getSharedPreferences() {
    if (store != null) return null;
    if (preferences == null) preferences = context.getSharedPreferences(name, mode);
    return preferences;
  }

  SharedPreferences.Editor getEditor() {
    if (store != null) return null;
    if (!noCommit) return getSharedPreferences().edit();
    if (editor == null) editor = getSharedPreferences().edit();
    return editor;
  }

  boolean shouldCommit() { return !noCommit; }

  PreferenceScreen getPreferenceScreen() { return screen; }

  boolean setPreferences(PreferenceScreen preferenceScreen) {
    if (preferenceScreen == screen) return false;
    screen = preferenceScreen;
    return true;
  }

  public Preference findPreference(CharSequence key) { return screen == null ? null : screen.findPreference(key); }

  void registerOnActivityResultListener(OnActivityResultListener listener) {
    if (!resultListeners.contains(listener)) resultListeners.add(listener);
  }

  void unregisterOnActivityResultListener(OnActivityResultListener listener) { resultListeners.remove(listener); }

  void dispatchActivityResult(int requestCode, int resultCode, Intent data) {
    Bag<OnActivityResultListener> all = resultListeners.copy();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).onActivityResult(requestCode, resultCode, data)) return;
    }
  }

  @Unlisted
  public void registerOnActivityStopListener(OnActivityStopListener listener) {
    if (!stopListeners.contains(listener)) stopListeners.add(listener);
  }

  @Unlisted
  public void unregisterOnActivityStopListener(OnActivityStopListener listener) { stopListeners.remove(listener); }

  void dispatchActivityStop() {
    Bag<OnActivityStopListener> all = stopListeners.copy();
    for (int i = 0; i < all.size(); i++) all.get(i).onActivityStop();
  }

  void registerOnActivityDestroyListener(OnActivityDestroyListener listener) {
    if (!destroyListeners.contains(listener)) destroyListeners.add(listener);
  }

  void unregisterOnActivityDestroyListener(OnActivityDestroyListener listener) { destroyListeners.remove(listener); }

  void dispatchActivityDestroy() {
    Bag<OnActivityDestroyListener> all = destroyListeners.copy();
    for (int i = 0; i < all.size(); i++) all.get(i).onActivityDestroy();
    dismissAllScreens();
  }

  void addPreferencesScreen(DialogInterface screen) { screens.add(screen); }

  void removePreferencesScreen(DialogInterface screen) { screens.remove(screen); }

  void dispatchNewIntent(Intent intent) { dismissAllScreens(); }

  private void dismissAllScreens() {
    Bag<DialogInterface> all = screens.copy();
    screens.clear();
    for (int i = all.size() - 1; i >= 0; i--) all.get(i).dismiss();
  }

  void setOnPreferenceTreeClickListener(OnPreferenceTreeClickListener listener) { treeClick = listener; }

  @Unlisted
  public OnPreferenceTreeClickListener getOnPreferenceTreeClickListener() { return treeClick; }
}
