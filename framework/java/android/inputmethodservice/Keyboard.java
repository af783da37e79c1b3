package android.inputmethodservice;

import android.content.Context;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.content.res.XmlResourceParser;
import android.graphics.drawable.Drawable;
import android.util.TypedValue;
import android.util.Xml;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Keys in rows, as XML says. */
@Deprecated
public class Keyboard {
  public static final int EDGE_LEFT = 1, EDGE_RIGHT = 2, EDGE_TOP = 4, EDGE_BOTTOM = 8;
  public static final int KEYCODE_SHIFT = -1, KEYCODE_MODE_CHANGE = -2, KEYCODE_CANCEL = -3, KEYCODE_DONE = -4,
      KEYCODE_DELETE = -5,
      KEYCODE_ALT = -6;

  private final List<Key> keys = new ArrayList<Key>(), modifiers = new ArrayList<Key>();
  private int gap, verticalGap, keyWidth, keyHeight, totalWidth, totalHeight;
  private final int displayWidth, displayHeight, mode;
  private boolean shifted;
  private Key shift;

  /** A row, with what its keys have in common. */
  public static class Row {
    public int defaultWidth, defaultHeight, defaultHorizontalGap, verticalGap, rowEdgeFlags, mode;
    final ArrayList<Key> keys = new ArrayList<Key>();
    private final Keyboard parent;

    public Row(Keyboard parent) { this.parent = parent; }

    public Row(Resources res, Keyboard parent, XmlResourceParser parser) {
      this.parent = parent;
      int[] names = {android.R.attr.keyWidth, android.R.attr.keyHeight, android.R.attr.horizontalGap, android.R.attr.verticalGap};
      TypedArray values = res.obtainAttributes(Xml.asAttributeSet(parser), names);
      defaultWidth = size(values, 0, parent.displayWidth, parent.keyWidth);
      defaultHeight = size(values, 1, parent.displayHeight, parent.keyHeight);
      defaultHorizontalGap = size(values, 2, parent.displayWidth, parent.gap);
      verticalGap = size(values, 3, parent.displayHeight, parent.verticalGap);
      values.recycle();
      values = res.obtainAttributes(Xml.asAttributeSet(parser),
          new int[] {android.R.attr.rowEdgeFlags, android.R.attr.keyboardMode});
      rowEdgeFlags = values.getInt(0, 0);
      mode = values.getResourceId(1, 0);
      values.recycle();
    }
  }

  /** A key: its codes, its looks and its place. */
  public static class Key {
    public int[] codes;
    public CharSequence label, text, popupCharacters;
    public Drawable icon, iconPreview;
    public int width, height, gap, x, y, edgeFlags, popupResId;
    public boolean sticky, pressed, on, modifier, repeatable;
    private final Keyboard keyboard;

    public Key(Row parent) {
      keyboard = parent.parent;
      height = parent.defaultHeight;
      width = parent.defaultWidth;
      gap = parent.defaultHorizontalGap;
      edgeFlags = parent.rowEdgeFlags;
    }

    public Key(Resources res, Row parent, int x, int y, XmlResourceParser parser) {
      this(parent);
      int[] sizes = {android.R.attr.keyWidth, android.R.attr.keyHeight, android.R.attr.horizontalGap};
      TypedArray values = res.obtainAttributes(Xml.asAttributeSet(parser), sizes);
      width = size(values, 0, keyboard.displayWidth, parent.defaultWidth);
      height = size(values, 1, keyboard.displayHeight, parent.defaultHeight);
      gap = size(values, 2, keyboard.displayWidth, parent.defaultHorizontalGap);
      values.recycle();
      this.x = x + gap;
      this.y = y;
      int[] names = {android.R.attr.codes, android.R.attr.popupKeyboard, android.R.attr.popupCharacters,
          android.R.attr.keyEdgeFlags,
          android.R.attr.isModifier, android.R.attr.isSticky, android.R.attr.isRepeatable, android.R.attr.iconPreview,
          android.R.attr.keyOutputText, android.R.attr.keyLabel, android.R.attr.keyIcon};
      values = res.obtainAttributes(Xml.asAttributeSet(parser), names);
      codes = codes(values);
      popupResId = values.getResourceId(1, 0);
      popupCharacters = values.getText(2);
      edgeFlags = values.getInt(3, 0) | parent.rowEdgeFlags;
      modifier = values.getBoolean(4, false);
      sticky = values.getBoolean(5, false);
      repeatable = values.getBoolean(6, false);
      iconPreview = values.getDrawable(7);
      text = values.getText(8);
      label = values.getText(9);
      icon = values.getDrawable(10);
      if (codes == null && label != null && label.length() > 0) codes = new int[] {label.charAt(0)};
      values.recycle();
    }

    /** A number, or several with commas. */
    private static int[] codes(TypedArray values) {
      TypedValue value = values.peekValue(0);
      if (value == null) return null;
      if (value.type != TypedValue.TYPE_STRING) return new int[] {value.data};
      String[] parts = value.string.toString().split(",");
      int[] found = new int[parts.length];
      for (int i = 0; i < found.length; i++) found[i] = Integer.parseInt(parts[i].trim());
      return found;
    }

    public void onPressed() { pressed = !pressed; }

    public void onReleased(boolean inside) {
      pressed = !pressed;
      if (sticky && inside) on = !on;
    }

    /** Keys at an edge reach as far as the keyboard. */
    public boolean isInside(int x, int y) {
      return (x >= this.x || (edgeFlags & EDGE_LEFT) != 0 && x <= this.x + width)
          && (x < this.x + width || (edgeFlags & EDGE_RIGHT) != 0 && x >= this.x)
          && (y >= this.y || (edgeFlags & EDGE_TOP) != 0 && y <= this.y + height)
          && (y < this.y + height || (edgeFlags & EDGE_BOTTOM) != 0 && y >= this.y);
    }

    public int squaredDistanceFrom(int x, int y) {
      int dx = this.x + width / 2 - x, dy = this.y + height / 2 - y;
      return dx * dx + dy * dy;
    }

    public int[] getCurrentDrawableState() {
      return pressed ? new int[] {android.R.attr.state_pressed} : on ? new int[] {android.R.attr.state_checked} : new int[0];
    }
  }

  public Keyboard(Context context, int xmlLayoutResId) { this(context, xmlLayoutResId, 0); }

  public Keyboard(Context context, int xmlLayoutResId, int modeId) {
    this(context, xmlLayoutResId, modeId, context.getResources().getDisplayMetrics().widthPixels,
        context.getResources().getDisplayMetrics().heightPixels);
  }

  public Keyboard(Context context, int xmlLayoutResId, int modeId, int width, int height) {
    displayWidth = width;
    displayHeight = height;
    keyWidth = keyHeight = displayWidth / 10;
    mode = modeId;
    load(context, context.getResources().getXml(xmlLayoutResId));
  }

  /** Keys for the characters, in so many columns. */
  public Keyboard(Context context, int layoutTemplateResId, CharSequence characters, int columns, int horizontalPadding) {
    this(context, layoutTemplateResId);
    Row row = new Row(this);
    row.defaultHeight = keyHeight;
    row.defaultWidth = keyWidth;
    row.defaultHorizontalGap = gap;
    row.verticalGap = verticalGap;
    row.rowEdgeFlags = EDGE_TOP | EDGE_BOTTOM;
    int limit = columns == -1 ? Integer.MAX_VALUE : columns, x = 0, y = 0, column = 0;
    for (int i = 0; i < characters.length(); i++) {
      if (column >= limit || x + keyWidth + horizontalPadding > displayWidth) {
        x = 0;
        y += verticalGap + keyHeight;
        column = 0;
      }
      Key key = new Key(row);
      key.x = x;
      key.y = y;
      key.label = String.valueOf(characters.charAt(i));
      key.codes = new int[] {characters.charAt(i)};
      column++;
      x += key.width + key.gap;
      keys.add(key);
      totalWidth = Math.max(totalWidth, x);
    }
    totalHeight = y + keyHeight;
  }

  private static int size(TypedArray values, int index, int base, int otherwise) {
    TypedValue value = values.peekValue(index);
    if (value == null) return otherwise;
    if (value.type == TypedValue.TYPE_DIMENSION) return values.getDimensionPixelOffset(index, otherwise);
    return value.type == TypedValue.TYPE_FRACTION ? Math.round(values.getFraction(index, base, base, otherwise)) : otherwise;
  }

  private void load(Context context, XmlResourceParser parser) {
    Resources resources = context.getResources();
    Row row = null;
    int x = 0, y = 0;
    try {
      for (int event = parser.next(); event != XmlPullParser.END_DOCUMENT; event = parser.next()) {
        String tag = parser.getName();
        if (event == XmlPullParser.START_TAG && "Row".equals(tag)) {
          x = 0;
          row = createRowFromXml(resources, parser);
          if (row.mode != 0 && row.mode != mode) {
            skip(parser);
            row = null;
          }
        } else if (event == XmlPullParser.START_TAG && "Key".equals(tag) && row != null) {
          Key key = createKeyFromXml(resources, row, x, y, parser);
          add(key, row);
          x += key.gap + key.width;
          totalWidth = Math.max(totalWidth, x);
        } else if (event == XmlPullParser.START_TAG && "Keyboard".equals(tag)) {
          read(resources, parser);
        } else if (event == XmlPullParser.END_TAG && "Row".equals(tag) && row != null) {
          y += row.verticalGap + row.defaultHeight;
          row = null;
        }
      }
    } catch (XmlPullParserException e) {
      throw new RuntimeException(e);
    } catch (IOException e) {
      throw new RuntimeException(e);
    } finally {
      parser.close();
    }
    totalHeight = y - verticalGap;
  }

  private void add(Key key, Row row) {
    keys.add(key);
    row.keys.add(key);
    boolean shifts = key.codes != null && key.codes[0] == KEYCODE_SHIFT;
    if (shifts && shift == null) shift = key;
    if (shifts || key.codes != null && key.codes[0] == KEYCODE_ALT) modifiers.add(key);
  }

  private static void skip(XmlResourceParser parser) throws XmlPullParserException, IOException {
    int event = parser.next();
    while (event != XmlPullParser.END_DOCUMENT && !(event == XmlPullParser.END_TAG && "Row".equals(parser.getName()))) {
      event = parser.next();
    }
  }

  private void read(Resources resources, XmlResourceParser parser) {
    int[] names = {android.R.attr.keyWidth, android.R.attr.keyHeight, android.R.attr.horizontalGap, android.R.attr.verticalGap};
    TypedArray values = resources.obtainAttributes(Xml.asAttributeSet(parser), names);
    keyWidth = size(values, 0, displayWidth, displayWidth / 10);
    keyHeight = size(values, 1, displayHeight, 50);
    gap = size(values, 2, displayWidth, 0);
    verticalGap = size(values, 3, displayHeight, 0);
    values.recycle();
  }

  protected Row createRowFromXml(Resources res, XmlResourceParser parser) { return new Row(res, this, parser); }

  protected Key createKeyFromXml(Resources res, Row parent, int x, int y, XmlResourceParser parser) {
    return new Key(res, parent, x, y, parser);
  }

  public List<Key> getKeys() { return keys; }

  public List<Key> getModifierKeys() { return modifiers; }

  protected int getHorizontalGap() { return gap; }

  protected void setHorizontalGap(int gap) { this.gap = gap; }

  protected int getVerticalGap() { return verticalGap; }

  protected void setVerticalGap(int gap) { verticalGap = gap; }

  protected int getKeyHeight() { return keyHeight; }

  protected void setKeyHeight(int height) { keyHeight = height; }

  protected int getKeyWidth() { return keyWidth; }

  protected void setKeyWidth(int width) { keyWidth = width; }

  public int getHeight() { return totalHeight; }

  public int getMinWidth() { return totalWidth; }

  public boolean setShifted(boolean shiftState) {
    if (shift != null) shift.on = shiftState;
    if (shifted == shiftState) return false;
    shifted = shiftState;
    return true;
  }

  public boolean isShifted() { return shifted; }

  public int getShiftKeyIndex() { return shift == null ? -1 : keys.indexOf(shift); }

  public int[] getNearestKeys(int x, int y) {
    int[] found = new int[keys.size()];
    int count = 0;
    for (int i = 0; i < found.length; i++) {
      if (keys.get(i).squaredDistanceFrom(x, y) < 4 * keyWidth * keyWidth || keys.get(i).isInside(x, y)) found[count++] = i;
    }
    return java.util.Arrays.copyOf(found, count);
  }
}
