package android.content.pm;

import android.R;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.os.Bundle;
import android.os.PatternMatcher;
import android.os.Process;
import android.util.TypedValue;
import antecede.Apk;
import antecede.Bag;
import antecede.Disk;
import antecede.Hidden;
import antecede.system.Server;

/** The app's manifest, read once: its components, who answers an intent, what it may do. */
@Hidden
public final class AppManifest {
  public static final int ACTIVITY = 0, SERVICE = 1, RECEIVER = 2, PROVIDER = 3;

  private static AppManifest instance;

  private final ApplicationInfo application = new ApplicationInfo();
  private final Bag<ComponentInfo> components = new Bag<ComponentInfo>();
  private final Bag<Integer> kinds = new Bag<Integer>();
  /** Of each component, its filters. */
  private final Bag<Bag<IntentFilter>> filters = new Bag<Bag<IntentFilter>>();
  private final Bag<String> permissions = new Bag<String>();
  private int versionCode;
  private String versionName;

  private AppManifest() {}

  public static AppManifest get() {
    if (instance == null) {
      instance = new AppManifest();
      instance.read(Apk.manifest());
    }
    return instance;
  }

  private void read(String[][] rows) {
    application.flags = ApplicationInfo.FLAG_HAS_CODE | ApplicationInfo.FLAG_ALLOW_BACKUP;
    for (String[] row : rows) readPackage(row);
    for (String[] row : rows) readComponent(row);
  }

  private void readPackage(String[] row) {
    String tag = row[0];
    if (tag.equals("package")) {
      setPackage(row[1]);
    } else if (tag.equals("sdk")) {
      application.minSdkVersion = number(row[1], 1);
      application.targetSdkVersion = number(row[2], application.minSdkVersion);
    } else if (tag.equals("version")) {
      versionCode = number(row[1], 0);
      versionName = text(row[2]);
    } else if (tag.equals("permission")) {
      permissions.add(row[1]);
    } else if (tag.equals("application")) {
      application.className = row[1].length() == 0 ? null : className(row[1]);
      application.name = application.className;
      label(application, row[2]);
      application.theme = resource(row[3]);
      if (row[4].length() > 0) application.processName = process(row[4]);
      if (truth(row[5], false)) application.flags |= ApplicationInfo.FLAG_DEBUGGABLE;
      application.icon = resource(row[6]);
    }
  }

  private void setPackage(String name) {
    application.packageName = name;
    application.processName = name;
    application.taskAffinity = name;
    application.uid = Process.myUid();
    application.dataDir = "/data/data/" + name;
    application.sourceDir = "/data/app/" + name + "/base.apk";
    application.publicSourceDir = application.sourceDir;
    application.nativeLibraryDir = "/data/app/" + name + "/lib/arm64";
    Disk.install(application.sourceDir, name);
  }

  private void readComponent(String[] row) {
    String tag = row[0];
    if (tag.equals("component")) {
      addComponent(row);
    } else if (tag.equals("meta")) {
      addMeta(components.isEmpty() ? application : components.last(), row);
    } else if (!components.isEmpty() && tag.equals("filter")) {
      IntentFilter filter = new IntentFilter();
      filter.setPriority(number(row[1], 0));
      filters.last().add(filter);
    } else if (!components.isEmpty() && !filters.last().isEmpty()) {
      addToFilter(filters.last().last(), row);
    }
  }

  private void addComponent(String[] row) {
    int kind = kind(row[1]);
    ComponentInfo info = kind == SERVICE ? service(row) : kind == PROVIDER ? provider(row) : activity(row);
    info.applicationInfo = application;
    info.packageName = application.packageName;
    info.name = className(row[2]);
    info.processName = row[4].length() == 0 ? application.processName : process(row[4]);
    info.enabled = truth(row[5], true);
    label(info, row[9]);
    info.icon = resource(row[16]);
    info.exported = truth(row[6], false);
    components.add(info);
    kinds.add(kind);
    filters.add(new Bag<IntentFilter>());
  }

  private static int kind(String word) {
    if (word.equals("service")) return SERVICE;
    if (word.equals("receiver")) return RECEIVER;
    return word.equals("provider") ? PROVIDER : ACTIVITY;
  }

  private ComponentInfo activity(String[] row) {
    ActivityInfo info = new ActivityInfo();
    info.targetActivity = row[3].length() == 0 ? null : className(row[3]);
    info.launchMode = launchMode(row[7]);
    info.theme = resource(row[8]);
    info.configChanges = number(row[10], 0);
    info.taskAffinity = row[11].length() == 0 ? application.taskAffinity : row[11];
    info.parentActivityName = row[12].length() == 0 ? null : className(row[12]);
    info.permission = row[14].length() == 0 ? null : row[14];
    info.screenOrientation = number(row[15], ActivityInfo.SCREEN_ORIENTATION_UNSPECIFIED);
    info.backCallbacks = truth(row[21], false);
    return info;
  }

  private static ComponentInfo service(String[] row) {
    ServiceInfo info = new ServiceInfo();
    info.permission = row[14].length() == 0 ? null : row[14];
    return info;
  }

  private static ComponentInfo provider(String[] row) {
    ProviderInfo info = new ProviderInfo();
    info.authority = row[13];
    info.readPermission = row[18].length() == 0 ? null : row[18];
    info.writePermission = row[19].length() == 0 ? null : row[19];
    info.grantUriPermissions = truth(row[17], false);
    info.initOrder = number(row[20], 0);
    return info;
  }

  private static void addMeta(PackageItemInfo owner, String[] row) {
    if (owner.metaData == null) owner.metaData = new Bundle();
    String value = row[2];
    if (resource(row[3]) != 0) owner.metaData.putInt(row[1], resource(row[3]));
    else if (resource(value) != 0) addMeta(owner.metaData, row[1], resource(value));
    else if (value.equals("true") || value.equals("false")) owner.metaData.putBoolean(row[1], value.equals("true"));
    else if (isNumber(value)) owner.metaData.putInt(row[1], Integer.parseInt(value));
    else owner.metaData.putString(row[1], value);
  }

  /** What the resource says, not its number. */
  private static void addMeta(Bundle meta, String name, int resource) {
    TypedValue value = new TypedValue();
    Resources.app().getValue(resource, value, true);
    if (value.type == TypedValue.TYPE_STRING) meta.putString(name, value.string.toString());
    else if (value.type == TypedValue.TYPE_INT_BOOLEAN) meta.putBoolean(name, value.data != 0);
    else if (value.type == TypedValue.TYPE_FLOAT) meta.putFloat(name, value.getFloat());
    else if (value.type >= TypedValue.TYPE_FIRST_INT && value.type <= TypedValue.TYPE_LAST_INT) meta.putInt(name, value.data);
  }

  private static boolean isNumber(String text) {
    if (text.length() == 0 || text.length() > 9) return false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ((c < '0' || c > '9') && (c != '-' || i > 0 || text.length() == 1)) return false;
    }
    return true;
  }

  private static void addToFilter(IntentFilter filter, String[] row) {
    if (row[0].equals("action")) {
      filter.addAction(row[1]);
    } else if (row[0].equals("category")) {
      filter.addCategory(row[1]);
    } else if (row[0].equals("data")) {
      if (row[1].length() > 0) filter.addDataScheme(row[1]);
      if (row[2].length() > 0) filter.addDataAuthority(row[2], row[3].length() == 0 ? null : row[3]);
      if (row[4].length() > 0) filter.addDataPath(row[4], PatternMatcher.PATTERN_LITERAL);
      if (row[5].length() > 0) filter.addDataPath(row[5], PatternMatcher.PATTERN_PREFIX);
      if (row[6].length() > 0) filter.addDataPath(row[6], PatternMatcher.PATTERN_SIMPLE_GLOB);
      if (row[7].length() > 0) addType(filter, row[7]);
    }
  }

  private static void addType(IntentFilter filter, String type) {
    try {
      filter.addDataType(type);
    } catch (IntentFilter.MalformedMimeTypeException bad) {
      // The platform warns and goes on without it.
    }
  }

  private String className(String name) {
    if (name.startsWith(".")) return application.packageName + name;
    return name.indexOf('.') < 0 ? application.packageName + "." + name : name;
  }

  private String process(String name) {
    return name.startsWith(":") ? application.packageName + name : name;
  }

  private static void label(PackageItemInfo info, String text) {
    info.labelRes = resource(text);
    if (info.labelRes == 0 && text.length() > 0 && !isNull(text)) info.nonLocalizedLabel = text;
  }

  /** A text, or what a reference stands for. */
  private static String text(String text) {
    if (isNull(text)) return null;
    return resource(text) == 0 ? text : Resources.app().getString(resource(text));
  }

  private static boolean isNull(String text) {
    return text.equals("@null") || text.equals("@0x0");
  }

  private static int resource(String text) {
    return text.startsWith("@0x") ? Integer.parseUnsignedInt(text.substring(3), 16) : 0;
  }

  private static int number(String text, int fallback) {
    if (text.length() == 0) return fallback;
    if (text.startsWith("0x")) return Integer.parseUnsignedInt(text.substring(2), 16);
    return isNumber(text) ? Integer.parseInt(text) : fallback;
  }

  private static boolean truth(String text, boolean fallback) {
    return text.length() == 0 ? fallback : text.equals("true") || !text.equals("false") && !text.equals("0");
  }

  private static int launchMode(String text) {
    if (text.equals("singleTop")) return ActivityInfo.LAUNCH_SINGLE_TOP;
    if (text.equals("singleTask")) return ActivityInfo.LAUNCH_SINGLE_TASK;
    return text.equals("singleInstance") ? ActivityInfo.LAUNCH_SINGLE_INSTANCE : number(text, ActivityInfo.LAUNCH_MULTIPLE);
  }

  public String packageName() {
    return application.packageName;
  }

  public ApplicationInfo application() {
    return application;
  }

  public int versionCode() {
    return versionCode;
  }

  public String versionName() {
    return versionName;
  }

  /** What the manifest asks for is granted, unless the user has refused it. */
  public boolean isGranted(String permission) {
    return asksFor(permission) && !Server.isRefused(permission);
  }

  /** Whoever may write the shared storage may read it, too: the manifest need not say so. */
  @Hidden
  public boolean asksFor(String permission) {
    boolean isImplied = permission.equals("android.permission.READ_EXTERNAL_STORAGE");
    for (int i = 0; i < permissions.size(); i++) {
      String one = permissions.get(i);
      if (one.equals(permission) || isImplied && one.equals("android.permission.WRITE_EXTERNAL_STORAGE")) return true;
    }
    return false;
  }

  /** Throws what the system throws when an app does without permission what needs it. */
  public void enforce(String permission, String what) {
    if (isGranted(permission)) return;
    throw new SecurityException(what + ": Neither user " + Process.myUid() + " nor current process has " + permission + ".");
  }

  public String[] permissions() {
    String[] names = new String[permissions.size()];
    for (int i = 0; i < names.length; i++) names[i] = permissions.get(i);
    return names;
  }

  /** How many components there are, of all kinds. */
  public int count() {
    return components.size();
  }

  public int kind(int index) {
    return kinds.get(index).intValue();
  }

  public ComponentInfo component(int index) {
    return components.get(index);
  }

  public Bag<IntentFilter> filters(int index) {
    return filters.get(index);
  }

  /** The component of that kind and class; null: there is none. */
  public ComponentInfo find(int kind, String name) {
    for (int i = 0; i < components.size(); i++) {
      if (kind(i) == kind && components.get(i).name.equals(name)) return components.get(i);
    }
    return null;
  }

  public ActivityInfo activity(String name) {
    return (ActivityInfo) find(ACTIVITY, name);
  }

  public ServiceInfo service(String name) {
    return (ServiceInfo) find(SERVICE, name);
  }

  /** All of them that are enabled, those of a higher order first, else in the order of the manifest. */
  public ProviderInfo[] providers() {
    Bag<ProviderInfo> found = new Bag<ProviderInfo>();
    for (int i = 0; i < components.size(); i++) {
      if (kind(i) == PROVIDER && components.get(i).enabled) addByOrder(found, (ProviderInfo) components.get(i));
    }
    ProviderInfo[] all = new ProviderInfo[found.size()];
    for (int i = 0; i < all.length; i++) all[i] = found.get(i);
    return all;
  }

  private static void addByOrder(Bag<ProviderInfo> found, ProviderInfo info) {
    int place = found.size();
    while (place > 0 && found.get(place - 1).initOrder < info.initOrder) place--;
    found.add(place, info);
  }

  /** Whether the activity's theme lets what is below show through. */
  public boolean isTranslucent(ActivityInfo info) {
    Resources.Theme theme = Resources.app().newTheme();
    theme.applyStyle(info.getThemeResource(), true);
    TypedArray values = theme.obtainStyledAttributes(new int[] {R.attr.windowIsTranslucent, R.attr.windowIsFloating});
    return values.getBoolean(0, false) || values.getBoolean(1, false);
  }

  public ProviderInfo provider(String authority) {
    for (int i = 0; i < components.size(); i++) {
      if (kind(i) != PROVIDER) continue;
      ProviderInfo info = (ProviderInfo) components.get(i);
      for (String one : info.authority.split(";")) {
        if (one.equals(authority)) return info;
      }
    }
    return null;
  }

  /** Who answers the intent, the best first; {@code byDefault}: only those of the category DEFAULT, unless it is explicit. */
  public Bag<ResolveInfo> query(int kind, Intent intent, boolean byDefault) {
    Bag<ResolveInfo> found = new Bag<ResolveInfo>();
    Intent wanted = intent.getSelector() != null ? intent.getSelector() : intent;
    if (wanted.getComponent() != null) {
      ComponentInfo info = find(kind, wanted.getComponent().getClassName());
      if (info != null && wanted.getComponent().getPackageName().equals(packageName())) found.add(answer(info, null, 0));
      return found;
    }
    if (wanted.getPackage() != null && !wanted.getPackage().equals(packageName())) return found;
    for (int i = 0; i < components.size(); i++) {
      if (kind(i) == kind && components.get(i).enabled) match(i, wanted, byDefault, found);
    }
    return found;
  }

  private void match(int index, Intent intent, boolean byDefault, Bag<ResolveInfo> found) {
    Bag<IntentFilter> all = filters.get(index);
    for (int i = 0; i < all.size(); i++) {
      IntentFilter filter = all.get(i);
      if (byDefault && !filter.hasCategory(Intent.CATEGORY_DEFAULT)) continue;
      int match = filter.match(null, intent, false, "PackageManager");
      if (match < 0) continue;
      int place = found.size();
      while (place > 0 && found.get(place - 1).priority < filter.getPriority()) place--;
      found.add(place, answer(components.get(index), filter, match));
      return;
    }
  }

  private static ResolveInfo answer(ComponentInfo component, IntentFilter filter, int match) {
    ResolveInfo info = new ResolveInfo();
    if (component instanceof ActivityInfo) info.activityInfo = (ActivityInfo) component;
    else if (component instanceof ServiceInfo) info.serviceInfo = (ServiceInfo) component;
    else info.providerInfo = (ProviderInfo) component;
    info.filter = filter;
    info.match = match;
    info.priority = filter == null ? 0 : filter.getPriority();
    info.isDefault = filter != null && filter.hasCategory(Intent.CATEGORY_DEFAULT);
    info.labelRes = component.labelRes;
    info.nonLocalizedLabel = component.nonLocalizedLabel;
    info.icon = component.icon;
    return info;
  }

  /** Whether some other app of the device would answer: browsers, mail, the phone, settings, choosers. */
  public static boolean isAnsweredElsewhere(Intent intent) {
    if (intent.getComponent() != null || intent.getPackage() != null) return false;
    String action = intent.getAction();
    if (action == null) return false;
    if (action.startsWith("android.settings.") || action.startsWith("android.media.action.")) return true;
    if (!action.startsWith("android.intent.action.")) return action.startsWith("android.speech.");
    String scheme = intent.getScheme();
    boolean view = action.equals(Intent.ACTION_VIEW);
    if (!view) return !action.equals(Intent.ACTION_MAIN) || intent.hasCategory(Intent.CATEGORY_HOME);
    if (scheme == null) return intent.getType() != null;
    return " http https mailto tel sms smsto geo content file market ".contains(" " + scheme + " ");
  }
}
