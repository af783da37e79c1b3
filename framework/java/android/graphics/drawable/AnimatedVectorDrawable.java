package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.PixelFormat;
import android.graphics.Rect;
import android.os.Handler;
import android.os.Looper;
import android.util.AttributeSet;
import antecede.Bag;
import antecede.Callbacks;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A drawing that moves for a while: start and end are told by messages of the main looper. */
public class AnimatedVectorDrawable extends Drawable implements Animatable2 {
  private static final long DURATION = 300;

  private Drawable vector = new VectorDrawable();
  private final Bag<AnimationCallback> callbacks = new Bag<AnimationCallback>();
  private boolean running;
  private Handler handler;
  private final Runnable end = new Runnable() {
    @Override
    public void run() {
      ended();
    }
  };

  public AnimatedVectorDrawable() {}

  @Override
  public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    super.inflate(r, parser, attrs, theme);
    TypedArray a = obtain(r, theme, attrs, android.R.attr.drawable);
    Drawable given = a.getDrawable(0);
    a.recycle();
    if (given != null) vector = given;
    int depth = parser.getDepth();
    while (nextItem(parser, depth)) continue;
  }

  private Handler handler() {
    if (handler == null) handler = new Handler(Looper.getMainLooper());
    return handler;
  }

  @Override
  public void start() {
    if (running) return;
    running = true;
    Bag<AnimationCallback> all = callbacks.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "AnimationCallback", all.get(i));
      all.get(i).onAnimationStart(this);
    }
    handler().postDelayed(end, DURATION);
    invalidateSelf();
  }

  @Override
  public void stop() {
    if (!running) return;
    handler().removeCallbacks(end);
    ended();
  }

  private void ended() {
    if (!running) return;
    running = false;
    Bag<AnimationCallback> all = callbacks.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "AnimationCallback", all.get(i));
      all.get(i).onAnimationEnd(this);
    }
  }

  public void reset() {
    stop();
  }

  @Override
  public boolean isRunning() {
    return running;
  }

  @Override
  public void registerAnimationCallback(AnimationCallback callback) {
    if (callback == null || callbacks.contains(callback)) return;
    callbacks.add(callback);
    Callbacks.observe(this, "AnimationCallback", callback, true);
  }

  @Override
  public boolean unregisterAnimationCallback(AnimationCallback callback) {
    Callbacks.unregister(this, "AnimationCallback", callback);
    return callbacks.remove(callback);
  }

  @Override
  public void clearAnimationCallbacks() {
    callbacks.clear();
    Callbacks.unregister(this, "AnimationCallback", null);
  }

  @Override
  public boolean setVisible(boolean visible, boolean restart) {
    if (!visible) stop();
    vector.setVisible(visible, restart);
    return super.setVisible(visible, restart);
  }

  @Override
  public void draw(Canvas canvas) {
    vector.draw(canvas);
  }

  @Override
  protected void onBoundsChange(Rect bounds) {
    vector.setBounds(bounds);
  }

  @Override
  protected boolean onStateChange(int[] state) {
    return vector.setState(state);
  }

  @Override
  protected boolean onLevelChange(int level) {
    return vector.setLevel(level);
  }

  @Override
  public int getAlpha() {
    return vector.getAlpha();
  }

  @Override
  public void setAlpha(int alpha) {
    vector.setAlpha(alpha);
  }

  @Override
  public void setColorFilter(ColorFilter colorFilter) {
    vector.setColorFilter(colorFilter);
  }

  @Override
  public void setTintList(ColorStateList tint) {
    vector.setTintList(tint);
  }

  @Override
  public boolean isStateful() {
    return vector.isStateful();
  }

  @Override
  public int getOpacity() {
    return PixelFormat.TRANSLUCENT;
  }

  @Override
  public int getIntrinsicWidth() {
    return vector.getIntrinsicWidth();
  }

  @Override
  public int getIntrinsicHeight() {
    return vector.getIntrinsicHeight();
  }

  @Override
  public Drawable.ConstantState getConstantState() {
    return new Copies() {
      @Override
      public Drawable newDrawable() {
        AnimatedVectorDrawable copy = new AnimatedVectorDrawable();
        copy.vector = like(vector);
        return copy;
      }
    };
  }
}
