package org.antecede.newsreader;

import android.os.Handler;
import android.os.SystemClock;

/** Sends one article to the user's other devices, then tells the main thread. */
final class SyncThread extends Thread {
    private final Handler handler;
    private final Runnable whenDone;
    private final int millis;

    SyncThread(Handler handler, Runnable whenDone, int millis) {
        super("sync");
        this.handler = handler;
        this.whenDone = whenDone;
        this.millis = millis;
    }

    @Override
    public void run() {
        SystemClock.sleep(millis);
        handler.post(whenDone);
    }
}
