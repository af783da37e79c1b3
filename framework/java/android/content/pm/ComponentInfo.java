package android.content.pm;

import android.content.ComponentName;
import android.graphics.drawable.Drawable;
import android.os.Parcel;
import android.util.Printer;
import antecede.Unlisted;

/** What all components of an app have. */
public class ComponentInfo extends PackageItemInfo {
  public ApplicationInfo applicationInfo;
  public String[] attributionTags;
  public int descriptionRes;
  public boolean directBootAware;
  public boolean enabled = true;
  public boolean exported;
  public String processName;
  public String splitName;

  public ComponentInfo() {}

  public ComponentInfo(ComponentInfo orig) {
    super(orig);
    applicationInfo = orig.applicationInfo;
    attributionTags = orig.attributionTags;
    descriptionRes = orig.descriptionRes;
    directBootAware = orig.directBootAware;
    enabled = orig.enabled;
    exported = orig.exported;
    processName = orig.processName;
    splitName = orig.splitName;
  }

  protected ComponentInfo(Parcel source) {
    super(source);
    applicationInfo = source.readParcelable(null);
    attributionTags = source.createStringArray();
    descriptionRes = source.readInt();
    directBootAware = source.readInt() != 0;
    enabled = source.readInt() != 0;
    exported = source.readInt() != 0;
    processName = source.readString();
    splitName = source.readString();
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    super.writeToParcel(dest, flags);
    dest.writeParcelable(applicationInfo, flags);
    dest.writeStringArray(attributionTags);
    dest.writeInt(descriptionRes);
    dest.writeInt(directBootAware ? 1 : 0);
    dest.writeInt(enabled ? 1 : 0);
    dest.writeInt(exported ? 1 : 0);
    dest.writeString(processName);
    dest.writeString(splitName);
  }

  @Override
  public CharSequence loadLabel(PackageManager pm) {
    if (nonLocalizedLabel != null || labelRes != 0) return super.loadLabel(pm);
    CharSequence label = applicationInfo == null ? null : applicationInfo.loadLabel(pm);
    return label != null ? label : name;
  }

  @Override
  public Drawable loadUnbadgedIcon(PackageManager pm) {
    return icon != 0 || applicationInfo == null ? super.loadUnbadgedIcon(pm) : applicationInfo.loadUnbadgedIcon(pm);
  }

  public boolean isEnabled() {
    return enabled && applicationInfo.enabled;
  }

  public final int getIconResource() {
    return icon != 0 ? icon : applicationInfo.icon;
  }

  public final int getLogoResource() {
    return logo != 0 ? logo : applicationInfo.logo;
  }

  public final int getBannerResource() {
    return banner != 0 ? banner : applicationInfo.banner;
  }

  @Unlisted
  public ComponentName getComponentName() {
    return new ComponentName(packageName, name);
  }

  @Override
  protected void dumpFront(Printer pw, String prefix) {
    super.dumpFront(pw, prefix);
    pw.println(prefix + "enabled=" + enabled + " exported=" + exported);
  }

  @Override
  protected void dumpBack(Printer pw, String prefix) {
    super.dumpBack(pw, prefix);
  }
}
