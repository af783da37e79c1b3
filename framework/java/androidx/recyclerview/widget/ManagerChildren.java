package androidx.recyclerview.widget;

import android.view.View;
import androidx.recyclerview.widget.RecyclerView.LayoutParams;
import androidx.recyclerview.widget.RecyclerView.Recycler;
import androidx.recyclerview.widget.RecyclerView.SmoothScroller;
import androidx.recyclerview.widget.RecyclerView.ViewHolder;

/** The views that a list shows, as a layout manager adds, detaches and recycles them. */
abstract class ManagerChildren extends ManagerGeometry {
  SmoothScroller scroller;

  public void endAnimation(View view) {
    if (owner.animator != null) owner.animator.endAnimation(RecyclerView.holder(view));
  }

  public void addDisappearingView(View child) { addView(child); }

  public void addDisappearingView(View child, int index) { addView(child, index); }

  public void addView(View child) { addView(child, -1); }

  public void addView(View child, int index) {
    ViewHolder holder = RecyclerView.holder(child);
    int at = index < 0 ? owner.visible() : index;
    if (holder.scrap) {
      owner.recycler.attachedScrap.remove(holder);
      holder.scrap = false;
      owner.attachChild(child, at);
    } else if (child.getParent() == owner) {
      owner.detachChild(child);
      owner.attachChild(child, Math.min(at, owner.visible()));
    } else {
      owner.addChild(child, at);
      if (scroller != null && scroller.isRunning()) scroller.onChildAttachedToWindow(child);
    }
  }

  public void removeView(View child) {
    if (child.getParent() == owner) owner.removeChild(child);
  }

  public void removeViewAt(int index) {
    View child = getChildAt(index);
    if (child != null) removeView(child);
  }

  public void removeAllViews() {
    for (int i = getChildCount() - 1; i >= 0; i--) removeViewAt(i);
  }

  public int getBaseline() { return -1; }

  public int getPosition(View view) { return ((LayoutParams) view.getLayoutParams()).getViewLayoutPosition(); }

  public int getItemViewType(View view) { return RecyclerView.holder(view).getItemViewType(); }

  public View findContainingItemView(View view) { return owner == null ? null : owner.findContainingItemView(view); }

  public View findViewByPosition(int position) {
    for (int i = 0; i < getChildCount(); i++) {
      ViewHolder holder = RecyclerView.holder(getChildAt(i));
      if (holder != null && holder.position == position && !holder.isRemoved()) return holder.itemView;
    }
    return null;
  }

  public void detachView(View child) { owner.detachChild(child); }

  public void detachViewAt(int index) { detachView(getChildAt(index)); }

  public void attachView(View child, int index, LayoutParams lp) {
    child.setLayoutParams(lp);
    attachView(child, index);
  }

  public void attachView(View child, int index) { owner.attachChild(child, index < 0 ? owner.visible() : index); }

  public void attachView(View child) { attachView(child, -1); }

  public void removeDetachedView(View child) { owner.finishDetached(child); }

  public void moveView(int fromIndex, int toIndex) {
    View view = getChildAt(fromIndex);
    if (view == null) throw new IllegalArgumentException("Cannot move a child from non-existing index:" + fromIndex);
    detachViewAt(fromIndex);
    attachView(view, toIndex);
  }

  public void detachAndScrapView(View child, Recycler recycler) {
    ViewHolder holder = RecyclerView.holder(child);
    if (holder.isInvalid() && !holder.isRemoved() && !owner.adapter.hasStableIds()) {
      removeView(child);
      recycler.recycle(holder);
    } else {
      owner.detachChild(child);
      recycler.scrap(child);
    }
  }

  public void detachAndScrapViewAt(int index, Recycler recycler) { detachAndScrapView(getChildAt(index), recycler); }

  public void removeAndRecycleView(View child, Recycler recycler) {
    removeView(child);
    recycler.recycleView(child);
  }

  public void removeAndRecycleViewAt(int index, Recycler recycler) { removeAndRecycleView(getChildAt(index), recycler); }

  @Override
  public int getChildCount() { return owner == null ? 0 : owner.visible(); }

  @Override
  public View getChildAt(int index) { return owner == null || index >= owner.visible() ? null : owner.childAt(index); }

  public void detachAndScrapAttachedViews(Recycler recycler) {
    for (int i = getChildCount() - 1; i >= 0; i--) detachAndScrapView(getChildAt(i), recycler);
  }

  public void removeAndRecycleAllViews(Recycler recycler) {
    for (int i = getChildCount() - 1; i >= 0; i--) removeAndRecycleViewAt(i, recycler);
  }

  void removeAndRecycleScrapInt(Recycler recycler) {
    while (!recycler.attachedScrap.isEmpty()) {
      ViewHolder holder = recycler.attachedScrap.removeAt(0);
      holder.scrap = false;
      owner.finishDetached(holder.itemView);
      recycler.recycle(holder);
    }
  }

  public void offsetChildrenHorizontal(int dx) { owner.offsetChildrenHorizontal(dx); }

  public void offsetChildrenVertical(int dy) { owner.offsetChildrenVertical(dy); }

  public void ignoreView(View view) { RecyclerView.holder(view).flags |= ViewHolder.IGNORE; }

  public void stopIgnoringView(View view) { RecyclerView.holder(view).flags &= ~ViewHolder.IGNORE; }
}
