package androidx.recyclerview.widget;

import android.animation.Animator;
import android.animation.AnimatorListenerAdapter;
import android.view.View;
import android.view.ViewPropertyAnimator;
import antecede.Bag;
import java.util.List;

/** Removed items fade, then the others move and change, then new ones appear. */
public class DefaultItemAnimator extends SimpleItemAnimator {
  private static final int REMOVE = 0, ADD = 1, MOVE = 2, CHANGE_OLD = 3, CHANGE_NEW = 4;

  private final Bag<Change> pending = new Bag<Change>();
  private final Bag<Change> running = new Bag<Change>();

  /** What is to happen to one view. */
  private final class Change extends AnimatorListenerAdapter implements Runnable {
    final int kind;
    final RecyclerView.ViewHolder holder;

    Change(int kind, RecyclerView.ViewHolder holder) {
      this.kind = kind;
      this.holder = holder;
    }

    @Override
    public void run() {
      if (!running.contains(this)) return;
      ViewPropertyAnimator animation = holder.itemView.animate().setDuration(duration(kind)).setListener(this);
      if (kind == REMOVE || kind == CHANGE_OLD) animation.alpha(0);
      else animation.alpha(1).translationX(0).translationY(0);
      animation.start();
    }

    @Override
    public void onAnimationStart(Animator animation) {
      if (kind == REMOVE) dispatchRemoveStarting(holder);
      else if (kind == ADD) dispatchAddStarting(holder);
      else if (kind == MOVE) dispatchMoveStarting(holder);
      else dispatchChangeStarting(holder, kind == CHANGE_OLD);
    }

    @Override
    public void onAnimationEnd(Animator animation) {
      holder.itemView.animate().setListener(null);
      if (!running.remove(this)) return;
      settle(this);
      if (!isRunning()) dispatchAnimationsFinished();
    }
  }

  public DefaultItemAnimator() {}

  private long duration(int kind) {
    return kind == REMOVE ? getRemoveDuration() : kind == ADD ? getAddDuration() : kind == MOVE ? getMoveDuration()
        : getChangeDuration();
  }

  private void settle(Change change) {
    View view = change.holder.itemView;
    view.setAlpha(1);
    view.setTranslationX(0);
    view.setTranslationY(0);
    if (change.kind == REMOVE) dispatchRemoveFinished(change.holder);
    else if (change.kind == ADD) dispatchAddFinished(change.holder);
    else if (change.kind == MOVE) dispatchMoveFinished(change.holder);
    else dispatchChangeFinished(change.holder, change.kind == CHANGE_OLD);
  }

  private boolean add(int kind, RecyclerView.ViewHolder holder) {
    endAnimation(holder);
    pending.add(new Change(kind, holder));
    return true;
  }

  @Override
  public void runPendingAnimations() {
    Bag<Change> now = pending.copy();
    pending.clear();
    long removing = 0, moving = 0;
    for (int i = 0; i < now.size(); i++) {
      Change change = now.get(i);
      running.add(change);
      if (change.kind == REMOVE) removing = getRemoveDuration();
      else if (change.kind != ADD) moving = Math.max(moving, duration(change.kind));
    }
    for (int i = 0; i < now.size(); i++) {
      Change change = now.get(i);
      long delay = change.kind == REMOVE ? 0 : change.kind == ADD ? removing + moving : removing;
      if (delay == 0) change.run();
      else change.holder.itemView.postOnAnimationDelayed(change, delay);
    }
  }

  @Override
  public boolean animateRemove(RecyclerView.ViewHolder holder) { return add(REMOVE, holder); }

  @Override
  public boolean animateAdd(RecyclerView.ViewHolder holder) {
    add(ADD, holder);
    holder.itemView.setAlpha(0);
    return true;
  }

  @Override
  public boolean animateMove(RecyclerView.ViewHolder holder, int fromX, int fromY, int toX, int toY) {
    View view = holder.itemView;
    float dx = toX - fromX - view.getTranslationX(), dy = toY - fromY - view.getTranslationY();
    endAnimation(holder);
    if (dx == 0 && dy == 0) {
      dispatchMoveFinished(holder);
      return false;
    }
    view.setTranslationX(-dx);
    view.setTranslationY(-dy);
    pending.add(new Change(MOVE, holder));
    return true;
  }

  @Override
  public boolean animateChange(RecyclerView.ViewHolder oldHolder, RecyclerView.ViewHolder newHolder, int fromLeft, int fromTop,
      int toLeft, int toTop) {
    if (oldHolder == newHolder) return animateMove(oldHolder, fromLeft, fromTop, toLeft, toTop);
    add(CHANGE_OLD, oldHolder);
    if (newHolder == null) return true;
    add(CHANGE_NEW, newHolder);
    newHolder.itemView.setAlpha(0);
    return true;
  }

  @Override
  public void endAnimation(RecyclerView.ViewHolder item) {
    end(running, item);
    end(pending, item);
    item.itemView.animate().cancel();
    if (!isRunning()) dispatchAnimationsFinished();
  }

  private void end(Bag<Change> all, RecyclerView.ViewHolder item) {
    Bag<Change> copy = all.copy();
    for (int i = 0; i < copy.size(); i++) {
      Change change = copy.get(i);
      if (item != null && change.holder != item || !all.remove(change)) continue;
      change.holder.itemView.removeCallbacks(change);
      change.holder.itemView.animate().cancel();
      settle(change);
    }
  }

  @Override
  public boolean isRunning() { return !pending.isEmpty() || !running.isEmpty(); }

  @Override
  public void endAnimations() {
    if (!isRunning()) return;
    end(pending, null);
    end(running, null);
    dispatchAnimationsFinished();
  }

  @Override
  public boolean canReuseUpdatedViewHolder(RecyclerView.ViewHolder viewHolder, List<Object> payloads) {
    return !payloads.isEmpty() || super.canReuseUpdatedViewHolder(viewHolder, payloads);
  }
}
