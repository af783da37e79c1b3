package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.BlendMode;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.PixelFormat;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.view.Gravity;
import antecede.Bag;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Several drawables, one above the other. */
@antecede.Plain
public class LayerDrawable extends Drawable implements Drawable.Callback {
  public static final int INSET_UNDEFINED = -2147483648;
  public static final int PADDING_MODE_NEST = 0;
  public static final int PADDING_MODE_STACK = 1;

  private final Bag<Layer> layers = new Bag<Layer>();
  private int paddingMode = PADDING_MODE_NEST;
  private int opacity;
  private boolean autoMirrored;
  private final int[] padding = {-1, -1, -1, -1, -1, -1};

  private static final class Layer {
    Drawable drawable;
    int id = android.view.View.NO_ID;
    int left;
    int top;
    int right;
    int bottom;
    int start = INSET_UNDEFINED;
    int end = INSET_UNDEFINED;
    int width = -1;
    int height = -1;
    int gravity;
  }

  LayerDrawable() {}

  public LayerDrawable(Drawable[] layers) {
    if (layers == null) throw new IllegalArgumentException("layers must be non-null");
    for (int i = 0; i < layers.length; i++) addLayer(layers[i]);
  }

  private Layer layer(int index) {
    return layers.get(index);
  }

  public int addLayer(Drawable dr) {
    Layer layer = new Layer();
    layer.drawable = dr;
    if (dr != null) {
      dr.setLayoutDirection(getLayoutDirection());
      dr.setCallback(this);
    }
    layers.add(layer);
    return layers.size() - 1;
  }

  @Override
  public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    super.inflate(r, parser, attrs, theme);
    inflateLayers(r, parser, attrs, theme);
  }

  final void inflateLayers(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    int depth = parser.getDepth();
    while (nextItem(parser, depth)) {
      if (parser.getName().equals("item")) inflateLayer(r, parser, attrs, theme);
    }
    onStateChange(getState());
  }

  private void inflateLayer(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    TypedArray a = obtain(r, theme, attrs, android.R.attr.gravity, android.R.attr.id, android.R.attr.height,
        android.R.attr.width, android.R.attr.drawable,
        android.R.attr.left, android.R.attr.top, android.R.attr.right, android.R.attr.bottom);
    Drawable given = a.getDrawable(4);
    Layer layer = new Layer();
    layer.gravity = a.getInt(0, 0);
    layer.id = a.getResourceId(1, layer.id);
    layer.height = a.getDimensionPixelSize(2, -1);
    layer.width = a.getDimensionPixelSize(3, -1);
    layer.left = a.getDimensionPixelOffset(5, 0);
    layer.top = a.getDimensionPixelOffset(6, 0);
    layer.right = a.getDimensionPixelOffset(7, 0);
    layer.bottom = a.getDimensionPixelOffset(8, 0);
    a.recycle();
    layer.drawable = child(r, parser, attrs, theme, given);
    if (layer.drawable == null) {
      throw new XmlPullParserException(parser.getPositionDescription() + ": <item> tag requires a drawable");
    }
    layer.drawable.setCallback(this);
    layers.add(layer);
  }

  public Drawable findDrawableByLayerId(int id) {
    for (int i = layers.size() - 1; i >= 0; i--) {
      if (layer(i).id == id) return layer(i).drawable;
    }
    return null;
  }

  public void setId(int index, int id) {
    layer(index).id = id;
  }

  public int getId(int index) {
    return layer(index).id;
  }

  public int getNumberOfLayers() {
    return layers.size();
  }

  public int findIndexByLayerId(int id) {
    for (int i = 0; i < layers.size(); i++) {
      if (layer(i).id == id) return i;
    }
    return -1;
  }

  public boolean setDrawableByLayerId(int id, Drawable drawable) {
    int index = findIndexByLayerId(id);
    if (index < 0) return false;
    setDrawable(index, drawable);
    return true;
  }

  public void setDrawable(int index, Drawable drawable) {
    Layer layer = layer(index);
    if (layer.drawable != null) {
      if (drawable != null) drawable.setBounds(layer.drawable.getBounds());
      layer.drawable.setCallback(null);
    }
    if (drawable != null) drawable.setCallback(this);
    layer.drawable = drawable;
    invalidateSelf();
  }

  public Drawable getDrawable(int index) {
    return layer(index).drawable;
  }

  public void setLayerSize(int index, int w, int h) {
    layer(index).width = w;
    layer(index).height = h;
  }

  public void setLayerWidth(int index, int w) {
    layer(index).width = w;
  }

  public int getLayerWidth(int index) {
    return layer(index).width;
  }

  public void setLayerHeight(int index, int h) {
    layer(index).height = h;
  }

  public int getLayerHeight(int index) {
    return layer(index).height;
  }

  public void setLayerGravity(int index, int gravity) {
    layer(index).gravity = gravity;
  }

  public int getLayerGravity(int index) {
    return layer(index).gravity;
  }

  public void setLayerInset(int index, int l, int t, int r, int b) {
    Layer layer = layer(index);
    layer.left = l;
    layer.top = t;
    layer.right = r;
    layer.bottom = b;
  }

  public void setLayerInsetLeft(int index, int l) {
    layer(index).left = l;
  }

  public int getLayerInsetLeft(int index) {
    return layer(index).left;
  }

  public void setLayerInsetTop(int index, int t) {
    layer(index).top = t;
  }

  public int getLayerInsetTop(int index) {
    return layer(index).top;
  }

  public void setLayerInsetRight(int index, int r) {
    layer(index).right = r;
  }

  public int getLayerInsetRight(int index) {
    return layer(index).right;
  }

  public void setLayerInsetBottom(int index, int b) {
    layer(index).bottom = b;
  }

  public int getLayerInsetBottom(int index) {
    return layer(index).bottom;
  }

  public void setLayerInsetStart(int index, int s) {
    layer(index).start = s;
  }

  public int getLayerInsetStart(int index) {
    return layer(index).start;
  }

  public void setLayerInsetEnd(int index, int e) {
    layer(index).end = e;
  }

  public int getLayerInsetEnd(int index) {
    return layer(index).end;
  }

  public void setPaddingMode(int mode) {
    paddingMode = mode;
  }

  public int getPaddingMode() {
    return paddingMode;
  }

  public void setPadding(int left, int top, int right, int bottom) {
    padding[0] = left;
    padding[1] = top;
    padding[2] = right;
    padding[3] = bottom;
  }

  public int getLeftPadding() {
    return padding[0];
  }

  public int getTopPadding() {
    return padding[1];
  }

  public int getRightPadding() {
    return padding[2];
  }

  public int getBottomPadding() {
    return padding[3];
  }

  @Override
  public void invalidateDrawable(Drawable who) {
    invalidateSelf();
  }

  @Override
  public void scheduleDrawable(Drawable who, Runnable what, long when) {
    scheduleSelf(what, when);
  }

  @Override
  public void unscheduleDrawable(Drawable who, Runnable what) {
    unscheduleSelf(what);
  }

  @Override
  public void draw(Canvas canvas) {
    for (int i = 0; i < layers.size(); i++) {
      if (layer(i).drawable != null) layer(i).drawable.draw(canvas);
    }
  }

  @Override
  public boolean getPadding(Rect padding) {
    padding.set(0, 0, 0, 0);
    Rect one = new Rect();
    for (int i = 0; i < layers.size(); i++) {
      if (layer(i).drawable == null || !layer(i).drawable.getPadding(one)) continue;
      if (paddingMode == PADDING_MODE_NEST) {
        padding.set(padding.left + one.left, padding.top + one.top, padding.right + one.right, padding.bottom + one.bottom);
      } else {
        padding.set(Math.max(padding.left, one.left), Math.max(padding.top, one.top), Math.max(padding.right, one.right),
            Math.max(padding.bottom, one.bottom));
      }
    }
    if (this.padding[0] >= 0) padding.left = this.padding[0];
    if (this.padding[1] >= 0) padding.top = this.padding[1];
    if (this.padding[2] >= 0) padding.right = this.padding[2];
    if (this.padding[3] >= 0) padding.bottom = this.padding[3];
    return (padding.left | padding.top | padding.right | padding.bottom) != 0;
  }

  @Override
  public boolean setVisible(boolean visible, boolean restart) {
    boolean changed = super.setVisible(visible, restart);
    for (int i = 0; i < layers.size(); i++) {
      if (layer(i).drawable != null) layer(i).drawable.setVisible(visible, restart);
    }
    return changed;
  }

  @Override
  public void setDither(boolean dither) {
    for (int i = 0; i < layers.size(); i++) {
      if (layer(i).drawable != null) layer(i).drawable.setDither(dither);
    }
  }

  @Override
  public void setAlpha(int alpha) {
    for (int i = 0; i < layers.size(); i++) {
      if (layer(i).drawable != null) layer(i).drawable.setAlpha(alpha);
    }
  }

  @Override
  public int getAlpha() {
    return layers.isEmpty() || layer(0).drawable == null ? super.getAlpha() : layer(0).drawable.getAlpha();
  }

  @Override
  public void setColorFilter(ColorFilter colorFilter) {
    for (int i = 0; i < layers.size(); i++) {
      if (layer(i).drawable != null) layer(i).drawable.setColorFilter(colorFilter);
    }
  }

  @Override
  public void setTintList(ColorStateList tint) {
    for (int i = 0; i < layers.size(); i++) {
      if (layer(i).drawable != null) layer(i).drawable.setTintList(tint);
    }
  }

  @Override
  public void setTintBlendMode(BlendMode blendMode) {
    for (int i = 0; i < layers.size(); i++) {
      if (layer(i).drawable != null) layer(i).drawable.setTintBlendMode(blendMode);
    }
  }

  public void setOpacity(int opacity) {
    this.opacity = opacity;
  }

  @Override
  public int getOpacity() {
    if (opacity != PixelFormat.UNKNOWN) return opacity;
    int result = PixelFormat.TRANSPARENT;
    for (int i = 0; i < layers.size(); i++) {
      if (layer(i).drawable == null) continue;
      int one = layer(i).drawable.getOpacity();
      result = i == 0 ? one : Drawable.resolveOpacity(result, one);
    }
    return result;
  }

  @Override
  public void setAutoMirrored(boolean mirrored) {
    autoMirrored = mirrored;
  }

  @Override
  public boolean isAutoMirrored() {
    return autoMirrored;
  }

  @Override
  public void jumpToCurrentState() {
    for (int i = 0; i < layers.size(); i++) {
      if (layer(i).drawable != null) layer(i).drawable.jumpToCurrentState();
    }
  }

  @Override
  public boolean isStateful() {
    for (int i = 0; i < layers.size(); i++) {
      if (layer(i).drawable != null && layer(i).drawable.isStateful()) return true;
    }
    return false;
  }

  @Override
  protected boolean onStateChange(int[] state) {
    boolean changed = false;
    for (int i = 0; i < layers.size(); i++) {
      Drawable one = layer(i).drawable;
      if (one != null && one.isStateful() && one.setState(state)) changed = true;
    }
    if (changed) onBoundsChange(getBounds());
    return changed;
  }

  @Override
  protected boolean onLevelChange(int level) {
    boolean changed = false;
    for (int i = 0; i < layers.size(); i++) {
      if (layer(i).drawable != null && layer(i).drawable.setLevel(level)) changed = true;
    }
    if (changed) onBoundsChange(getBounds());
    return changed;
  }

  @Override
  protected void onBoundsChange(Rect bounds) {
    Rect inner = new Rect();
    Rect outer = new Rect(bounds);
    Rect pads = new Rect();
    for (int i = 0; i < layers.size(); i++) {
      Layer layer = layer(i);
      if (layer.drawable == null) continue;
      inner.set(outer.left + layer.left, outer.top + layer.top, outer.right - layer.right, outer.bottom - layer.bottom);
      if (layer.width >= 0 || layer.height >= 0) {
        Rect space = new Rect(inner);
        int gravity = layer.gravity == 0 ? Gravity.START | Gravity.TOP : layer.gravity;
        Gravity.apply(gravity, layer.width < 0 ? space.width() : layer.width, layer.height < 0 ? space.height() : layer.height,
            space, inner);
      }
      layer.drawable.setBounds(inner);
      if (paddingMode == PADDING_MODE_NEST && layer.drawable.getPadding(pads)) {
        outer.set(outer.left + pads.left, outer.top + pads.top, outer.right - pads.right, outer.bottom - pads.bottom);
      }
    }
  }

  @Override
  public int getIntrinsicWidth() {
    int most = -1;
    for (int i = 0; i < layers.size(); i++) {
      Layer layer = layer(i);
      int one = layer.width >= 0 ? layer.width : layer.drawable == null ? -1 : layer.drawable.getIntrinsicWidth();
      if (one >= 0) most = Math.max(most, one + layer.left + layer.right);
    }
    return most;
  }

  @Override
  public int getIntrinsicHeight() {
    int most = -1;
    for (int i = 0; i < layers.size(); i++) {
      Layer layer = layer(i);
      int one = layer.height >= 0 ? layer.height : layer.drawable == null ? -1 : layer.drawable.getIntrinsicHeight();
      if (one >= 0) most = Math.max(most, one + layer.top + layer.bottom);
    }
    return most;
  }

  @Override
  public Drawable mutate() {
    for (int i = 0; i < layers.size(); i++) {
      if (layer(i).drawable != null) layer(i).drawable = layer(i).drawable.mutate();
    }
    return this;
  }

  @Override
  public boolean onLayoutDirectionChanged(int layoutDirection) {
    boolean changed = false;
    for (int i = 0; i < layers.size(); i++) {
      if (layer(i).drawable != null && layer(i).drawable.setLayoutDirection(layoutDirection)) changed = true;
    }
    return changed;
  }

  /** One of this kind, without layers. */
  LayerDrawable bare() {
    return new LayerDrawable();
  }

  private void copyInto(LayerDrawable copy) {
    copy.paddingMode = paddingMode;
    copy.opacity = opacity;
    copy.autoMirrored = autoMirrored;
    for (int i = 0; i < padding.length; i++) copy.padding[i] = padding[i];
    for (int i = 0; i < layers.size(); i++) {
      Layer from = layer(i);
      Layer to = copy.layer(copy.addLayer(like(from.drawable)));
      to.id = from.id;
      to.left = from.left;
      to.top = from.top;
      to.right = from.right;
      to.bottom = from.bottom;
      to.start = from.start;
      to.end = from.end;
      to.width = from.width;
      to.height = from.height;
      to.gravity = from.gravity;
    }
  }

  @Override
  public Drawable.ConstantState getConstantState() {
    for (int i = 0; i < layers.size(); i++) {
      Drawable one = layer(i).drawable;
      if (one != null && one.getConstantState() == null) return null;
    }
    return new Copies() {
      @Override
      public Drawable newDrawable() {
        LayerDrawable copy = bare();
        copyInto(copy);
        return copy;
      }
    };
  }
}
