package org.antecede.newsreader;

/** One headline. Immutable, so it may be handed from thread to thread. */
final class NewsItem {
    final int number;
    final String title;

    NewsItem(int number, String title) {
        this.number = number;
        this.title = title;
    }
}
