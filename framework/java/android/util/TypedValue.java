package android.util;

/** A value of a resource: a number with a unit, a colour, a text, a reference. */
public class TypedValue {
  public static final int COMPLEX_MANTISSA_MASK = 16777215;
  public static final int COMPLEX_MANTISSA_SHIFT = 8;
  public static final int COMPLEX_RADIX_0p23 = 3;
  public static final int COMPLEX_RADIX_16p7 = 1;
  public static final int COMPLEX_RADIX_23p0 = 0;
  public static final int COMPLEX_RADIX_8p15 = 2;
  public static final int COMPLEX_RADIX_MASK = 3;
  public static final int COMPLEX_RADIX_SHIFT = 4;
  public static final int COMPLEX_UNIT_DIP = 1;
  public static final int COMPLEX_UNIT_FRACTION = 0;
  public static final int COMPLEX_UNIT_FRACTION_PARENT = 1;
  public static final int COMPLEX_UNIT_IN = 4;
  public static final int COMPLEX_UNIT_MASK = 15;
  public static final int COMPLEX_UNIT_MM = 5;
  public static final int COMPLEX_UNIT_PT = 3;
  public static final int COMPLEX_UNIT_PX = 0;
  public static final int COMPLEX_UNIT_SHIFT = 0;
  public static final int COMPLEX_UNIT_SP = 2;
  public static final int DATA_NULL_EMPTY = 1;
  public static final int DATA_NULL_UNDEFINED = 0;
  public static final int DENSITY_DEFAULT = 0;
  public static final int DENSITY_NONE = 65535;
  public static final int TYPE_ATTRIBUTE = 2;
  public static final int TYPE_DIMENSION = 5;
  public static final int TYPE_FIRST_COLOR_INT = 28;
  public static final int TYPE_FIRST_INT = 16;
  public static final int TYPE_FLOAT = 4;
  public static final int TYPE_FRACTION = 6;
  public static final int TYPE_INT_BOOLEAN = 18;
  public static final int TYPE_INT_COLOR_ARGB4 = 30;
  public static final int TYPE_INT_COLOR_ARGB8 = 28;
  public static final int TYPE_INT_COLOR_RGB4 = 31;
  public static final int TYPE_INT_COLOR_RGB8 = 29;
  public static final int TYPE_INT_DEC = 16;
  public static final int TYPE_INT_HEX = 17;
  public static final int TYPE_LAST_COLOR_INT = 31;
  public static final int TYPE_LAST_INT = 31;
  public static final int TYPE_NULL = 0;
  public static final int TYPE_REFERENCE = 1;
  public static final int TYPE_STRING = 3;

  private static final String[] UNITS = {"px", "dip", "sp", "pt", "in", "mm"};
  private static final String[] FRACTIONS = {"%", "%p"};
  private static final float MANTISSA = 1.0f / (1 << COMPLEX_MANTISSA_SHIFT);
  private static final float[] RADIX =
      {MANTISSA, 1.0f / (1 << 7) * MANTISSA, 1.0f / (1 << 15) * MANTISSA, 1.0f / (1 << 23) * MANTISSA};

  public int type;
  public CharSequence string;
  public int data;
  public int assetCookie;
  public int resourceId;
  public int sourceResourceId;
  public int changingConfigurations = -1;
  public int density;

  public TypedValue() {}

  public final float getFloat() {
    return Float.intBitsToFloat(data);
  }

  public boolean isColorType() {
    return type >= TYPE_FIRST_COLOR_INT && type <= TYPE_LAST_COLOR_INT;
  }

  public static float complexToFloat(int complex) {
    return (complex & COMPLEX_MANTISSA_MASK << COMPLEX_MANTISSA_SHIFT)
        * RADIX[complex >> COMPLEX_RADIX_SHIFT & COMPLEX_RADIX_MASK];
  }

  public static float complexToDimension(int data, DisplayMetrics metrics) {
    return applyDimension(unit(data), complexToFloat(data), metrics);
  }

  public static int complexToDimensionPixelOffset(int data, DisplayMetrics metrics) {
    return (int) complexToDimension(data, metrics);
  }

  /** Rounded, but never to nothing. */
  public static int complexToDimensionPixelSize(int data, DisplayMetrics metrics) {
    float value = complexToFloat(data);
    float pixels = applyDimension(unit(data), value, metrics);
    int rounded = (int) (pixels >= 0 ? pixels + 0.5f : pixels - 0.5f);
    if (rounded != 0) return rounded;
    return value == 0 ? 0 : value > 0 ? 1 : -1;
  }

  @Deprecated
  public static float complexToDimensionNoisy(int data, DisplayMetrics metrics) {
    return complexToDimension(data, metrics);
  }

  private static int unit(int data) {
    return data >> COMPLEX_UNIT_SHIFT & COMPLEX_UNIT_MASK;
  }

  public int getComplexUnit() {
    return unit(data);
  }

  public static float applyDimension(int unit, float value, DisplayMetrics metrics) {
    switch (unit) {
      case COMPLEX_UNIT_PX:
        return value;
      case COMPLEX_UNIT_DIP:
        return value * metrics.density;
      case COMPLEX_UNIT_SP:
        return value * metrics.scaledDensity;
      case COMPLEX_UNIT_PT:
        return value * metrics.xdpi * (1.0f / 72);
      case COMPLEX_UNIT_IN:
        return value * metrics.xdpi;
      case COMPLEX_UNIT_MM:
        return value * metrics.xdpi * (1.0f / 25.4f);
      default:
        return 0;
    }
  }

  public static float convertDimensionToPixels(int unitToConvertFrom, float value, DisplayMetrics metrics) {
    return applyDimension(unitToConvertFrom, value, metrics);
  }

  public static float convertPixelsToDimension(int unitToConvertTo, float pixelValue, DisplayMetrics metrics) {
    return deriveDimension(unitToConvertTo, pixelValue, metrics);
  }

  public static float deriveDimension(int unitToConvertTo, float pixelValue, DisplayMetrics metrics) {
    if (unitToConvertTo < COMPLEX_UNIT_PX || unitToConvertTo > COMPLEX_UNIT_MM) {
      throw new IllegalArgumentException("Invalid unitToConvertTo " + unitToConvertTo);
    }
    float one = applyDimension(unitToConvertTo, 1, metrics);
    return one == 0 ? 0 : pixelValue / one;
  }

  public float getDimension(DisplayMetrics metrics) {
    return complexToDimension(data, metrics);
  }

  public static float complexToFraction(int data, float base, float pbase) {
    int unit = unit(data);
    if (unit == COMPLEX_UNIT_FRACTION) return complexToFloat(data) * base;
    return unit == COMPLEX_UNIT_FRACTION_PARENT ? complexToFloat(data) * pbase : 0;
  }

  public float getFraction(float base, float pbase) {
    return complexToFraction(data, base, pbase);
  }

  public final CharSequence coerceToString() {
    return type == TYPE_STRING ? string : coerceToString(type, data);
  }

  public static final String coerceToString(int type, int data) {
    switch (type) {
      case TYPE_NULL:
        return null;
      case TYPE_REFERENCE:
        return "@" + data;
      case TYPE_ATTRIBUTE:
        return "?" + data;
      case TYPE_FLOAT:
        return Float.toString(Float.intBitsToFloat(data));
      case TYPE_DIMENSION:
        return Float.toString(complexToFloat(data)) + UNITS[unit(data)];
      case TYPE_FRACTION:
        return Float.toString(complexToFloat(data) * 100) + FRACTIONS[unit(data)];
      case TYPE_INT_HEX:
        return "0x" + Integer.toHexString(data);
      case TYPE_INT_BOOLEAN:
        return data != 0 ? "true" : "false";
      default:
        if (type >= TYPE_FIRST_COLOR_INT && type <= TYPE_LAST_COLOR_INT) return "#" + Integer.toHexString(data);
        return type >= TYPE_FIRST_INT && type <= TYPE_LAST_INT ? Integer.toString(data) : null;
    }
  }

  public void setTo(TypedValue other) {
    type = other.type;
    string = other.string;
    data = other.data;
    assetCookie = other.assetCookie;
    resourceId = other.resourceId;
    density = other.density;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("TypedValue{t=0x").append(Integer.toHexString(type));
    text.append("/d=0x").append(Integer.toHexString(data));
    if (type == TYPE_STRING) text.append(" \"").append(string != null ? string : "<null>").append('"');
    if (assetCookie != 0) text.append(" a=").append(assetCookie);
    if (resourceId != 0) text.append(" r=0x").append(Integer.toHexString(resourceId));
    return text.append('}').toString();
  }
}
