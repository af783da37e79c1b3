package android.graphics;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;

/** Which colours the numbers of a colour mean. Spaces and conversions are those of the public standards. */
@antecede.Plain
public abstract class ColorSpace {
  public static final float[] ILLUMINANT_A = {0.44757f, 0.40745f};
  public static final float[] ILLUMINANT_B = {0.34842f, 0.35161f};
  public static final float[] ILLUMINANT_C = {0.31006f, 0.31616f};
  public static final float[] ILLUMINANT_D50 = {0.34567f, 0.35850f};
  public static final float[] ILLUMINANT_D55 = {0.33242f, 0.34743f};
  public static final float[] ILLUMINANT_D60 = {0.32168f, 0.33767f};
  public static final float[] ILLUMINANT_D65 = {0.31271f, 0.32902f};
  public static final float[] ILLUMINANT_D75 = {0.29902f, 0.31485f};
  public static final float[] ILLUMINANT_E = {0.33333f, 0.33333f};
  public static final int MIN_ID = -1;
  public static final int MAX_ID = 63;

  private static final float[] BT709_PRIMARIES = {0.640f, 0.330f, 0.300f, 0.600f, 0.150f, 0.060f};
  private static final float[] BT2020_PRIMARIES = {0.708f, 0.292f, 0.170f, 0.797f, 0.131f, 0.046f};
  private static final float[] P3_PRIMARIES = {0.680f, 0.320f, 0.265f, 0.690f, 0.150f, 0.060f};
  private static ColorSpace[] named;

  private final String name;
  private final Model model;
  private final int id;

  /** The spaces that have a name. */
  public enum Named {
    SRGB, LINEAR_SRGB, EXTENDED_SRGB, LINEAR_EXTENDED_SRGB, BT709, BT2020, DCI_P3, DISPLAY_P3, NTSC_1953, SMPTE_C, ADOBE_RGB,
    PRO_PHOTO_RGB, ACES, ACESCG, CIE_XYZ, CIE_LAB, BT2020_HLG, BT2020_PQ
  }

  /** What the numbers are. */
  public enum Model {
    RGB(3), XYZ(3), LAB(3), CMYK(4);

    private final int components;

    Model(int components) {
      this.components = components;
    }

    public int getComponentCount() {
      return components;
    }
  }

  /** What becomes of colours that the other space does not have. */
  public enum RenderIntent {
    PERCEPTUAL, RELATIVE, SATURATION, ABSOLUTE
  }

  /** How white becomes another white. */
  public enum Adaptation {
    BRADFORD(new double[] {0.8951, -0.7502, 0.0389, 0.2664, 1.7135, -0.0685, -0.1614, 0.0367, 1.0296}),
    VON_KRIES(new double[] {0.40024, -0.22630, 0, 0.70760, 1.16532, 0, -0.08081, 0.04570, 0.91822}),
    CIECAT02(new double[] {0.7328, -0.7036, 0.0030, 0.4296, 1.6975, 0.0136, -0.1624, 0.0061, 0.9834});

    /** By columns. */
    private final double[] cones;

    Adaptation(double[] cones) {
      this.cones = cones;
    }
  }

  ColorSpace(String name, Model model, int id) {
    if (name == null || name.isEmpty()) throw new IllegalArgumentException("The name of a color space cannot be null and must contain at least 1 character");
    this.name = name;
    this.model = model;
    this.id = id;
  }

  public String getName() {
    return name;
  }

  public int getId() {
    return id;
  }

  public Model getModel() {
    return model;
  }

  public int getComponentCount() {
    return model.getComponentCount();
  }

  public abstract boolean isWideGamut();

  public boolean isSrgb() {
    return false;
  }

  public abstract float getMinValue(int component);

  public abstract float getMaxValue(int component);

  public float[] toXyz(float r, float g, float b) {
    return toXyz(new float[] {r, g, b});
  }

  public abstract float[] toXyz(float[] v);

  public float[] fromXyz(float x, float y, float z) {
    float[] values = new float[model.getComponentCount()];
    values[0] = x;
    values[1] = y;
    values[2] = z;
    return fromXyz(values);
  }

  public abstract float[] fromXyz(float[] v);

  @Override
  public String toString() {
    return name + " (id=" + id + ", model=" + model + ")";
  }

  @Override
  public boolean equals(Object o) {
    if (o == null || o.getClass() != getClass()) return false;
    ColorSpace other = (ColorSpace) o;
    return id == other.id && name.equals(other.name) && model == other.model;
  }

  @Override
  public int hashCode() {
    return (name.hashCode() * 31 + model.hashCode()) * 31 + id;
  }

  // The named ones.

  public static ColorSpace get(Named name) {
    if (named == null) named = make();
    return named[name.ordinal()];
  }

  private static ColorSpace[] make() {
    Rgb.TransferParameters srgb = new Rgb.TransferParameters(1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045, 2.4);
    Rgb.TransferParameters rec709 = new Rgb.TransferParameters(1 / 1.099, 0.099 / 1.099, 1 / 4.5, 0.081, 1 / 0.45);
    Rgb.TransferParameters rec2020 = new Rgb.TransferParameters(1 / 1.0993, 0.0993 / 1.0993, 1 / 4.5, 0.08145, 1 / 0.45);
    Rgb.TransferParameters romm = new Rgb.TransferParameters(1, 0, 1 / 16.0, 0.031248, 1.8);
    return new ColorSpace[] {
        new Rgb("sRGB IEC61966-2.1", BT709_PRIMARIES, ILLUMINANT_D65, srgb, 0, 1, 0),
        linear("sRGB IEC61966-2.1 (Linear)", BT709_PRIMARIES, ILLUMINANT_D65, 0, 1, 1),
        new Rgb("scRGB-nl IEC 61966-2-2:2003", BT709_PRIMARIES, ILLUMINANT_D65, srgb, -0.799f, 2.399f, 2),
        linear("scRGB IEC 61966-2-2:2003", BT709_PRIMARIES, ILLUMINANT_D65, -0.5f, 7.499f, 3),
        new Rgb("Rec. ITU-R BT.709-5", BT709_PRIMARIES, ILLUMINANT_D65, rec709, 0, 1, 4),
        new Rgb("Rec. ITU-R BT.2020-1", BT2020_PRIMARIES, ILLUMINANT_D65, rec2020, 0, 1, 5),
        new Rgb("SMPTE RP 431-2-2007 DCI (P3)", P3_PRIMARIES, new float[] {0.314f, 0.351f}, gamma(2.6), 0, 1, 6),
        new Rgb("Display P3", P3_PRIMARIES, ILLUMINANT_D65, srgb, 0, 1, 7),
        new Rgb("NTSC (1953)", new float[] {0.67f, 0.33f, 0.21f, 0.71f, 0.14f, 0.08f}, ILLUMINANT_C, rec709, 0, 1, 8),
        new Rgb("SMPTE-C RGB", new float[] {0.630f, 0.340f, 0.310f, 0.595f, 0.155f, 0.070f}, ILLUMINANT_D65, rec709, 0, 1, 9),
        new Rgb("Adobe RGB (1998)", new float[] {0.64f, 0.33f, 0.21f, 0.71f, 0.15f, 0.06f}, ILLUMINANT_D65, gamma(2.2), 0, 1, 10),
        new Rgb("ROMM RGB ISO 22028-2:2013", new float[] {0.7347f, 0.2653f, 0.1596f, 0.8404f, 0.0366f, 0.0001f}, ILLUMINANT_D50, romm,
            0, 1, 11),
        linear("SMPTE ST 2065-1:2012 ACES", new float[] {0.73470f, 0.26530f, 0, 1, 0.00010f, -0.0770f}, ILLUMINANT_D60, -65504, 65504,
            12),
        linear("Academy S-2014-004 ACEScg", new float[] {0.713f, 0.293f, 0.165f, 0.830f, 0.128f, 0.044f}, ILLUMINANT_D60, -65504,
            65504, 13),
        new Xyz("Generic XYZ", 14), new Lab("Generic L*a*b*", 15),
        new Rgb("Hybrid Log Gamma encoding", BT2020_PRIMARIES, ILLUMINANT_D65, rec2020, 0, 1, 16),
        new Rgb("Perceptual Quantizer encoding", BT2020_PRIMARIES, ILLUMINANT_D65, rec2020, 0, 1, 17)};
  }

  private static Rgb linear(String name, float[] primaries, float[] white, float least, float most, int id) {
    return new Rgb(name, primaries, white, gamma(1), least, most, id);
  }

  private static Rgb.TransferParameters gamma(double gamma) {
    return new Rgb.TransferParameters(1, 0, 0, 0, gamma);
  }

  public static ColorSpace match(float[] toXYZD50, Rgb.TransferParameters function) {
    for (Named one : Named.values()) {
      ColorSpace space = get(one);
      if (space.getModel() != Model.RGB) continue;
      Rgb rgb = (Rgb) adapt(space, ILLUMINANT_D50);
      if (near(rgb.transform, toXYZD50) && ((Rgb) space).transfer != null && ((Rgb) space).transfer.equals(function)) return space;
    }
    return null;
  }

  private static boolean near(float[] a, float[] b) {
    for (int i = 0; i < a.length; i++) {
      if (Math.abs(a[i] - b[i]) > 1e-3f) return false;
    }
    return true;
  }

  // White points.

  private static float[] xyz(float[] white) {
    return white.length == 3 ? white : new float[] {white[0] / white[1], 1, (1 - white[0] - white[1]) / white[1]};
  }

  public static float[] chromaticAdaptation(Adaptation adaptation, float[] srcWhitePoint, float[] dstWhitePoint) {
    double[] cones = adaptation.cones;
    double[] from = times(cones, xyz(srcWhitePoint));
    double[] to = times(cones, xyz(dstWhitePoint));
    double[] scaled = cones.clone();
    for (int i = 0; i < 9; i++) scaled[i] *= to[i % 3] / from[i % 3];
    return floats(times(inverse(cones), scaled));
  }

  public static ColorSpace adapt(ColorSpace colorSpace, float[] whitePoint) {
    return adapt(colorSpace, whitePoint, Adaptation.BRADFORD);
  }

  public static ColorSpace adapt(ColorSpace colorSpace, float[] whitePoint, Adaptation adaptation) {
    if (!(colorSpace instanceof Rgb)) return colorSpace;
    Rgb rgb = (Rgb) colorSpace;
    if (near(xyz(rgb.white), xyz(whitePoint))) return colorSpace;
    float[] change = chromaticAdaptation(adaptation, rgb.white, whitePoint);
    return new Rgb(rgb, floats(times(doubles(change), doubles(rgb.transform))), whitePoint);
  }

  // Matrices, by columns.

  private static double[] times(double[] matrix, float[] v) {
    double[] result = new double[3];
    for (int i = 0; i < 3; i++) result[i] = matrix[i] * v[0] + matrix[i + 3] * v[1] + matrix[i + 6] * v[2];
    return result;
  }

  private static double[] times(double[] a, double[] b) {
    double[] result = new double[9];
    for (int i = 0; i < 9; i++) {
      int row = i % 3;
      int column = i - row;
      result[i] = a[row] * b[column] + a[row + 3] * b[column + 1] + a[row + 6] * b[column + 2];
    }
    return result;
  }

  private static double[] inverse(double[] m) {
    double a = m[4] * m[8] - m[7] * m[5];
    double b = m[7] * m[2] - m[1] * m[8];
    double c = m[1] * m[5] - m[4] * m[2];
    double whole = m[0] * a + m[3] * b + m[6] * c;
    return new double[] {a / whole, b / whole, c / whole, (m[6] * m[5] - m[3] * m[8]) / whole, (m[0] * m[8] - m[6] * m[2]) / whole,
        (m[3] * m[2] - m[0] * m[5]) / whole, (m[3] * m[7] - m[6] * m[4]) / whole, (m[6] * m[1] - m[0] * m[7]) / whole,
        (m[0] * m[4] - m[3] * m[1]) / whole};
  }

  private static float[] floats(double[] values) {
    float[] result = new float[values.length];
    for (int i = 0; i < result.length; i++) result[i] = (float) values[i];
    return result;
  }

  private static double[] doubles(float[] values) {
    double[] result = new double[values.length];
    for (int i = 0; i < result.length; i++) result[i] = values[i];
    return result;
  }

  // Conversions.

  public static Connector connect(ColorSpace source, ColorSpace destination) {
    return connect(source, destination, RenderIntent.PERCEPTUAL);
  }

  public static Connector connect(ColorSpace source, ColorSpace destination, RenderIntent intent) {
    return new Connector(source, destination, intent);
  }

  public static Connector connect(ColorSpace source) {
    return connect(source, RenderIntent.PERCEPTUAL);
  }

  public static Connector connect(ColorSpace source, RenderIntent intent) {
    return connect(source, get(Named.SRGB), intent);
  }

  /** From one space to another. */
  public static class Connector {
    private final ColorSpace source;
    private final ColorSpace destination;
    private final RenderIntent intent;
    private final ColorSpace from;
    private final ColorSpace to;

    Connector(ColorSpace source, ColorSpace destination, RenderIntent intent) {
      this.source = source;
      this.destination = destination;
      this.intent = intent;
      from = adapt(source, ILLUMINANT_D50);
      to = adapt(destination, ILLUMINANT_D50);
    }

    public ColorSpace getSource() {
      return source;
    }

    public ColorSpace getDestination() {
      return destination;
    }

    public RenderIntent getRenderIntent() {
      return intent;
    }

    public float[] transform(float r, float g, float b) {
      return transform(new float[] {r, g, b});
    }

    public float[] transform(float[] v) {
      if (source.equals(destination)) return v;
      return to.fromXyz(from.toXyz(v));
    }
  }

  private static final class Xyz extends ColorSpace {
    Xyz(String name, int id) {
      super(name, Model.XYZ, id);
    }

    @Override
    public boolean isWideGamut() {
      return true;
    }

    @Override
    public float getMinValue(int component) {
      return -2;
    }

    @Override
    public float getMaxValue(int component) {
      return 2;
    }

    @Override
    public float[] toXyz(float[] v) {
      return v;
    }

    @Override
    public float[] fromXyz(float[] v) {
      return v;
    }
  }

  private static final class Lab extends ColorSpace {
    private static final float EDGE = 216 / 24389f;
    private static final float[] WHITE = xyz(ILLUMINANT_D50);

    Lab(String name, int id) {
      super(name, Model.LAB, id);
    }

    @Override
    public boolean isWideGamut() {
      return true;
    }

    @Override
    public float getMinValue(int component) {
      return component == 0 ? 0 : -128;
    }

    @Override
    public float getMaxValue(int component) {
      return component == 0 ? 100 : 128;
    }

    private static float out(float t) {
      return t > 6 / 29f ? t * t * t : 3 * (6 / 29f) * (6 / 29f) * (t - 4 / 29f);
    }

    private static float in(float t) {
      return t > EDGE ? (float) Math.cbrt(t) : t / (3 * (6 / 29f) * (6 / 29f)) + 4 / 29f;
    }

    @Override
    public float[] toXyz(float[] v) {
      float y = (v[0] + 16) / 116;
      float x = y + v[1] * 0.002f;
      float z = y - v[2] * 0.005f;
      v[0] = out(x) * WHITE[0];
      v[1] = out(y) * WHITE[1];
      v[2] = out(z) * WHITE[2];
      return v;
    }

    @Override
    public float[] fromXyz(float[] v) {
      float x = in(v[0] / WHITE[0]);
      float y = in(v[1] / WHITE[1]);
      float z = in(v[2] / WHITE[2]);
      v[0] = 116 * y - 16;
      v[1] = 500 * (x - y);
      v[2] = 200 * (y - z);
      return v;
    }
  }

  /** Red, green and blue. */
  public static class Rgb extends ColorSpace {
    private final float[] primaries;
    private final float[] white;
    private final float[] transform;
    private final float[] back;
    private final TransferParameters transfer;
    private final DoubleUnaryOperator oetf;
    private final DoubleUnaryOperator eotf;
    private final float least;
    private final float most;

    /** Of a curve with a straight beginning. */
    public static class TransferParameters {
      public final double a;
      public final double b;
      public final double c;
      public final double d;
      public final double e;
      public final double f;
      public final double g;

      public TransferParameters(double a, double b, double c, double d, double g) {
        this(a, b, c, d, 0, 0, g);
      }

      public TransferParameters(double a, double b, double c, double d, double e, double f, double g) {
        if (Double.isNaN(a + b + c + d + e + f + g)) throw new IllegalArgumentException("Parameters cannot be NaN");
        this.a = a;
        this.b = b;
        this.c = c;
        this.d = d;
        this.e = e;
        this.f = f;
        this.g = g;
      }

      double toLight(double x) {
        return x >= d ? Math.pow(a * x + b, g) + e : c * x + f;
      }

      double fromLight(double x) {
        return x >= d * c + f ? (Math.pow(x - e, 1 / g) - b) / a : (x - f) / c;
      }

      @Override
      public boolean equals(Object o) {
        if (!(o instanceof TransferParameters)) return false;
        TransferParameters other = (TransferParameters) o;
        return a == other.a && b == other.b && c == other.c && d == other.d && e == other.e && f == other.f && g == other.g;
      }

      @Override
      public int hashCode() {
        return Double.valueOf(a * 31 + b * 7 + c * 5 + d * 3 + g).hashCode();
      }
    }

    private Rgb(String name, float[] primaries, float[] white, float[] transform, TransferParameters transfer,
        DoubleUnaryOperator oetf, DoubleUnaryOperator eotf, float least, float most, int id) {
      super(name, Model.RGB, id);
      this.primaries = primaries;
      this.white = white;
      this.transform = transform;
      back = floats(inverse(doubles(transform)));
      this.transfer = transfer;
      this.oetf = oetf;
      this.eotf = eotf;
      this.least = least;
      this.most = most;
    }

    Rgb(String name, float[] primaries, float[] white, final TransferParameters transfer, float least, float most, int id) {
      this(name, primaries, white, matrix(primaries, white), transfer, new DoubleUnaryOperator() {
        @Override
        public double applyAsDouble(double x) {
          return x < 0 ? -transfer.fromLight(-x) : transfer.fromLight(x);
        }
      }, new DoubleUnaryOperator() {
        @Override
        public double applyAsDouble(double x) {
          return x < 0 ? -transfer.toLight(-x) : transfer.toLight(x);
        }
      }, least, most, id);
    }

    Rgb(Rgb other, float[] transform, float[] white) {
      this(other.getName(), other.primaries, xy(white), transform, other.transfer, other.oetf, other.eotf, other.least, other.most,
          MIN_ID);
    }

    public Rgb(String name, float[] toXYZ, DoubleUnaryOperator oetf, DoubleUnaryOperator eotf) {
      this(name, primariesOf(toXYZ), whiteOf(toXYZ), toXYZ.clone(), null, oetf, eotf, 0, 1, MIN_ID);
    }

    public Rgb(String name, float[] primaries, float[] whitePoint, DoubleUnaryOperator oetf, DoubleUnaryOperator eotf, float min,
        float max) {
      this(name, primaries.clone(), xy(whitePoint), matrix(primaries, xy(whitePoint)), null, oetf, eotf, min, max, MIN_ID);
    }

    public Rgb(String name, float[] toXYZ, TransferParameters function) {
      this(name, primariesOf(toXYZ), whiteOf(toXYZ), function, 0, 1, MIN_ID);
    }

    public Rgb(String name, float[] primaries, float[] whitePoint, TransferParameters function) {
      this(name, primaries.clone(), xy(whitePoint), function, 0, 1, MIN_ID);
    }

    public Rgb(String name, float[] toXYZ, double gamma) {
      this(name, toXYZ, gamma(gamma));
    }

    public Rgb(String name, float[] primaries, float[] whitePoint, double gamma) {
      this(name, primaries, whitePoint, gamma(gamma));
    }

    private static float[] xy(float[] white) {
      if (white.length == 2) return white.clone();
      float sum = white[0] + white[1] + white[2];
      return new float[] {white[0] / sum, white[1] / sum};
    }

    private static float[] primariesOf(float[] toXyz) {
      float[] result = new float[6];
      for (int i = 0; i < 3; i++) {
        float sum = toXyz[3 * i] + toXyz[3 * i + 1] + toXyz[3 * i + 2];
        result[2 * i] = toXyz[3 * i] / sum;
        result[2 * i + 1] = toXyz[3 * i + 1] / sum;
      }
      return result;
    }

    private static float[] whiteOf(float[] toXyz) {
      return xy(new float[] {toXyz[0] + toXyz[3] + toXyz[6], toXyz[1] + toXyz[4] + toXyz[7], toXyz[2] + toXyz[5] + toXyz[8]});
    }

    /** Each primary as bright as it must be for all three to make white. */
    private static float[] matrix(float[] primaries, float[] white) {
      double[] columns = new double[9];
      for (int i = 0; i < 3; i++) {
        columns[3 * i] = primaries[2 * i];
        columns[3 * i + 1] = primaries[2 * i + 1];
        columns[3 * i + 2] = 1.0 - primaries[2 * i] - primaries[2 * i + 1];
      }
      double[] shares = times(inverse(columns), xyz(white));
      for (int i = 0; i < 9; i++) columns[i] *= shares[i / 3];
      return floats(columns);
    }

    public float[] getWhitePoint(float[] whitePoint) {
      whitePoint[0] = white[0];
      whitePoint[1] = white[1];
      return whitePoint;
    }

    public float[] getWhitePoint() {
      return white.clone();
    }

    public float[] getPrimaries(float[] primaries) {
      System.arraycopy(this.primaries, 0, primaries, 0, 6);
      return primaries;
    }

    public float[] getPrimaries() {
      return primaries.clone();
    }

    public float[] getTransform(float[] transform) {
      System.arraycopy(this.transform, 0, transform, 0, 9);
      return transform;
    }

    public float[] getTransform() {
      return transform.clone();
    }

    public float[] getInverseTransform(float[] inverseTransform) {
      System.arraycopy(back, 0, inverseTransform, 0, 9);
      return inverseTransform;
    }

    public float[] getInverseTransform() {
      return back.clone();
    }

    public DoubleUnaryOperator getOetf() {
      return oetf;
    }

    public DoubleUnaryOperator getEotf() {
      return eotf;
    }

    public TransferParameters getTransferParameters() {
      return transfer;
    }

    @Override
    public boolean isSrgb() {
      return getId() == 0;
    }

    /** Larger than most of what televisions show: by the area of its triangle. */
    @Override
    public boolean isWideGamut() {
      return area(primaries) / area(new float[] {0.67f, 0.33f, 0.21f, 0.71f, 0.14f, 0.08f}) > 0.9f || least < 0 && most > 1;
    }

    private static float area(float[] p) {
      return Math.abs(p[0] * (p[3] - p[5]) + p[2] * (p[5] - p[1]) + p[4] * (p[1] - p[3])) / 2;
    }

    @Override
    public float getMinValue(int component) {
      return least;
    }

    @Override
    public float getMaxValue(int component) {
      return most;
    }

    public float[] toLinear(float r, float g, float b) {
      return toLinear(new float[] {r, g, b});
    }

    public float[] toLinear(float[] v) {
      for (int i = 0; i < 3; i++) v[i] = (float) eotf.applyAsDouble(clamp(v[i]));
      return v;
    }

    public float[] fromLinear(float r, float g, float b) {
      return fromLinear(new float[] {r, g, b});
    }

    public float[] fromLinear(float[] v) {
      for (int i = 0; i < 3; i++) v[i] = clamp((float) oetf.applyAsDouble(v[i]));
      return v;
    }

    private float clamp(float value) {
      return Math.max(least, Math.min(most, value));
    }

    @Override
    public float[] toXyz(float[] v) {
      toLinear(v);
      double[] result = times(doubles(transform), v);
      for (int i = 0; i < 3; i++) v[i] = (float) result[i];
      return v;
    }

    @Override
    public float[] fromXyz(float[] v) {
      double[] result = times(doubles(back), v);
      for (int i = 0; i < 3; i++) v[i] = (float) result[i];
      return fromLinear(v);
    }

    @Override
    public boolean equals(Object o) {
      if (!super.equals(o)) return false;
      Rgb other = (Rgb) o;
      return Arrays.equals(primaries, other.primaries) && Arrays.equals(white, other.white) && least == other.least
          && most == other.most && (transfer == null ? other.transfer == null && oetf == other.oetf : transfer.equals(other.transfer));
    }

    @Override
    public int hashCode() {
      return super.hashCode() * 31 + Arrays.hashCode(primaries);
    }
  }
}
