package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.BlendMode;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.Insets;
import android.graphics.Outline;
import android.graphics.PixelFormat;
import android.graphics.PorterDuff;
import android.graphics.PorterDuffColorFilter;
import android.graphics.Rect;
import android.graphics.Region;
import android.util.AttributeSet;
import android.util.TypedValue;
import android.util.Xml;
import java.io.IOException;
import java.io.InputStream;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Something that can be drawn: its bounds, state and level. */
public abstract class Drawable {
  private static final Rect NOWHERE = new Rect();
  private static final int[] NO_STATE = new int[0];

  private Rect bounds = NOWHERE;
  private int[] state = NO_STATE;
  private int level;
  private boolean visible = true;
  private int changingConfigurations;
  private int layoutDirection;
  private Callback callback;

  /** Whoever shows the drawable, and schedules its animation. */
  public interface Callback {
    void invalidateDrawable(Drawable who);

    void scheduleDrawable(Drawable who, Runnable what, long when);

    void unscheduleDrawable(Drawable who, Runnable what);
  }

  /** What drawables of the same resource share. */
  public abstract static class ConstantState {
    public ConstantState() {}

    public abstract Drawable newDrawable();

    public Drawable newDrawable(Resources res) {
      return newDrawable();
    }

    public Drawable newDrawable(Resources res, Resources.Theme theme) {
      return newDrawable(res);
    }

    public abstract int getChangingConfigurations();

    public boolean canApplyTheme() {
      return false;
    }
  }

  public Drawable() {}

  public abstract void draw(Canvas canvas);

  public void setBounds(int left, int top, int right, int bottom) {
    if (bounds.left == left && bounds.top == top && bounds.right == right && bounds.bottom == bottom) return;
    if (!bounds.isEmpty()) invalidateSelf();
    bounds = new Rect(left, top, right, bottom);
    onBoundsChange(bounds);
  }

  public void setBounds(Rect bounds) {
    setBounds(bounds.left, bounds.top, bounds.right, bounds.bottom);
  }

  public final void copyBounds(Rect bounds) {
    bounds.set(this.bounds);
  }

  public final Rect copyBounds() {
    return new Rect(bounds);
  }

  public final Rect getBounds() {
    if (bounds == NOWHERE) bounds = new Rect();
    return bounds;
  }

  public Rect getDirtyBounds() {
    return getBounds();
  }

  public void setChangingConfigurations(int configs) {
    changingConfigurations = configs;
  }

  public int getChangingConfigurations() {
    return changingConfigurations;
  }

  @Deprecated
  public void setDither(boolean dither) {}

  public void setFilterBitmap(boolean filter) {}

  public boolean isFilterBitmap() {
    return false;
  }

  public final void setCallback(Callback cb) {
    callback = cb;
  }

  public Callback getCallback() {
    return callback;
  }

  public void invalidateSelf() {
    Callback current = getCallback();
    if (current != null) current.invalidateDrawable(this);
  }

  public void scheduleSelf(Runnable what, long when) {
    Callback current = getCallback();
    if (current != null) current.scheduleDrawable(this, what, when);
  }

  public void unscheduleSelf(Runnable what) {
    Callback current = getCallback();
    if (current != null) current.unscheduleDrawable(this, what);
  }

  public int getLayoutDirection() {
    return layoutDirection;
  }

  public final boolean setLayoutDirection(int layoutDirection) {
    if (this.layoutDirection == layoutDirection) return false;
    this.layoutDirection = layoutDirection;
    return onLayoutDirectionChanged(layoutDirection);
  }

  public boolean onLayoutDirectionChanged(int layoutDirection) {
    return false;
  }

  public abstract void setAlpha(int alpha);

  public int getAlpha() {
    return 0xff;
  }

  public abstract void setColorFilter(ColorFilter colorFilter);

  @Deprecated
  public void setColorFilter(int color, PorterDuff.Mode mode) {
    setColorFilter(new PorterDuffColorFilter(color, mode));
  }

  public void setTint(int tintColor) {
    setTintList(ColorStateList.valueOf(tintColor));
  }

  public void setTintList(ColorStateList tint) {}

  public void setTintMode(PorterDuff.Mode tintMode) {}

  public void setTintBlendMode(BlendMode blendMode) {}

  public ColorFilter getColorFilter() {
    return null;
  }

  public void clearColorFilter() {
    setColorFilter(null);
  }

  public void setHotspot(float x, float y) {}

  public void setHotspotBounds(int left, int top, int right, int bottom) {}

  public void getHotspotBounds(Rect outRect) {
    outRect.set(getBounds());
  }

  public boolean isProjected() {
    return false;
  }

  public boolean isStateful() {
    return false;
  }

  public boolean hasFocusStateSpecified() {
    return false;
  }

  public boolean setState(int[] stateSet) {
    if (java.util.Arrays.equals(state, stateSet)) return false;
    state = stateSet;
    return onStateChange(stateSet);
  }

  public int[] getState() {
    return state;
  }

  public void jumpToCurrentState() {}

  public Drawable getCurrent() {
    return this;
  }

  public final boolean setLevel(int level) {
    if (this.level == level) return false;
    this.level = level;
    return onLevelChange(level);
  }

  public final int getLevel() {
    return level;
  }

  public boolean setVisible(boolean visible, boolean restart) {
    boolean changed = this.visible != visible;
    if (changed) {
      this.visible = visible;
      invalidateSelf();
    }
    return changed;
  }

  public final boolean isVisible() {
    return visible;
  }

  public void setAutoMirrored(boolean mirrored) {}

  public boolean isAutoMirrored() {
    return false;
  }

  public void applyTheme(Resources.Theme t) {}

  public boolean canApplyTheme() {
    return false;
  }

  @Deprecated
  public abstract int getOpacity();

  public static int resolveOpacity(int op1, int op2) {
    if (op1 == op2) return op1;
    if (op1 == PixelFormat.UNKNOWN || op2 == PixelFormat.UNKNOWN) return PixelFormat.UNKNOWN;
    if (op1 == PixelFormat.TRANSLUCENT || op2 == PixelFormat.TRANSLUCENT) return PixelFormat.TRANSLUCENT;
    if (op1 == PixelFormat.TRANSPARENT || op2 == PixelFormat.TRANSPARENT) return PixelFormat.TRANSPARENT;
    return PixelFormat.OPAQUE;
  }

  public Region getTransparentRegion() {
    return null;
  }

  protected boolean onStateChange(int[] state) {
    return false;
  }

  protected boolean onLevelChange(int level) {
    return false;
  }

  protected void onBoundsChange(Rect bounds) {}

  public int getIntrinsicWidth() {
    return -1;
  }

  public int getIntrinsicHeight() {
    return -1;
  }

  public int getMinimumWidth() {
    return Math.max(0, getIntrinsicWidth());
  }

  public int getMinimumHeight() {
    return Math.max(0, getIntrinsicHeight());
  }

  public boolean getPadding(Rect padding) {
    padding.set(0, 0, 0, 0);
    return false;
  }

  public Insets getOpticalInsets() {
    return Insets.NONE;
  }

  public void getOutline(Outline outline) {
    outline.setRect(getBounds());
    outline.setAlpha(0);
  }

  public Drawable mutate() {
    return this;
  }

  public static Drawable createFromStream(InputStream is, String srcName) {
    return createFromResourceStream(null, null, is, srcName, null);
  }

  public static Drawable createFromResourceStream(Resources res, TypedValue value, InputStream is, String srcName) {
    return createFromResourceStream(res, value, is, srcName, null);
  }

  public static Drawable createFromResourceStream(Resources res, TypedValue value, InputStream is, String srcName,
      BitmapFactory.Options opts) {
    if (is == null) return null;
    Bitmap bitmap = BitmapFactory.decodeResourceStream(res, value, is, new Rect(), opts);
    if (bitmap == null) return null;
    if (srcName != null && srcName.endsWith(".9.png")) return new NinePatchDrawable(res, bitmap, null, new Rect(), srcName);
    return new BitmapDrawable(res, bitmap);
  }

  public static Drawable createFromXml(Resources r, XmlPullParser parser) throws XmlPullParserException, IOException {
    return createFromXml(r, parser, null);
  }

  public static Drawable createFromXml(Resources r, XmlPullParser parser, Resources.Theme theme) throws XmlPullParserException,
      IOException {
    AttributeSet attrs = Xml.asAttributeSet(parser);
    int type = parser.getEventType();
    while (type != XmlPullParser.START_TAG && type != XmlPullParser.END_DOCUMENT) type = parser.next();
    if (type != XmlPullParser.START_TAG) throw new XmlPullParserException("No start tag found");
    return createFromXmlInner(r, parser, attrs, theme);
  }

  public static Drawable createFromXmlInner(Resources r, XmlPullParser parser, AttributeSet attrs) throws XmlPullParserException,
      IOException {
    return createFromXmlInner(r, parser, attrs, null);
  }

  public static Drawable createFromXmlInner(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    Drawable drawable = DrawableTags.make(parser.getName(), attrs);
    if (drawable == null) {
      throw new XmlPullParserException(parser.getPositionDescription() + ": invalid drawable tag " + parser.getName());
    }
    drawable.inflate(r, parser, attrs, theme);
    return drawable;
  }

  public static Drawable createFromPath(String pathName) {
    if (pathName == null) return null;
    Bitmap bitmap = BitmapFactory.decodeFile(pathName);
    return bitmap == null ? null : new BitmapDrawable(null, bitmap);
  }

  public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs) throws XmlPullParserException, IOException {
    inflate(r, parser, attrs, null);
  }

  public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    TypedArray a = obtain(r, theme, attrs, android.R.attr.visible);
    visible = a.getBoolean(0, visible);
    a.recycle();
  }

  /** The attributes of a tag; numbers in ascending order. */
  static TypedArray obtain(Resources r, Resources.Theme theme, AttributeSet attrs, int... numbers) {
    return theme == null ? r.obtainAttributes(attrs, numbers) : theme.obtainStyledAttributes(attrs, numbers, 0, 0);
  }

  /** The drawable in the tag's attribute, or else the one inside the tag. */
  static Drawable child(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme, Drawable given)
      throws XmlPullParserException, IOException {
    if (given != null) return given;
    int type = parser.next();
    while (type == XmlPullParser.TEXT || type == XmlPullParser.COMMENT) type = parser.next();
    return type == XmlPullParser.START_TAG ? createFromXmlInner(r, parser, attrs, theme) : null;
  }

  /** Goes on to the next item inside a tag of that depth; false at its end. */
  static boolean nextItem(XmlPullParser parser, int depth) throws XmlPullParserException, IOException {
    while (true) {
      int type = parser.next();
      if (type == XmlPullParser.END_DOCUMENT || type == XmlPullParser.END_TAG && parser.getDepth() <= depth) return false;
      if (type == XmlPullParser.START_TAG && parser.getDepth() == depth + 1) return true;
    }
  }

  public ConstantState getConstantState() {
    return null;
  }

  /** Another drawable like that one; itself, where it cannot be copied. */
  static Drawable like(Drawable one) {
    ConstantState state = one == null ? null : one.getConstantState();
    return state == null ? one : state.newDrawable();
  }

  /** Makes of a drawable another one like it: what a constant state gives out. */
  abstract static class Copies extends ConstantState {
    @Override
    public int getChangingConfigurations() {
      return 0;
    }
  }
}
