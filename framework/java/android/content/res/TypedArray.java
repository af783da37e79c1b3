package android.content.res;

import android.graphics.Typeface;
import android.graphics.drawable.Drawable;
import android.util.TypedValue;

/** The values of some attributes, as elements, styles and the theme give them. */
public class TypedArray implements AutoCloseable {
  private final Resources resources;
  private final Resources.Theme theme;
  private final TypedValue[] values;
  private final String position;
  private boolean recycled;

  TypedArray(Resources resources, Resources.Theme theme, TypedValue[] values, String position) {
    this.resources = resources;
    this.theme = theme;
    this.values = values;
    this.position = position;
  }

  /** Of {@link antecede.LayoutElement}, which has its own values. */
  @antecede.Hidden
  protected TypedArray() {
    this(null, null, null, null);
  }

  /** The value; null if there is none (or nothing that could be found). */
  private TypedValue at(int index) {
    if (recycled) throw new RuntimeException("Cannot make calls to a recycled instance!");
    TypedValue value = values[index];
    return value == null || value.type == TypedValue.TYPE_NULL || value.type == TypedValue.TYPE_ATTRIBUTE ? null : value;
  }

  private static boolean isNumber(TypedValue value) {
    return value.type >= TypedValue.TYPE_FIRST_INT && value.type <= TypedValue.TYPE_LAST_INT;
  }

  private UnsupportedOperationException wrong(int index, String wanted) {
    return new UnsupportedOperationException("Can't convert value at index " + index + " to " + wanted + ": type=0x"
        + Integer.toHexString(values[index].type));
  }

  public int length() {
    return values.length;
  }

  public int getIndexCount() {
    int count = 0;
    for (int i = 0; i < values.length; i++) {
      if (hasValueOrEmpty(i)) count++;
    }
    return count;
  }

  public int getIndex(int at) {
    int left = at;
    for (int i = 0; i < values.length; i++) {
      if (hasValueOrEmpty(i) && left-- == 0) return i;
    }
    throw new IndexOutOfBoundsException(String.valueOf(at));
  }

  public Resources getResources() {
    return resources;
  }

  public CharSequence getText(int index) {
    TypedValue value = at(index);
    return value == null ? null : value.coerceToString();
  }

  public String getString(int index) {
    CharSequence text = getText(index);
    return text == null ? null : text.toString();
  }

  public String getNonResourceString(int index) {
    TypedValue value = at(index);
    return value == null || value.type != TypedValue.TYPE_STRING || value.resourceId != 0 ? null : value.string.toString();
  }

  public boolean getBoolean(int index, boolean defValue) {
    TypedValue value = at(index);
    if (value == null) return defValue;
    if (isNumber(value)) return value.data != 0;
    return value.type == TypedValue.TYPE_STRING ? "true".contentEquals(value.string) : defValue;
  }

  public int getInt(int index, int defValue) {
    TypedValue value = at(index);
    if (value == null) return defValue;
    if (isNumber(value)) return value.data;
    return value.type == TypedValue.TYPE_STRING ? Long.decode(value.string.toString()).intValue() : defValue;
  }

  public float getFloat(int index, float defValue) {
    TypedValue value = at(index);
    if (value == null) return defValue;
    if (value.type == TypedValue.TYPE_FLOAT) return value.getFloat();
    if (isNumber(value)) return value.data;
    return value.type == TypedValue.TYPE_STRING ? Float.parseFloat(value.string.toString()) : defValue;
  }

  public int getColor(int index, int defValue) {
    TypedValue value = at(index);
    if (value == null) return defValue;
    if (isNumber(value)) return value.data;
    if (value.type == TypedValue.TYPE_STRING) return resources.colors(value, theme).getDefaultColor();
    if (value.type == TypedValue.TYPE_REFERENCE) return defValue;
    throw wrong(index, "color");
  }

  public ColorStateList getColorStateList(int index) {
    TypedValue value = at(index);
    return value == null || value.type == TypedValue.TYPE_REFERENCE ? null : resources.colors(value, theme);
  }

  public int getInteger(int index, int defValue) {
    TypedValue value = at(index);
    if (value == null || value.type == TypedValue.TYPE_REFERENCE) return defValue;
    if (isNumber(value)) return value.data;
    throw wrong(index, "integer");
  }

  public float getDimension(int index, float defValue) {
    TypedValue value = at(index);
    if (value == null || value.type == TypedValue.TYPE_REFERENCE) return defValue;
    if (value.type == TypedValue.TYPE_DIMENSION) return value.getDimension(resources.getDisplayMetrics());
    throw wrong(index, "dimension");
  }

  public int getDimensionPixelOffset(int index, int defValue) {
    TypedValue value = at(index);
    if (value == null || value.type == TypedValue.TYPE_REFERENCE) return defValue;
    if (value.type == TypedValue.TYPE_DIMENSION) {
      return TypedValue.complexToDimensionPixelOffset(value.data, resources.getDisplayMetrics());
    }
    throw wrong(index, "dimension");
  }

  public int getDimensionPixelSize(int index, int defValue) {
    TypedValue value = at(index);
    if (value == null || value.type == TypedValue.TYPE_REFERENCE) return defValue;
    if (value.type == TypedValue.TYPE_DIMENSION) {
      return TypedValue.complexToDimensionPixelSize(value.data, resources.getDisplayMetrics());
    }
    throw wrong(index, "dimension");
  }

  public int getLayoutDimension(int index, String name) {
    if (values[index] == null) {
      throw new UnsupportedOperationException(getPositionDescription() + ": You must supply a " + name + " attribute.");
    }
    return getLayoutDimension(index, -2);
  }

  public int getLayoutDimension(int index, int defValue) {
    TypedValue value = at(index);
    if (value == null) return defValue;
    if (isNumber(value)) return value.data;
    if (value.type != TypedValue.TYPE_DIMENSION) return defValue;
    return TypedValue.complexToDimensionPixelSize(value.data, resources.getDisplayMetrics());
  }

  public float getFraction(int index, int base, int pbase, float defValue) {
    TypedValue value = at(index);
    if (value == null || value.type == TypedValue.TYPE_REFERENCE) return defValue;
    if (value.type == TypedValue.TYPE_FRACTION) return value.getFraction(base, pbase);
    throw wrong(index, "fraction");
  }

  public int getResourceId(int index, int defValue) {
    TypedValue value = at(index);
    return value == null || value.resourceId == 0 ? defValue : value.resourceId;
  }

  public Drawable getDrawable(int index) {
    TypedValue value = at(index);
    return value == null || value.type == TypedValue.TYPE_REFERENCE && value.data == 0 ? null : resources.drawable(value, theme);
  }

  public Typeface getFont(int index) {
    TypedValue value = at(index);
    if (value == null) return null;
    return value.resourceId == 0 ? Typeface.create(getString(index), 0) : resources.getFont(value.resourceId);
  }

  public CharSequence[] getTextArray(int index) {
    TypedValue value = at(index);
    return value == null || value.resourceId == 0 ? null : resources.getTextArray(value.resourceId);
  }

  public boolean getValue(int index, TypedValue outValue) {
    TypedValue value = at(index);
    if (value == null) return false;
    outValue.setTo(value);
    return true;
  }

  public int getType(int index) {
    TypedValue value = at(index);
    return value == null ? TypedValue.TYPE_NULL : value.type;
  }

  public int getSourceResourceId(int index, int defaultValue) {
    TypedValue value = at(index);
    return value == null || value.sourceResourceId == 0 ? defaultValue : value.sourceResourceId;
  }

  public boolean hasValue(int index) {
    return at(index) != null;
  }

  public boolean hasValueOrEmpty(int index) {
    return at(index) != null || values[index] != null && values[index].type == TypedValue.TYPE_NULL
        && values[index].data == TypedValue.DATA_NULL_EMPTY;
  }

  public TypedValue peekValue(int index) {
    return at(index);
  }

  public String getPositionDescription() {
    return position == null ? "<internal>" : position;
  }

  public void recycle() {
    if (recycled) throw new RuntimeException(this + " recycled twice!");
    recycled = true;
  }

  @Override
  public void close() {
    recycle();
  }

  public int getChangingConfigurations() {
    return 0;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < values.length; i++) text.append(i == 0 ? "" : ", ").append(values[i]);
    return text.toString();
  }
}
