package androidx.recyclerview.widget;

import antecede.Bag;

/** The changes an adapter told of that no layout has seen yet. */
final class RecyclerUpdates {
  static final int ADD = 0, REMOVE = 1, CHANGE = 2, MOVE = 3;

  private final RecyclerView view;
  private final Bag<Update> pending = new Bag<Update>();
  /** What the layout that is under way has to show. */
  boolean changedSet, changedItems;

  /** For a move, the count is the new position. */
  private static final class Update {
    final int kind, start, count;
    final Object payload;

    Update(int kind, int start, int count, Object payload) {
      this.kind = kind;
      this.start = start;
      this.count = count;
      this.payload = payload;
    }

    int apply(int position) {
      switch (kind) {
        case ADD:
          return position >= start ? position + count : position;
        case REMOVE:
          return position >= start + count ? position - count : position >= start ? RecyclerView.NO_POSITION : position;
        case MOVE:
          if (position == start) return count;
          if (start < count) return position > start && position <= count ? position - 1 : position;
          return position >= count && position < start ? position + 1 : position;
        default:
          return position;
      }
    }
  }

  RecyclerUpdates(RecyclerView view) {
    this.view = view;
  }

  /** Says whether it is the first: a layout has to be asked for. */
  boolean add(int kind, int start, int count, Object payload) {
    if (kind == MOVE ? start == count : count < 1) return false;
    pending.add(new Update(kind, start, count, payload));
    return pending.size() == 1;
  }

  boolean hasPending() {
    return !pending.isEmpty();
  }

  void clear() {
    pending.clear();
  }

  /** Where an item that the last layout saw there is now. */
  int now(int position) {
    for (int i = 0; i < pending.size() && position >= 0; i++) position = pending.get(i).apply(position);
    return position;
  }

  /** Takes note of all changes: the views move to their new positions. */
  void consume() {
    changedSet = changedItems = false;
    while (!pending.isEmpty()) {
      Update update = pending.removeAt(0);
      if (update.kind == CHANGE) changedItems = true;
      else changedSet = true;
      for (int i = 0; i < view.childCount(); i++) apply(update, RecyclerView.holder(view.childAt(i)));
      Bag<RecyclerView.ViewHolder> cached = view.recycler.cached();
      for (int i = cached.size() - 1; i >= 0; i--) {
        apply(update, cached.get(i));
        if (cached.get(i).isRemoved() || cached.get(i).needsUpdate()) view.recycler.toPool(cached.removeAt(i));
      }
      tell(update);
    }
  }

  private static void apply(Update update, RecyclerView.ViewHolder holder) {
    if (holder == null || holder.isRemoved()) return;
    if (update.kind == CHANGE) {
      if (holder.position < update.start || holder.position >= update.start + update.count) return;
      holder.flags |= RecyclerView.ViewHolder.UPDATE;
      holder.addPayload(update.payload);
      return;
    }
    int next = update.apply(holder.position);
    if (next < 0) holder.flags |= RecyclerView.ViewHolder.REMOVED;
    else holder.position = next;
    if (update.kind == MOVE && next >= 0) holder.flags |= RecyclerView.ViewHolder.MOVED;
  }

  private void tell(Update update) {
    RecyclerView.LayoutManager layout = view.layout;
    if (layout == null) return;
    if (update.kind == ADD) layout.onItemsAdded(view, update.start, update.count);
    else if (update.kind == REMOVE) layout.onItemsRemoved(view, update.start, update.count);
    else if (update.kind == CHANGE) layout.onItemsUpdated(view, update.start, update.count, update.payload);
    else layout.onItemsMoved(view, update.start, update.count, 1);
  }
}
