package androidx.recyclerview.widget;

import android.view.View;

/** Tells additions, removals, moves and changes apart. */
public abstract class SimpleItemAnimator extends RecyclerView.ItemAnimator {
  private boolean changes = true;

  public boolean getSupportsChangeAnimations() { return changes; }

  public void setSupportsChangeAnimations(boolean supportsChangeAnimations) { changes = supportsChangeAnimations; }

  @Override
  public boolean canReuseUpdatedViewHolder(RecyclerView.ViewHolder viewHolder) { return !changes || viewHolder.isInvalid(); }

  @Override
  public boolean animateDisappearance(RecyclerView.ViewHolder viewHolder, ItemHolderInfo preLayoutInfo,
      ItemHolderInfo postLayoutInfo) {
    View view = viewHolder.itemView;
    int left = postLayoutInfo == null ? view.getLeft() : postLayoutInfo.left, top = postLayoutInfo == null ? view.getTop()
        : postLayoutInfo.top;
    if (viewHolder.isRemoved() || left == preLayoutInfo.left && top == preLayoutInfo.top) return animateRemove(viewHolder);
    return animateMove(viewHolder, preLayoutInfo.left, preLayoutInfo.top, left, top);
  }

  @Override
  public boolean animateAppearance(RecyclerView.ViewHolder viewHolder, ItemHolderInfo preLayoutInfo,
      ItemHolderInfo postLayoutInfo) {
    if (preLayoutInfo == null || preLayoutInfo.left == postLayoutInfo.left && preLayoutInfo.top == postLayoutInfo.top) {
      return animateAdd(viewHolder);
    }
    return animateMove(viewHolder, preLayoutInfo.left, preLayoutInfo.top, postLayoutInfo.left, postLayoutInfo.top);
  }

  @Override
  public boolean animatePersistence(RecyclerView.ViewHolder viewHolder, ItemHolderInfo preInfo, ItemHolderInfo postInfo) {
    if (preInfo.left != postInfo.left || preInfo.top != postInfo.top) {
      return animateMove(viewHolder, preInfo.left, preInfo.top, postInfo.left, postInfo.top);
    }
    dispatchMoveFinished(viewHolder);
    return false;
  }

  @Override
  public boolean animateChange(RecyclerView.ViewHolder oldHolder, RecyclerView.ViewHolder newHolder, ItemHolderInfo preLayoutInfo,
      ItemHolderInfo postLayoutInfo) {
    return animateChange(oldHolder, newHolder, preLayoutInfo.left, preLayoutInfo.top, postLayoutInfo.left, postLayoutInfo.top);
  }

  public abstract boolean animateRemove(RecyclerView.ViewHolder holder);

  public abstract boolean animateAdd(RecyclerView.ViewHolder holder);

  public abstract boolean animateMove(RecyclerView.ViewHolder holder, int fromX, int fromY, int toX, int toY);

  public abstract boolean animateChange(RecyclerView.ViewHolder oldHolder, RecyclerView.ViewHolder newHolder, int fromLeft,
      int fromTop, int toLeft, int toTop);

  public final void dispatchRemoveFinished(RecyclerView.ViewHolder item) {
    onRemoveFinished(item);
    dispatchAnimationFinished(item);
  }

  public final void dispatchMoveFinished(RecyclerView.ViewHolder item) {
    onMoveFinished(item);
    dispatchAnimationFinished(item);
  }

  public final void dispatchAddFinished(RecyclerView.ViewHolder item) {
    onAddFinished(item);
    dispatchAnimationFinished(item);
  }

  public final void dispatchChangeFinished(RecyclerView.ViewHolder item, boolean oldItem) {
    onChangeFinished(item, oldItem);
    dispatchAnimationFinished(item);
  }

  public final void dispatchRemoveStarting(RecyclerView.ViewHolder item) { onRemoveStarting(item); }

  public final void dispatchMoveStarting(RecyclerView.ViewHolder item) { onMoveStarting(item); }

  public final void dispatchAddStarting(RecyclerView.ViewHolder item) { onAddStarting(item); }

  public final void dispatchChangeStarting(RecyclerView.ViewHolder item, boolean oldItem) { onChangeStarting(item, oldItem); }

  public void onRemoveStarting(RecyclerView.ViewHolder item) {}

  public void onRemoveFinished(RecyclerView.ViewHolder item) {}

  public void onAddStarting(RecyclerView.ViewHolder item) {}

  public void onAddFinished(RecyclerView.ViewHolder item) {}

  public void onMoveStarting(RecyclerView.ViewHolder item) {}

  public void onMoveFinished(RecyclerView.ViewHolder item) {}

  public void onChangeStarting(RecyclerView.ViewHolder item, boolean oldItem) {}

  public void onChangeFinished(RecyclerView.ViewHolder item, boolean oldItem) {}
}
