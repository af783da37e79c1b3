package android.content.res;

import android.R;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.TypedValue;
import antecede.Concrete;
import java.io.IOException;
import java.util.Arrays;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Colours for the states of a view. */
public class ColorStateList implements Parcelable {
  private static final int COLOR = R.attr.color, ALPHA = R.attr.alpha, L_STAR = R.attr.lStar;

  private final int[][] states;
  private final int[] colors;

  public static final Parcelable.Creator<ColorStateList> CREATOR = new Parcelable.Creator<ColorStateList>() {
    @Override
    public ColorStateList createFromParcel(Parcel source) {
      int[][] states = new int[source.readInt()][];
      for (int i = 0; i < states.length; i++) states[i] = source.createIntArray();
      return new ColorStateList(states, source.createIntArray());
    }

    @Override
    public ColorStateList[] newArray(int size) {
      return new ColorStateList[size];
    }
  };

  public ColorStateList(int[][] states, int[] colors) {
    this.states = states;
    this.colors = colors;
  }

  public static ColorStateList valueOf(int color) {
    return new ColorStateList(new int[][] {new int[0]}, new int[] {color});
  }

  @Deprecated
  public static ColorStateList createFromXml(Resources r, XmlPullParser parser) throws XmlPullParserException, IOException {
    return createFromXml(r, parser, null);
  }

  public static ColorStateList createFromXml(Resources r, XmlPullParser parser, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    int type = parser.getEventType();
    while (type != XmlPullParser.START_TAG && type != XmlPullParser.END_DOCUMENT) type = parser.next();
    if (type != XmlPullParser.START_TAG) throw new XmlPullParserException("No start tag found");
    if (!parser.getName().equals("selector")) {
      throw new XmlPullParserException(parser.getPositionDescription() + ": invalid color state list tag " + parser.getName());
    }
    return inflate(r, (XmlBlock) parser, theme);
  }

  @Concrete
  private static ColorStateList inflate(Resources r, XmlBlock parser, Resources.Theme theme) {
    int[][] states = new int[20][];
    int[] colors = new int[20];
    int count = 0;
    int depth = parser.getDepth();
    for (int type = parser.next(); type != XmlPullParser.END_DOCUMENT; type = parser.next()) {
      if (type == XmlPullParser.END_TAG && parser.getDepth() <= depth) break;
      if (type != XmlPullParser.START_TAG || !parser.getName().equals("item")) continue;
      TypedArray values = r.styled(theme, parser, new int[] {COLOR, ALPHA}, 0, 0);
      int color = values.getColor(0, 0xffff00ff);
      float alpha = values.getFloat(1, 1);
      values.recycle();
      if (count == colors.length) {
        states = Arrays.copyOf(states, 2 * count);
        colors = Arrays.copyOf(colors, 2 * count);
      }
      colors[count] = color & 0xffffff | Math.round((color >>> 24) * alpha) << 24;
      states[count++] = states(parser);
    }
    return new ColorStateList(Arrays.copyOf(states, count), Arrays.copyOf(colors, count));
  }

  /** The states of an item: negative where they must not be. */
  @Concrete
  static int[] states(XmlBlock item) {
    int[] found = new int[item.getAttributeCount()];
    int count = 0;
    for (int i = 0; i < found.length; i++) {
      int name = item.getAttributeNameResource(i);
      boolean other = name == 0 || name == COLOR || name == ALPHA || name == L_STAR;
      if (!other && item.type(i) == TypedValue.TYPE_INT_BOOLEAN) found[count++] = item.data(i) != 0 ? name : -name;
    }
    return Arrays.copyOf(found, count);
  }

  public ColorStateList withAlpha(int alpha) {
    int[] changed = new int[colors.length];
    for (int i = 0; i < changed.length; i++) changed[i] = colors[i] & 0xffffff | alpha << 24;
    return new ColorStateList(states, changed);
  }

  public ColorStateList withLStar(float lStar) {
    return this;
  }

  public int getChangingConfigurations() {
    return 0;
  }

  public boolean isStateful() {
    return states.length >= 1 && states[0].length > 0;
  }

  public boolean isOpaque() {
    for (int color : colors) {
      if (color >>> 24 != 0xff) return false;
    }
    return true;
  }

  @Concrete
  public int getColorForState(int[] stateSet, int defaultColor) {
    for (int i = 0; i < states.length; i++) {
      if (matches(states[i], stateSet)) return colors[i];
    }
    return defaultColor;
  }

  @Concrete
  private static boolean matches(int[] wanted, int[] stateSet) {
    for (int want : wanted) {
      boolean has = false;
      for (int i = 0; stateSet != null && i < stateSet.length; i++) has |= stateSet[i] == Math.abs(want);
      if (has != want > 0) return false;
    }
    return true;
  }

  /** That of the last item for all states, else the first. */
  public int getDefaultColor() {
    for (int i = states.length - 1; i > 0; i--) {
      if (states[i].length == 0) return colors[i];
    }
    return colors.length == 0 ? 0xffff00ff : colors[0];
  }

  @Override
  public String toString() {
    return "ColorStateList{" + Arrays.toString(colors) + "}";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(states.length);
    for (int[] state : states) dest.writeIntArray(state);
    dest.writeIntArray(colors);
  }
}
