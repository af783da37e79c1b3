package android.view;

import android.content.Context;
import android.os.IBinder;
import antecede.Unlisted;

/** The window manager of a context; that of a window gives others the window's token. */
@Unlisted
public final class WindowManagerImpl implements WindowManager {
  private final Context context;
  private final Window parent;

  public WindowManagerImpl(Context context) {
    this(context, null);
  }

  private WindowManagerImpl(Context context, Window parent) {
    this.context = context;
    this.parent = parent;
  }

  WindowManagerImpl createLocal(Window window) {
    return new WindowManagerImpl(context, window);
  }

  @Override
  public void addView(View view, ViewGroup.LayoutParams params) {
    if (view == null) throw new IllegalArgumentException("view must not be null");
    if (!(params instanceof WindowManager.LayoutParams)) throw new
        IllegalArgumentException("Params must be WindowManager.LayoutParams");
    WindowManager.LayoutParams window = (WindowManager.LayoutParams) params;
    if (window.token == null && parent != null) window.token = token(window.type);
    if (window.token == null && window.type < WindowManager.LayoutParams.FIRST_SYSTEM_WINDOW) window.token = tokenOf(view);
    view.setLayoutParams(window);
    // There is only the device's own display, and that is none for presentations.
    if (window.type == WindowManager.LayoutParams.TYPE_PRESENTATION) {
      throw new WindowManager.InvalidDisplayException("Unable to add window " + view + " -- the specified display can not be found");
    }
    ViewRoot.add(view, window);
  }

  private IBinder token(int type) {
    boolean within = type >= WindowManager.LayoutParams.FIRST_SUB_WINDOW && type <= WindowManager.LayoutParams.LAST_SUB_WINDOW;
    View decor = within ? parent.peekDecorView() : null;
    IBinder own = decor == null ? null : decor.getWindowToken();
    return own == null ? parent.getAppToken() : own;
  }

  /** Of the activity that made the view. */
  private static IBinder tokenOf(View view) {
    Context current = view.getContext();
    while (current != null) {
      if (current instanceof android.app.Activity) {
        Window window = ((android.app.Activity) current).getWindow();
        return window == null ? null : window.getAppToken();
      }
      current = current instanceof android.content.ContextWrapper ? ((android.content.ContextWrapper) current).getBaseContext()
          : null;
    }
    return null;
  }

  private static ViewRoot root(View view) {
    ViewRoot root = view == null ? null : WindowManagerGlobal.find(view);
    if (root == null) throw new IllegalArgumentException("View=" + view + " not attached to window manager");
    return root;
  }

  @Override
  public void updateViewLayout(View view, ViewGroup.LayoutParams params) {
    if (!(params instanceof WindowManager.LayoutParams)) throw new
        IllegalArgumentException("Params must be WindowManager.LayoutParams");
    ViewRoot root = root(view);
    view.setLayoutParams(params);
    root.update((WindowManager.LayoutParams) params);
  }

  @Override
  public void removeView(View view) {
    root(view).die(false);
  }

  @Override
  public void removeViewImmediate(View view) {
    root(view).die(true);
  }

  @Override
  public Display getDefaultDisplay() {
    return Display.main();
  }
}
