package androidx.preference;

import android.content.Context;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.os.Handler;
import android.os.Message;
import android.util.TypedValue;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.AppAttributes;
import android.widget.FrameLayout;
import androidx.fragment.app.DialogFragment;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentManager;
import androidx.preference.MultiSelectListPreference;
import androidx.recyclerview.widget.LinearLayoutManager;
import androidx.recyclerview.widget.RecyclerView;
import antecede.Unlisted;

/** A page of preferences. */
public abstract class PreferenceFragmentCompat extends Fragment
    implements PreferenceManager.OnPreferenceTreeClickListener, PreferenceManager.OnDisplayPreferenceDialogListener,
        PreferenceManager.OnNavigateToScreenListener, DialogPreference.TargetFragment {
  public static final String ARG_PREFERENCE_ROOT = "androidx.preference.PreferenceFragmentCompat.PREFERENCE_ROOT";
  private static final String STATE = "android:preferences";
  private static final String DIALOG = "androidx.preference.PreferenceFragment.DIALOG";
  private static final int BIND = 1;

  private PreferenceManager manager;
  private RecyclerView list;
  private boolean havePreferences, initialised;
  private Runnable whenBound;
  private final Handler handler = new Binder();
  private final Runnable focus = new Focus();

  /** The activity or a fragment shows the page of a preference. */
  public interface OnPreferenceStartFragmentCallback {
    boolean onPreferenceStartFragment(PreferenceFragmentCompat caller, Preference pref);
  }

  /** The activity or a fragment goes to an inner screen. */
  public interface OnPreferenceStartScreenCallback {
    boolean onPreferenceStartScreen(PreferenceFragmentCompat caller, PreferenceScreen pref);
  }

  /** The activity or a fragment shows the dialog of a preference. */
  public interface OnPreferenceDisplayDialogCallback {
    boolean onPreferenceDisplayDialog(PreferenceFragmentCompat caller, Preference pref);
  }

  private final class Binder extends Handler {
    @Override
    public void handleMessage(Message msg) {
      if (msg.what == BIND) bindPreferences();
    }
  }

  private final class Focus implements Runnable {
    @Override
    public void run() { list.focusableViewAvailable(list); }
  }

  /** Scrolls to a preference, now or after the next change of the list. */
  private final class Scroll extends RecyclerView.AdapterDataObserver implements Runnable {
    private final Preference preference;
    private final String key;
    private RecyclerView.Adapter waiting;

    Scroll(Preference preference, String key) {
      this.preference = preference;
      this.key = key;
    }

    @Override
    public void run() {
      RecyclerView.Adapter adapter = list == null ? null : list.getAdapter();
      if (adapter == null) return;
      if (!(adapter instanceof PreferenceGroup.PreferencePositionCallback)) {
        throw new IllegalStateException("Adapter must implement PreferencePositionCallback");
      }
      PreferenceGroup.PreferencePositionCallback positions = (PreferenceGroup.PreferencePositionCallback) adapter;
      int position = preference != null ? positions.getPreferenceAdapterPosition(preference)
          : positions.getPreferenceAdapterPosition(key);
      if (position != RecyclerView.NO_POSITION) {
        list.scrollToPosition(position);
      } else if (waiting == null) {
        waiting = adapter;
        adapter.registerAdapterDataObserver(this);
      }
    }

    private void again() {
      waiting.unregisterAdapterDataObserver(this);
      run();
    }

    @Override
    public void onChanged() { again(); }

    @Override
    public void onItemRangeChanged(int positionStart, int itemCount) { again(); }

    @Override
    public void onItemRangeChanged(int positionStart, int itemCount, Object payload) { again(); }

    @Override
    public void onItemRangeInserted(int positionStart, int itemCount) { again(); }

    @Override
    public void onItemRangeRemoved(int positionStart, int itemCount) { again(); }

    @Override
    public void onItemRangeMoved(int fromPosition, int toPosition, int itemCount) { again(); }
  }

  @Override
  public void onCreate(Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    Context context = getContext();
    TypedValue theme = new TypedValue();
    int attribute = AppAttributes.resource(context, "attr", "preferenceTheme");
    if (attribute != 0) context.getTheme().resolveAttribute(attribute, theme, true);
    int style = theme.resourceId != 0 ? theme.resourceId : AppAttributes.resource(context, "style", "PreferenceThemeOverlay");
    if (style != 0) context.getTheme().applyStyle(style, false);
    manager = new PreferenceManager(context);
    manager.setOnNavigateToScreenListener(this);
    onCreatePreferences(savedInstanceState, getArguments() == null ? null : getArguments().getString(ARG_PREFERENCE_ROOT));
  }

  public abstract void onCreatePreferences(Bundle savedInstanceState, String rootKey);

  @Override
  public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle savedInstanceState) {
    FrameLayout frame = new FrameLayout(getContext());
    frame.setId(getResources().getIdentifier("list_container", "id", "android"));
    frame.setLayoutParams(new ViewGroup.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT));
    list = onCreateRecyclerView(inflater.cloneInContext(getContext()), frame, savedInstanceState);
    if (list == null) throw new RuntimeException("Could not create RecyclerView");
    if (list.getParent() == null) frame.addView(list);
    handler.post(focus);
    return frame;
  }

  public void setDivider(Drawable divider) {}

  public void setDividerHeight(int height) {}

  @Override
  public void onViewCreated(View view, Bundle savedInstanceState) {
    super.onViewCreated(view, savedInstanceState);
    Bundle container = savedInstanceState == null ? null : savedInstanceState.getBundle(STATE);
    if (container != null && getPreferenceScreen() != null) getPreferenceScreen().restoreHierarchyState(container);
    if (havePreferences) {
      bindPreferences();
      Runnable waiting = whenBound;
      whenBound = null;
      if (waiting != null) waiting.run();
    }
    initialised = true;
  }

  @Override
  public void onStart() {
    super.onStart();
    manager.setOnPreferenceTreeClickListener(this);
    manager.setOnDisplayPreferenceDialogListener(this);
  }

  @Override
  public void onStop() {
    super.onStop();
    manager.setOnPreferenceTreeClickListener(null);
    manager.setOnDisplayPreferenceDialogListener(null);
  }

  @Override
  public void onDestroyView() {
    handler.removeCallbacks(focus);
    handler.removeMessages(BIND);
    if (havePreferences) unbindPreferences();
    list = null;
    super.onDestroyView();
  }

  @Override
  public void onSaveInstanceState(Bundle outState) {
    super.onSaveInstanceState(outState);
    if (getPreferenceScreen() == null) return;
    Bundle container = new Bundle();
    getPreferenceScreen().saveHierarchyState(container);
    outState.putBundle(STATE, container);
  }

  public PreferenceManager getPreferenceManager() { return manager; }

  public PreferenceScreen getPreferenceScreen() { return manager.getPreferenceScreen(); }

  public void setPreferenceScreen(PreferenceScreen preferenceScreen) {
    if (!manager.setPreferences(preferenceScreen) || preferenceScreen == null) return;
    onUnbindPreferences();
    havePreferences = true;
    if (initialised && !handler.hasMessages(BIND)) handler.obtainMessage(BIND).sendToTarget();
  }

  private void requireManager() {
    if (manager == null) throw new RuntimeException("This should be called after super.onCreate.");
  }

  public void addPreferencesFromResource(int preferencesResId) {
    requireManager();
    setPreferenceScreen(manager.inflateFromResource(getContext(), preferencesResId, getPreferenceScreen()));
  }

  public void setPreferencesFromResource(int preferencesResId, String key) {
    requireManager();
    PreferenceScreen read = manager.inflateFromResource(getContext(), preferencesResId, null);
    Preference root = key == null ? read : read.findPreference(key);
    if (!(root instanceof PreferenceScreen)) {
      throw new IllegalArgumentException("Preference object with key " + key + " is not a PreferenceScreen");
    }
    setPreferenceScreen((PreferenceScreen) root);
  }

  /** Asks the callback fragment, then the fragments around, then the context and the activity, whether they show the page. */
  @Override
  public boolean onPreferenceTreeClick(Preference preference) {
    if (preference.getFragment() == null) return false;
    boolean handled = startedBy(getCallbackFragment(), preference);
    for (Fragment around = this; !handled && around != null; around = around.getParentFragment()) {
      handled = startedBy(around, preference);
    }
    if (!handled) handled = startedBy(getContext(), preference);
    if (!handled) handled = startedBy(getActivity(), preference);
    if (!handled) open(preference);
    return true;
  }

  private boolean startedBy(Object who, Preference preference) {
    return who instanceof OnPreferenceStartFragmentCallback
        && ((OnPreferenceStartFragmentCallback) who).onPreferenceStartFragment(this, preference);
  }

  private void open(Preference preference) {
    FragmentManager fragments = getParentFragmentManager();
    Fragment page = fragments.getFragmentFactory().instantiate(requireActivity().getClassLoader(), preference.getFragment());
    page.setArguments(preference.getExtras());
    page.setTargetFragment(this, 0);
    fragments.beginTransaction().replace(((View) getView().getParent()).getId(), page).addToBackStack(null).commit();
  }

  @Override
  public void onNavigateToScreen(PreferenceScreen preferenceScreen) {
    boolean handled = navigatedBy(getCallbackFragment(), preferenceScreen);
    for (Fragment around = this; !handled && around != null; around = around.getParentFragment()) {
      handled = navigatedBy(around, preferenceScreen);
    }
    if (!handled) handled = navigatedBy(getContext(), preferenceScreen);
    if (!handled) navigatedBy(getActivity(), preferenceScreen);
  }

  private boolean navigatedBy(Object who, PreferenceScreen screen) {
    return who instanceof OnPreferenceStartScreenCallback
        && ((OnPreferenceStartScreenCallback) who).onPreferenceStartScreen(this, screen);
  }

  @Override
  @SuppressWarnings("unchecked")
  public <T extends Preference> T findPreference(CharSequence key) {
    return manager == null ? null : (T) manager.findPreference(key);
  }

  private void bindPreferences() {
    PreferenceScreen screen = getPreferenceScreen();
    if (screen != null) {
      getListView().setAdapter(onCreateAdapter(screen));
      screen.onAttached();
    }
    onBindPreferences();
  }

  private void unbindPreferences() {
    getListView().setAdapter(null);
    PreferenceScreen screen = getPreferenceScreen();
    if (screen != null) screen.onDetached();
    onUnbindPreferences();
  }

  @Unlisted
  protected void onBindPreferences() {}

  @Unlisted
  protected void onUnbindPreferences() {}

  public final RecyclerView getListView() { return list; }

  public RecyclerView onCreateRecyclerView(LayoutInflater inflater, ViewGroup parent, Bundle savedInstanceState) {
    int layout = AppAttributes.resource(getContext(), "layout", "preference_recyclerview");
    RecyclerView made = layout != 0 ? (RecyclerView) inflater.inflate(layout, parent, false) : new RecyclerView(getContext());
    if (made.getId() == View.NO_ID) made.setId(AppAttributes.resource(getContext(), "id", "recycler_view"));
    made.setLayoutManager(onCreateLayoutManager());
    return made;
  }

  public RecyclerView.LayoutManager onCreateLayoutManager() { return new LinearLayoutManager(getContext()); }

  protected RecyclerView.Adapter onCreateAdapter(PreferenceScreen preferenceScreen) {
    return new PreferenceGroupAdapter(preferenceScreen);
  }

  @Override
  public void onDisplayPreferenceDialog(Preference preference) {
    boolean handled = displayedBy(getCallbackFragment(), preference);
    for (Fragment around = this; !handled && around != null; around = around.getParentFragment()) {
      handled = displayedBy(around, preference);
    }
    if (!handled) handled = displayedBy(getContext(), preference);
    if (!handled) handled = displayedBy(getActivity(), preference);
    if (handled || getParentFragmentManager().findFragmentByTag(DIALOG) != null) return;
    DialogFragment dialog = dialogOf(preference);
    dialog.setTargetFragment(this, 0);
    dialog.show(getParentFragmentManager(), DIALOG);
  }

  private boolean displayedBy(Object who, Preference preference) {
    return who instanceof OnPreferenceDisplayDialogCallback
        && ((OnPreferenceDisplayDialogCallback) who).onPreferenceDisplayDialog(this, preference);
  }

  private static DialogFragment dialogOf(Preference preference) {
    String key = preference.getKey();
    if (preference instanceof EditTextPreference) return EditTextPreferenceDialogFragmentCompat.newInstance(key);
    if (preference instanceof ListPreference) return ListPreferenceDialogFragmentCompat.newInstance(key);
    if (preference instanceof MultiSelectListPreference) return MultiSelectListPreferenceDialogFragmentCompat.newInstance(key);
    throw new IllegalArgumentException("Cannot display dialog for an unknown Preference type: "
        + preference.getClass().getSimpleName()
        + ". Make sure to implement onPreferenceDisplayDialog() to handle displaying a custom dialog for this Preference.");
  }

  @Unlisted
  public Fragment getCallbackFragment() { return null; }

  public void scrollToPreference(String key) { scrollTo(new Scroll(null, key)); }

  public void scrollToPreference(Preference preference) { scrollTo(new Scroll(preference, null)); }

  private void scrollTo(Runnable scroll) {
    if (list == null) whenBound = scroll;
    else scroll.run();
  }
}
