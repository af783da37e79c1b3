package android.inputmethodservice;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;
import android.view.KeyEvent;
import android.view.MotionEvent;

/** What every input method has. The binder that the system talks to is left out: see {@link InputMethodService}. */
public abstract class AbstractInputMethodService extends Service implements KeyEvent.Callback {
  private final KeyEvent.DispatcherState keys = new KeyEvent.DispatcherState();

  public AbstractInputMethodService() {}

  public KeyEvent.DispatcherState getKeyDispatcherState() { return keys; }

  @Override
  public IBinder onBind(Intent intent) { return new Binder(); }

  public boolean onTrackballEvent(MotionEvent event) { return false; }

  public boolean onGenericMotionEvent(MotionEvent event) { return false; }
}
