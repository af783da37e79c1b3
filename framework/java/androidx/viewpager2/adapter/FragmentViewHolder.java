package androidx.viewpager2.adapter;

import android.view.View;
import android.view.ViewGroup;
import android.widget.FrameLayout;
import androidx.recyclerview.widget.RecyclerView;

/** The frame of a fragment. */
public final class FragmentViewHolder extends RecyclerView.ViewHolder {
  private FragmentViewHolder(FrameLayout container) { super(container); }

  static FragmentViewHolder create(ViewGroup parent) {
    FrameLayout container = new FrameLayout(parent.getContext());
    container.setLayoutParams(new ViewGroup.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT,
        ViewGroup.LayoutParams.MATCH_PARENT));
    container.setId(View.generateViewId());
    return new FragmentViewHolder(container);
  }

  FrameLayout getContainer() { return (FrameLayout) itemView; }
}
