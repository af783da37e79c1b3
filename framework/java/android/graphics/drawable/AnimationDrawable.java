package android.graphics.drawable;

import android.content.res.Resources;
import android.content.res.TypedArray;
import android.os.SystemClock;
import android.util.AttributeSet;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Shows one drawable after the other: each step is scheduled with whoever shows it. */
@antecede.Plain
public class AnimationDrawable extends DrawableContainer implements Runnable, Animatable {
  private int[] durations = new int[4];
  private int frame;
  private boolean running;
  private boolean animating;
  private boolean oneShot;

  public AnimationDrawable() {}

  @Override
  public boolean setVisible(boolean visible, boolean restart) {
    boolean changed = super.setVisible(visible, restart);
    if (!visible) {
      unscheduleSelf(this);
    } else if (restart || changed) {
      boolean fromStart = restart || !running && !oneShot || frame >= getNumberOfFrames();
      setFrame(fromStart ? 0 : frame, true, animating);
    }
    return changed;
  }

  @Override
  public void start() {
    animating = true;
    if (!isRunning()) setFrame(0, false, getNumberOfFrames() > 1 || !oneShot);
  }

  @Override
  public void stop() {
    animating = false;
    if (isRunning()) {
      frame = 0;
      unscheduleSelf(this);
    }
  }

  @Override
  public boolean isRunning() {
    return running;
  }

  @Override
  public void run() {
    int next = frame + 1;
    boolean last = oneShot && next >= getNumberOfFrames() - 1;
    if (!oneShot && next >= getNumberOfFrames()) next = 0;
    setFrame(next, false, !last);
  }

  @Override
  public void unscheduleSelf(Runnable what) {
    running = false;
    super.unscheduleSelf(what);
  }

  public int getNumberOfFrames() {
    return children().getChildCount();
  }

  public Drawable getFrame(int index) {
    return children().getChild(index);
  }

  public int getDuration(int i) {
    return durations[i];
  }

  public boolean isOneShot() {
    return oneShot;
  }

  public void setOneShot(boolean oneShot) {
    this.oneShot = oneShot;
  }

  public void addFrame(Drawable frame, int duration) {
    int index = addChild(frame);
    if (index == durations.length) durations = java.util.Arrays.copyOf(durations, 2 * index);
    durations[index] = duration;
    if (!running) setFrame(0, true, false);
  }

  private void setFrame(int frame, boolean unschedule, boolean animate) {
    if (frame >= getNumberOfFrames()) return;
    animating = animate;
    this.frame = frame;
    selectDrawable(frame);
    if (unschedule || animate) unscheduleSelf(this);
    if (animate) {
      this.frame = frame;
      running = true;
      scheduleSelf(this, SystemClock.uptimeMillis() + durations[frame]);
    }
  }

  @Override
  public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
      throws XmlPullParserException, IOException {
    super.inflate(r, parser, attrs, theme);
    inflateContainer(r, attrs, theme);
    TypedArray own = obtain(r, theme, attrs, android.R.attr.oneshot);
    oneShot = own.getBoolean(0, oneShot);
    own.recycle();
    int depth = parser.getDepth();
    while (nextItem(parser, depth)) {
      TypedArray a = obtain(r, theme, attrs, android.R.attr.duration, android.R.attr.drawable);
      int duration = a.getInt(0, -1);
      Drawable given = a.getDrawable(1);
      a.recycle();
      if (duration < 0) {
        throw new XmlPullParserException(parser.getPositionDescription() + ": <item> tag requires a 'duration' attribute");
      }
      addFrame(child(r, parser, attrs, theme, given), duration);
    }
    setFrame(0, true, false);
  }

  @Override
  public Drawable mutate() {
    return this;
  }

  @Override
  protected void setConstantState(DrawableContainer.DrawableContainerState state) {
    super.setConstantState(state);
  }
}
