package android.view;

import android.os.Handler;
import android.os.IBinder;

/** What all views of a window share while they are in it. */
final class AttachInfo {
  final ViewRoot root;
  final Handler handler;
  final View rootView;
  final IBinder token;
  final ViewTreeObserver observer = new ViewTreeObserver();
  final KeyEvent.DispatcherState keys = new KeyEvent.DispatcherState();
  int windowVisibility = View.VISIBLE;
  boolean windowFocus;
  boolean touchMode = true;
  boolean scrolled;
  long drawingTime;

  AttachInfo(ViewRoot root, Handler handler, View rootView, IBinder token) {
    this.root = root;
    this.handler = handler;
    this.rootView = rootView;
    this.token = token;
  }
}
