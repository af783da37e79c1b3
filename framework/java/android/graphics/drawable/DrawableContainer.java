package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.BlendMode;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.Outline;
import android.graphics.PixelFormat;
import android.graphics.Rect;
import android.util.AttributeSet;

/** Shows one of several drawables. */
@antecede.Plain
public class DrawableContainer extends Drawable implements Drawable.Callback {
  private DrawableContainerState state = new Children();
  private Drawable current;
  private int index = -1;
  private int alpha = 255;
  private boolean hasAlpha;
  private ColorFilter filter;
  private boolean hasFilter;
  private boolean dither = true;
  private boolean autoMirrored;

  /** The drawables among which one is chosen. */
  public abstract static class DrawableContainerState extends Drawable.ConstantState {
    private Drawable[] children = new Drawable[4];
    private int count;
    private boolean constantSize;
    private boolean variablePadding;
    private int enterFadeDuration;
    private int exitFadeDuration;

    DrawableContainerState() {}

    @Override
    public int getChangingConfigurations() {
      return 0;
    }

    public final int addChild(Drawable dr) {
      if (count == children.length) growArray(count, 2 * count);
      children[count] = dr;
      return count++;
    }

    public final int getChildCount() {
      return count;
    }

    public final Drawable[] getChildren() {
      return children;
    }

    public final Drawable getChild(int index) {
      return index >= 0 && index < count ? children[index] : null;
    }

    public void growArray(int oldSize, int newSize) {
      children = java.util.Arrays.copyOf(children, newSize);
    }

    public final void setVariablePadding(boolean variable) {
      variablePadding = variable;
    }

    public final Rect getConstantPadding() {
      if (variablePadding) return null;
      Rect all = null;
      Rect one = new Rect();
      for (int i = 0; i < count; i++) {
        if (!children[i].getPadding(one)) continue;
        if (all == null) all = new Rect();
        all.set(Math.max(all.left, one.left), Math.max(all.top, one.top), Math.max(all.right, one.right), Math
            .max(all.bottom, one.bottom));
      }
      return all;
    }

    public final void setConstantSize(boolean constant) {
      constantSize = constant;
    }

    public final boolean isConstantSize() {
      return constantSize;
    }

    public final int getConstantWidth() {
      int most = -1;
      for (int i = 0; i < count; i++) most = Math.max(most, children[i].getIntrinsicWidth());
      return most;
    }

    public final int getConstantHeight() {
      int most = -1;
      for (int i = 0; i < count; i++) most = Math.max(most, children[i].getIntrinsicHeight());
      return most;
    }

    public final int getConstantMinimumWidth() {
      int most = 0;
      for (int i = 0; i < count; i++) most = Math.max(most, children[i].getMinimumWidth());
      return most;
    }

    public final int getConstantMinimumHeight() {
      int most = 0;
      for (int i = 0; i < count; i++) most = Math.max(most, children[i].getMinimumHeight());
      return most;
    }

    public final void setEnterFadeDuration(int duration) {
      enterFadeDuration = duration;
    }

    public final int getEnterFadeDuration() {
      return enterFadeDuration;
    }

    public final void setExitFadeDuration(int duration) {
      exitFadeDuration = duration;
    }

    public final int getExitFadeDuration() {
      return exitFadeDuration;
    }

    public final int getOpacity() {
      int opacity = count > 0 ? children[0].getOpacity() : PixelFormat.TRANSPARENT;
      for (int i = 1; i < count; i++) opacity = Drawable.resolveOpacity(opacity, children[i].getOpacity());
      return opacity;
    }

    public final boolean isStateful() {
      for (int i = 0; i < count; i++) {
        if (children[i].isStateful()) return true;
      }
      return false;
    }

    public boolean canConstantState() {
      return true;
    }
  }

  /** The children of one container. */
  static final class Children extends DrawableContainerState {
    @Override
    public Drawable newDrawable() {
      DrawableContainer copy = new DrawableContainer();
      for (int i = 0; i < getChildCount(); i++) copy.addChild(getChild(i));
      return copy;
    }
  }

  public DrawableContainer() {}

  protected void setConstantState(DrawableContainerState state) {
    this.state = state;
  }

  final DrawableContainerState children() {
    return state;
  }

  final int addChild(Drawable child) {
    child.setCallback(this);
    child.setVisible(false, true);
    return state.addChild(child);
  }

  @Override
  public void draw(Canvas canvas) {
    if (current != null) current.draw(canvas);
  }

  @Override
  public boolean getPadding(Rect padding) {
    Rect constant = state.getConstantPadding();
    if (constant == null) return current != null ? current.getPadding(padding) : super.getPadding(padding);
    padding.set(constant);
    return (constant.left | constant.top | constant.right | constant.bottom) != 0;
  }

  @Override
  public void getOutline(Outline outline) {
    if (current != null) current.getOutline(outline);
  }

  @Override
  public void setAlpha(int alpha) {
    hasAlpha = true;
    this.alpha = alpha;
    if (current != null) current.setAlpha(alpha);
  }

  @Override
  public int getAlpha() {
    return alpha;
  }

  @Override
  public void setDither(boolean dither) {
    this.dither = dither;
    if (current != null) current.setDither(dither);
  }

  @Override
  public void setColorFilter(ColorFilter colorFilter) {
    hasFilter = true;
    filter = colorFilter;
    if (current != null) current.setColorFilter(colorFilter);
  }

  @Override
  public void setTintList(ColorStateList tint) {
    for (int i = 0; i < state.getChildCount(); i++) state.getChild(i).setTintList(tint);
  }

  @Override
  public void setTintBlendMode(BlendMode blendMode) {
    for (int i = 0; i < state.getChildCount(); i++) state.getChild(i).setTintBlendMode(blendMode);
  }

  public void setEnterFadeDuration(int ms) {
    state.setEnterFadeDuration(ms);
  }

  public void setExitFadeDuration(int ms) {
    state.setExitFadeDuration(ms);
  }

  @Override
  protected void onBoundsChange(Rect bounds) {
    if (current != null) current.setBounds(bounds);
  }

  @Override
  public boolean isStateful() {
    return state.isStateful();
  }

  @Override
  public void setAutoMirrored(boolean mirrored) {
    autoMirrored = mirrored;
    if (current != null) current.setAutoMirrored(mirrored);
  }

  @Override
  public boolean isAutoMirrored() {
    return autoMirrored;
  }

  @Override
  public void jumpToCurrentState() {
    if (current != null) current.jumpToCurrentState();
  }

  @Override
  protected boolean onStateChange(int[] state) {
    return current != null && current.setState(state);
  }

  @Override
  protected boolean onLevelChange(int level) {
    return current != null && current.setLevel(level);
  }

  @Override
  public boolean onLayoutDirectionChanged(int layoutDirection) {
    boolean changed = false;
    for (int i = 0; i < state.getChildCount(); i++) {
      boolean one = state.getChild(i).setLayoutDirection(layoutDirection);
      if (i == index) changed = one;
    }
    return changed;
  }

  @Override
  public int getIntrinsicWidth() {
    return state.isConstantSize() ? state.getConstantWidth() : current == null ? -1 : current.getIntrinsicWidth();
  }

  @Override
  public int getIntrinsicHeight() {
    return state.isConstantSize() ? state.getConstantHeight() : current == null ? -1 : current.getIntrinsicHeight();
  }

  @Override
  public int getMinimumWidth() {
    return state.isConstantSize() ? state.getConstantMinimumWidth() : current == null ? 0 : current.getMinimumWidth();
  }

  @Override
  public int getMinimumHeight() {
    return state.isConstantSize() ? state.getConstantMinimumHeight() : current == null ? 0 : current.getMinimumHeight();
  }

  @Override
  public void invalidateDrawable(Drawable who) {
    if (who == current) invalidateSelf();
  }

  @Override
  public void scheduleDrawable(Drawable who, Runnable what, long when) {
    if (who == current && getCallback() != null) getCallback().scheduleDrawable(this, what, when);
  }

  @Override
  public void unscheduleDrawable(Drawable who, Runnable what) {
    if (who == current && getCallback() != null) getCallback().unscheduleDrawable(this, what);
  }

  @Override
  public boolean setVisible(boolean visible, boolean restart) {
    boolean changed = super.setVisible(visible, restart);
    if (current != null) current.setVisible(visible, restart);
    return changed;
  }

  @Override
  public int getOpacity() {
    return current == null || !current.isVisible() ? PixelFormat.TRANSPARENT : state.getOpacity();
  }

  public boolean selectDrawable(int index) {
    if (this.index == index) return false;
    if (current != null) current.setVisible(false, false);
    current = state.getChild(index);
    this.index = current == null ? -1 : index;
    if (current != null) {
      if (hasAlpha) current.setAlpha(alpha);
      if (hasFilter) current.setColorFilter(filter);
      current.setDither(dither);
      current.setVisible(isVisible(), true);
      current.setState(getState());
      current.setLevel(getLevel());
      current.setBounds(getBounds());
      current.setLayoutDirection(getLayoutDirection());
    }
    invalidateSelf();
    return true;
  }

  final int selected() {
    return index;
  }

  @Override
  public Drawable getCurrent() {
    return current;
  }

  @Override
  public Drawable.ConstantState getConstantState() {
    return state;
  }

  /** Reads what all containers have in common. */
  final void inflateContainer(Resources r, AttributeSet attrs, Resources.Theme theme) {
    TypedArray a = obtain(r, theme, attrs, android.R.attr.variablePadding, android.R.attr.constantSize,
        android.R.attr.enterFadeDuration,
        android.R.attr.exitFadeDuration);
    state.setVariablePadding(a.getBoolean(0, false));
    state.setConstantSize(a.getBoolean(1, false));
    setEnterFadeDuration(a.getInt(2, 0));
    setExitFadeDuration(a.getInt(3, 0));
    a.recycle();
  }
}
