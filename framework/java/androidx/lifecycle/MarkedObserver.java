package androidx.lifecycle;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** An observer whose methods are marked. */
@SuppressWarnings("deprecation")
final class MarkedObserver implements LifecycleEventObserver {
  private final Object observer;

  MarkedObserver(Object observer) {
    this.observer = observer;
  }

  @Override
  public void onStateChanged(LifecycleOwner source, Lifecycle.Event event) {
    call(observer.getClass(), source, event);
  }

  private void call(Class<?> type, LifecycleOwner source, Lifecycle.Event event) {
    if (type == null || type == Object.class) return;
    call(type.getSuperclass(), source, event);
    for (Method method : type.getDeclaredMethods()) {
      OnLifecycleEvent mark = method.getAnnotation(OnLifecycleEvent.class);
      if (mark != null && (mark.value() == event || mark.value() == Lifecycle.Event.ON_ANY)) call(method, source, event);
    }
  }

  private void call(Method method, LifecycleOwner source, Lifecycle.Event event) {
    try {
      method.setAccessible(true);
      int count = method.getParameterTypes().length;
      if (count == 0) method.invoke(observer);
      else if (count == 1) method.invoke(observer, source);
      else method.invoke(observer, source, event);
    } catch (InvocationTargetException e) {
      throw new RuntimeException("Failed to call observer method", e.getCause());
    } catch (IllegalAccessException e) {
      throw new RuntimeException(e);
    }
  }
}
