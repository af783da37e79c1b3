package android.content.pm;

import android.content.res.XmlResourceParser;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.os.Parcel;
import android.util.Printer;
import java.util.Comparator;

/** What all that a package declares has: a name, a label, an icon. */
public class PackageItemInfo {
  public int banner;
  public int icon;
  public boolean isArchived;
  public int labelRes;
  public int logo;
  public Bundle metaData;
  public String name;
  public CharSequence nonLocalizedLabel;
  public String packageName;

  public PackageItemInfo() {}

  public PackageItemInfo(PackageItemInfo orig) {
    banner = orig.banner;
    icon = orig.icon;
    isArchived = orig.isArchived;
    labelRes = orig.labelRes;
    logo = orig.logo;
    metaData = orig.metaData;
    name = orig.name;
    nonLocalizedLabel = orig.nonLocalizedLabel;
    packageName = orig.packageName;
  }

  protected PackageItemInfo(Parcel source) {
    banner = source.readInt();
    icon = source.readInt();
    isArchived = source.readInt() != 0;
    labelRes = source.readInt();
    logo = source.readInt();
    metaData = source.readBundle();
    name = source.readString();
    nonLocalizedLabel = source.readString();
    packageName = source.readString();
  }

  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(banner);
    dest.writeInt(icon);
    dest.writeInt(isArchived ? 1 : 0);
    dest.writeInt(labelRes);
    dest.writeInt(logo);
    dest.writeBundle(metaData);
    dest.writeString(name);
    dest.writeString(nonLocalizedLabel == null ? null : nonLocalizedLabel.toString());
    dest.writeString(packageName);
  }

  public CharSequence loadLabel(PackageManager pm) {
    if (nonLocalizedLabel != null) return nonLocalizedLabel;
    CharSequence label = labelRes == 0 ? null : pm.getText(packageName, labelRes, null);
    return label != null ? label : name != null ? name : packageName;
  }

  public Drawable loadIcon(PackageManager pm) {
    return loadUnbadgedIcon(pm);
  }

  public Drawable loadUnbadgedIcon(PackageManager pm) {
    Drawable drawable = icon == 0 ? null : pm.getDrawable(packageName, icon, null);
    return drawable != null ? drawable : pm.getDefaultActivityIcon();
  }

  public Drawable loadBanner(PackageManager pm) {
    return banner == 0 ? null : pm.getDrawable(packageName, banner, null);
  }

  public Drawable loadLogo(PackageManager pm) {
    return logo == 0 ? null : pm.getDrawable(packageName, logo, null);
  }

  public XmlResourceParser loadXmlMetaData(PackageManager pm, String name) {
    int id = metaData == null ? 0 : metaData.getInt(name);
    return id == 0 ? null : pm.getXml(packageName, id, null);
  }

  protected void dumpFront(Printer pw, String prefix) {
    if (name != null) pw.println(prefix + "name=" + name);
    pw.println(prefix + "packageName=" + packageName);
  }

  protected void dumpBack(Printer pw, String prefix) {}

  /** Sorts by what the user sees. */
  public static class DisplayNameComparator implements Comparator<PackageItemInfo> {
    private final PackageManager packages;

    public DisplayNameComparator(PackageManager pm) {
      packages = pm;
    }

    @Override
    public final int compare(PackageItemInfo aa, PackageItemInfo ab) {
      return aa.loadLabel(packages).toString().compareTo(ab.loadLabel(packages).toString());
    }
  }
}
