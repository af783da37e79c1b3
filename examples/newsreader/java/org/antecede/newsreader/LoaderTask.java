package org.antecede.newsreader;

import android.content.res.Resources;
import android.os.AsyncTask;

/** Loads the latest headlines into the adapter of NewsActivity. */
final class LoaderTask extends AsyncTask<Void, Void, Integer> {
    private final NewsAdapter adapter;
    private final Resources resources;

    LoaderTask(NewsAdapter adapter, Resources resources) {
        this.adapter = adapter;
        this.resources = resources;
    }

    @Override
    protected Integer doInBackground(Void... nothing) {
        // RACE a (write): the adapter's list changes on a background thread, and the list view hears of it only in
        // onPostExecute(). The fix is to return the items from here and to add them there.
        adapter.clear();
        for (NewsItem item : NewsFeed.download(resources)) {
            adapter.add(item);
        }
        return adapter.getCount();
    }

    @Override
    protected void onPostExecute(Integer count) {
        adapter.notifyDataSetChanged();
    }
}
