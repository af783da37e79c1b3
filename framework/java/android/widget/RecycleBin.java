package android.widget;

import android.view.View;
import antecede.Bag;
import antecede.Callbacks;
import java.util.List;

/** The item views that a list does not show now, by their kinds. */
final class RecycleBin {
  private final AbsListView list;
  private Bag<View>[] scrap = bags(1);
  private Bag<View> active = new Bag<View>();
  private int firstActive;
  AbsListView.RecyclerListener listener;

  RecycleBin(AbsListView list) { this.list = list; }

  @SuppressWarnings("unchecked")
  private static Bag<View>[] bags(int count) {
    Bag<View>[] bags = new Bag[count];
    for (int i = 0; i < count; i++) bags[i] = new Bag<View>();
    return bags;
  }

  void setViewTypeCount(int count) {
    if (count < 1) throw new IllegalArgumentException("Can't have a viewTypeCount < 1");
    scrap = bags(count);
  }

  void clear() {
    for (Bag<View> bag : scrap) {
      for (int i = 0; i < bag.size(); i++) list.discard(bag.get(i));
      bag.clear();
    }
  }

  /** All children of the list, which is about to lay the same items out again. */
  void fillActiveViews(int firstPosition) {
    firstActive = firstPosition;
    active.clear();
    for (int i = 0; i < list.childCount(); i++) active.add(list.childAt(i));
  }

  View getActiveView(int position) {
    int index = position - firstActive;
    if (index < 0 || index >= active.size()) return null;
    View view = active.get(index);
    active.set(index, null);
    return view;
  }

  void scrapActiveViews() {
    for (int i = 0; i < active.size(); i++) {
      if (active.get(i) != null) addScrapView(active.get(i), firstActive + i);
    }
    active.clear();
  }

  /** One that showed the same position, else the last that came. */
  View getScrapView(int position) {
    int type = list.getAdapter().getItemViewType(position);
    if (type < 0 || type >= scrap.length) return null;
    Bag<View> bag = scrap[type];
    for (int i = 0; i < bag.size(); i++) {
      if (((AbsListView.LayoutParams) bag.get(i).getLayoutParams()).scrappedFrom == position) return bag.removeAt(i);
    }
    return bag.isEmpty() ? null : bag.removeAt(bag.size() - 1);
  }

  void addScrapView(View view, int position) {
    AbsListView.LayoutParams params = (AbsListView.LayoutParams) view.getLayoutParams();
    if (params == null) return;
    params.scrappedFrom = position;
    if (params.viewType < 0 || params.viewType >= scrap.length) {
      if (params.viewType != AdapterView.ITEM_VIEW_TYPE_HEADER_OR_FOOTER) list.discard(view);
      return;
    }
    view.dispatchStartTemporaryDetach();
    scrap[params.viewType].add(view);
    if (listener == null) return;
    Callbacks.invoke(list, "RecyclerListener", listener);
    listener.onMovedToScrapHeap(view);
  }

  /** Never more than are shown. */
  void prune() {
    int most = Math.max(list.childCount(), 1);
    for (Bag<View> bag : scrap) {
      while (bag.size() > most) list.discard(bag.removeAt(bag.size() - 1));
    }
  }

  void reclaim(List<View> views) {
    for (Bag<View> bag : scrap) {
      for (int i = 0; i < bag.size(); i++) views.add(bag.get(i));
      bag.clear();
    }
  }

  void forceLayout() {
    for (Bag<View> bag : scrap) {
      for (int i = 0; i < bag.size(); i++) bag.get(i).forceLayout();
    }
  }
}
