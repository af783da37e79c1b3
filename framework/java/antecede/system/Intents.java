package antecede.system;

import android.content.ComponentName;
import android.content.Intent;
import android.content.IntentFilter;
import android.net.Uri;
import antecede.Bag;
import antecede.Concrete;

/** Which components an intent means. */
@Concrete
final class Intents {
  private Intents() {}

  static boolean names(Intent intent, Manifest.Component one) {
    ComponentName component = intent.getComponent();
    return component != null && component.getClassName().equals(one.name);
  }

  static boolean matches(Intent intent, IntentFilter filter) {
    if (intent.getComponent() != null) return false;
    return filter.match(intent.getAction(), intent.getType(), intent.getScheme(), intent.getData(), intent.getCategories(),
        "antecede") >= 0;
  }

  /** The filter of the component that takes the intent; null: none does, or the intent names a component. */
  static Manifest.Filter matching(Intent intent, Manifest.Component one) {
    if (intent.getComponent() != null) return null;
    String wanted = intent.getPackage();
    if (wanted != null && !wanted.equals(Manifest.get().packageName)) return null;
    for (int i = 0; i < one.filters.size(); i++) {
      Manifest.Filter filter = one.filters.get(i);
      // An activity that is not for everyone can only be asked for by its class.
      if (one.isActivity() && !has(filter.categories, Intent.CATEGORY_DEFAULT)) continue;
      if (matches(intent, filter)) return filter;
    }
    return null;
  }

  /** The component of that kind that the intent starts; null if there is none in the app. */
  static Manifest.Component resolve(Intent intent, String kind) {
    Bag<Manifest.Component> components = Manifest.get().components;
    for (int i = 0; i < components.size(); i++) {
      Manifest.Component one = components.get(i);
      boolean fits = kind.equals("activity") ? one.isActivity() : one.kind.equals(kind);
      if (fits && one.enabled && (names(intent, one) || matching(intent, one) != null)) return one;
    }
    return null;
  }

  private static boolean matches(Intent intent, Manifest.Filter filter) {
    if (intent.getAction() != null ? !has(filter.actions, intent.getAction()) : filter.actions.isEmpty()) return false;
    if (intent.getCategories() != null) {
      for (String category : intent.getCategories()) {
        if (!has(filter.categories, category)) return false;
      }
    }
    return matchesData(intent.getData(), intent.getType(), filter);
  }

  private static boolean matchesData(Uri uri, String type, Manifest.Filter filter) {
    if (filter.data.isEmpty()) return uri == null && type == null;
    boolean schemes = false, hosts = false, mimes = false, scheme = false, host = false, mime = false;
    for (int i = 0; i < filter.data.size(); i++) {
      Manifest.Data one = filter.data.get(i);
      schemes |= !one.scheme.isEmpty();
      hosts |= !one.host.isEmpty();
      mimes |= !one.mime.isEmpty();
      scheme |= uri != null && one.scheme.equals(uri.getScheme());
      host |= uri != null && one.host.equals(uri.getHost());
      mime |= type != null && !one.mime.isEmpty() && matchesType(one.mime, type);
    }
    if (mimes != (type != null) || (mimes && !mime)) return false;
    if (!schemes) return uri == null || (mimes && isPlain(uri.getScheme()));
    return scheme && (!hosts || host);
  }

  /** A filter that names only types takes these schemes, and data without any. */
  private static boolean isPlain(String scheme) {
    return scheme == null || scheme.isEmpty() || scheme.equals("content") || scheme.equals("file");
  }

  private static boolean matchesType(String pattern, String type) {
    if (pattern.equals("*/*") || pattern.equals("*") || pattern.equals(type)) return true;
    return pattern.endsWith("/*") && type.startsWith(pattern.substring(0, pattern.length() - 1));
  }

  private static boolean has(Bag<String> list, String text) {
    for (int i = 0; i < list.size(); i++) {
      if (list.get(i).equals(text)) return true;
    }
    return false;
  }
}
