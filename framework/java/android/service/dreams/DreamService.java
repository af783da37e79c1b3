package android.service.dreams;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;
import android.view.ActionMode;
import android.view.KeyEvent;
import android.view.Menu;
import android.view.MenuItem;
import android.view.MotionEvent;
import android.view.SearchEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.Window;
import android.view.WindowManager;
import android.view.accessibility.AccessibilityEvent;

/** Shows something while the device rests. Its window is there once the system says that the dream begins. */
public class DreamService extends Service implements Window.Callback {
  public static final String DREAM_META_DATA = "android.service.dream";
  public static final String SERVICE_INTERFACE = "android.service.dreams.DreamService";

  private Window window;
  private boolean interactive;
  private boolean fullscreen;
  private boolean screenBright = true;
  private boolean windowless;
  private boolean finished;

  public DreamService() {}

  public boolean isInteractive() {
    return interactive;
  }

  public void setInteractive(boolean interactive) {
    this.interactive = interactive;
  }

  public boolean isFullscreen() {
    return fullscreen;
  }

  public void setFullscreen(boolean fullscreen) {
    this.fullscreen = fullscreen;
  }

  public boolean isScreenBright() {
    return screenBright;
  }

  public void setScreenBright(boolean screenBright) {
    this.screenBright = screenBright;
  }

  private Window window() {
    if (window == null) {
      window = new android.view.PhoneWindow(this);
      window.setCallback(this);
    }
    return window;
  }

  @Override
  public boolean dispatchKeyEvent(KeyEvent event) {
    return interactive && window().superDispatchKeyEvent(event);
  }

  @Override
  public boolean dispatchKeyShortcutEvent(KeyEvent event) {
    return interactive && window().superDispatchKeyShortcutEvent(event);
  }

  @Override
  public boolean dispatchTouchEvent(MotionEvent event) {
    if (interactive) return window().superDispatchTouchEvent(event);
    wakeUp();
    return true;
  }

  @Override
  public boolean dispatchTrackballEvent(MotionEvent event) {
    return interactive && window().superDispatchTrackballEvent(event);
  }

  @Override
  public boolean dispatchGenericMotionEvent(MotionEvent event) {
    return interactive && window().superDispatchGenericMotionEvent(event);
  }

  @Override
  public boolean dispatchPopulateAccessibilityEvent(AccessibilityEvent event) {
    return false;
  }

  @Override
  public View onCreatePanelView(int featureId) {
    return null;
  }

  @Override
  public boolean onCreatePanelMenu(int featureId, Menu menu) {
    return false;
  }

  @Override
  public boolean onPreparePanel(int featureId, View view, Menu menu) {
    return false;
  }

  @Override
  public boolean onMenuOpened(int featureId, Menu menu) {
    return false;
  }

  @Override
  public boolean onMenuItemSelected(int featureId, MenuItem item) {
    return false;
  }

  @Override
  public void onWindowAttributesChanged(WindowManager.LayoutParams attrs) {}

  @Override
  public void onContentChanged() {}

  @Override
  public void onWindowFocusChanged(boolean hasFocus) {}

  @Override
  public void onAttachedToWindow() {}

  @Override
  public void onDetachedFromWindow() {}

  @Override
  public void onPanelClosed(int featureId, Menu menu) {}

  @Override
  public boolean onSearchRequested() {
    return false;
  }

  @Override
  public boolean onSearchRequested(SearchEvent event) {
    return false;
  }

  @Override
  public ActionMode onWindowStartingActionMode(ActionMode.Callback callback) {
    return null;
  }

  @Override
  public ActionMode onWindowStartingActionMode(ActionMode.Callback callback, int type) {
    return null;
  }

  @Override
  public void onActionModeStarted(ActionMode mode) {}

  @Override
  public void onActionModeFinished(ActionMode mode) {}

  public WindowManager getWindowManager() {
    return window == null ? null : window.getWindowManager();
  }

  public Window getWindow() {
    return window;
  }

  public void setContentView(int layoutResID) {
    window().setContentView(layoutResID);
  }

  public void setContentView(View view) {
    window().setContentView(view);
  }

  public void setContentView(View view, ViewGroup.LayoutParams params) {
    window().setContentView(view, params);
  }

  public void addContentView(View view, ViewGroup.LayoutParams params) {
    window().addContentView(view, params);
  }

  public <T extends View> T findViewById(int id) {
    return window().findViewById(id);
  }

  public final <T extends View> T requireViewById(int id) {
    T found = findViewById(id);
    if (found == null) throw new IllegalArgumentException("ID does not reference a View inside this DreamService");
    return found;
  }

  public void onDreamingStarted() {}

  public void onDreamingStopped() {}

  public void onWakeUp() {
    finish();
  }

  @Override
  public final IBinder onBind(Intent intent) {
    return new Binder();
  }

  public final void finish() {
    if (finished) return;
    finished = true;
    stopSelf();
  }

  public final void wakeUp() {
    onWakeUp();
  }

  @Override
  public void onCreate() {
    super.onCreate();
  }

  @Override
  public void onDestroy() {
    super.onDestroy();
  }
}
