package android.preference;

import android.app.Fragment;
import android.app.FragmentManager;
import android.app.FragmentTransaction;
import android.app.ListActivity;
import android.content.Context;
import android.content.Intent;
import android.content.res.Resources;
import android.os.Bundle;
import android.os.Handler;
import android.os.Message;
import android.os.Parcel;
import android.os.Parcelable;
import android.text.TextUtils;
import android.view.View;
import android.view.ViewGroup;
import android.widget.ArrayAdapter;
import android.widget.BaseAdapter;
import android.widget.FrameLayout;
import android.widget.ListView;
import android.widget.TextView;
import antecede.Unlisted;
import java.util.ArrayList;
import java.util.List;

/** A screen of preferences, or of headers that lead to fragments. Rows are bound by a message. */
@Deprecated
public abstract class PreferenceActivity extends ListActivity
    implements PreferenceManager.OnPreferenceTreeClickListener, PreferenceFragment.OnPreferenceStartFragmentCallback {
  public static final String EXTRA_NO_HEADERS = ":android:no_headers";
  public static final String EXTRA_SHOW_FRAGMENT = ":android:show_fragment";
  public static final String EXTRA_SHOW_FRAGMENT_ARGUMENTS = ":android:show_fragment_args";
  public static final String EXTRA_SHOW_FRAGMENT_SHORT_TITLE = ":android:show_fragment_short_title";
  public static final String EXTRA_SHOW_FRAGMENT_TITLE = ":android:show_fragment_title";
  public static final long HEADER_ID_UNDEFINED = -1;
  private static final String STATE = ":android:preferences";
  private static final String HEADERS = ":android:headers";
  private static final String CURRENT = ":android:cur_header";
  private static final String BACK_STACK = ":android:prefs";
  private static final int BIND = 1, BUILD = 2;
  private static final int FRAME = 0x01020500;
  private static final int CONTENT = 0x01090500;

  private final ArrayList<Header> headers = new ArrayList<Header>();
  private FrameLayout frame;
  private boolean singlePane = true;
  private Header current;
  private PreferenceManager manager;
  private Bundle savedState;
  private final Handler handler = new Binder();

  private final class Binder extends Handler {
    @Override
    public void handleMessage(Message msg) {
      if (msg.what == BIND) bindPreferences();
      else buildHeaders();
    }
  }

  /** The headers as rows. */
  private static final class HeaderRows extends ArrayAdapter<Header> {
    HeaderRows(Context context, List<Header> headers) { super(context, 0, headers); }

    @Override
    public View getView(int position, View convertView, ViewGroup parent) {
      View row = convertView == null ? PreferenceRow.make(getContext()) : convertView;
      Header header = getItem(position);
      Resources resources = getContext().getResources();
      PreferenceRow.show(row.<TextView>findViewById(android.R.id.title), header.getTitle(resources));
      PreferenceRow.show(row.<TextView>findViewById(android.R.id.summary), header.getSummary(resources));
      return row;
    }
  }

  /** A row that leads to a fragment or an activity. */
  public static final class Header implements Parcelable {
    public static final Parcelable.Creator<Header> CREATOR = new Parcelable.Creator<Header>() {
      @Override
      public Header createFromParcel(Parcel source) {
        Header header = new Header();
        header.readFromParcel(source);
        return header;
      }

      @Override
      public Header[] newArray(int size) { return new Header[size]; }
    };

    public long id = HEADER_ID_UNDEFINED;
    public int titleRes;
    public CharSequence title;
    public int summaryRes;
    public CharSequence summary;
    public int breadCrumbTitleRes;
    public CharSequence breadCrumbTitle;
    public int breadCrumbShortTitleRes;
    public CharSequence breadCrumbShortTitle;
    public int iconRes;
    public String fragment;
    public Bundle fragmentArguments;
    public Intent intent;
    public Bundle extras;

    public Header() {}

    public CharSequence getTitle(Resources res) { return titleRes != 0 ? res.getText(titleRes) : title; }

    public CharSequence getSummary(Resources res) { return summaryRes != 0 ? res.getText(summaryRes) : summary; }

    public CharSequence getBreadCrumbTitle(Resources res) {
      return breadCrumbTitleRes != 0 ? res.getText(breadCrumbTitleRes) : breadCrumbTitle;
    }

    public CharSequence getBreadCrumbShortTitle(Resources res) {
      return breadCrumbShortTitleRes != 0 ? res.getText(breadCrumbShortTitleRes) : breadCrumbShortTitle;
    }

    @Override
    public int describeContents() { return 0; }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      dest.writeLong(id);
      dest.writeInt(titleRes);
      TextUtils.writeToParcel(title, dest, flags);
      dest.writeInt(summaryRes);
      TextUtils.writeToParcel(summary, dest, flags);
      dest.writeInt(iconRes);
      dest.writeString(fragment);
      dest.writeBundle(fragmentArguments);
      dest.writeParcelable(intent, flags);
      dest.writeBundle(extras);
    }

    public void readFromParcel(Parcel in) {
      id = in.readLong();
      titleRes = in.readInt();
      title = TextUtils.CHAR_SEQUENCE_CREATOR.createFromParcel(in);
      summaryRes = in.readInt();
      summary = TextUtils.CHAR_SEQUENCE_CREATOR.createFromParcel(in);
      iconRes = in.readInt();
      fragment = in.readString();
      fragmentArguments = in.readBundle();
      intent = in.readParcelable(null);
      extras = in.readBundle();
    }
  }

  public PreferenceActivity() {}

  @Override
  protected void onCreate(Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    // By its number: apps override this to put a bar of their own above it.
    setContentView(CONTENT);
    ListView list = findViewById(android.R.id.list);
    frame = findViewById(FRAME);
    singlePane = onIsHidingHeaders() || !onIsMultiPane();
    String initial = getIntent().getStringExtra(EXTRA_SHOW_FRAGMENT);
    Bundle arguments = getIntent().getBundleExtra(EXTRA_SHOW_FRAGMENT_ARGUMENTS);
    if (savedInstanceState == null) begin(initial, arguments);
    else restoreHeaders(savedInstanceState, initial);
    if (initial != null && singlePane) {
      list.setVisibility(View.GONE);
    } else if (!headers.isEmpty()) {
      setListAdapter(new HeaderRows(this, headers));
      if (singlePane) frame.setVisibility(View.GONE);
    } else {
      manager = new PreferenceManager(this, 100);
      manager.setOnPreferenceTreeClickListener(this);
      frame.setVisibility(View.GONE);
    }
  }

  private void begin(String initial, Bundle arguments) {
    if (!onIsHidingHeaders()) onBuildHeaders(headers);
    if (initial != null) switchToHeader(initial, arguments);
    else if (!singlePane && !headers.isEmpty()) switchToHeader(onGetInitialHeader());
  }

  /** The fragment that was shown comes back by itself. */
  private void restoreHeaders(Bundle state, String initial) {
    ArrayList<Header> saved = state.getParcelableArrayList(HEADERS);
    if (saved == null) return;
    headers.addAll(saved);
    int index = state.getInt(CURRENT, -1);
    if (index >= 0 && index < headers.size()) current = headers.get(index);
    else if (!singlePane && initial == null) switchToHeader(onGetInitialHeader());
  }

  public boolean hasHeaders() { return manager == null && getListView().getVisibility() == View.VISIBLE; }

  @Unlisted
  public List<Header> getHeaders() { return headers; }

  public boolean isMultiPane() { return !singlePane; }

  public boolean onIsMultiPane() { return false; }

  public boolean onIsHidingHeaders() { return getIntent().getBooleanExtra(EXTRA_NO_HEADERS, false); }

  public Header onGetInitialHeader() {
    for (int i = 0; i < headers.size(); i++) {
      if (headers.get(i).fragment != null) return headers.get(i);
    }
    throw new IllegalStateException("Must have at least one header with a fragment");
  }

  public Header onGetNewHeader() { return null; }

  public void onBuildHeaders(List<Header> target) {}

  public void invalidateHeaders() {
    if (!handler.hasMessages(BUILD)) handler.sendEmptyMessage(BUILD);
  }

  private void buildHeaders() {
    headers.clear();
    onBuildHeaders(headers);
    if (getListAdapter() instanceof BaseAdapter) ((BaseAdapter) getListAdapter()).notifyDataSetChanged();
  }

  public void loadHeadersFromResource(int resid, List<Header> target) { HeaderReader.read(this, resid, target); }

  protected boolean isValidFragment(String fragmentName) {
    if (getApplicationInfo().targetSdkVersion < android.os.Build.VERSION_CODES.KITKAT) return true;
    throw new RuntimeException("Subclasses of PreferenceActivity must override isValidFragment(String) to verify that the Fragment class is"
        + " valid! " + getClass().getName() + " has not checked if fragment " + fragmentName + " is valid.");
  }

  @Override
  protected void onStop() {
    super.onStop();
    if (manager != null) manager.dispatchActivityStop();
  }

  @Override
  protected void onDestroy() {
    handler.removeMessages(BIND);
    handler.removeMessages(BUILD);
    super.onDestroy();
    if (manager != null) manager.dispatchActivityDestroy();
  }

  @Override
  protected void onSaveInstanceState(Bundle outState) {
    super.onSaveInstanceState(outState);
    if (!headers.isEmpty()) outState.putParcelableArrayList(HEADERS, headers);
    if (headers.indexOf(current) >= 0) outState.putInt(CURRENT, headers.indexOf(current));
    if (manager == null || getPreferenceScreen() == null) return;
    Bundle container = new Bundle();
    getPreferenceScreen().saveHierarchyState(container);
    outState.putBundle(STATE, container);
  }

  @Override
  protected void onRestoreInstanceState(Bundle state) {
    Bundle container = manager == null ? null : state.getBundle(STATE);
    if (container != null && getPreferenceScreen() != null) {
      getPreferenceScreen().restoreHierarchyState(container);
      savedState = state;
      return;
    }
    super.onRestoreInstanceState(state);
  }

  @Override
  protected void onActivityResult(int requestCode, int resultCode, Intent data) {
    super.onActivityResult(requestCode, resultCode, data);
    if (manager != null) manager.dispatchActivityResult(requestCode, resultCode, data);
  }

  @Override
  public void onContentChanged() {
    super.onContentChanged();
    if (manager != null) postBindPreferences();
  }

  @Override
  public void onBackPressed() { super.onBackPressed(); }

  @Override
  protected void onNewIntent(Intent intent) {
    if (manager != null) manager.dispatchNewIntent(intent);
  }

  @Override
  protected void onListItemClick(ListView l, View v, int position, long id) {
    super.onListItemClick(l, v, position, id);
    if (getListAdapter() == null || manager != null) return;
    Object item = getListAdapter().getItem(position);
    if (item instanceof Header) onHeaderClick((Header) item, position);
  }

  public void onHeaderClick(Header header, int position) {
    if (header.fragment != null) switchToHeader(header);
    else if (header.intent != null) startActivity(header.intent);
  }

  public Intent onBuildStartFragmentIntent(String fragmentName, Bundle args, int titleRes, int shortTitleRes) {
    Intent intent = new Intent(Intent.ACTION_MAIN);
    intent.setClass(this, getClass());
    intent.putExtra(EXTRA_SHOW_FRAGMENT, fragmentName);
    intent.putExtra(EXTRA_SHOW_FRAGMENT_ARGUMENTS, args);
    intent.putExtra(EXTRA_SHOW_FRAGMENT_TITLE, titleRes);
    intent.putExtra(EXTRA_SHOW_FRAGMENT_SHORT_TITLE, shortTitleRes);
    intent.putExtra(EXTRA_NO_HEADERS, true);
    return intent;
  }

  public void startWithFragment(String fragmentName, Bundle args, Fragment resultTo, int resultRequestCode) {
    startWithFragment(fragmentName, args, resultTo, resultRequestCode, 0, 0);
  }

  public void startWithFragment(String fragmentName, Bundle args, Fragment resultTo, int resultRequestCode, int titleRes,
      int shortTitleRes) {
    Intent intent = onBuildStartFragmentIntent(fragmentName, args, titleRes, shortTitleRes);
    if (resultTo == null) startActivity(intent);
    else resultTo.startActivityForResult(intent, resultRequestCode);
  }

  public void showBreadCrumbs(CharSequence title, CharSequence shortTitle) { setTitle(title); }

  public void setParentTitle(CharSequence title, CharSequence shortTitle, View.OnClickListener listener) {}

  public void setListFooter(View view) { getListView().addFooterView(view); }

  public void switchToHeader(String fragmentName, Bundle args) {
    current = null;
    switchTo(fragmentName, args);
  }

  public void switchToHeader(Header header) {
    if (header.fragment == null) throw new IllegalStateException("can't switch to header that has no fragment");
    if (singlePane) {
      startWithFragment(header.fragment, header.fragmentArguments, null, 0, header.breadCrumbTitleRes,
          header.breadCrumbShortTitleRes);
      return;
    }
    if (current == header) {
      getFragmentManager().popBackStack(BACK_STACK, FragmentManager.POP_BACK_STACK_INCLUSIVE);
      return;
    }
    switchTo(header.fragment, header.fragmentArguments);
    current = header;
  }

  private void switchTo(String fragmentName, Bundle args) {
    getFragmentManager().popBackStack(BACK_STACK, FragmentManager.POP_BACK_STACK_INCLUSIVE);
    if (!isValidFragment(fragmentName)) throw new IllegalArgumentException("Invalid fragment for this activity: " + fragmentName);
    Fragment fragment = Fragment.instantiate(this, fragmentName, args);
    FragmentTransaction transaction = getFragmentManager().beginTransaction();
    transaction.replace(FRAME, fragment);
    transaction.commitAllowingStateLoss();
    if (singlePane) frame.setVisibility(View.VISIBLE);
  }

  public void startPreferenceFragment(Fragment fragment, boolean push) {
    FragmentTransaction transaction = getFragmentManager().beginTransaction();
    transaction.replace(FRAME, fragment);
    if (push) transaction.addToBackStack(BACK_STACK);
    transaction.commitAllowingStateLoss();
  }

  public void startPreferencePanel(String fragmentClass, Bundle args, int titleRes, CharSequence titleText, Fragment resultTo,
      int resultRequestCode) {
    if (singlePane) {
      startWithFragment(fragmentClass, args, resultTo, resultRequestCode, titleRes, 0);
      return;
    }
    Fragment fragment = Fragment.instantiate(this, fragmentClass, args);
    if (resultTo != null) fragment.setTargetFragment(resultTo, resultRequestCode);
    startPreferenceFragment(fragment, true);
  }

  public void finishPreferencePanel(Fragment caller, int resultCode, Intent resultData) {
    setResult(resultCode, resultData);
    finish();
  }

  @Override
  public boolean onPreferenceStartFragment(PreferenceFragment caller, Preference pref) {
    startPreferencePanel(pref.getFragment(), pref.getExtras(), pref.getTitleRes(), pref.getTitle(), null, 0);
    return true;
  }

  // Without headers: preferences of the activity itself.

  private void postBindPreferences() {
    if (!handler.hasMessages(BIND)) handler.obtainMessage(BIND).sendToTarget();
  }

  private void bindPreferences() {
    PreferenceScreen screen = getPreferenceScreen();
    if (screen == null) return;
    screen.bind(getListView());
    if (savedState == null) return;
    super.onRestoreInstanceState(savedState);
    savedState = null;
  }

  @Deprecated
  public PreferenceManager getPreferenceManager() { return manager; }

  private void requirePreferenceManager() {
    if (manager != null) return;
    if (getListAdapter() == null) throw new RuntimeException("This should be called after super.onCreate.");
    throw new RuntimeException("Modern two-pane PreferenceActivity requires use of a PreferenceFragment");
  }

  @Deprecated
  public void setPreferenceScreen(PreferenceScreen preferenceScreen) {
    requirePreferenceManager();
    if (!manager.setPreferences(preferenceScreen) || preferenceScreen == null) return;
    postBindPreferences();
    if (preferenceScreen.getTitle() != null) setTitle(preferenceScreen.getTitle());
  }

  @Deprecated
  public PreferenceScreen getPreferenceScreen() { return manager == null ? null : manager.getPreferenceScreen(); }

  @Deprecated
  public void addPreferencesFromIntent(Intent intent) { requirePreferenceManager(); }

  @Deprecated
  public void addPreferencesFromResource(int preferencesResId) {
    requirePreferenceManager();
    setPreferenceScreen(manager.inflateFromResource(this, preferencesResId, getPreferenceScreen()));
  }

  @Override
  @Deprecated
  public boolean onPreferenceTreeClick(PreferenceScreen preferenceScreen, Preference preference) { return false; }

  @Deprecated
  public Preference findPreference(CharSequence key) { return manager == null ? null : manager.findPreference(key); }
}
