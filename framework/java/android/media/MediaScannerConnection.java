package android.media;

import android.content.ComponentName;
import android.content.Context;
import android.content.ServiceConnection;
import android.net.Uri;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.os.Replies;
import java.io.File;

/** Asks the system to look at files. It answers from threads of its own. */
public class MediaScannerConnection implements ServiceConnection {
  private final MediaScannerConnectionClient client;
  private boolean connected;

  public interface OnScanCompletedListener {
    void onScanCompleted(String text, Uri uri);
  }

  /** Hears that the connection is there, and of files. */
  public interface MediaScannerConnectionClient extends OnScanCompletedListener {
    void onMediaScannerConnected();

    void onScanCompleted(String path, Uri uri);
  }

  public MediaScannerConnection(Context context, MediaScannerConnectionClient client) {
    this.client = client;
  }

  public void connect() {
    if (connected) return;
    Replies.post(new Handler(Looper.getMainLooper()), new Runnable() {
      @Override
      public void run() {
        connected = true;
        if (client != null) client.onMediaScannerConnected();
      }
    });
  }

  public void disconnect() {
    connected = false;
  }

  public boolean isConnected() {
    return connected;
  }

  private static void scan(String path, OnScanCompletedListener listener) {
    if (listener == null) return;
    Replies.call(new Runnable() {
      @Override
      public void run() {
        listener.onScanCompleted(path, new File(path).exists() ? Uri
            .parse("content://media/external/file/" + (path.hashCode() & 0xffff)) : null);
      }
    });
  }

  public void scanFile(String path, String mimeType) {
    if (!connected) throw new IllegalStateException("not connected to MediaScannerService");
    scan(path, client);
  }

  public static void scanFile(Context context, String[] paths, String[] mimeTypes, OnScanCompletedListener callback) {
    for (int i = 0; i < paths.length; i++) scan(paths[i], callback);
  }

  @Override
  public void onServiceConnected(ComponentName className, IBinder service) {}

  @Override
  public void onServiceDisconnected(ComponentName className) {}
}
