package android.animation;

import antecede.Bag;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Animators that play together or one after the other. Each starts when those before it have ended. */
public final class AnimatorSet extends Animator {
  private Bag<Node> nodes = new Bag<Node>();
  private long startDelay;
  private long duration = -1;
  private TimeInterpolator interpolator;
  private ValueAnimator delay;
  private boolean started;
  private boolean ending;
  private int open;

  /** An animator and what must have ended before it. */
  private static final class Node {
    final Animator animator;
    final Bag<Node> before = new Bag<Node>();
    final Hook hook = new Hook();
    boolean ended;
    boolean begun;

    Node(Animator animator) {
      this.animator = animator;
    }

    boolean isReady() {
      for (int i = 0; i < before.size(); i++) {
        if (!before.get(i).ended) return false;
      }
      return !begun;
    }
  }

  /** Tells the set that one has ended. */
  private static final class Hook extends AnimatorListenerAdapter {
    AnimatorSet set;
    Node node;

    @Override
    public void onAnimationEnd(Animator animation) {
      if (set != null) set.ended(node);
    }
  }

  /** The time before the first. */
  private static final class AfterDelay extends AnimatorListenerAdapter {
    private final AnimatorSet set;

    AfterDelay(AnimatorSet set) {
      this.set = set;
    }

    @Override
    public void onAnimationEnd(Animator animation) {
      if (set.delay == animation && set.started && !set.ending) {
        set.delay = null;
        set.startNodes();
        set.tellStart(false);
      }
    }
  }

  /** Says how an animator stands to others. */
  public class Builder {
    private final Node current;

    Builder(Node node) {
      current = node;
    }

    public Builder with(Animator anim) {
      Node node = node(anim);
      for (int i = 0; i < current.before.size(); i++) node.before.add(current.before.get(i));
      return this;
    }

    public Builder before(Animator anim) {
      node(anim).before.add(current);
      return this;
    }

    public Builder after(Animator anim) {
      current.before.add(node(anim));
      return this;
    }

    public Builder after(long delay) {
      after(ValueAnimator.ofFloat(0, 1).setDuration(delay));
      return this;
    }
  }

  public AnimatorSet() {}

  private Node node(Animator animator) {
    for (int i = 0; i < nodes.size(); i++) {
      if (nodes.get(i).animator == animator) return nodes.get(i);
    }
    Node node = new Node(animator);
    nodes.add(node);
    return node;
  }

  public void playTogether(Animator... items) {
    if (items == null) return;
    for (Animator item : items) node(item);
  }

  public void playTogether(Collection<Animator> items) {
    if (items == null) return;
    for (Animator item : items) node(item);
  }

  public void playSequentially(Animator... items) {
    if (items == null) return;
    Node last = null;
    for (Animator item : items) last = follow(last, item);
  }

  public void playSequentially(List<Animator> items) {
    if (items == null) return;
    Node last = null;
    for (Animator item : items) last = follow(last, item);
  }

  private Node follow(Node last, Animator item) {
    Node node = node(item);
    if (last != null) node.before.add(last);
    return node;
  }

  public Builder play(Animator anim) {
    return anim == null ? null : new Builder(node(anim));
  }

  public ArrayList<Animator> getChildAnimations() {
    ArrayList<Animator> result = new ArrayList<Animator>();
    for (int i = 0; i < nodes.size(); i++) result.add(nodes.get(i).animator);
    return result;
  }

  @Override
  public void setTarget(Object target) {
    for (int i = 0; i < nodes.size(); i++) {
      Animator animator = nodes.get(i).animator;
      if (animator instanceof AnimatorSet || animator instanceof ObjectAnimator) animator.setTarget(target);
    }
  }

  @Override
  public void setInterpolator(TimeInterpolator interpolator) {
    this.interpolator = interpolator;
  }

  @Override
  public TimeInterpolator getInterpolator() {
    return interpolator;
  }

  @Override
  public long getStartDelay() {
    return startDelay;
  }

  @Override
  public void setStartDelay(long startDelay) {
    this.startDelay = Math.max(0, startDelay);
  }

  @Override
  public long getDuration() {
    return duration;
  }

  @Override
  public AnimatorSet setDuration(long duration) {
    if (duration < 0) throw new IllegalArgumentException("duration must be a value of zero or greater");
    this.duration = duration;
    return this;
  }

  @Override
  public long getTotalDuration() {
    long longest = 0;
    for (int i = 0; i < nodes.size(); i++) {
      long end = end(nodes.get(i));
      if (end == DURATION_INFINITE) return DURATION_INFINITE;
      longest = Math.max(longest, end);
    }
    return startDelay + longest;
  }

  private static long end(Node node) {
    long start = 0;
    for (int i = 0; i < node.before.size(); i++) {
      long end = end(node.before.get(i));
      if (end == DURATION_INFINITE) return DURATION_INFINITE;
      start = Math.max(start, end);
    }
    long total = node.animator.getTotalDuration();
    return total == DURATION_INFINITE ? DURATION_INFINITE : start + total;
  }

  @Override
  public void setupStartValues() {
    for (int i = 0; i < nodes.size(); i++) nodes.get(i).animator.setupStartValues();
  }

  @Override
  public void setupEndValues() {
    for (int i = 0; i < nodes.size(); i++) nodes.get(i).animator.setupEndValues();
  }

  @Override
  public void start() {
    if (started) return;
    started = true;
    paused = false;
    ending = false;
    prepare();
    if (startDelay > 0) {
      delay = ValueAnimator.ofFloat(0, 1).setDuration(startDelay);
      delay.addListener(new AfterDelay(this));
      delay.start();
      return;
    }
    startNodes();
    tellStart(false);
    if (nodes.isEmpty()) finish();
  }

  private void prepare() {
    open = nodes.size();
    for (int i = 0; i < nodes.size(); i++) {
      Node node = nodes.get(i);
      node.ended = false;
      node.begun = false;
      if (duration >= 0) node.animator.setDuration(duration);
      if (interpolator != null) node.animator.setInterpolator(interpolator);
      if (node.hook.set == null) {
        node.hook.set = this;
        node.hook.node = node;
        node.animator.addListener(node.hook);
      }
    }
  }

  private void startNodes() {
    Bag<Node> all = nodes.copy();
    for (int i = 0; i < all.size() && started; i++) {
      Node node = all.get(i);
      if (!node.isReady()) continue;
      node.begun = true;
      node.animator.start();
    }
  }

  private void ended(Node node) {
    if (!started || node.ended || !node.begun) return;
    node.ended = true;
    open--;
    if (ending) return;
    if (open > 0) startNodes();
    else finish();
  }

  private void finish() {
    if (!started) return;
    started = false;
    paused = false;
    delay = null;
    tellEnd(false);
  }

  @Override
  public void cancel() {
    if (!started) return;
    tellCancel();
    ending = true;
    if (delay != null) delay.cancel();
    Bag<Node> all = nodes.copy();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).begun && !all.get(i).ended) all.get(i).animator.cancel();
    }
    finish();
    ending = false;
  }

  /** Those that have not begun do, to their end. */
  @Override
  public void end() {
    if (!started) {
      started = true;
      prepare();
      tellStart(false);
    }
    ending = true;
    if (delay != null) delay.cancel();
    boolean moved = true;
    while (moved) {
      moved = false;
      for (int i = 0; i < nodes.size(); i++) {
        Node node = nodes.get(i);
        if (node.ended || !node.begun && !node.isReady()) continue;
        node.begun = true;
        node.animator.end();
        node.ended = true;
        moved = true;
      }
    }
    finish();
    ending = false;
  }

  @Override
  public void pause() {
    boolean before = paused;
    super.pause();
    if (before || !paused) return;
    for (int i = 0; i < nodes.size(); i++) nodes.get(i).animator.pause();
  }

  @Override
  public void resume() {
    boolean before = paused;
    super.resume();
    if (!before || paused) return;
    for (int i = 0; i < nodes.size(); i++) nodes.get(i).animator.resume();
  }

  @Override
  public boolean isRunning() {
    return started && delay == null;
  }

  @Override
  public boolean isStarted() {
    return started;
  }

  public void setCurrentPlayTime(long playTime) {
    for (int i = 0; i < nodes.size(); i++) {
      Animator animator = nodes.get(i).animator;
      if (animator instanceof ValueAnimator) ((ValueAnimator) animator).setCurrentPlayTime(playTime);
    }
  }

  public long getCurrentPlayTime() {
    return 0;
  }

  public void reverse() {
    for (int i = 0; i < nodes.size(); i++) {
      Animator animator = nodes.get(i).animator;
      if (animator instanceof ValueAnimator) ((ValueAnimator) animator).reverse();
    }
  }

  @Override
  public AnimatorSet clone() {
    AnimatorSet copy = (AnimatorSet) super.clone();
    copy.nodes = new Bag<Node>();
    copy.started = false;
    copy.delay = null;
    for (int i = 0; i < nodes.size(); i++) copy.nodes.add(new Node(cloneWithout(nodes.get(i))));
    for (int i = 0; i < nodes.size(); i++) {
      Bag<Node> before = nodes.get(i).before;
      for (int k = 0; k < before.size(); k++) copy.nodes.get(i).before.add(copy.nodes.get(nodes.indexOf(before.get(k))));
    }
    return copy;
  }

  private static Animator cloneWithout(Node node) {
    Animator copy = node.animator.clone();
    copy.removeListener(node.hook);
    return copy;
  }

  @Override
  public String toString() {
    return "AnimatorSet@" + Integer.toHexString(hashCode());
  }
}
