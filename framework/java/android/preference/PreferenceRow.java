package android.preference;

import android.content.Context;
import android.text.TextUtils;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;
import android.widget.ImageView;
import android.widget.LinearLayout;
import android.widget.TextView;
import antecede.Hidden;

/** The look of a row that names no layout of its own: icon, title and summary, and a place for a widget. */
@Hidden
public final class PreferenceRow {
  private PreferenceRow() {}

  public static View make(Context context) {
    LinearLayout row = new LinearLayout(context);
    int room = (int) (16 * context.getResources().getDisplayMetrics().density);
    row.setPadding(room, room / 2, room, room / 2);
    row.setMinimumHeight(3 * room);
    row.setGravity(Gravity.CENTER_VERTICAL);
    add(row, new ImageView(context), android.R.id.icon, 0);
    LinearLayout texts = new LinearLayout(context);
    texts.setOrientation(LinearLayout.VERTICAL);
    add(texts, new TextView(context), android.R.id.title, 0);
    add(texts, new TextView(context), android.R.id.summary, 0);
    add(row, texts, View.NO_ID, 1);
    LinearLayout frame = new LinearLayout(context);
    frame.setOrientation(LinearLayout.VERTICAL);
    add(row, frame, android.R.id.widget_frame, 0);
    return row;
  }

  private static void add(LinearLayout to, View view, int id, float weight) {
    view.setId(id);
    to.addView(view, new LinearLayout.LayoutParams(weight > 0 ? 0 : ViewGroup.LayoutParams.WRAP_CONTENT,
        ViewGroup.LayoutParams.WRAP_CONTENT, weight));
  }

  public static void show(TextView view, CharSequence text) {
    if (TextUtils.isEmpty(text)) {
      view.setVisibility(View.GONE);
    } else {
      view.setText(text);
      view.setVisibility(View.VISIBLE);
    }
  }

  public static void setEnabled(View view, boolean enabled) {
    view.setEnabled(enabled);
    if (!(view instanceof ViewGroup)) return;
    ViewGroup group = (ViewGroup) view;
    for (int i = group.childCount() - 1; i >= 0; i--) setEnabled(group.childAt(i), enabled);
  }
}
