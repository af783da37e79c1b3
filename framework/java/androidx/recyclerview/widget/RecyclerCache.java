package androidx.recyclerview.widget;

import android.view.View;
import android.view.ViewGroup;
import androidx.recyclerview.widget.RecyclerView.Adapter;
import androidx.recyclerview.widget.RecyclerView.LayoutParams;
import androidx.recyclerview.widget.RecyclerView.RecycledViewPool;
import androidx.recyclerview.widget.RecyclerView.Recycler;
import androidx.recyclerview.widget.RecyclerView.ViewCacheExtension;
import androidx.recyclerview.widget.RecyclerView.ViewHolder;
import antecede.Bag;
import java.util.ArrayList;
import java.util.List;

/** Views that are not shown: scrap of a layout, those that just left, and the pool. */
abstract class RecyclerCache {
  private final RecyclerView owner;
  final Bag<ViewHolder> attachedScrap = new Bag<ViewHolder>();
  final Bag<ViewHolder> changedScrap = new Bag<ViewHolder>();
  private final Bag<ViewHolder> cached = new Bag<ViewHolder>();
  private int cacheSize = 2;
  RecycledViewPool pool;
  ViewCacheExtension extension;

  RecyclerCache(RecyclerView owner) { this.owner = owner; }

  RecycledViewPool pool() {
    if (pool == null) pool = new RecycledViewPool();
    return pool;
  }

  public void clear() {
    attachedScrap.clear();
    while (!cached.isEmpty()) toPool(cached.removeAt(0));
  }

  void invalidateCached() {
    if (owner.adapter == null || !owner.adapter.hasStableIds()) {
      while (!cached.isEmpty()) toPool(cached.removeAt(0));
    } else {
      for (int i = 0; i < cached.size(); i++) cached.get(i).flags |= ViewHolder.UPDATE | ViewHolder.INVALID;
    }
  }

  Bag<ViewHolder> cached() { return cached; }

  public void setViewCacheSize(int viewCount) {
    cacheSize = viewCount;
    while (cached.size() > cacheSize) toPool(cached.removeAt(0));
  }

  public List<ViewHolder> getScrapList() {
    List<ViewHolder> list = new ArrayList<ViewHolder>();
    for (int i = 0; i < attachedScrap.size(); i++) list.add(attachedScrap.get(i));
    return list;
  }

  public int convertPreLayoutPositionToPostLayout(int position) { return position; }

  public void bindViewToPosition(View view, int position) {
    ViewHolder holder = RecyclerView.holder(view);
    if (holder == null) throw new IllegalArgumentException("The view does not have a ViewHolder.");
    bind(holder, position);
  }

  public View getViewForPosition(int position) {
    if (position < 0 || position >= owner.state.getItemCount()) {
      throw new IndexOutOfBoundsException("Invalid item position " + position + "(" + position + "). Item count:"
          + owner.state.getItemCount());
    }
    ViewHolder holder = known(position);
    int type = holder == null ? owner.adapter.getItemViewType(position) : holder.viewType;
    if (holder == null && owner.adapter.hasStableIds()) holder = byId(owner.adapter.getItemId(position), type);
    if (holder == null && extension != null) {
      holder = RecyclerView.holder(extension.getViewForPositionAndType((Recycler) this, position, type));
    }
    if (holder == null) holder = pool().getRecycledView(type);
    if (holder == null) holder = owner.adapter.createViewHolder(owner, type);
    if (!holder.isBound() || holder.needsUpdate() || holder.isInvalid()) bind(holder, position);
    else holder.position = position;
    fit(holder);
    return holder.itemView;
  }

  private ViewHolder known(int position) {
    ViewHolder holder = known(attachedScrap, position);
    if (holder == null) holder = known(cached, position);
    return holder;
  }

  private ViewHolder known(Bag<ViewHolder> from, int position) {
    for (int i = 0; i < from.size(); i++) {
      ViewHolder holder = from.get(i);
      if (holder.position != position || holder.isInvalid() || holder.isRemoved()) continue;
      if (holder.viewType != owner.adapter.getItemViewType(position)) continue;
      if (owner.adapter.hasStableIds() && holder.id != owner.adapter.getItemId(position)) continue;
      from.removeAt(i);
      return holder;
    }
    return null;
  }

  private ViewHolder byId(long id, int type) {
    ViewHolder holder = byId(attachedScrap, id, type);
    return holder == null ? byId(cached, id, type) : holder;
  }

  private ViewHolder byId(Bag<ViewHolder> from, long id, int type) {
    for (int i = 0; i < from.size(); i++) {
      ViewHolder holder = from.get(i);
      if (holder.id != id || holder.viewType != type || holder.isRemoved()) continue;
      from.removeAt(i);
      return holder;
    }
    return null;
  }

  @SuppressWarnings("unchecked")
  private void bind(ViewHolder holder, int position) {
    holder.owner = owner;
    holder.bindingAdapter = null;
    ((Adapter<ViewHolder>) owner.adapter).bindViewHolder(holder, position);
  }

  private void fit(ViewHolder holder) {
    ViewGroup.LayoutParams params = holder.itemView.getLayoutParams();
    LayoutParams mine = params == null ? (LayoutParams) owner.generateDefaultLayoutParams()
        : owner.checkLayoutParams(params) ? (LayoutParams) params : (LayoutParams) owner.generateLayoutParams(params);
    if (mine != params) holder.itemView.setLayoutParams(mine);
    mine.holder = holder;
  }

  public void recycleView(View view) {
    ViewHolder holder = RecyclerView.holder(view);
    if (holder.scrap) {
      attachedScrap.remove(holder);
      holder.scrap = false;
    }
    recycle(holder);
  }

  /** It is shown no more: kept as it is for a while, then for any item of its kind. */
  void recycle(ViewHolder holder) {
    boolean force = holder.itemView.hasTransientState() && adapterFor(holder).onFailedToRecycleView(holder);
    if (!force && !holder.isRecyclable()) return;
    if (cacheSize > 0 && (holder.flags & (ViewHolder.INVALID | ViewHolder.REMOVED | ViewHolder.UPDATE)) == 0) {
      if (cached.size() >= cacheSize && !cached.isEmpty()) toPool(cached.removeAt(0));
      cached.add(holder);
    } else {
      toPool(holder);
    }
  }

  @SuppressWarnings("unchecked")
  private Adapter<ViewHolder> adapterFor(ViewHolder holder) { return (Adapter<ViewHolder>) owner.adapter; }

  void toPool(ViewHolder holder) {
    owner.recycled(holder);
    holder.owner = null;
    pool().putRecycledView(holder);
  }

  void scrap(View view) {
    ViewHolder holder = RecyclerView.holder(view);
    holder.scrap = true;
    boolean same = !holder.isUpdated() || holder.isInvalid() || holder.isRemoved() || owner.animator == null
        || owner.animator.canReuseUpdatedViewHolder(holder, holder.payloads());
    if (same) attachedScrap.add(holder);
    else changedScrap.add(holder);
  }
}
