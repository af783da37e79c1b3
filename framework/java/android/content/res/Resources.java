package android.content.res;

import android.R;
import android.content.pm.ApplicationInfo;
import android.content.res.loader.ResourcesLoader;
import android.graphics.Movie;
import android.graphics.Typeface;
import android.graphics.drawable.ColorDrawable;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.util.AttributeSet;
import android.util.DisplayMetrics;
import android.util.TypedValue;
import antecede.Apk;
import antecede.Concrete;
import antecede.Followed;
import antecede.Hidden;
import antecede.Layouts;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** What the package says about texts, numbers, colours, layouts; and what the framework says. */
public class Resources {
  /** A reference to nothing. */
  public static final int ID_NULL = 0;

  private static final int ATTR_OTHER = 0x01000004, ATTR_ONE = 0x01000006;
  private static final int DENSITY = 320, SHORT_SIDE = 1080, LONG_SIDE = 1920;

  private static Resources system;
  private static Resources app;

  private final AssetManager assets;
  private final DisplayMetrics metrics = new DisplayMetrics();
  private final Configuration configuration = new Configuration();

  /** There is no such resource. */
  public static class NotFoundException extends RuntimeException {
    public NotFoundException() {}

    public NotFoundException(String name) {
      super(name);
    }

    public NotFoundException(String name, Exception cause) {
      super(name, cause);
    }
  }

  /** Values of attributes for a whole screen. */
  public final class Theme {
    private final StyleTable table = new StyleTable();

    private Theme() {}

    public void applyStyle(int resId, boolean force) {
      StyleTable style = new StyleTable();
      style.addStyle(Resources.this, resId);
      table.putAll(style, force);
    }

    public void setTo(Theme other) {
      if (other == this) return;
      table.clear();
      table.putAll(other.table, true);
    }

    public TypedArray obtainStyledAttributes(int[] attrs) {
      return styled(this, null, attrs, 0, 0);
    }

    public TypedArray obtainStyledAttributes(int resId, int[] attrs) throws NotFoundException {
      return styled(this, null, attrs, 0, resId);
    }

    @Followed
    public TypedArray obtainStyledAttributes(AttributeSet set, int[] attrs, int defStyleAttr, int defStyleRes) {
      return (TypedArray) Layouts.styled(set, valuesOf(set, attrs, defStyleAttr, defStyleRes));
    }

    /** The same without what an analysis sees in it. */
    @Hidden
    public TypedArray valuesOf(AttributeSet set, int[] attrs, int defStyleAttr, int defStyleRes) {
      return styled(this, set, attrs, defStyleAttr, defStyleRes);
    }

    @Concrete
    public boolean resolveAttribute(int resid, TypedValue outValue, boolean resolveRefs) {
      if (!look(resid, outValue)) return false;
      if (resolveRefs) follow(outValue);
      return true;
    }

    /** What the theme says, references to its own attributes followed. */
    @Concrete
    private boolean look(int attribute, TypedValue out) {
      for (int depth = 0; depth < 20; depth++) {
        int index = table.find(attribute);
        if (index < 0 || table.type(index) == TypedValue.TYPE_NULL && table.data(index) == 0) return false;
        if (table.type(index) != TypedValue.TYPE_ATTRIBUTE) {
          set(out, table.type(index), table.data(index), table.text(index));
          return true;
        }
        attribute = table.data(index);
      }
      return false;
    }

    public Resources getResources() {
      return Resources.this;
    }

    public Drawable getDrawable(int id) throws NotFoundException {
      return Resources.this.getDrawable(id, this);
    }

    public int getChangingConfigurations() {
      return 0;
    }

    public void dump(int priority, String tag, String prefix) {}

    public void rebase() {}

    public int getExplicitStyle(AttributeSet set) {
      return set == null ? 0 : set.getStyleAttribute();
    }

    public int[] getAttributeResolutionStack(int defStyleAttr, int defStyleRes, int explicitStyleRes) {
      return explicitStyleRes == 0 ? new int[] {defStyleRes} : new int[] {explicitStyleRes, defStyleRes};
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(this);
    }

    @Override
    public boolean equals(Object o) {
      return this == o;
    }

    @Override
    public String toString() {
      return "{Theme " + Integer.toHexString(hashCode()) + "}";
    }
  }

  @Deprecated
  public Resources(AssetManager assets, DisplayMetrics metrics, Configuration config) {
    this.assets = assets;
    setDefaults();
    updateConfiguration(config, metrics);
  }

  @Hidden
  public Resources(Configuration override) {
    assets = AssetManager.getSystem();
    setDefaults();
    if (override != null) updateConfiguration(override, null);
  }

  public static Resources getSystem() {
    if (system == null) system = new Resources(null);
    return system;
  }

  /** The app's own, which its contexts share. */
  @Hidden
  public static Resources app() {
    if (app == null) app = new Resources(null);
    return app;
  }

  private void setDefaults() {
    configuration.setToDefaults();
    configuration.orientation = Configuration.ORIENTATION_PORTRAIT;
    configuration.densityDpi = DENSITY;
    configuration.screenLayout = Configuration.SCREENLAYOUT_SIZE_NORMAL | Configuration.SCREENLAYOUT_LONG_NO
        | Configuration.SCREENLAYOUT_ROUND_NO;
    configuration.touchscreen = Configuration.TOUCHSCREEN_FINGER;
    configuration.keyboard = Configuration.KEYBOARD_NOKEYS;
    configuration.keyboardHidden = Configuration.KEYBOARDHIDDEN_NO;
    configuration.hardKeyboardHidden = Configuration.HARDKEYBOARDHIDDEN_YES;
    configuration.navigation = Configuration.NAVIGATION_NONAV;
    configuration.uiMode = Configuration.UI_MODE_TYPE_NORMAL | Configuration.UI_MODE_NIGHT_NO;
    configuration.setLocale(Locale.getDefault());
    measure();
  }

  /** Sizes follow from the orientation. */
  private void measure() {
    boolean wide = configuration.orientation == Configuration.ORIENTATION_LANDSCAPE;
    metrics.widthPixels = wide ? LONG_SIDE : SHORT_SIDE;
    metrics.heightPixels = wide ? SHORT_SIDE : LONG_SIDE;
    metrics.densityDpi = configuration.densityDpi;
    metrics.density = metrics.densityDpi / 160f;
    metrics.scaledDensity = metrics.density * configuration.fontScale;
    metrics.xdpi = metrics.densityDpi;
    metrics.ydpi = metrics.densityDpi;
    configuration.screenWidthDp = (int) (metrics.widthPixels / metrics.density);
    configuration.screenHeightDp = (int) (metrics.heightPixels / metrics.density);
    configuration.smallestScreenWidthDp = (int) (SHORT_SIDE / metrics.density);
  }

  @Deprecated
  public void updateConfiguration(Configuration config, DisplayMetrics metrics) {
    if (config != null) configuration.updateFrom(config);
    measure();
    if (metrics != null) this.metrics.setTo(metrics);
  }

  public DisplayMetrics getDisplayMetrics() {
    return metrics;
  }

  public Configuration getConfiguration() {
    return configuration;
  }

  public final AssetManager getAssets() {
    return assets;
  }

  private int landscape() {
    return configuration.orientation == Configuration.ORIENTATION_LANDSCAPE ? 1 : 0;
  }

  private static void set(TypedValue out, int type, int data, String text) {
    out.type = type;
    out.data = data;
    out.string = type == TypedValue.TYPE_STRING ? text : null;
    out.resourceId = type == TypedValue.TYPE_REFERENCE ? data : 0;
    out.assetCookie = 1;
    out.density = TypedValue.DENSITY_DEFAULT;
  }

  /** The value of a resource; it may be a reference to one of the framework's. */
  @Concrete
  private boolean look(int id, TypedValue out) {
    if (id >>> 24 == 1) {
      if (!SystemResources.find(id, out)) return false;
      out.resourceId = id;
      return true;
    }
    int[] parts = new int[4];
    String text = Apk.value(id, landscape(), parts);
    if (text == null) return false;
    set(out, parts[0], parts[1], text);
    out.resourceId = parts[2] == 0 ? id : parts[2];
    return true;
  }

  /** The value of a resource, references followed. */
  @Concrete
  private boolean find(int id, TypedValue out) {
    if (!look(id, out)) return false;
    follow(out);
    return true;
  }

  /** Puts in place of a reference what it refers to, if that can be found. */
  @Concrete
  private void follow(TypedValue value) {
    for (int depth = 0; value.type == TypedValue.TYPE_REFERENCE && depth < 20; depth++) {
      value.resourceId = value.data;
      if (value.data == 0) {
        value.type = TypedValue.TYPE_NULL;
        return;
      }
      TypedValue target = new TypedValue();
      if (isIdentifier(value.data) || !look(value.data, target) || target.type == TypedValue.TYPE_NULL) return;
      value.setTo(target);
    }
  }

  /** Identifiers of views are their own value. */
  @Concrete
  private static boolean isIdentifier(int id) {
    if (id >>> 16 == 0x0102) return true;
    String name = id >>> 24 == 1 ? null : Apk.name(id);
    return name != null && name.indexOf(":id/") >= 0;
  }

  /** A style, an array or plurals, as in {@link Apk#bag}. */
  @Concrete
  Object[] bag(int id) {
    return id >>> 24 == 1 ? SystemResources.bag(id) : Apk.bag(id, landscape());
  }

  private TypedValue value(int id, String kind) {
    TypedValue value = new TypedValue();
    if (id != 0 && find(id, value)) return value;
    throw new NotFoundException(kind + " resource ID #0x" + Integer.toHexString(id));
  }

  private static NotFoundException wrong(int id, TypedValue value) {
    return new NotFoundException("Resource ID #0x" + Integer.toHexString(id) + " type #0x" + Integer.toHexString(value.type)
        + " is not valid");
  }

  public CharSequence getText(int id) throws NotFoundException {
    CharSequence text = value(id, "String").coerceToString();
    return text == null ? "" : text;
  }

  public CharSequence getText(int id, CharSequence def) {
    TypedValue value = new TypedValue();
    return id != 0 && find(id, value) ? value.coerceToString() : def;
  }

  public String getString(int id) throws NotFoundException {
    return getText(id).toString();
  }

  public String getString(int id, Object... formatArgs) throws NotFoundException {
    return String.format(configuration.locale, getString(id), formatArgs);
  }

  public CharSequence getQuantityText(int id, int quantity) throws NotFoundException {
    Object[] bag = bag(id);
    int index = bag == null ? -1 : index(bag, quantity == 1 ? ATTR_ONE : ATTR_OTHER);
    if (index < 0 && bag != null) index = index(bag, ATTR_OTHER);
    if (index < 0) throw new NotFoundException("Plural resource ID #0x" + Integer.toHexString(id) + " quantity=" + quantity);
    CharSequence text = item(bag, index).coerceToString();
    return text == null ? "" : text;
  }

  public String getQuantityString(int id, int quantity) throws NotFoundException {
    return getQuantityText(id, quantity).toString();
  }

  public String getQuantityString(int id, int quantity, Object... formatArgs) throws NotFoundException {
    return String.format(configuration.locale, getQuantityText(id, quantity).toString(), formatArgs);
  }

  @Concrete
  private static int index(Object[] bag, int key) {
    int[] keys = (int[]) bag[0];
    for (int i = 0; i < keys.length; i++) {
      if (keys[i] == key) return i;
    }
    return -1;
  }

  /** An element of a bag, references followed. */
  @Concrete
  private TypedValue item(Object[] bag, int index) {
    TypedValue value = new TypedValue();
    set(value, ((int[]) bag[1])[index], ((int[]) bag[2])[index], ((String[]) bag[3])[index]);
    follow(value);
    return value;
  }

  /** The elements of an array, in their order. */
  private TypedValue[] items(int id, String kind) {
    Object[] bag = bag(id);
    if (bag == null) throw new NotFoundException(kind + " resource ID #0x" + Integer.toHexString(id));
    TypedValue[] items = new TypedValue[((int[]) bag[0]).length];
    for (int i = 0; i < items.length; i++) items[i] = item(bag, i);
    return items;
  }

  public CharSequence[] getTextArray(int id) throws NotFoundException {
    TypedValue[] items = items(id, "Text array");
    CharSequence[] texts = new CharSequence[items.length];
    for (int i = 0; i < items.length; i++) texts[i] = items[i].coerceToString();
    return texts;
  }

  public String[] getStringArray(int id) throws NotFoundException {
    TypedValue[] items = items(id, "String array");
    String[] texts = new String[items.length];
    for (int i = 0; i < items.length; i++) {
      CharSequence text = items[i].coerceToString();
      texts[i] = text == null ? null : text.toString();
    }
    return texts;
  }

  public int[] getIntArray(int id) throws NotFoundException {
    TypedValue[] items = items(id, "Int array");
    int[] numbers = new int[items.length];
    for (int i = 0; i < items.length; i++) numbers[i] = items[i].data;
    return numbers;
  }

  public TypedArray obtainTypedArray(int id) throws NotFoundException {
    return new TypedArray(this, null, items(id, "Array"), null);
  }

  private TypedValue dimension(int id) {
    TypedValue value = value(id, "Dimension");
    if (value.type != TypedValue.TYPE_DIMENSION) throw wrong(id, value);
    return value;
  }

  public float getDimension(int id) throws NotFoundException {
    return dimension(id).getDimension(metrics);
  }

  public int getDimensionPixelOffset(int id) throws NotFoundException {
    return TypedValue.complexToDimensionPixelOffset(dimension(id).data, metrics);
  }

  public int getDimensionPixelSize(int id) throws NotFoundException {
    return TypedValue.complexToDimensionPixelSize(dimension(id).data, metrics);
  }

  public float getFraction(int id, int base, int pbase) {
    TypedValue value = value(id, "Fraction");
    if (value.type != TypedValue.TYPE_FRACTION) throw wrong(id, value);
    return value.getFraction(base, pbase);
  }

  public float getFloat(int id) {
    TypedValue value = value(id, "Float");
    if (value.type != TypedValue.TYPE_FLOAT) throw wrong(id, value);
    return value.getFloat();
  }

  public boolean getBoolean(int id) throws NotFoundException {
    TypedValue value = value(id, "Boolean");
    if (!isNumber(value)) throw wrong(id, value);
    return value.data != 0;
  }

  public int getInteger(int id) throws NotFoundException {
    TypedValue value = value(id, "Integer");
    if (!isNumber(value)) throw wrong(id, value);
    return value.data;
  }

  private static boolean isNumber(TypedValue value) {
    return value.type >= TypedValue.TYPE_FIRST_INT && value.type <= TypedValue.TYPE_LAST_INT;
  }

  @Deprecated
  public int getColor(int id) throws NotFoundException {
    return getColor(id, null);
  }

  public int getColor(int id, Theme theme) throws NotFoundException {
    TypedValue value = value(id, "Color");
    return isNumber(value) ? value.data : colors(value, theme).getDefaultColor();
  }

  @Deprecated
  public ColorStateList getColorStateList(int id) throws NotFoundException {
    return getColorStateList(id, null);
  }

  public ColorStateList getColorStateList(int id, Theme theme) throws NotFoundException {
    return colors(value(id, "Color"), theme);
  }

  /** From a colour, or from the file that the value names. */
  ColorStateList colors(TypedValue value, Theme theme) {
    if (isNumber(value)) return ColorStateList.valueOf(value.data);
    if (value.type != TypedValue.TYPE_STRING) throw wrong(value.resourceId, value);
    try {
      return ColorStateList.createFromXml(this, openXml(value.string.toString(), value.resourceId), theme);
    } catch (XmlPullParserException | IOException broken) {
      throw new NotFoundException("File " + value.string + " from color state list", broken);
    }
  }

  @Deprecated
  public Drawable getDrawable(int id) throws NotFoundException {
    return getDrawable(id, null);
  }

  public Drawable getDrawable(int id, Theme theme) throws NotFoundException {
    return drawable(value(id, "Drawable"), theme);
  }

  @Deprecated
  public Drawable getDrawableForDensity(int id, int density) throws NotFoundException {
    return getDrawable(id, null);
  }

  public Drawable getDrawableForDensity(int id, int density, Theme theme) {
    return getDrawable(id, theme);
  }

  /** From a colour, an XML file or a picture. */
  Drawable drawable(TypedValue value, Theme theme) {
    if (value.type != TypedValue.TYPE_STRING) return new ColorDrawable(isNumber(value) ? value.data : 0);
    String file = value.string.toString();
    try {
      if (file.endsWith(".xml")) return Drawable.createFromXml(this, openXml(file, value.resourceId), theme);
      return Drawable.createFromResourceStream(this, value, assets.openNonAsset(file), file, null);
    } catch (XmlPullParserException | IOException broken) {
      throw new NotFoundException("File " + file + " from drawable ID #0x" + Integer.toHexString(value.resourceId), broken);
    }
  }

  @Deprecated
  public Movie getMovie(int id) throws NotFoundException {
    return Movie.decodeStream(openRawResource(id));
  }

  public Typeface getFont(int id) throws NotFoundException {
    value(id, "Font");
    return Typeface.DEFAULT;
  }

  @Followed
  public XmlResourceParser getLayout(int id) throws NotFoundException {
    return (XmlResourceParser) Layouts.parse(id, xml(id, "Layout"));
  }

  @Followed
  public XmlResourceParser getAnimation(int id) throws NotFoundException {
    return (XmlResourceParser) Layouts.parse(id, xml(id, "Animation"));
  }

  @Followed
  public XmlResourceParser getXml(int id) throws NotFoundException {
    return (XmlResourceParser) Layouts.parse(id, xml(id, "Xml"));
  }

  private XmlResourceParser xml(int id, String kind) {
    if (id >>> 24 == 1) {
      XmlResourceParser own = SystemResources.xml(id);
      if (own != null) return own;
    }
    TypedValue value = value(id, kind);
    if (value.type != TypedValue.TYPE_STRING) throw wrong(id, value);
    try {
      return openXml(String.valueOf(value.string), id);
    } catch (IOException broken) {
      throw new NotFoundException("File " + value.string + " from xml type " + kind, broken);
    }
  }

  static XmlBlock openXml(String file, int resource) throws IOException {
    Object[] parts = Apk.xml(file);
    if (parts == null) throw new FileNotFoundException(file);
    if (parts[0] == null) throw new IOException(((String[]) parts[1])[0]);
    return new XmlBlock((int[]) parts[0], (String[]) parts[1], file, resource);
  }

  public InputStream openRawResource(int id) throws NotFoundException {
    return openRawResource(id, new TypedValue());
  }

  public InputStream openRawResource(int id, TypedValue value) throws NotFoundException {
    getValue(id, value, true);
    try {
      return assets.openNonAsset(String.valueOf(value.string));
    } catch (IOException missing) {
      throw new NotFoundException("File " + value.string + " from resource ID #0x" + Integer.toHexString(id), missing);
    }
  }

  public AssetFileDescriptor openRawResourceFd(int id) throws NotFoundException {
    TypedValue value = value(id, "Raw");
    try {
      return assets.openNonAssetFd(String.valueOf(value.string));
    } catch (IOException missing) {
      throw new NotFoundException("File " + value.string + " from resource ID #0x" + Integer.toHexString(id), missing);
    }
  }

  public void getValue(int id, TypedValue outValue, boolean resolveRefs) throws NotFoundException {
    outValue.setTo(value(id, "Resource"));
  }

  public void getValueForDensity(int id, int density, TypedValue outValue, boolean resolveRefs) throws NotFoundException {
    getValue(id, outValue, resolveRefs);
  }

  public void getValue(String name, TypedValue outValue, boolean resolveRefs) throws NotFoundException {
    int id = getIdentifier(name, "string", null);
    if (id == 0) throw new NotFoundException("String resource name " + name);
    getValue(id, outValue, resolveRefs);
  }

  public static int getAttributeSetSourceResId(AttributeSet set) {
    return set instanceof XmlBlock ? ((XmlBlock) set).sourceResource() : 0;
  }

  public final Theme newTheme() {
    return new Theme();
  }

  @Followed
  public TypedArray obtainAttributes(AttributeSet set, int[] attrs) {
    return (TypedArray) Layouts.styled(set, styled(null, set, attrs, 0, 0));
  }

  /** First the element, then its style, then the default style, then the theme. */
  TypedArray styled(Theme theme, AttributeSet set, int[] attrs, int defStyleAttr, int defStyleRes) {
    String position = set == null ? null : set.getPositionDescription();
    TypedValue[] values = new TypedValue[attrs.length];
    fill(values, theme, set instanceof XmlBlock ? (XmlBlock) set : null, attrs, defStyleAttr, defStyleRes);
    return new TypedArray(this, theme, values, position);
  }

  @Concrete
  private void fill(TypedValue[] values, Theme theme, XmlBlock set, int[] attrs, int defStyleAttr, int defStyleRes) {
    StyleTable style = styleOf(theme, set, defStyleAttr, defStyleRes);
    for (int i = 0; set != null && i < set.getAttributeCount(); i++) {
      for (int k = 0; k < attrs.length; k++) {
        boolean same = attrs[k] != 0 && attrs[k] == set.getAttributeNameResource(i);
        if (same) values[k] = resolved(theme, set.type(i), set.data(i), set.text(i));
      }
    }
    for (int k = 0; k < attrs.length; k++) {
      if (values[k] != null) continue;
      int index = style.find(attrs[k]);
      boolean themed = theme != null && theme.table.find(attrs[k]) >= 0;
      if (index >= 0) values[k] = resolved(theme, style.type(index), style.data(index), style.text(index));
      else if (themed) values[k] = resolved(theme, TypedValue.TYPE_ATTRIBUTE, attrs[k], null);
    }
  }

  @Concrete
  private StyleTable styleOf(Theme theme, XmlBlock set, int defStyleAttr, int defStyleRes) {
    StyleTable style = new StyleTable();
    TypedValue found = new TypedValue();
    if (set != null) {
      style.addStyle(this, set.getStyleAttribute());
      if (set.styleReference() != 0 && theme != null && theme.look(set.styleReference(), found)) style.addStyle(this, found.data);
    }
    if (defStyleAttr != 0 && theme != null && theme.look(defStyleAttr, found) && found.type == TypedValue.TYPE_REFERENCE
        && found.data != 0) {
      style.addStyle(this, found.data);
    } else {
      style.addStyle(this, defStyleRes);
    }
    return style;
  }

  @Concrete
  private TypedValue resolved(Theme theme, int type, int data, String text) {
    TypedValue value = new TypedValue();
    set(value, type, data, text);
    if (type == TypedValue.TYPE_ATTRIBUTE && (theme == null || !theme.look(data, value))) return value;
    follow(value);
    return value;
  }

  public int getIdentifier(String name, String defType, String defPackage) {
    if (name == null) throw new NullPointerException("name is null");
    String owner = defPackage;
    String type = defType;
    String entry = name;
    int colon = entry.indexOf(':');
    if (colon >= 0) {
      owner = entry.substring(0, colon);
      entry = entry.substring(colon + 1);
    }
    int slash = entry.indexOf('/');
    if (slash >= 0) {
      type = entry.substring(0, slash);
      entry = entry.substring(slash + 1);
    }
    if (type == null) return 0;
    return "android".equals(owner) ? SystemResources.identifier(type, entry) : Apk.identifier(type, entry);
  }

  public String getResourceName(int resid) throws NotFoundException {
    String name = resid >>> 24 == 1 ? SystemResources.name(resid) : Apk.name(resid);
    if (name == null) throw new NotFoundException("Unable to find resource ID #0x" + Integer.toHexString(resid));
    return name;
  }

  public String getResourcePackageName(int resid) throws NotFoundException {
    String name = getResourceName(resid);
    return name.substring(0, name.indexOf(':'));
  }

  public String getResourceTypeName(int resid) throws NotFoundException {
    String name = getResourceName(resid);
    return name.substring(name.indexOf(':') + 1, name.indexOf('/'));
  }

  public String getResourceEntryName(int resid) throws NotFoundException {
    String name = getResourceName(resid);
    return name.substring(name.indexOf('/') + 1);
  }

  public void parseBundleExtras(XmlResourceParser parser, Bundle outBundle) throws XmlPullParserException, IOException {
    int depth = parser.getDepth();
    for (int type = parser.next(); type != XmlPullParser.END_DOCUMENT; type = parser.next()) {
      if (type == XmlPullParser.END_TAG && parser.getDepth() <= depth) return;
      if (type == XmlPullParser.START_TAG && parser.getName().equals("extra")) parseBundleExtra("extra", parser, outBundle);
    }
  }

  public void parseBundleExtra(String tagName, AttributeSet attrs, Bundle outBundle) throws XmlPullParserException {
    TypedArray values = obtainAttributes(attrs, new int[] {R.attr.name, R.attr.value});
    String name = values.getString(0);
    TypedValue value = values.peekValue(1);
    if (name == null || value == null) {
      throw new XmlPullParserException("<" + tagName + "> requires android:name and android:value at "
          + attrs.getPositionDescription());
    }
    if (value.type == TypedValue.TYPE_STRING) outBundle.putCharSequence(name, value.string);
    else if (value.type == TypedValue.TYPE_INT_BOOLEAN) outBundle.putBoolean(name, value.data != 0);
    else if (value.type == TypedValue.TYPE_FLOAT) outBundle.putFloat(name, value.getFloat());
    else outBundle.putInt(name, value.data);
    values.recycle();
  }

  public final void flushLayoutCache() {}

  public final void finishPreloading() {}

  public void addLoaders(ResourcesLoader... loaders) {}

  public void removeLoaders(ResourcesLoader... loaders) {}

  public static void registerResourcePaths(String uniqueId, ApplicationInfo appInfo) {}
}
