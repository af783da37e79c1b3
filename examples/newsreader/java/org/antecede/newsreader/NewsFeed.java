package org.antecede.newsreader;

import android.content.res.Resources;
import android.os.SystemClock;
import java.util.ArrayList;
import java.util.List;

/** Where headlines come from. The "network" is a string array and a pause, so the app runs anywhere. */
final class NewsFeed {
    private NewsFeed() {}

    /** The headlines known when the app starts. Fast, for the main thread. */
    static List<NewsItem> cached(Resources resources) {
        return number(resources.getStringArray(R.array.cached_headlines));
    }

    /** The latest headlines. Slow, for a background thread. */
    static List<NewsItem> download(Resources resources) {
        SystemClock.sleep(resources.getInteger(R.integer.download_millis));
        return number(resources.getStringArray(R.array.fresh_headlines));
    }

    private static List<NewsItem> number(String[] titles) {
        List<NewsItem> items = new ArrayList<NewsItem>();
        for (int i = 0; i < titles.length; i++) {
            items.add(new NewsItem(i + 1, titles[i]));
        }
        return items;
    }
}
