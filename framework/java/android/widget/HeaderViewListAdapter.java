package android.widget;

import android.database.DataSetObserver;
import android.view.View;
import android.view.ViewGroup;
import java.util.ArrayList;

/** Puts headers and footers around the items of another adapter. */
public class HeaderViewListAdapter implements WrapperListAdapter, Filterable {
  private final ListAdapter adapter;
  private final ArrayList<ListView.FixedViewInfo> headers;
  private final ArrayList<ListView.FixedViewInfo> footers;

  public HeaderViewListAdapter(ArrayList<ListView.FixedViewInfo> headerViewInfos,
      ArrayList<ListView.FixedViewInfo> footerViewInfos, ListAdapter adapter) {
    this.adapter = adapter;
    headers = headerViewInfos == null ? new ArrayList<ListView.FixedViewInfo>() : headerViewInfos;
    footers = footerViewInfos == null ? new ArrayList<ListView.FixedViewInfo>() : footerViewInfos;
  }

  public int getHeadersCount() { return headers.size(); }

  public int getFootersCount() { return footers.size(); }

  @Override
  public boolean isEmpty() { return adapter == null || adapter.isEmpty(); }

  public boolean removeHeader(View v) { return remove(headers, v); }

  public boolean removeFooter(View v) { return remove(footers, v); }

  private static boolean remove(ArrayList<ListView.FixedViewInfo> all, View view) {
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).view == view) {
        all.remove(i);
        return true;
      }
    }
    return false;
  }

  /** The header or footer at a position, or null. */
  private ListView.FixedViewInfo fixed(int position) {
    if (position < headers.size()) return headers.get(position);
    int index = position - headers.size() - (adapter == null ? 0 : adapter.getCount());
    return index >= 0 ? footers.get(index) : null;
  }

  @Override
  public int getCount() { return headers.size() + footers.size() + (adapter == null ? 0 : adapter.getCount()); }

  @Override
  public boolean areAllItemsEnabled() {
    if (adapter == null) return true;
    for (int i = 0; i < headers.size(); i++) {
      if (!headers.get(i).isSelectable) return false;
    }
    for (int i = 0; i < footers.size(); i++) {
      if (!footers.get(i).isSelectable) return false;
    }
    return adapter.areAllItemsEnabled();
  }

  @Override
  public boolean isEnabled(int position) {
    ListView.FixedViewInfo fixed = fixed(position);
    return fixed == null ? adapter.isEnabled(position - headers.size()) : fixed.isSelectable;
  }

  @Override
  public Object getItem(int position) {
    ListView.FixedViewInfo fixed = fixed(position);
    return fixed == null ? adapter.getItem(position - headers.size()) : fixed.data;
  }

  @Override
  public long getItemId(int position) {
    int index = position - headers.size();
    return adapter != null && index >= 0 && index < adapter.getCount() ? adapter.getItemId(index) : -1;
  }

  @Override
  public boolean hasStableIds() { return adapter != null && adapter.hasStableIds(); }

  @Override
  public View getView(int position, View convertView, ViewGroup parent) {
    ListView.FixedViewInfo fixed = fixed(position);
    return fixed == null ? adapter.getView(position - headers.size(), convertView, parent) : fixed.view;
  }

  @Override
  public int getItemViewType(int position) {
    int index = position - headers.size();
    if (adapter != null && index >= 0 && index < adapter.getCount()) return adapter.getItemViewType(index);
    return AdapterView.ITEM_VIEW_TYPE_HEADER_OR_FOOTER;
  }

  @Override
  public int getViewTypeCount() { return adapter == null ? 1 : adapter.getViewTypeCount(); }

  @Override
  public void registerDataSetObserver(DataSetObserver observer) {
    if (adapter != null) adapter.registerDataSetObserver(observer);
  }

  @Override
  public void unregisterDataSetObserver(DataSetObserver observer) {
    if (adapter != null) adapter.unregisterDataSetObserver(observer);
  }

  @Override
  public Filter getFilter() { return adapter instanceof Filterable ? ((Filterable) adapter).getFilter() : null; }

  @Override
  public ListAdapter getWrappedAdapter() { return adapter; }
}
