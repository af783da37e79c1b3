package androidx.preference;

import android.content.Context;
import android.content.SharedPreferences;
import android.graphics.drawable.Drawable;
import android.text.TextUtils;
import antecede.Callbacks;
import antecede.Unlisted;

/** Makes the preferences of a fragment, and says where their values are kept. */
public class PreferenceManager {
  public static final String KEY_HAS_SET_DEFAULT_VALUES = "_has_set_default_values";

  private final Context context;
  private final SharedStore shared = new SharedStore(this);
  private long nextId;
  private SharedPreferences preferences;
  private SharedPreferences.Editor editor;
  private PreferenceDataStore store;
  private boolean noCommit;
  private boolean deviceProtected;
  private String name;
  private int mode;
  private PreferenceScreen screen;
  private PreferenceComparisonCallback comparison;
  private OnPreferenceTreeClickListener treeClick;
  private OnDisplayPreferenceDialogListener displayDialog;
  private OnNavigateToScreenListener navigate;

  /** Hears of a click on any preference of a tree. */
  public interface OnPreferenceTreeClickListener {
    boolean onPreferenceTreeClick(Preference preference);
  }

  /** Shows the dialog of a preference. */
  public interface OnDisplayPreferenceDialogListener {
    void onDisplayPreferenceDialog(Preference preference);
  }

  /** Goes to another page. */
  public interface OnNavigateToScreenListener {
    void onNavigateToScreen(PreferenceScreen preferenceScreen);
  }

  /** Tells what stayed the same when a tree changed. */
  public abstract static class PreferenceComparisonCallback {
    public abstract boolean arePreferenceItemsTheSame(Preference p1, Preference p2);

    public abstract boolean arePreferenceContentsTheSame(Preference p1, Preference p2);
  }

  /** By number, and by what is shown. */
  public static class SimplePreferenceComparisonCallback extends PreferenceComparisonCallback {
    @Override
    public boolean arePreferenceItemsTheSame(Preference p1, Preference p2) { return p1.getId() == p2.getId(); }

    @Override
    public boolean arePreferenceContentsTheSame(Preference p1, Preference p2) {
      if (p1.getClass() != p2.getClass() || !TextUtils.equals(p1.getTitle(), p2.getTitle())) return false;
      if (!TextUtils.equals(p1.getSummary(), p2.getSummary()) || !same(p1.getIcon(), p2.getIcon())) return false;
      if (p1.isEnabled() != p2.isEnabled() || p1.isSelectable() != p2.isSelectable()) return false;
      if (p1 instanceof TwoStatePreference
          && ((TwoStatePreference) p1).isChecked() != ((TwoStatePreference) p2).isChecked()) return false;
      return !(p1 instanceof DropDownPreference) || p1 == p2;
    }

    private static boolean same(Drawable a, Drawable b) { return a == b || a != null && a.equals(b); }
  }

  @Unlisted
  public PreferenceManager(Context context) {
    this.context = context;
    setSharedPreferencesName(defaultName(context));
  }

  public static SharedPreferences getDefaultSharedPreferences(Context context) {
    return context.getSharedPreferences(defaultName(context), Context.MODE_PRIVATE);
  }

  private static String defaultName(Context context) { return context.getPackageName() + "_preferences"; }

  public static void setDefaultValues(Context context, int resId, boolean readAgain) {
    setDefaultValues(context, defaultName(context), Context.MODE_PRIVATE, resId, readAgain);
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

  long getNextId() { return nextId++; }

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

  public void setStorageDefault() {
    deviceProtected = false;
    preferences = null;
  }

  public void setStorageDeviceProtected() {
    deviceProtected = true;
    preferences = null;
  }

  public boolean isStorageDefault() { return !deviceProtected; }

  public boolean isStorageDeviceProtected() { return deviceProtected; }

  public void setPreferenceDataStore(PreferenceDataStore dataStore) { store = dataStore; }

  public PreferenceDataStore getPreferenceDataStore() { return store; }

  PreferenceDataStore shared() { return shared; }

  public SharedPreferences getSharedPreferences() {
    if (store != null) return null;
    if (preferences == null) {
      Context from = deviceProtected ? context.createDeviceProtectedStorageContext() : context;
      preferences = from.getSharedPreferences(name, mode);
    }
    return preferences;
  }

  SharedPreferences.Editor getEditor() {
    if (store != null) return null;
    if (!noCommit) return getSharedPreferences().edit();
    if (editor == null) editor = getSharedPreferences().edit();
    return editor;
  }

  boolean shouldCommit() { return !noCommit; }

  public PreferenceScreen getPreferenceScreen() { return screen; }

  public boolean setPreferences(PreferenceScreen preferenceScreen) {
    if (preferenceScreen == screen) return false;
    if (screen != null) screen.onDetached();
    screen = preferenceScreen;
    return true;
  }

  @SuppressWarnings("unchecked")
  public <T extends Preference> T findPreference(CharSequence key) {
    return screen == null ? null : (T) screen.findPreference(key);
  }

  @Unlisted
  public Context getContext() { return context; }

  public PreferenceComparisonCallback getPreferenceComparisonCallback() { return comparison; }

  public void setPreferenceComparisonCallback(PreferenceComparisonCallback preferenceComparisonCallback) {
    comparison = preferenceComparisonCallback;
  }

  public OnDisplayPreferenceDialogListener getOnDisplayPreferenceDialogListener() { return displayDialog; }

  public void setOnDisplayPreferenceDialogListener(OnDisplayPreferenceDialogListener onDisplayPreferenceDialogListener) {
    displayDialog = onDisplayPreferenceDialogListener;
  }

  public void showDialog(Preference preference) {
    if (displayDialog != null) displayDialog.onDisplayPreferenceDialog(preference);
  }

  public void setOnPreferenceTreeClickListener(OnPreferenceTreeClickListener listener) { treeClick = listener; }

  public OnPreferenceTreeClickListener getOnPreferenceTreeClickListener() { return treeClick; }

  public void setOnNavigateToScreenListener(OnNavigateToScreenListener listener) {
    Callbacks.register(this, "OnNavigateToScreenListener", listener, false);
    navigate = listener;
  }

  public OnNavigateToScreenListener getOnNavigateToScreenListener() { return navigate; }
}
