package antecede.system;

import antecede.Apk;
import antecede.Bag;
import antecede.Concrete;

/** What the app's manifest declares, read once. */
@Concrete
public final class Manifest {
  /** An action, category or data line of a filter. */
  public static final class Data {
    public final String scheme, host, port, path, prefix, pattern, mime;

    Data(String[] row) {
      scheme = row[1];
      host = row[2];
      port = row[3];
      path = row[4];
      prefix = row[5];
      pattern = row[6];
      mime = row[7];
    }
  }

  public static final class Filter {
    public final int priority;
    public final Bag<String> actions = new Bag<String>();
    public final Bag<String> categories = new Bag<String>();
    public final Bag<Data> data = new Bag<Data>();

    Filter(int priority) {
      this.priority = priority;
    }
  }

  /** A meta-data element: a value as text, or a resource ("@0x7f010001"). */
  public static final class Meta {
    public final String name, value, resource;

    Meta(String[] row) {
      name = row[1];
      value = row[2];
      resource = row[3];
    }
  }

  public static final class Component {
    /** activity, activity-alias, service, receiver or provider. */
    public final String kind;
    public final String name, process, theme, label, affinity, parent, permission;
    /** The class that runs: of an alias its target. */
    public final String implementation;
    public final boolean enabled, exported;
    public final int launchMode, orientation;
    /** What the activity handles itself. */
    public int configChanges;
    public final String[] authorities;
    public final Bag<Filter> filters = new Bag<Filter>();
    public final Bag<Meta> meta = new Bag<Meta>();

    Component(String[] row) {
      kind = row[1];
      name = row[2];
      implementation = row[3].isEmpty() ? row[2] : row[3];
      process = row[4];
      enabled = row[5].equals("true");
      exported = row[6].equals("true");
      launchMode = Integer.parseInt(row[7]);
      theme = row[8];
      label = row[9];
      configChanges = Integer.parseInt(row[10]);
      affinity = row[11];
      parent = row[12];
      authorities = row[13].isEmpty() ? new String[0] : row[13].split(";");
      permission = row[14];
      orientation = Integer.parseInt(row[15]);
    }

    public boolean isActivity() {
      return kind.startsWith("activity");
    }

    public boolean isLauncher() {
      for (int i = 0; i < filters.size(); i++) {
        Filter filter = filters.get(i);
        boolean main = false, launcher = false;
        for (int j = 0; j < filter.actions.size(); j++) main |= filter.actions.get(j).equals("android.intent.action.MAIN");
        for (int j = 0; j < filter.categories.size(); j++) {
          launcher |= filter.categories.get(j).equals("android.intent.category.LAUNCHER");
        }
        if (main && launcher) return true;
      }
      return false;
    }
  }

  /** Changes of the screen's size that are no news to apps from before Android 3.2. */
  private static final int SCREEN_SIZES = 0x400 | 0x800;

  private static Manifest manifest;

  public String packageName = "", versionName = "", applicationClass = "", applicationLabel = "", applicationTheme = "",
      process = "";
  public int minSdk = 1, targetSdk = 34, versionCode = 1;
  public boolean debuggable;
  public final Bag<String> permissions = new Bag<String>();
  public final Bag<Component> components = new Bag<Component>();
  public final Bag<Meta> meta = new Bag<Meta>();

  private Manifest() {
    String[][] rows = Apk.manifest();
    if (rows == null) return;
    Filter filter = null;
    for (int i = 0; i < rows.length; i++) {
      String[] row = rows[i];
      String key = row[0];
      if (key.equals("filter")) {
        filter = new Filter(Integer.parseInt(row[1]));
        components.last().filters.add(filter);
      } else if (key.equals("action")) {
        filter.actions.add(row[1]);
      } else if (key.equals("category")) {
        filter.categories.add(row[1]);
      } else if (key.equals("data")) {
        filter.data.add(new Data(row));
      } else if (key.equals("meta")) {
        (components.isEmpty() ? meta : components.last().meta).add(new Meta(row));
      } else if (key.equals("component")) {
        components.add(new Component(row));
      } else {
        head(key, row);
      }
    }
    for (int i = 0; targetSdk < 13 && i < components.size(); i++) components.get(i).configChanges |= SCREEN_SIZES;
  }

  public static Manifest get() {
    if (manifest == null) manifest = new Manifest();
    return manifest;
  }

  /** The component with that class, or alias of that name; null if there is none. */
  public Component find(String name) {
    for (int i = 0; i < components.size(); i++) {
      if (components.get(i).name.equals(name)) return components.get(i);
    }
    return null;
  }

  /** The activities that the home screen starts: the launchers, else the first activity. */
  public Bag<Component> launchers() {
    Bag<Component> launchers = new Bag<Component>();
    Component first = null;
    for (int i = 0; i < components.size(); i++) {
      Component one = components.get(i);
      if (!one.isActivity() || !one.enabled) continue;
      if (one.isLauncher()) launchers.add(one);
      if (first == null) first = one;
    }
    if (launchers.isEmpty() && first != null) launchers.add(first);
    return launchers;
  }

  private void head(String key, String[] row) {
    if (key.equals("package")) {
      packageName = row[1];
    } else if (key.equals("sdk")) {
      minSdk = Integer.parseInt(row[1]);
      targetSdk = Integer.parseInt(row[2]);
    } else if (key.equals("version")) {
      versionCode = (int) Long.parseLong(row[1]);
      versionName = row[2];
    } else if (key.equals("application")) {
      applicationClass = row[1];
      applicationLabel = row[2];
      applicationTheme = row[3];
      process = row[4];
      debuggable = row[5].equals("true");
    } else if (key.equals("permission")) {
      permissions.add(row[1]);
    }
  }
}
