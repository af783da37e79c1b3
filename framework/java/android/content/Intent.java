package android.content;

import android.content.pm.ActivityInfo;
import android.content.pm.PackageManager;
import android.content.pm.ResolveInfo;
import android.content.res.Resources;
import android.graphics.Rect;
import android.net.Uri;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.ArraySet;
import android.util.AttributeSet;
import antecede.Engine;
import antecede.Hidden;
import antecede.Unlisted;
import java.io.IOException;
import java.io.Serializable;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** What shall be done, with what, and by whom if that is known: how components ask for each other. */
@antecede.Holder
public class Intent extends IntentExtras implements Parcelable, Cloneable, IntentConstants {
  private static final int COPY_ALL = 0, COPY_FILTER = 1;

  private String action;
  private Uri data;
  private String type;
  private String identifier;
  private String packageName;
  private ComponentName component;
  private int flags;
  private ArraySet<String> categories;
  private Rect sourceBounds;
  private Intent selector;
  private ClipData clipData;

  public static final Parcelable.Creator<Intent> CREATOR = new Parcelable.Creator<Intent>() {
    @Override
    public Intent createFromParcel(Parcel in) {
      Intent intent = new Intent();
      intent.readFromParcel(in);
      return intent;
    }

    @Override
    public Intent[] newArray(int size) {
      return new Intent[size];
    }
  };

  /** Names an icon among the resources of some app. */
  public static class ShortcutIconResource implements Parcelable {
    public String packageName;
    public String resourceName;

    public static final Parcelable.Creator<ShortcutIconResource> CREATOR = new Parcelable.Creator<ShortcutIconResource>() {
      @Override
      public ShortcutIconResource createFromParcel(Parcel source) {
        ShortcutIconResource icon = new ShortcutIconResource();
        icon.packageName = source.readString();
        icon.resourceName = source.readString();
        return icon;
      }

      @Override
      public ShortcutIconResource[] newArray(int size) {
        return new ShortcutIconResource[size];
      }
    };

    public ShortcutIconResource() {}

    public static ShortcutIconResource fromContext(Context context, int resourceId) {
      ShortcutIconResource icon = new ShortcutIconResource();
      icon.packageName = context.getPackageName();
      icon.resourceName = context.getResources().getResourceName(resourceId);
      return icon;
    }

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      dest.writeString(packageName);
      dest.writeString(resourceName);
    }

    @Override
    public String toString() {
      return resourceName;
    }
  }

  /** Intents are compared by what they ask for, extras aside. */
  public static final class FilterComparison {
    private final Intent intent;

    public FilterComparison(Intent intent) {
      this.intent = intent;
    }

    public Intent getIntent() {
      return intent;
    }

    @Override
    public boolean equals(Object obj) {
      return obj instanceof FilterComparison && intent.filterEquals(((FilterComparison) obj).intent);
    }

    @Override
    public int hashCode() {
      return intent.filterHashCode();
    }
  }

  public Intent() {}

  public Intent(Intent o) {
    this(o, COPY_ALL);
    if (o.extras != null) extras = new Bundle(o.extras);
    if (o.clipData != null) clipData = new ClipData(o.clipData);
  }

  /** Without what it carries. */
  private Intent(Intent o, int how) {
    copyFilter(o);
    if (how == COPY_FILTER) return;
    flags = o.flags;
    if (o.sourceBounds != null) sourceBounds = new Rect(o.sourceBounds);
    if (o.selector != null) selector = new Intent(o.selector);
  }

  private void copyFilter(Intent o) {
    action = o.action;
    data = o.data;
    type = o.type;
    identifier = o.identifier;
    packageName = o.packageName;
    component = o.component;
    if (o.categories != null) categories = new ArraySet<String>(o.categories);
  }

  public Intent(String action) {
    setAction(action);
  }

  public Intent(String action, Uri uri) {
    setAction(action);
    data = uri;
  }

  public Intent(Context packageContext, Class<?> cls) {
    component = new ComponentName(packageContext, cls);
  }

  public Intent(String action, Uri uri, Context packageContext, Class<?> cls) {
    setAction(action);
    data = uri;
    component = new ComponentName(packageContext, cls);
  }

  @Override
  public Object clone() {
    return new Intent(this);
  }

  public Intent cloneFilter() {
    return new Intent(this, COPY_FILTER);
  }

  public static Intent createChooser(Intent target, CharSequence title) {
    return createChooser(target, title, null);
  }

  public static Intent createChooser(Intent target, CharSequence title, IntentSender sender) {
    Intent intent = new Intent(ACTION_CHOOSER);
    intent.putExtra(EXTRA_INTENT, target);
    if (title != null) intent.putExtra(EXTRA_TITLE, title);
    if (sender != null) intent.putExtra(EXTRA_CHOSEN_COMPONENT_INTENT_SENDER, sender);
    int granted = target.flags & (FLAG_GRANT_READ_URI_PERMISSION | FLAG_GRANT_WRITE_URI_PERMISSION
        | FLAG_GRANT_PERSISTABLE_URI_PERMISSION | FLAG_GRANT_PREFIX_URI_PERMISSION);
    if (granted != 0) {
      intent.clipData = target.clipData;
      intent.addFlags(granted);
    }
    return intent;
  }

  public static Intent makeMainActivity(ComponentName mainActivity) {
    return new Intent(ACTION_MAIN).setComponent(mainActivity).addCategory(CATEGORY_LAUNCHER);
  }

  public static Intent makeMainSelectorActivity(String selectorAction, String selectorCategory) {
    Intent intent = new Intent(ACTION_MAIN).addCategory(CATEGORY_LAUNCHER);
    intent.setSelector(new Intent().setAction(selectorAction).addCategory(selectorCategory));
    return intent;
  }

  public static Intent makeRestartActivityTask(ComponentName mainActivity) {
    return makeMainActivity(mainActivity).addFlags(FLAG_ACTIVITY_NEW_TASK | FLAG_ACTIVITY_CLEAR_TASK);
  }

  @Deprecated
  public static Intent getIntent(String uri) throws URISyntaxException {
    return parseUri(uri, 0);
  }

  public static Intent getIntentOld(String uri) throws URISyntaxException {
    return parseUri(uri, 0);
  }

  public static Intent parseUri(String uri, int flags) throws URISyntaxException {
    return IntentText.parse(uri, flags);
  }

  public static Intent parseIntent(Resources resources, XmlPullParser parser, AttributeSet attrs)
      throws XmlPullParserException, IOException {
    return IntentText.inflate(resources, parser, attrs);
  }

  public String getAction() {
    return action;
  }

  public Uri getData() {
    return data;
  }

  public String getDataString() {
    return data == null ? null : data.toString();
  }

  public String getScheme() {
    return data == null ? null : data.getScheme();
  }

  public String getType() {
    return type;
  }

  public String resolveType(Context context) {
    return resolveType(context.getContentResolver());
  }

  public String resolveType(ContentResolver resolver) {
    if (type != null || data == null || !"content".equals(data.getScheme())) return type;
    return resolver.getType(data);
  }

  public String resolveTypeIfNeeded(ContentResolver resolver) {
    return component != null ? type : resolveType(resolver);
  }

  public String getIdentifier() {
    return identifier;
  }

  public boolean hasCategory(String category) {
    return categories != null && categories.contains(category);
  }

  public Set<String> getCategories() {
    return categories;
  }

  public Intent getSelector() {
    return selector;
  }

  public ClipData getClipData() {
    return clipData;
  }

  /** A copy: changes to it do not reach the intent. */
  public Bundle getExtras() {
    return extras == null ? null : new Bundle(extras);
  }

  public int getFlags() {
    return flags;
  }

  @Unlisted
  public boolean isExcludingStopped() {
    return (flags & (FLAG_EXCLUDE_STOPPED_PACKAGES | FLAG_INCLUDE_STOPPED_PACKAGES)) == FLAG_EXCLUDE_STOPPED_PACKAGES;
  }

  public boolean isMismatchingFilter() {
    return false;
  }

  public String getPackage() {
    return packageName;
  }

  public ComponentName getComponent() {
    return component;
  }

  public Rect getSourceBounds() {
    return sourceBounds;
  }

  public ComponentName resolveActivity(PackageManager pm) {
    if (component != null) return component;
    ResolveInfo info = pm.resolveActivity(this, PackageManager.MATCH_DEFAULT_ONLY);
    return info == null ? null : new ComponentName(info.activityInfo.packageName, info.activityInfo.name);
  }

  public ActivityInfo resolveActivityInfo(PackageManager pm, int flags) {
    if (component == null) {
      ResolveInfo info = pm.resolveActivity(this, flags | PackageManager.MATCH_DEFAULT_ONLY);
      return info == null ? null : info.activityInfo;
    }
    try {
      return pm.getActivityInfo(component, flags);
    } catch (PackageManager.NameNotFoundException unknown) {
      return null;
    }
  }

  public Intent setAction(String action) {
    this.action = action;
    return this;
  }

  public Intent setData(Uri data) {
    this.data = data;
    type = null;
    return this;
  }

  public Intent setDataAndNormalize(Uri data) {
    return setData(data.normalizeScheme());
  }

  public Intent setType(String type) {
    data = null;
    this.type = type;
    return this;
  }

  public Intent setTypeAndNormalize(String type) {
    return setType(normalizeMimeType(type));
  }

  public Intent setDataAndType(Uri data, String type) {
    this.data = data;
    this.type = type;
    return this;
  }

  public Intent setDataAndTypeAndNormalize(Uri data, String type) {
    return setDataAndType(data.normalizeScheme(), normalizeMimeType(type));
  }

  public Intent setIdentifier(String identifier) {
    this.identifier = identifier;
    return this;
  }

  public Intent addCategory(String category) {
    if (categories == null) categories = new ArraySet<String>();
    categories.add(category);
    return this;
  }

  public void removeCategory(String category) {
    if (categories == null) return;
    categories.remove(category);
    if (categories.size() == 0) categories = null;
  }

  public void setSelector(Intent selector) {
    if (selector == this) throw new IllegalArgumentException("Intent being set as a selector of itself");
    if (selector != null && packageName != null) {
      throw new IllegalArgumentException("Can't set selector when package name is already set");
    }
    this.selector = selector;
  }

  public void setClipData(ClipData clip) {
    clipData = clip;
  }

  private Bundle extras() {
    if (extras == null) extras = new Bundle();
    return extras;
  }

  public Intent putExtra(String name, boolean value) {
    extras().putBoolean(name, value);
    return this;
  }

  public Intent putExtra(String name, byte value) {
    extras().putByte(name, value);
    return this;
  }

  public Intent putExtra(String name, char value) {
    extras().putChar(name, value);
    return this;
  }

  public Intent putExtra(String name, short value) {
    extras().putShort(name, value);
    return this;
  }

  public Intent putExtra(String name, int value) {
    extras().putInt(name, value);
    return this;
  }

  public Intent putExtra(String name, long value) {
    extras().putLong(name, value);
    return this;
  }

  public Intent putExtra(String name, float value) {
    extras().putFloat(name, value);
    return this;
  }

  public Intent putExtra(String name, double value) {
    extras().putDouble(name, value);
    return this;
  }

  public Intent putExtra(String name, String value) {
    extras().putString(name, value);
    return this;
  }

  public Intent putExtra(String name, CharSequence value) {
    extras().putCharSequence(name, value);
    return this;
  }

  public Intent putExtra(String name, Parcelable value) {
    extras().putParcelable(name, value);
    return this;
  }

  public Intent putExtra(String name, Parcelable[] value) {
    extras().putParcelableArray(name, value);
    return this;
  }

  public Intent putExtra(String name, Serializable value) {
    extras().putSerializable(name, value);
    return this;
  }

  public Intent putExtra(String name, boolean[] value) {
    extras().putBooleanArray(name, value);
    return this;
  }

  public Intent putExtra(String name, byte[] value) {
    extras().putByteArray(name, value);
    return this;
  }

  public Intent putExtra(String name, short[] value) {
    extras().putShortArray(name, value);
    return this;
  }

  public Intent putExtra(String name, char[] value) {
    extras().putCharArray(name, value);
    return this;
  }

  public Intent putExtra(String name, int[] value) {
    extras().putIntArray(name, value);
    return this;
  }

  public Intent putExtra(String name, long[] value) {
    extras().putLongArray(name, value);
    return this;
  }

  public Intent putExtra(String name, float[] value) {
    extras().putFloatArray(name, value);
    return this;
  }

  public Intent putExtra(String name, double[] value) {
    extras().putDoubleArray(name, value);
    return this;
  }

  public Intent putExtra(String name, String[] value) {
    extras().putStringArray(name, value);
    return this;
  }

  public Intent putExtra(String name, CharSequence[] value) {
    extras().putCharSequenceArray(name, value);
    return this;
  }

  public Intent putExtra(String name, Bundle value) {
    extras().putBundle(name, value);
    return this;
  }

  public Intent putParcelableArrayListExtra(String name, ArrayList<? extends Parcelable> value) {
    extras().putParcelableArrayList(name, value);
    return this;
  }

  public Intent putIntegerArrayListExtra(String name, ArrayList<Integer> value) {
    extras().putIntegerArrayList(name, value);
    return this;
  }

  public Intent putStringArrayListExtra(String name, ArrayList<String> value) {
    extras().putStringArrayList(name, value);
    return this;
  }

  public Intent putCharSequenceArrayListExtra(String name, ArrayList<CharSequence> value) {
    extras().putCharSequenceArrayList(name, value);
    return this;
  }

  public Intent putExtras(Intent src) {
    if (src.extras != null) extras().putAll(src.extras);
    return this;
  }

  public Intent putExtras(Bundle extras) {
    extras().putAll(extras);
    return this;
  }

  public Intent replaceExtras(Intent src) {
    return replaceExtras(src.extras);
  }

  public Intent replaceExtras(Bundle extras) {
    this.extras = extras == null ? null : new Bundle(extras);
    return this;
  }

  public void removeExtra(String name) {
    if (extras == null) return;
    extras.remove(name);
    if (extras.size() == 0) extras = null;
  }

  public Intent setFlags(int flags) {
    this.flags = flags;
    return this;
  }

  public Intent addFlags(int flags) {
    this.flags |= flags;
    return this;
  }

  public void removeFlags(int flags) {
    this.flags &= ~flags;
  }

  public Intent setPackage(String packageName) {
    if (packageName != null && selector != null) {
      throw new IllegalArgumentException("Can't set package name when selector is already set");
    }
    this.packageName = packageName;
    return this;
  }

  public Intent setComponent(ComponentName component) {
    this.component = component;
    return this;
  }

  public Intent setClassName(Context packageContext, String className) {
    component = new ComponentName(packageContext, className);
    return this;
  }

  public Intent setClassName(String packageName, String className) {
    component = new ComponentName(packageName, className);
    return this;
  }

  public Intent setClass(Context packageContext, Class<?> cls) {
    component = new ComponentName(packageContext, cls);
    return this;
  }

  public void setSourceBounds(Rect r) {
    sourceBounds = r == null ? null : new Rect(r);
  }

  /** Takes from the other what is missing here, or what the flags say; returns what was taken. */
  public int fillIn(Intent other, int flags) {
    int changes = 0;
    if (other.action != null && (action == null || (flags & FILL_IN_ACTION) != 0)) {
      action = other.action;
      changes |= FILL_IN_ACTION;
    }
    if ((other.data != null || other.type != null) && (data == null && type == null || (flags & FILL_IN_DATA) != 0)) {
      data = other.data;
      type = other.type;
      changes |= FILL_IN_DATA;
    }
    if (other.identifier != null && (identifier == null || (flags & FILL_IN_IDENTIFIER) != 0)) {
      identifier = other.identifier;
      changes |= FILL_IN_IDENTIFIER;
    }
    if (other.categories != null && (categories == null || (flags & FILL_IN_CATEGORIES) != 0)) {
      categories = new ArraySet<String>(other.categories);
      changes |= FILL_IN_CATEGORIES;
    }
    if (other.packageName != null && selector == null && (packageName == null || (flags & FILL_IN_PACKAGE) != 0)) {
      packageName = other.packageName;
      changes |= FILL_IN_PACKAGE;
    }
    if (other.selector != null && (flags & FILL_IN_SELECTOR) != 0 && packageName == null) {
      selector = new Intent(other.selector);
      changes |= FILL_IN_SELECTOR;
    }
    if (other.clipData != null && (clipData == null || (flags & FILL_IN_CLIP_DATA) != 0)) {
      clipData = other.clipData;
      changes |= FILL_IN_CLIP_DATA;
    }
    if (other.component != null && (flags & FILL_IN_COMPONENT) != 0) {
      component = other.component;
      changes |= FILL_IN_COMPONENT;
    }
    this.flags |= other.flags;
    if (other.sourceBounds != null && (sourceBounds == null || (flags & FILL_IN_SOURCE_BOUNDS) != 0)) {
      sourceBounds = new Rect(other.sourceBounds);
      changes |= FILL_IN_SOURCE_BOUNDS;
    }
    if (other.extras != null) extras().putAll(other.extras);
    return changes;
  }

  public boolean filterEquals(Intent other) {
    return other != null && Objects.equals(action, other.action) && Objects.equals(data, other.data)
        && Objects.equals(type, other.type) && Objects.equals(identifier, other.identifier)
        && Objects.equals(packageName, other.packageName) && Objects.equals(component, other.component)
        && Objects.equals(categories, other.categories);
  }

  public int filterHashCode() {
    return Objects.hashCode(action) + Objects.hashCode(data) + Objects.hashCode(type) + Objects.hashCode(identifier)
        + Objects.hashCode(packageName) + Objects.hashCode(component) + Objects.hashCode(categories);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("Intent {");
    if (action != null) text.append(" act=").append(action);
    if (categories != null) text.append(" cat=").append(categories);
    if (data != null) text.append(" dat=").append(data);
    if (type != null) text.append(" typ=").append(type);
    if (flags != 0) text.append(" flg=0x").append(Integer.toHexString(flags));
    if (packageName != null) text.append(" pkg=").append(packageName);
    if (component != null) text.append(" cmp=").append(component.flattenToShortString());
    if (extras != null) text.append(" (has extras)");
    return text.append(" }").toString();
  }

  @Deprecated
  public String toURI() {
    return toUri(0);
  }

  public String toUri(int flags) {
    return IntentText.print(this, flags);
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    if (Engine.isAbstract()) {
      leave(this);
      out.writeWhole(this);
      return;
    }
    out.writeString(action);
    out.writeParcelable(data, flags);
    out.writeString(type);
    out.writeString(identifier);
    out.writeInt(this.flags);
    out.writeString(packageName);
    out.writeParcelable(component, flags);
    out.writeParcelable(sourceBounds, flags);
    out.writeStringArray(categories == null ? null : categories.toArray(new String[0]));
    out.writeParcelable(selector, flags);
    out.writeParcelable(clipData, flags);
    out.writeBundle(extras);
  }

  public void readFromParcel(Parcel in) {
    if (Engine.isAbstract()) {
      Intent other = sent((Intent) in.readWhole());
      copyFilter(other);
      sourceBounds = other.sourceBounds;
      selector = other.selector;
      clipData = other.clipData;
      extras = other.extras;
      return;
    }
    ClassLoader loader = Intent.class.getClassLoader();
    action = in.readString();
    data = in.readParcelable(loader);
    type = in.readString();
    identifier = in.readString();
    flags = in.readInt();
    packageName = in.readString();
    component = in.readParcelable(loader);
    sourceBounds = in.readParcelable(loader);
    categories = null;
    String[] names = in.createStringArray();
    for (int i = 0; names != null && i < names.length; i++) addCategory(names[i]);
    selector = in.readParcelable(loader);
    clipData = in.readParcelable(loader);
    extras = in.readBundle();
  }

  /** For an analysis: what it carries is written down where it is sent, and made again where it arrives. */
  @Hidden
  public static void leave(Intent intent) {
    if (intent != null && intent.extras != null) intent.extras.leave();
  }

  private Intent arrive() {
    Intent copy = new Intent(this, COPY_ALL);
    copy.extras = Bundle.sent(extras);
    if (clipData != null) copy.clipData = new ClipData(clipData);
    return copy;
  }

  /** What arrives at the other end of a call to another process: nothing in it is shared with the one that was sent. */
  @Hidden
  public static Intent sent(Intent intent) {
    if (intent == null) return null;
    if (Engine.isAbstract()) return intent.arrive();
    Parcel parcel = Parcel.obtain();
    intent.writeToParcel(parcel, 0);
    parcel.setDataPosition(0);
    Intent copy = CREATOR.createFromParcel(parcel);
    parcel.recycle();
    return copy;
  }

  public static String normalizeMimeType(String type) {
    if (type == null) return null;
    String normal = type.trim().toLowerCase(Locale.ROOT);
    int end = normal.indexOf(';');
    return end < 0 ? normal : normal.substring(0, end);
  }
}
