package androidx.fragment.app;

import java.lang.reflect.InvocationTargetException;

/** Makes fragments. */
public class FragmentFactory {
  @SuppressWarnings("unchecked")
  public static Class<? extends Fragment> loadFragmentClass(ClassLoader classLoader, String className) {
    try {
      return (Class<? extends Fragment>) classLoader.loadClass(className);
    } catch (ClassNotFoundException e) {
      throw new Fragment.InstantiationException("Unable to instantiate fragment " + className + ": make sure class name exists",
          e);
    }
  }

  public Fragment instantiate(ClassLoader classLoader, String className) {
    try {
      return loadFragmentClass(classLoader, className).getConstructor().newInstance();
    } catch (InvocationTargetException e) {
      throw new Fragment.InstantiationException("Unable to instantiate fragment " + className
          + ": calling Fragment constructor caused an exception", e);
    } catch (ReflectiveOperationException e) {
      throw new Fragment.InstantiationException("Unable to instantiate fragment " + className
          + ": make sure class name exists, is public, and has an empty constructor that is public", e);
    }
  }
}
