package androidx.recyclerview.widget;

import android.view.ViewGroup;
import antecede.Bag;
import java.util.ArrayList;
import java.util.List;

/** Several adapters one after the other. View types are kept apart. */
@SuppressWarnings("unchecked")
public final class ConcatAdapter extends RecyclerView.Adapter<RecyclerView.ViewHolder> {
  private static final int TYPES = 1000;

  private final Bag<Part> parts = new Bag<Part>();
  private final Config config;
  private int next;

  public static final class Config {
    public static final Config DEFAULT = new Config(true, StableIdMode.NO_STABLE_IDS);

    public final boolean isolateViewTypes;
    public final StableIdMode stableIdMode;

    Config(boolean isolateViewTypes, StableIdMode stableIdMode) {
      this.isolateViewTypes = isolateViewTypes;
      this.stableIdMode = stableIdMode;
    }

    public enum StableIdMode { NO_STABLE_IDS, ISOLATED_STABLE_IDS, SHARED_STABLE_IDS }

    public static final class Builder {
      private boolean isolate = true;
      private StableIdMode mode = StableIdMode.NO_STABLE_IDS;

      public Builder() {}

      public Builder setIsolateViewTypes(boolean isolateViewTypes) {
        isolate = isolateViewTypes;
        return this;
      }

      public Builder setStableIdMode(StableIdMode stableIdMode) {
        mode = stableIdMode;
        return this;
      }

      public Config build() { return new Config(isolate, mode); }
    }
  }

  private final class Part extends RecyclerView.AdapterDataObserver {
    final RecyclerView.Adapter<RecyclerView.ViewHolder> adapter;
    final int number;
    int count;

    Part(RecyclerView.Adapter<RecyclerView.ViewHolder> adapter, int number) {
      this.adapter = adapter;
      this.number = number;
      count = adapter.getItemCount();
    }

    @Override
    public void onChanged() {
      count = adapter.getItemCount();
      notifyDataSetChanged();
    }

    @Override
    public void onItemRangeChanged(int start, int itemCount, Object payload) {
      notifyItemRangeChanged(before(this) + start, itemCount, payload);
    }

    @Override
    public void onItemRangeInserted(int start, int itemCount) {
      count += itemCount;
      notifyItemRangeInserted(before(this) + start, itemCount);
    }

    @Override
    public void onItemRangeRemoved(int start, int itemCount) {
      count -= itemCount;
      notifyItemRangeRemoved(before(this) + start, itemCount);
    }

    @Override
    public void onItemRangeMoved(int from, int to, int itemCount) { notifyItemMoved(before(this) + from, before(this) + to); }
  }

  @SafeVarargs
  public ConcatAdapter(RecyclerView.Adapter<? extends RecyclerView.ViewHolder>... adapters) { this(Config.DEFAULT, adapters); }

  @SafeVarargs
  public ConcatAdapter(Config config, RecyclerView.Adapter<? extends RecyclerView.ViewHolder>... adapters) {
    this.config = config;
    for (RecyclerView.Adapter<? extends RecyclerView.ViewHolder> adapter : adapters) addAdapter(adapter);
    super.setHasStableIds(config.stableIdMode != Config.StableIdMode.NO_STABLE_IDS);
  }

  public ConcatAdapter(List<? extends RecyclerView.Adapter<? extends RecyclerView.ViewHolder>> adapters) {
    this(Config.DEFAULT, adapters);
  }

  public ConcatAdapter(Config config, List<? extends RecyclerView.Adapter<? extends RecyclerView.ViewHolder>> adapters) {
    this.config = config;
    for (RecyclerView.Adapter<? extends RecyclerView.ViewHolder> adapter : adapters) addAdapter(adapter);
    super.setHasStableIds(config.stableIdMode != Config.StableIdMode.NO_STABLE_IDS);
  }

  private int before(Part part) {
    int sum = 0;
    for (int i = 0; parts.get(i) != part; i++) sum += parts.get(i).count;
    return sum;
  }

  private Part at(int position) {
    int i = 0;
    while (position >= parts.get(i).count) position -= parts.get(i++).count;
    return parts.get(i);
  }

  private Part of(RecyclerView.Adapter<?> adapter) {
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i).adapter == adapter) return parts.get(i);
    }
    return null;
  }

  public boolean addAdapter(RecyclerView.Adapter<? extends RecyclerView.ViewHolder> adapter) {
    return addAdapter(parts.size(), adapter);
  }

  public boolean addAdapter(int index, RecyclerView.Adapter<? extends RecyclerView.ViewHolder> adapter) {
    if (of(adapter) != null) return false;
    Part part = new Part((RecyclerView.Adapter<RecyclerView.ViewHolder>) adapter, next++);
    parts.add(index, part);
    adapter.registerAdapterDataObserver(part);
    if (part.count > 0) notifyItemRangeInserted(before(part), part.count);
    return true;
  }

  public boolean removeAdapter(RecyclerView.Adapter<? extends RecyclerView.ViewHolder> adapter) {
    Part part = of(adapter);
    if (part == null) return false;
    int start = before(part);
    parts.remove(part);
    adapter.unregisterAdapterDataObserver(part);
    notifyItemRangeRemoved(start, part.count);
    return true;
  }

  public List<? extends RecyclerView.Adapter<? extends RecyclerView.ViewHolder>> getAdapters() {
    List<RecyclerView.Adapter<? extends RecyclerView.ViewHolder>> all = new ArrayList<RecyclerView.Adapter<?
        extends RecyclerView.ViewHolder>>();
    for (int i = 0; i < parts.size(); i++) all.add(parts.get(i).adapter);
    return all;
  }

  @Override
  public int getItemViewType(int position) {
    Part part = at(position);
    int type = part.adapter.getItemViewType(position - before(part));
    return config.isolateViewTypes ? part.number * TYPES + type : type;
  }

  @Override
  public RecyclerView.ViewHolder onCreateViewHolder(ViewGroup parent, int viewType) {
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      if (!config.isolateViewTypes) return part.adapter.onCreateViewHolder(parent, viewType);
      if (part.number == viewType / TYPES) return part.adapter.onCreateViewHolder(parent, viewType % TYPES);
    }
    throw new IllegalArgumentException("Cannot find the wrapper for global view type " + viewType);
  }

  @Override
  public void onBindViewHolder(RecyclerView.ViewHolder holder, int position) {
    Part part = at(position);
    holder.bindingAdapter = part.adapter;
    part.adapter.bindViewHolder(holder, position - before(part));
  }

  @Override
  public void setHasStableIds(boolean hasStableIds) {
    throw new UnsupportedOperationException("Calling setHasStableIds is not allowed on the ConcatAdapter.");
  }

  @Override
  public long getItemId(int position) {
    Part part = at(position);
    return part.adapter.getItemId(position - before(part));
  }

  @Override
  public int getItemCount() {
    int sum = 0;
    for (int i = 0; i < parts.size(); i++) sum += parts.get(i).count;
    return sum;
  }

  @Override
  public void onAttachedToRecyclerView(RecyclerView recyclerView) {
    for (int i = 0; i < parts.size(); i++) parts.get(i).adapter.onAttachedToRecyclerView(recyclerView);
  }

  @Override
  public void onDetachedFromRecyclerView(RecyclerView recyclerView) {
    for (int i = 0; i < parts.size(); i++) parts.get(i).adapter.onDetachedFromRecyclerView(recyclerView);
  }

  private Part of(RecyclerView.ViewHolder holder) { return of(holder.bindingAdapter); }

  @Override
  public void onViewRecycled(RecyclerView.ViewHolder holder) {
    if (of(holder) != null) of(holder).adapter.onViewRecycled(holder);
  }

  @Override
  public boolean onFailedToRecycleView(RecyclerView.ViewHolder holder) {
    return of(holder) != null && of(holder).adapter.onFailedToRecycleView(holder);
  }

  @Override
  public void onViewAttachedToWindow(RecyclerView.ViewHolder holder) {
    if (of(holder) != null) of(holder).adapter.onViewAttachedToWindow(holder);
  }

  @Override
  public void onViewDetachedFromWindow(RecyclerView.ViewHolder holder) {
    if (of(holder) != null) of(holder).adapter.onViewDetachedFromWindow(holder);
  }

  @Override
  public int findRelativeAdapterPositionIn(RecyclerView.Adapter<? extends RecyclerView.ViewHolder> adapter,
      RecyclerView.ViewHolder viewHolder, int localPosition) {
    Part part = of(adapter);
    return part == null ? RecyclerView.NO_POSITION : localPosition - before(part);
  }
}
