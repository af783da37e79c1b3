package org.antecede.newsreader;

import android.os.Bundle;
import java.util.ArrayList;
import java.util.List;

/** The articles kept for later. Its rows are in memory only between open() and close(). Main thread only. */
final class NewsDatabase {
    static final String KEY_TITLE = "title";

    private final List<String> stored = new ArrayList<String>();
    private List<String> rows;

    void open() {
        rows = new ArrayList<String>(stored);
    }

    void close() {
        stored.clear();
        stored.addAll(rows);
        // RACE b (write): from here to the next open() nobody may call update().
        rows = null;
    }

    void update(Bundle article) {
        // RACE b (read): a NullPointerException after close().
        rows.add(article.getString(KEY_TITLE));
    }

    int size() {
        return rows.size();
    }
}
