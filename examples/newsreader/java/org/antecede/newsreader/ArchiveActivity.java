package org.antecede.newsreader;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

/** The articles kept for later. DownloadService broadcasts each new one; the receiver here stores it. */
public class ArchiveActivity extends Activity {
    private NewsDatabase database;
    private TextView summary;

    private final BroadcastReceiver receiver = new BroadcastReceiver() {
        @Override
        public void onReceive(Context context, Intent intent) {
            // RACE b (use): the receiver lives from onCreate() to onDestroy(), the open database only from onStart()
            // to onStop(). A broadcast that arrives while the activity is in the background meets a closed database.
            // The fix is to register in onStart() and to unregister in onStop().
            database.update(intent.getExtras());
            showSummary();
        }
    };

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.activity_archive);
        summary = (TextView) findViewById(R.id.summary);
        database = new NewsDatabase();
        registerReceiver(receiver, new IntentFilter(DownloadService.ACTION_ARTICLE));
    }

    @Override
    protected void onStart() {
        super.onStart();
        database.open();
        showSummary();
    }

    @Override
    protected void onStop() {
        // RACE b (close): may run before a broadcast that DownloadService has already sent.
        database.close();
        super.onStop();
    }

    @Override
    protected void onDestroy() {
        // SAFE: no onReceive() begins after unregisterReceiver(), so nobody sees this null.
        unregisterReceiver(receiver);
        database = null;
        super.onDestroy();
    }

    private void showSummary() {
        summary.setText(getString(R.string.rows, database.size()));
    }

    /** Named by android:onClick in layout/activity_archive.xml. */
    public void startDownload(View view) {
        startService(new Intent(this, DownloadService.class));
    }
}
