package android.webkit;

import antecede.Callbacks;
import antecede.Engine;
import antecede.Queue;
import antecede.World;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** An object of the app that pages of a view can call. The calls of all pages come one by one on one thread, which is not the main one. */
final class PageBridge {
  private static final Queue CALLS = Queue.serial();

  private final WebView view;
  private final Object object;
  private final String name;

  PageBridge(WebView view, Object object, String name) {
    this.view = view;
    this.object = object;
    this.name = name;
    Callbacks.registerOn(CALLS, view, "JavascriptInterface", object, true);
    if (Engine.isAbstract()) announce();
  }

  boolean isCalled(String other) {
    return name == null ? other == null : name.equals(other);
  }

  void close() {
    Callbacks.unregister(view, "JavascriptInterface", object);
  }

  /** For an analysis: pages call what is open to them, when they like. */
  private void announce() {
    World.mayRun(CALLS, new Runnable() {
      @Override
      public void run() {
        Callbacks.invoke(view, "JavascriptInterface", object);
        callAny();
      }
    }, true);
  }

  private void callAny() {
    for (Method method : object.getClass().getMethods()) {
      if (!method.isAnnotationPresent(JavascriptInterface.class)) continue;
      try {
        method.invoke(object, new Object[] {"", 0, 0.0, false});
      } catch (IllegalAccessException | InvocationTargetException thrown) {
        continue; // The page hears of it.
      }
    }
  }
}
