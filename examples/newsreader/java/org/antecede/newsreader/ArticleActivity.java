package org.antecede.newsreader;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.View;
import android.widget.TextView;

/** One article, which Sync sends to the user's other devices. Holds race c and three things that look like one. */
public class ArticleActivity extends Activity implements View.OnClickListener {
    static final String EXTRA_TITLE = "title";
    private static final long TICK_MILLIS = 1000;

    private final Handler handler = new Handler(Looper.getMainLooper());
    private SyncAnimation animation;
    private NewsItem article;
    private TextView title;
    private TextView clock;
    private int seconds;

    private final Runnable tick = new Runnable() {
        @Override
        public void run() {
            // SAFE (removed): onDestroy() takes this callback out of the queue before it clears `clock`.
            clock.setText(getString(R.string.reading_for, seconds++));
            handler.postDelayed(this, TICK_MILLIS);
        }
    };

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.activity_article);
        title = (TextView) findViewById(R.id.title);
        clock = (TextView) findViewById(R.id.clock);
        animation = new SyncAnimation(findViewById(R.id.progress));
        findViewById(R.id.sync).setOnClickListener(this);
        loadThenShow();
        handler.post(tick);
    }

    /** SAFE (first in, first out): the same handler gets "load" before "show", so `article` is set when it is read. */
    private void loadThenShow() {
        handler.post(new Runnable() {
            @Override
            public void run() {
                article = new NewsItem(1, getIntent().getStringExtra(EXTRA_TITLE));
            }
        });
        handler.post(new Runnable() {
            @Override
            public void run() {
                showTitle(article.title);
            }
        });
    }

    private void showTitle(String text) {
        // SAFE (checked): same thread as onDestroy(), so nothing comes between the test and the use.
        if (title != null) {
            title.setText(text);
        }
    }

    @Override
    public void onClick(View view) {
        animation.start();
        new SyncThread(handler, new Runnable() {
            @Override
            public void run() {
                // RACE c (use): when Back was pressed during the sync, onDestroy() ran first and this line throws a
                // NullPointerException. The fix is to remove this callback in onDestroy(), as is done for `tick`.
                animation.stop();
            }
        }, getResources().getInteger(R.integer.download_millis)).start();
    }

    @Override
    protected void onDestroy() {
        handler.removeCallbacks(tick);
        clock = null;
        title = null;
        // RACE c (free): nothing orders this after the runnable that SyncThread posts.
        animation = null;
        super.onDestroy();
    }
}
