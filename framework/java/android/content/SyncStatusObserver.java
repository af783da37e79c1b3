package android.content;

/** Hears that something about synchronisation has changed. */
public interface SyncStatusObserver {
  void onStatusChanged(int which);
}
