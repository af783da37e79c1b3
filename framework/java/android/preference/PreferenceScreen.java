package android.preference;

import android.app.Dialog;
import android.content.Context;
import android.content.DialogInterface;
import android.os.Bundle;
import android.text.TextUtils;
import android.util.AttributeSet;
import android.view.View;
import android.widget.AdapterView;
import android.widget.ListAdapter;
import android.widget.ListView;
import antecede.Unlisted;

/** The root of a tree of preferences; one inside another is shown in a dialog. */
@Deprecated
public final class PreferenceScreen extends PreferenceGroup implements AdapterView.OnItemClickListener,
    DialogInterface.OnDismissListener {
  private ListAdapter rootAdapter;
  private Dialog dialog;
  private ListView list;

  @Unlisted
  public PreferenceScreen(Context context, AttributeSet attrs) { super(context, attrs, android.R.attr.preferenceScreenStyle); }

  public ListAdapter getRootAdapter() {
    if (rootAdapter == null) rootAdapter = onCreateRootAdapter();
    return rootAdapter;
  }

  protected ListAdapter onCreateRootAdapter() { return new PreferenceGroupAdapter(this); }

  public void bind(ListView listView) {
    listView.setOnItemClickListener(this);
    listView.setAdapter(getRootAdapter());
    onAttachedToActivity();
  }

  @Override
  protected void onClick() {
    if (getIntent() != null || getFragment() != null || getPreferenceCount() == 0) return;
    showDialog(null);
  }

  private void showDialog(Bundle state) {
    Context context = getContext();
    if (list != null) list.setAdapter(null);
    list = new ListView(context);
    list.identify(android.R.id.list);
    bind(list);
    dialog = new Dialog(context);
    dialog.setContentView(list);
    if (!TextUtils.isEmpty(getTitle())) dialog.setTitle(getTitle());
    dialog.setOnDismissListener(this);
    if (state != null) dialog.onRestoreInstanceState(state);
    getPreferenceManager().addPreferencesScreen(dialog);
    dialog.show();
  }

  @Override
  public void onDismiss(DialogInterface dialog) {
    this.dialog = null;
    getPreferenceManager().removePreferencesScreen(dialog);
  }

  public Dialog getDialog() { return dialog; }

  @Override
  public void onItemClick(AdapterView<?> parent, View view, int position, long id) {
    if (parent instanceof ListView) position -= ((ListView) parent).getHeaderViewsCount();
    Object item = getRootAdapter().getItem(position);
    if (item instanceof Preference) ((Preference) item).performClick(this);
  }

  @Override
  protected boolean isOnSameScreenAsChildren() { return false; }
}
