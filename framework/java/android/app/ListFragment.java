package android.app;

import android.os.Bundle;
import android.os.Handler;
import android.view.Gravity;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.AdapterView;
import android.widget.FrameLayout;
import android.widget.LinearLayout;
import android.widget.ListAdapter;
import android.widget.ListView;
import android.widget.ProgressBar;
import android.widget.TextView;

/** A fragment that is a list. */
@Deprecated
public class ListFragment extends Fragment {
  private final Handler focusHandler = new Handler();
  private ListAdapter adapter;
  private ListView list;
  private View emptyView;
  private TextView standardEmptyView;
  private View progress;
  private View listContainer;
  private CharSequence emptyText;
  private boolean listShown;
  private final Runnable requestFocus = new Runnable() {
    @Override
    public void run() {
      list.focusableViewAvailable(list);
    }
  };
  private final AdapterView.OnItemClickListener onClick = new AdapterView.OnItemClickListener() {
    @Override
    public void onItemClick(AdapterView<?> parent, View v, int position, long id) {
      onListItemClick((ListView) parent, v, position, id);
    }
  };

  @Override
  public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle savedInstanceState) {
    FrameLayout root = new FrameLayout(getActivity());
    LinearLayout loading = new LinearLayout(getActivity());
    loading.identify(android.R.id.progress);
    loading.setVisibility(View.GONE);
    loading.setGravity(Gravity.CENTER);
    loading.addView(new ProgressBar(getActivity()));
    FrameLayout frame = new FrameLayout(getActivity());
    frame.identify(android.R.id.widget_frame);
    TextView empty = new TextView(getActivity());
    empty.identify(android.R.id.empty);
    empty.setTag(this);
    ListView rows = new ListView(getActivity());
    rows.identify(android.R.id.list);
    frame.addView(empty, fill());
    frame.addView(rows, fill());
    root.addView(loading, fill());
    root.addView(frame, fill());
    return root;
  }

  private static FrameLayout.LayoutParams fill() {
    return new FrameLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT);
  }

  @Override
  public void onViewCreated(View view, Bundle savedInstanceState) {
    super.onViewCreated(view, savedInstanceState);
    ensureList();
  }

  @Override
  public void onDestroyView() {
    focusHandler.removeCallbacks(requestFocus);
    list = null;
    listShown = false;
    emptyView = progress = listContainer = null;
    standardEmptyView = null;
    super.onDestroyView();
  }

  public void onListItemClick(ListView l, View v, int position, long id) {}

  public void setListAdapter(ListAdapter adapter) {
    boolean had = this.adapter != null;
    this.adapter = adapter;
    if (list == null) return;
    list.setAdapter(adapter);
    if (!listShown && !had) setListShown(true, getView().getWindowToken() != null);
  }

  public void setSelection(int position) {
    ensureList();
    list.setSelection(position);
  }

  public int getSelectedItemPosition() {
    ensureList();
    return list.getSelectedItemPosition();
  }

  public long getSelectedItemId() {
    ensureList();
    return list.getSelectedItemId();
  }

  public ListView getListView() {
    ensureList();
    return list;
  }

  public void setEmptyText(CharSequence text) {
    ensureList();
    if (standardEmptyView == null) throw new IllegalStateException("Can't be used with a custom content view");
    standardEmptyView.setText(text);
    if (emptyText == null) list.setEmptyView(standardEmptyView);
    emptyText = text;
  }

  public void setListShown(boolean shown) {
    setListShown(shown, true);
  }

  public void setListShownNoAnimation(boolean shown) {
    setListShown(shown, false);
  }

  private void setListShown(boolean shown, boolean animate) {
    ensureList();
    if (progress == null) throw new IllegalStateException("Can't be used with a custom content view");
    if (listShown == shown) return;
    listShown = shown;
    progress.setVisibility(shown ? View.GONE : View.VISIBLE);
    listContainer.setVisibility(shown ? View.VISIBLE : View.GONE);
  }

  public ListAdapter getListAdapter() {
    return adapter;
  }

  private void ensureList() {
    if (list != null) return;
    View root = getView();
    if (root == null) throw new IllegalStateException("Content view not yet created");
    if (root instanceof ListView) list = (ListView) root;
    else findViews(root);
    listShown = true;
    list.setOnItemClickListener(onClick);
    if (adapter != null) {
      ListAdapter known = adapter;
      adapter = null;
      setListAdapter(known);
    } else if (progress != null) {
      setListShown(false, false);
    }
    focusHandler.post(requestFocus);
  }

  private void findViews(View root) {
    View empty = root.findViewById(android.R.id.empty);
    // The view that onCreateView made, rather than one of the app's own.
    if (empty != null && empty.getTag() == this) standardEmptyView = (TextView) empty;
    else emptyView = empty;
    if (standardEmptyView != null) {
      standardEmptyView.setVisibility(View.GONE);
      progress = root.findViewById(android.R.id.progress);
      listContainer = root.findViewById(android.R.id.widget_frame);
    }
    View found = root.findViewById(android.R.id.list);
    if (!(found instanceof ListView)) {
      throw new RuntimeException("Your content must have a ListView whose id attribute is 'android.R.id.list'");
    }
    list = (ListView) found;
    if (emptyView != null) {
      list.setEmptyView(emptyView);
    } else if (emptyText != null) {
      standardEmptyView.setText(emptyText);
      list.setEmptyView(standardEmptyView);
    }
  }
}
