package android.webkit;

import antecede.Unlisted;
import java.util.HashSet;
import java.util.Set;

/** Which pages may know the place. */
public class GeolocationPermissions {
  private static GeolocationPermissions instance;
  private final Set<String> allowed = new HashSet<String>();

  /** The user's answer. */
  public interface Callback {
    void invoke(String origin, boolean allow, boolean retain);
  }

  @Unlisted
  public GeolocationPermissions() {}

  public static GeolocationPermissions getInstance() {
    if (instance == null) instance = new GeolocationPermissions();
    return instance;
  }

  public void getOrigins(ValueCallback<Set<String>> callback) { Answers.post(callback, new HashSet<String>(allowed)); }

  public void getAllowed(String origin, ValueCallback<Boolean> callback) { Answers.post(callback, allowed.contains(origin)); }

  public void clear(String origin) { allowed.remove(origin); }

  public void allow(String origin) { allowed.add(origin); }

  public void clearAll() { allowed.clear(); }
}
