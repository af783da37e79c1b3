package org.antecede.newsreader;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;

/** Declared in the manifest: fetches news once after the device has started. */
public class BootReceiver extends BroadcastReceiver {
    @Override
    public void onReceive(Context context, Intent intent) {
        if (Intent.ACTION_BOOT_COMPLETED.equals(intent.getAction())) {
            context.startService(new Intent(context, DownloadService.class));
        }
    }
}
