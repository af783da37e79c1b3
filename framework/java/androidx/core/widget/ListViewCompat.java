package androidx.core.widget;

import android.widget.ListView;

/** Calls of list views that older platforms lack. */
public final class ListViewCompat {
  private ListViewCompat() {}

  public static boolean canScrollList(ListView listView, int value) {
    return listView.canScrollList(value);
  }

  public static void scrollListBy(ListView listView, int value) {
    listView.scrollListBy(value);
  }
}
