package android.content.pm;

import android.R;
import android.content.ComponentName;
import android.content.Intent;
import android.content.res.Resources;
import android.content.res.XmlResourceParser;
import android.graphics.drawable.ColorDrawable;
import android.graphics.drawable.Drawable;
import android.os.Process;
import antecede.Bag;
import antecede.Hidden;
import java.util.ArrayList;
import java.util.List;

/** A device on which this app is installed, and the system. */
@Hidden
public final class AppPackageManager extends PackageDefaults {
  private static final String SYSTEM = "android";
  /** Without "android." before them. */
  private static final String FEATURES =
      " hardware.touchscreen hardware.touchscreen.multitouch hardware.wifi hardware.camera hardware.camera.any "
      + "hardware.camera.autofocus hardware.location hardware.location.gps hardware.location.network "
      + "hardware.microphone hardware.telephony hardware.telephony.gsm hardware.bluetooth hardware.bluetooth_le "
      + "hardware.screen.portrait hardware.screen.landscape hardware.sensor.accelerometer software.webview "
      + "hardware.faketouch software.app_widgets software.home_screen software.input_methods software.device_admin ";

  private static AppPackageManager instance;

  private final AppManifest manifest = AppManifest.get();
  /** What was enabled or disabled while running: names and states. */
  private final Bag<ComponentName> changed = new Bag<ComponentName>();
  private final Bag<Integer> states = new Bag<Integer>();
  private int applicationState;

  private AppPackageManager() {}

  public static AppPackageManager get() {
    if (instance == null) instance = new AppPackageManager();
    return instance;
  }

  private boolean isOwn(String packageName) {
    return manifest.packageName().equals(packageName);
  }

  private void check(String packageName) throws NameNotFoundException {
    if (!isOwn(packageName) && !SYSTEM.equals(packageName)) throw new NameNotFoundException(packageName);
  }

  @Override
  public PackageInfo getPackageInfo(String packageName, int flags) throws NameNotFoundException {
    check(packageName);
    return isOwn(packageName) ? own(flags) : system();
  }

  @Override
  public PackageInfo getPackageInfo(VersionedPackage versionedPackage, int flags) throws NameNotFoundException {
    return getPackageInfo(versionedPackage.getPackageName(), flags);
  }

  private PackageInfo own(int flags) {
    PackageInfo info = new PackageInfo();
    info.packageName = manifest.packageName();
    info.versionCode = manifest.versionCode();
    info.versionName = manifest.versionName();
    info.applicationInfo = manifest.application();
    if ((flags & GET_PERMISSIONS) != 0) {
      info.requestedPermissions = manifest.permissions();
      info.requestedPermissionsFlags = new int[info.requestedPermissions.length];
      for (int i = 0; i < info.requestedPermissionsFlags.length; i++) {
        info.requestedPermissionsFlags[i] = PackageInfo.REQUESTED_PERMISSION_GRANTED;
      }
    }
    if ((flags & GET_ACTIVITIES) != 0) info.activities = all(AppManifest.ACTIVITY).toArray(new ActivityInfo[0]);
    if ((flags & GET_RECEIVERS) != 0) info.receivers = all(AppManifest.RECEIVER).toArray(new ActivityInfo[0]);
    if ((flags & GET_SERVICES) != 0) info.services = all(AppManifest.SERVICE).toArray(new ServiceInfo[0]);
    if ((flags & GET_PROVIDERS) != 0) info.providers = all(AppManifest.PROVIDER).toArray(new ProviderInfo[0]);
    Signature[] signers = {new Signature("30820122300d06092a864886f70d01010105000382010f003082010a0282010100c5")};
    if ((flags & GET_SIGNATURES) != 0) info.signatures = signers;
    if ((flags & GET_SIGNING_CERTIFICATES) != 0) info.signingInfo = new SigningInfo(signers);
    return info;
  }

  private ArrayList<ComponentInfo> all(int kind) {
    ArrayList<ComponentInfo> found = new ArrayList<ComponentInfo>();
    for (int i = 0; i < manifest.count(); i++) {
      if (manifest.kind(i) == kind) found.add(manifest.component(i));
    }
    return found;
  }

  private static PackageInfo system() {
    PackageInfo info = new PackageInfo();
    info.packageName = SYSTEM;
    info.versionCode = 35;
    info.versionName = "15";
    info.applicationInfo = new ApplicationInfo();
    info.applicationInfo.packageName = SYSTEM;
    info.applicationInfo.nonLocalizedLabel = "Android System";
    info.applicationInfo.uid = Process.SYSTEM_UID;
    info.applicationInfo.flags = ApplicationInfo.FLAG_SYSTEM;
    info.applicationInfo.sourceDir = "/system/framework/framework-res.apk";
    info.applicationInfo.publicSourceDir = info.applicationInfo.sourceDir;
    info.applicationInfo.dataDir = "/data/system";
    info.applicationInfo.processName = "system";
    return info;
  }

  @Override
  public Intent getLaunchIntentForPackage(String packageName) {
    if (!isOwn(packageName)) return null;
    Intent wanted = new Intent(Intent.ACTION_MAIN).addCategory(Intent.CATEGORY_LAUNCHER);
    Bag<ResolveInfo> found = manifest.query(AppManifest.ACTIVITY, wanted, false);
    if (found.isEmpty()) return null;
    return wanted.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK).setClassName(packageName, found.get(0).activityInfo.name);
  }

  @Override
  public int getPackageUid(String packageName, int flags) throws NameNotFoundException {
    return getApplicationInfo(packageName, flags).uid;
  }

  @Override
  public PermissionInfo getPermissionInfo(String permName, int flags) throws NameNotFoundException {
    if (!permName.startsWith("android.permission.")) throw new NameNotFoundException(permName);
    PermissionInfo info = new PermissionInfo();
    info.name = permName;
    info.packageName = SYSTEM;
    return info;
  }

  @Override
  public PermissionGroupInfo getPermissionGroupInfo(String groupName, int flags) throws NameNotFoundException {
    throw new NameNotFoundException(groupName);
  }

  @Override
  public ApplicationInfo getApplicationInfo(String packageName, int flags) throws NameNotFoundException {
    return getPackageInfo(packageName, 0).applicationInfo;
  }

  private ComponentInfo component(int kind, ComponentName name) throws NameNotFoundException {
    ComponentInfo info = isOwn(name.getPackageName()) ? manifest.find(kind, name.getClassName()) : null;
    if (info == null) throw new NameNotFoundException(name.toString());
    return info;
  }

  @Override
  public ActivityInfo getActivityInfo(ComponentName component, int flags) throws NameNotFoundException {
    return (ActivityInfo) component(AppManifest.ACTIVITY, component);
  }

  @Override
  public ActivityInfo getReceiverInfo(ComponentName component, int flags) throws NameNotFoundException {
    return (ActivityInfo) component(AppManifest.RECEIVER, component);
  }

  @Override
  public ServiceInfo getServiceInfo(ComponentName component, int flags) throws NameNotFoundException {
    return (ServiceInfo) component(AppManifest.SERVICE, component);
  }

  @Override
  public ProviderInfo getProviderInfo(ComponentName component, int flags) throws NameNotFoundException {
    return (ProviderInfo) component(AppManifest.PROVIDER, component);
  }

  @Override
  public List<PackageInfo> getInstalledPackages(int flags) {
    ArrayList<PackageInfo> all = new ArrayList<PackageInfo>();
    all.add(system());
    all.add(own(flags));
    return all;
  }

  @Override
  public List<PackageInfo> getPackagesHoldingPermissions(String[] permissions, int flags) {
    ArrayList<PackageInfo> holders = new ArrayList<PackageInfo>();
    for (String permission : permissions) {
      if (holders.isEmpty() && manifest.isGranted(permission)) holders.add(own(flags));
    }
    return holders;
  }

  @Override
  public List<ApplicationInfo> getInstalledApplications(int flags) {
    ArrayList<ApplicationInfo> all = new ArrayList<ApplicationInfo>();
    all.add(system().applicationInfo);
    all.add(manifest.application());
    return all;
  }

  @Override
  public int checkPermission(String permName, String packageName) {
    boolean granted = SYSTEM.equals(packageName) || isOwn(packageName) && manifest.isGranted(permName);
    return granted ? PERMISSION_GRANTED : PERMISSION_DENIED;
  }

  @Override
  public String[] getPackagesForUid(int uid) {
    if (uid == Process.myUid()) return new String[] {manifest.packageName()};
    return uid == Process.SYSTEM_UID ? new String[] {SYSTEM} : null;
  }

  @Override
  public String getNameForUid(int uid) {
    String[] names = getPackagesForUid(uid);
    return names == null ? null : names[0];
  }

  @Override
  public FeatureInfo[] getSystemAvailableFeatures() {
    String[] names = FEATURES.trim().split(" +");
    FeatureInfo[] features = new FeatureInfo[names.length];
    for (int i = 0; i < names.length; i++) {
      features[i] = new FeatureInfo();
      features[i].name = "android." + names[i];
    }
    return features;
  }

  @Override
  public boolean hasSystemFeature(String featureName) {
    return featureName.startsWith("android.") && FEATURES.contains(" " + featureName.substring(8) + " ");
  }

  @Override
  public boolean hasSystemFeature(String featureName, int version) {
    return hasSystemFeature(featureName);
  }

  private List<ResolveInfo> query(int kind, Intent intent, int flags) {
    ArrayList<ResolveInfo> answers = new ArrayList<ResolveInfo>();
    Bag<ResolveInfo> found = manifest.query(kind, intent, kind == AppManifest.ACTIVITY && (flags & MATCH_DEFAULT_ONLY) != 0);
    for (int i = 0; i < found.size(); i++) answers.add(found.get(i));
    return answers;
  }

  private static ResolveInfo first(List<ResolveInfo> answers) {
    return answers.isEmpty() ? null : answers.get(0);
  }

  @Override
  public ResolveInfo resolveActivity(Intent intent, int flags) {
    return first(queryIntentActivities(intent, flags));
  }

  @Override
  public List<ResolveInfo> queryIntentActivities(Intent intent, int flags) {
    List<ResolveInfo> answers = query(AppManifest.ACTIVITY, intent, flags);
    if (answers.isEmpty() && AppManifest.isAnsweredElsewhere(intent)) answers.add(elsewhere());
    return answers;
  }

  /** Some activity of the system. */
  private static ResolveInfo elsewhere() {
    ResolveInfo info = new ResolveInfo();
    info.activityInfo = new ActivityInfo();
    info.activityInfo.packageName = SYSTEM;
    info.activityInfo.name = "com.android.internal.app.ResolverActivity";
    info.activityInfo.applicationInfo = system().applicationInfo;
    info.activityInfo.exported = true;
    info.isDefault = true;
    return info;
  }

  @Override
  public List<ResolveInfo> queryIntentActivityOptions(ComponentName caller, Intent[] specifics, Intent intent, int flags) {
    ArrayList<ResolveInfo> answers = new ArrayList<ResolveInfo>();
    for (int i = 0; specifics != null && i < specifics.length; i++) {
      ResolveInfo specific = specifics[i] == null ? null : resolveActivity(specifics[i], flags);
      if (specific == null) continue;
      specific.specificIndex = i;
      answers.add(specific);
    }
    for (ResolveInfo answer : query(AppManifest.ACTIVITY, intent, flags)) {
      if (caller == null || !answer.activityInfo.name.equals(caller.getClassName())) answers.add(answer);
    }
    return answers;
  }

  @Override
  public List<ResolveInfo> queryBroadcastReceivers(Intent intent, int flags) {
    return query(AppManifest.RECEIVER, intent, flags);
  }

  @Override
  public ResolveInfo resolveService(Intent intent, int flags) {
    return first(query(AppManifest.SERVICE, intent, flags));
  }

  @Override
  public List<ResolveInfo> queryIntentServices(Intent intent, int flags) {
    return query(AppManifest.SERVICE, intent, flags);
  }

  @Override
  public List<ResolveInfo> queryIntentContentProviders(Intent intent, int flags) {
    return query(AppManifest.PROVIDER, intent, flags);
  }

  @Override
  public ProviderInfo resolveContentProvider(String authority, int flags) {
    return manifest.provider(authority);
  }

  @Override
  public List<ProviderInfo> queryContentProviders(String processName, int uid, int flags) {
    ArrayList<ProviderInfo> found = new ArrayList<ProviderInfo>();
    for (ComponentInfo info : all(AppManifest.PROVIDER)) {
      if (processName == null || processName.equals(info.processName)) found.add((ProviderInfo) info);
    }
    return found;
  }

  @Override
  public InstrumentationInfo getInstrumentationInfo(ComponentName className, int flags) throws NameNotFoundException {
    throw new NameNotFoundException(className.toString());
  }

  @Override
  public Drawable getDrawable(String packageName, int resid, ApplicationInfo appInfo) {
    return resid == 0 || !isOwn(packageName) ? null : Resources.app().getDrawable(resid, null);
  }

  @Override
  public Drawable getActivityIcon(ComponentName activityName) throws NameNotFoundException {
    return getActivityInfo(activityName, 0).loadIcon(this);
  }

  @Override
  public Drawable getActivityIcon(Intent intent) throws NameNotFoundException {
    if (intent.getComponent() != null) return getActivityIcon(intent.getComponent());
    ResolveInfo info = resolveActivity(intent, MATCH_DEFAULT_ONLY);
    if (info == null) throw new NameNotFoundException(intent.toUri(0));
    return info.activityInfo.loadIcon(this);
  }

  @Override
  public Drawable getDefaultActivityIcon() {
    return new ColorDrawable(Resources.getSystem().getColor(R.color.darker_gray, null));
  }

  @Override
  public Drawable getApplicationIcon(ApplicationInfo info) {
    return info.loadIcon(this);
  }

  @Override
  public Drawable getApplicationIcon(String packageName) throws NameNotFoundException {
    return getApplicationInfo(packageName, 0).loadIcon(this);
  }

  @Override
  public CharSequence getText(String packageName, int resid, ApplicationInfo appInfo) {
    return resid == 0 || !isOwn(packageName) ? null : Resources.app().getText(resid, null);
  }

  @Override
  public XmlResourceParser getXml(String packageName, int resid, ApplicationInfo appInfo) {
    return resid == 0 || !isOwn(packageName) ? null : Resources.app().getXml(resid);
  }

  @Override
  public CharSequence getApplicationLabel(ApplicationInfo info) {
    return info.loadLabel(this);
  }

  @Override
  public Resources getResourcesForActivity(ComponentName activityName) throws NameNotFoundException {
    return getResourcesForApplication(activityName.getPackageName());
  }

  @Override
  public Resources getResourcesForApplication(ApplicationInfo app) throws NameNotFoundException {
    return getResourcesForApplication(app.packageName);
  }

  @Override
  public Resources getResourcesForApplication(String packageName) throws NameNotFoundException {
    check(packageName);
    return isOwn(packageName) ? Resources.app() : Resources.getSystem();
  }

  private int place(ComponentName name) {
    for (int i = 0; i < changed.size(); i++) {
      if (changed.get(i).equals(name)) return i;
    }
    return -1;
  }

  @Override
  public void setComponentEnabledSetting(ComponentName componentName, int newState, int flags) {
    int place = place(componentName);
    if (place >= 0) {
      states.set(place, newState);
    } else {
      changed.add(componentName);
      states.add(newState);
    }
    for (int i = 0; i < manifest.count(); i++) {
      ComponentInfo info = manifest.component(i);
      if (info.name.equals(componentName.getClassName())) info.enabled = newState <= COMPONENT_ENABLED_STATE_ENABLED;
    }
  }

  @Override
  public int getComponentEnabledSetting(ComponentName componentName) {
    int place = place(componentName);
    return place < 0 ? COMPONENT_ENABLED_STATE_DEFAULT : states.get(place).intValue();
  }

  @Override
  public void setApplicationEnabledSetting(String packageName, int newState, int flags) {
    applicationState = newState;
  }

  @Override
  public int getApplicationEnabledSetting(String packageName) {
    return applicationState;
  }
}
