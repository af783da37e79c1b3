package org.antecede.newsreader;

import android.content.Context;
import android.view.View;
import android.view.ViewGroup;
import android.widget.BaseAdapter;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.List;

/**
 * The headlines behind the list view. Nothing here is synchronized: like every adapter it belongs to the main thread,
 * and LoaderTask breaks that rule.
 */
final class NewsAdapter extends BaseAdapter {
    private final Context context;
    private final List<NewsItem> items = new ArrayList<NewsItem>();
    private int unread;

    NewsAdapter(Context context) {
        this.context = context;
    }

    void add(NewsItem item) {
        items.add(item);
        unread++;
    }

    void clear() {
        items.clear();
        unread = 0;
    }

    int unread() {
        return unread;
    }

    @Override
    public int getCount() {
        return items.size();
    }

    @Override
    public NewsItem getItem(int position) {
        return items.get(position);
    }

    @Override
    public long getItemId(int position) {
        return items.get(position).number;
    }

    @Override
    public View getView(int position, View recycled, ViewGroup parent) {
        TextView row = recycled instanceof TextView ? (TextView) recycled : new TextView(context);
        row.setId(R.id.row_title);
        row.setText(items.get(position).title);
        return row;
    }
}
