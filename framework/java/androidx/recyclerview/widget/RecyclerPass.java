package androidx.recyclerview.widget;

import android.view.View;
import antecede.Bag;

/** One layout of a list: changes are taken note of, the items placed, and the animator told of the difference. */
final class RecyclerPass {
  private final RecyclerView view;
  private final Bag<Before> before = new Bag<Before>();
  private int first = RecyclerView.NO_POSITION, last = RecyclerView.NO_POSITION;

  /** What an item was like. */
  private static final class Before {
    RecyclerView.ViewHolder holder;
    RecyclerView.ItemAnimator.ItemHolderInfo info;
    int position;
  }

  RecyclerPass(RecyclerView view) {
    this.view = view;
  }

  void run() {
    if (view.adapter == null || view.layout == null) return;
    RecyclerView.State state = view.state;
    RecyclerView.ItemAnimator animator = view.animator;
    view.layoutDepth++;
    prepare(state, animator);
    view.restorePending();
    view.layout.onLayoutChildren(view.recycler, state);
    state.structureChanged = false;
    if (state.runSimple) animate(state, animator);
    view.layout.removeAndRecycleScrapInt(view.recycler);
    dropChanged();
    view.dataSetChanged = false;
    state.runSimple = false;
    clean();
    view.layout.onLayoutCompleted(state);
    view.layoutDepth--;
    report();
  }

  private void prepare(RecyclerView.State state, RecyclerView.ItemAnimator animator) {
    if (view.dataSetChanged) {
      view.updates.clear();
      view.layout.onItemsChanged(view);
      view.updates.changedSet = view.updates.changedItems = false;
    }
    Bag<Before> old = remember();
    view.updates.consume();
    state.itemCount = view.adapter.getItemCount();
    boolean differs = view.updates.changedSet || view.updates.changedItems || view.dataSetChanged;
    state.runSimple = view.firstLayoutDone && animator != null && differs
        && (!view.dataSetChanged || view.adapter.hasStableIds());
    before.clear();
    if (!state.runSimple) return;
    for (int i = 0; i < old.size(); i++) {
      Before item = old.get(i);
      item.holder.oldPosition = item.position;
      int flags = RecyclerView.ItemAnimator.buildAdapterChangeFlagsForAnimations(item.holder);
      item.info = animator.recordPreLayoutInformation(state, item.holder, flags, item.holder.payloads());
      before.add(item);
    }
  }

  private Bag<Before> remember() {
    Bag<Before> old = new Bag<Before>();
    for (int i = 0; i < view.visible(); i++) {
      RecyclerView.ViewHolder holder = RecyclerView.holder(view.childAt(i));
      if (holder == null) continue;
      Before item = new Before();
      item.holder = holder;
      item.position = holder.position;
      old.add(item);
    }
    return old;
  }

  private void animate(RecyclerView.State state, RecyclerView.ItemAnimator animator) {
    boolean runs = false;
    for (int i = 0; i < before.size(); i++) {
      if (before.get(i).holder.itemView.getParent() != view || before.get(i).holder.scrap) runs |= gone(before.get(i), animator);
    }
    int count = view.visible();
    for (int i = 0; i < count; i++) {
      RecyclerView.ViewHolder holder = RecyclerView.holder(view.childAt(i));
      RecyclerView.ItemAnimator.ItemHolderInfo after = animator.recordPostLayoutInformation(state, holder);
      Before was = find(holder), changed = was == null ? changed(holder) : null;
      if (changed != null) {
        hide(changed.holder);
        holder.setIsRecyclable(false);
        runs |= animator.animateChange(changed.holder, holder, changed.info, after);
      } else {
        holder.setIsRecyclable(false);
        runs |= was == null ? animator.animateAppearance(holder, null, after) : persists(animator, holder, was, after);
      }
    }
    if (runs) view.postAnimationRunner();
  }

  private static boolean persists(RecyclerView.ItemAnimator animator, RecyclerView.ViewHolder holder, Before was,
      RecyclerView.ItemAnimator.ItemHolderInfo after) {
    if ((was.info.changeFlags & RecyclerView.ItemAnimator.FLAG_CHANGED) != 0) {
      return animator.animateChange(holder, holder, was.info, after);
    }
    return animator.animatePersistence(holder, was.info, after);
  }

  private Before find(RecyclerView.ViewHolder holder) {
    for (int i = 0; i < before.size(); i++) {
      if (before.get(i).holder == holder) return before.get(i);
    }
    return null;
  }

  private Before changed(RecyclerView.ViewHolder holder) {
    Bag<RecyclerView.ViewHolder> all = view.recycler.changedScrap;
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).position == holder.position) return find(all.get(i));
    }
    return null;
  }

  /** An item that the layout did not place again: its view stays until the animator is done with it. */
  private boolean gone(Before item, RecyclerView.ItemAnimator animator) {
    RecyclerView.ViewHolder holder = item.holder;
    if (view.recycler.changedScrap.contains(holder)) return false;
    if (!view.recycler.attachedScrap.contains(holder)) return false;
    hide(holder);
    return animator.animateDisappearance(holder, item.info, null);
  }

  private void hide(RecyclerView.ViewHolder holder) {
    view.recycler.attachedScrap.remove(holder);
    view.recycler.changedScrap.remove(holder);
    holder.scrap = false;
    holder.setIsRecyclable(false);
    view.attachChild(holder.itemView, view.childCount());
    view.hidden.add(holder.itemView);
  }

  void dropHidden(RecyclerView.ViewHolder holder) {
    View item = holder.itemView;
    view.hidden.remove(item);
    view.removeChild(item);
    holder.flags |= RecyclerView.ViewHolder.UPDATE;
    view.recycler.recycle(holder);
  }

  private void dropChanged() {
    while (!view.recycler.changedScrap.isEmpty()) {
      RecyclerView.ViewHolder holder = view.recycler.changedScrap.removeAt(0);
      holder.scrap = false;
      view.finishDetached(holder.itemView);
      view.recycler.recycle(holder);
    }
  }

  private void clean() {
    before.clear();
    for (int i = 0; i < view.visible(); i++) {
      RecyclerView.ViewHolder holder = RecyclerView.holder(view.childAt(i));
      holder.oldPosition = RecyclerView.NO_POSITION;
      holder.flags &= ~RecyclerView.ViewHolder.MOVED;
    }
  }

  /** Listeners hear of other items on the screen as of a scroll by nothing. */
  private void report() {
    int least = RecyclerView.NO_POSITION, most = RecyclerView.NO_POSITION;
    for (int i = 0; i < view.visible(); i++) {
      int position = RecyclerView.holder(view.childAt(i)).position;
      if (least < 0 || position < least) least = position;
      if (position > most) most = position;
    }
    if (least == first && most == last) return;
    first = least;
    last = most;
    view.dispatchOnScrolled(0, 0);
  }
}
