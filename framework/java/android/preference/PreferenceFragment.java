package android.preference;

import android.app.Fragment;
import android.content.Intent;
import android.os.Bundle;
import android.os.Handler;
import android.os.Message;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.ListView;
import antecede.Unlisted;

/** A screen of preferences in a fragment. The rows are bound by a message. */
@Deprecated
public abstract class PreferenceFragment extends Fragment implements PreferenceManager.OnPreferenceTreeClickListener {
  private static final String STATE = "android:preferences";
  private static final int BIND = 1;

  private PreferenceManager manager;
  private ListView list;
  private boolean havePreferences;
  private boolean initialised;
  private final Handler handler = new Binder();

  /** Starts the fragment that a preference names. */
  public interface OnPreferenceStartFragmentCallback {
    boolean onPreferenceStartFragment(PreferenceFragment caller, Preference pref);
  }

  private final class Binder extends Handler {
    @Override
    public void handleMessage(Message msg) {
      if (msg.what == BIND) bindPreferences();
    }
  }

  private final class Focus implements Runnable {
    @Override
    public void run() {
      if (list != null) list.focusableViewAvailable(list);
    }
  }

  private final Runnable focus = new Focus();

  public PreferenceFragment() {}

  @Override
  public void onCreate(Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    manager = new PreferenceManager(getActivity(), 100);
    manager.setFragment(this);
  }

  @Override
  public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle savedInstanceState) {
    ListView view = new ListView(getActivity());
    view.identify(android.R.id.list);
    view.setLayoutParams(new ViewGroup.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT));
    return view;
  }

  @Override
  public void onViewCreated(View view, Bundle savedInstanceState) { super.onViewCreated(view, savedInstanceState); }

  @Override
  public void onActivityCreated(Bundle savedInstanceState) {
    super.onActivityCreated(savedInstanceState);
    if (havePreferences) bindPreferences();
    initialised = true;
    Bundle container = savedInstanceState == null ? null : savedInstanceState.getBundle(STATE);
    if (container != null && getPreferenceScreen() != null) getPreferenceScreen().restoreHierarchyState(container);
  }

  @Override
  public void onStart() {
    super.onStart();
    manager.setOnPreferenceTreeClickListener(this);
  }

  @Override
  public void onStop() {
    super.onStop();
    manager.dispatchActivityStop();
    manager.setOnPreferenceTreeClickListener(null);
  }

  @Override
  public void onDestroyView() {
    if (list != null) list.setOnKeyListener(null);
    list = null;
    handler.removeCallbacks(focus);
    handler.removeMessages(BIND);
    super.onDestroyView();
  }

  @Override
  public void onDestroy() {
    super.onDestroy();
    manager.dispatchActivityDestroy();
  }

  @Override
  public void onSaveInstanceState(Bundle outState) {
    super.onSaveInstanceState(outState);
    if (getPreferenceScreen() == null) return;
    Bundle container = new Bundle();
    getPreferenceScreen().saveHierarchyState(container);
    outState.putBundle(STATE, container);
  }

  @Override
  public void onActivityResult(int requestCode, int resultCode, Intent data) {
    super.onActivityResult(requestCode, resultCode, data);
    manager.dispatchActivityResult(requestCode, resultCode, data);
  }

  public PreferenceManager getPreferenceManager() { return manager; }

  public void setPreferenceScreen(PreferenceScreen preferenceScreen) {
    if (!manager.setPreferences(preferenceScreen) || preferenceScreen == null) return;
    havePreferences = true;
    if (initialised && !handler.hasMessages(BIND)) handler.obtainMessage(BIND).sendToTarget();
  }

  public PreferenceScreen getPreferenceScreen() { return manager == null ? null : manager.getPreferenceScreen(); }

  public void addPreferencesFromIntent(Intent intent) {
    if (manager == null) throw new RuntimeException("This should be called after super.onCreate.");
  }

  public void addPreferencesFromResource(int preferencesResId) {
    if (manager == null) throw new RuntimeException("This should be called after super.onCreate.");
    setPreferenceScreen(manager.inflateFromResource(getActivity(), preferencesResId, getPreferenceScreen()));
  }

  @Override
  public boolean onPreferenceTreeClick(PreferenceScreen preferenceScreen, Preference preference) {
    return preference.getFragment() != null && getActivity() instanceof OnPreferenceStartFragmentCallback
        && ((OnPreferenceStartFragmentCallback) getActivity()).onPreferenceStartFragment(this, preference);
  }

  public Preference findPreference(CharSequence key) { return manager == null ? null : manager.findPreference(key); }

  private void bindPreferences() {
    PreferenceScreen screen = getPreferenceScreen();
    if (screen == null) return;
    View root = getView();
    if (root == null) return;
    screen.bind(getListView());
    onBindPreferences();
  }

  @Unlisted
  protected void onBindPreferences() {}

  @Unlisted
  public ListView getListView() {
    if (list != null) return list;
    View root = getView();
    if (root == null) throw new IllegalStateException("Content view not yet created");
    View found = root.findViewById(android.R.id.list);
    if (!(found instanceof ListView)) {
      throw new RuntimeException("Content has view with id attribute 'android.R.id.list' that is not a ListView class");
    }
    list = (ListView) found;
    handler.post(focus);
    return list;
  }

  @Unlisted
  public boolean hasListView() { return list != null; }
}
