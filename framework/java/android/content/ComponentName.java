package android.content;

import android.os.Parcel;
import android.os.Parcelable;

/** Names a component: its package and its class. */
@antecede.Holder
public final class ComponentName implements Parcelable, Cloneable, Comparable<ComponentName> {
  private final String packageName;
  private final String className;

  public static final Parcelable.Creator<ComponentName> CREATOR = new Parcelable.Creator<ComponentName>() {
    @Override
    public ComponentName createFromParcel(Parcel in) {
      return new ComponentName(in);
    }

    @Override
    public ComponentName[] newArray(int size) {
      return new ComponentName[size];
    }
  };

  public ComponentName(String pkg, String cls) {
    if (pkg == null) throw new NullPointerException("package name is null");
    if (cls == null) throw new NullPointerException("class name is null");
    packageName = pkg;
    className = cls;
  }

  public ComponentName(Context pkg, String cls) {
    this(pkg.getPackageName(), cls);
  }

  public ComponentName(Context pkg, Class<?> cls) {
    this(pkg.getPackageName(), cls.getName());
  }

  public ComponentName(Parcel in) {
    this(in.readString(), in.readString());
  }

  public static ComponentName createRelative(String pkg, String cls) {
    return new ComponentName(pkg, cls.startsWith(".") ? pkg + cls : cls);
  }

  public static ComponentName createRelative(Context pkg, String cls) {
    return createRelative(pkg.getPackageName(), cls);
  }

  @Override
  public ComponentName clone() {
    return new ComponentName(packageName, className);
  }

  public String getPackageName() {
    return packageName;
  }

  public String getClassName() {
    return className;
  }

  public String getShortClassName() {
    int length = packageName.length();
    boolean inside = className.startsWith(packageName) && className.length() > length && className.charAt(length) == '.';
    return inside ? className.substring(length) : className;
  }

  public String flattenToString() {
    return packageName + "/" + className;
  }

  public String flattenToShortString() {
    return packageName + "/" + getShortClassName();
  }

  public static ComponentName unflattenFromString(String str) {
    int slash = str.indexOf('/');
    if (slash < 0 || slash + 1 >= str.length()) return null;
    return createRelative(str.substring(0, slash), str.substring(slash + 1));
  }

  public String toShortString() {
    return "{" + flattenToString() + "}";
  }

  @Override
  public String toString() {
    return "ComponentInfo{" + flattenToString() + "}";
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof ComponentName)) return false;
    ComponentName other = (ComponentName) obj;
    return packageName.equals(other.packageName) && className.equals(other.className);
  }

  @Override
  public int hashCode() {
    return packageName.hashCode() + className.hashCode();
  }

  @Override
  public int compareTo(ComponentName that) {
    int order = packageName.compareTo(that.packageName);
    return order != 0 ? order : className.compareTo(that.className);
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeString(packageName);
    out.writeString(className);
  }

  public static void writeToParcel(ComponentName c, Parcel out) {
    if (c == null) out.writeString(null);
    else c.writeToParcel(out, 0);
  }

  public static ComponentName readFromParcel(Parcel in) {
    String name = in.readString();
    return name == null ? null : new ComponentName(name, in.readString());
  }
}
