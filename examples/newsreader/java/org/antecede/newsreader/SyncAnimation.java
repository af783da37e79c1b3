package org.antecede.newsreader;

import android.view.View;

/** Shows and hides the progress view while an article is synchronized. Main thread only. */
final class SyncAnimation {
    private final View progress;

    SyncAnimation(View progress) {
        this.progress = progress;
    }

    void start() {
        progress.setVisibility(View.VISIBLE);
    }

    void stop() {
        progress.setVisibility(View.INVISIBLE);
    }
}
