package org.antecede.newsreader;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.view.Menu;
import android.view.MenuItem;
import android.view.View;
import android.widget.AbsListView;
import android.widget.AdapterView;
import android.widget.ListView;
import android.widget.TextView;

/** The first screen: a list of headlines which Refresh reloads in the background. */
public class NewsActivity extends Activity implements AbsListView.OnScrollListener {
    private NewsAdapter adapter;
    private TextView status;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.activity_news);
        status = (TextView) findViewById(R.id.status);
        adapter = new NewsAdapter(this);
        for (NewsItem item : NewsFeed.cached(getResources())) {
            adapter.add(item);
        }
        ListView list = (ListView) findViewById(R.id.news);
        list.setAdapter(adapter);
        list.setOnScrollListener(this);
        list.setOnItemClickListener(new AdapterView.OnItemClickListener() {
            @Override
            public void onItemClick(AdapterView<?> parent, View view, int position, long id) {
                openArticle(adapter.getItem(position));
            }
        });
        findViewById(R.id.refresh).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View view) {
                refresh();
            }
        });
    }

    private void refresh() {
        new LoaderTask(adapter, getResources()).execute();
    }

    @Override
    public void onScroll(AbsListView view, int first, int visible, int total) {
        if (total == 0) {
            return;
        }
        // RACE a (read): the view's idea of `total` is as old as the last notifyDataSetChanged(), but LoaderTask has
        // perhaps cleared the list since then. Scrolling during a refresh ends in an IndexOutOfBoundsException.
        NewsItem item = adapter.getItem(first);
        status.setText(getString(R.string.unread, adapter.unread(), item.title));
    }

    @Override
    public void onScrollStateChanged(AbsListView view, int state) {}

    /** Named by android:onClick in layout/footer.xml. */
    public void openArchive(View view) {
        startActivity(new Intent(this, ArchiveActivity.class));
    }

    private void openArticle(NewsItem item) {
        Intent intent = new Intent(this, ArticleActivity.class);
        intent.putExtra(ArticleActivity.EXTRA_TITLE, item.title);
        startActivity(intent);
    }

    @Override
    public boolean onCreateOptionsMenu(Menu menu) {
        getMenuInflater().inflate(R.menu.news, menu);
        return true;
    }

    @Override
    public boolean onOptionsItemSelected(MenuItem item) {
        if (item.getItemId() == R.id.menu_refresh) {
            refresh();
            return true;
        }
        if (item.getItemId() == R.id.menu_archive) {
            openArchive(null);
            return true;
        }
        return super.onOptionsItemSelected(item);
    }
}
