package android.content.pm;

import android.content.IntentFilter;
import android.graphics.drawable.Drawable;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.Printer;
import antecede.Unlisted;
import java.util.Comparator;

/** Who answers an intent. */
public class ResolveInfo implements Parcelable {
  public ActivityInfo activityInfo;
  public IntentFilter filter;
  public int icon;
  public boolean isDefault;
  public boolean isInstantAppAvailable;
  public int labelRes;
  public int match;
  public CharSequence nonLocalizedLabel;
  public int preferredOrder;
  public int priority;
  public ProviderInfo providerInfo;
  public String resolvePackageName;
  public ServiceInfo serviceInfo;
  public int specificIndex = -1;

  public static final Parcelable.Creator<ResolveInfo> CREATOR = new Parcelable.Creator<ResolveInfo>() {
    @Override
    public ResolveInfo createFromParcel(Parcel source) {
      return new ResolveInfo(source);
    }

    @Override
    public ResolveInfo[] newArray(int size) {
      return new ResolveInfo[size];
    }
  };

  /** Sorts by what the user sees. */
  public static class DisplayNameComparator implements Comparator<ResolveInfo> {
    private final PackageManager packages;

    public DisplayNameComparator(PackageManager pm) {
      packages = pm;
    }

    @Override
    public final int compare(ResolveInfo a, ResolveInfo b) {
      return a.loadLabel(packages).toString().compareTo(b.loadLabel(packages).toString());
    }
  }

  public ResolveInfo() {}

  public ResolveInfo(ResolveInfo orig) {
    activityInfo = orig.activityInfo;
    filter = orig.filter;
    icon = orig.icon;
    isDefault = orig.isDefault;
    isInstantAppAvailable = orig.isInstantAppAvailable;
    labelRes = orig.labelRes;
    match = orig.match;
    nonLocalizedLabel = orig.nonLocalizedLabel;
    preferredOrder = orig.preferredOrder;
    priority = orig.priority;
    providerInfo = orig.providerInfo;
    resolvePackageName = orig.resolvePackageName;
    serviceInfo = orig.serviceInfo;
    specificIndex = orig.specificIndex;
  }

  private ResolveInfo(Parcel source) {
    activityInfo = source.readParcelable(null);
    filter = source.readParcelable(null);
    icon = source.readInt();
    isDefault = source.readInt() != 0;
    isInstantAppAvailable = source.readInt() != 0;
    labelRes = source.readInt();
    match = source.readInt();
    nonLocalizedLabel = source.readString();
    preferredOrder = source.readInt();
    priority = source.readInt();
    providerInfo = source.readParcelable(null);
    resolvePackageName = source.readString();
    serviceInfo = source.readParcelable(null);
    specificIndex = source.readInt();
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeParcelable(activityInfo, flags);
    dest.writeParcelable(filter, flags);
    dest.writeInt(icon);
    dest.writeInt(isDefault ? 1 : 0);
    dest.writeInt(isInstantAppAvailable ? 1 : 0);
    dest.writeInt(labelRes);
    dest.writeInt(match);
    dest.writeString(nonLocalizedLabel == null ? null : nonLocalizedLabel.toString());
    dest.writeInt(preferredOrder);
    dest.writeInt(priority);
    dest.writeParcelable(providerInfo, flags);
    dest.writeString(resolvePackageName);
    dest.writeParcelable(serviceInfo, flags);
    dest.writeInt(specificIndex);
  }

  @Override
  public String toString() {
    return "ResolveInfo{" + component() + " m=0x" + Integer.toHexString(match) + "}";
  }

  private ComponentInfo component() {
    if (activityInfo != null) return activityInfo;
    return serviceInfo != null ? serviceInfo : providerInfo;
  }

  @Unlisted
  public ComponentInfo getComponentInfo() {
    return component();
  }

  public CharSequence loadLabel(PackageManager pm) {
    return nonLocalizedLabel != null ? nonLocalizedLabel : component().loadLabel(pm);
  }

  public Drawable loadIcon(PackageManager pm) {
    return component().loadIcon(pm);
  }

  public final int getIconResource() {
    return icon != 0 ? icon : component().getIconResource();
  }

  public void dump(Printer pw, String prefix) {
    pw.println(prefix + "priority=" + priority + " preferredOrder=" + preferredOrder + " match=0x" + Integer.toHexString(match));
  }

  public boolean isCrossProfileIntentForwarderActivity() {
    return false;
  }
}
