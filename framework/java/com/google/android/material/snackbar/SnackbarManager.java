package com.google.android.material.snackbar;

import android.os.Handler;
import android.os.Looper;
import android.os.Message;

/** Shows one bar at a time, each for a while. */
final class SnackbarManager {
  private static final int TIMEOUT = 0;
  private static SnackbarManager manager;

  private final Object lock = new Object();
  private final Handler handler;
  private Record current, next;

  interface Callback {
    void show();

    void dismiss(int event);
  }

  private static final class Record {
    final Callback callback;
    int duration;
    boolean paused;

    Record(int duration, Callback callback) {
      this.duration = duration;
      this.callback = callback;
    }
  }

  private SnackbarManager() {
    handler = new Handler(Looper.getMainLooper(), new Handler.Callback() {
      @Override
      public boolean handleMessage(Message message) {
        if (message.what != TIMEOUT) return false;
        timedOut((Record) message.obj);
        return true;
      }
    });
  }

  static SnackbarManager getInstance() {
    if (manager == null) manager = new SnackbarManager();
    return manager;
  }

  void show(int duration, Callback callback) {
    synchronized (lock) {
      if (is(current, callback)) {
        current.duration = duration;
        handler.removeCallbacksAndMessages(current);
        schedule(current);
        return;
      }
      if (is(next, callback)) next.duration = duration;
      else next = new Record(duration, callback);
      if (current != null && cancel(current, BaseTransientBottomBar.BaseCallback.DISMISS_EVENT_CONSECUTIVE)) return;
      current = null;
      showNext();
    }
  }

  void dismiss(Callback callback, int event) {
    synchronized (lock) {
      if (is(current, callback)) cancel(current, event);
      else if (is(next, callback)) cancel(next, event);
    }
  }

  void onDismissed(Callback callback) {
    synchronized (lock) {
      if (!is(current, callback)) return;
      current = null;
      if (next != null) showNext();
    }
  }

  void onShown(Callback callback) {
    synchronized (lock) {
      if (is(current, callback)) schedule(current);
    }
  }

  boolean isCurrent(Callback callback) {
    synchronized (lock) {
      return is(current, callback);
    }
  }

  boolean isCurrentOrNext(Callback callback) {
    synchronized (lock) {
      return is(current, callback) || is(next, callback);
    }
  }

  private static boolean is(Record record, Callback callback) {
    return record != null && callback != null && record.callback == callback;
  }

  private void showNext() {
    current = next;
    next = null;
    current.callback.show();
  }

  private boolean cancel(Record record, int event) {
    handler.removeCallbacksAndMessages(record);
    record.callback.dismiss(event);
    return true;
  }

  private void schedule(Record record) {
    if (record.duration == BaseTransientBottomBar.LENGTH_INDEFINITE) return;
    int duration = record.duration > 0 ? record.duration : record.duration == BaseTransientBottomBar.LENGTH_SHORT ? 1500 : 2750;
    handler.removeCallbacksAndMessages(record);
    handler.sendMessageDelayed(Message.obtain(handler, TIMEOUT, record), duration);
  }

  private void timedOut(Record record) {
    synchronized (lock) {
      if (current == record || next == record) cancel(record, BaseTransientBottomBar.BaseCallback.DISMISS_EVENT_TIMEOUT);
    }
  }
}
