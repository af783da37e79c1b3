package org.antecede.newsreader;

import android.app.IntentService;
import android.content.Intent;

/** Downloads headlines on a worker thread and broadcasts them one by one. */
public class DownloadService extends IntentService {
    static final String ACTION_ARTICLE = "org.antecede.newsreader.ARTICLE";

    public DownloadService() {
        super("download");
    }

    @Override
    protected void onHandleIntent(Intent request) {
        for (NewsItem item : NewsFeed.download(getResources())) {
            Intent article = new Intent(ACTION_ARTICLE);
            article.setPackage(getPackageName());
            article.putExtra(NewsDatabase.KEY_TITLE, item.title);
            sendBroadcast(article);
        }
    }
}
