package androidx.preference;

import android.util.SparseArray;
import android.view.View;
import androidx.recyclerview.widget.RecyclerView;
import antecede.Unlisted;

/** A row, with the views in it that were looked for. */
public class PreferenceViewHolder extends RecyclerView.ViewHolder {
  private final SparseArray<View> found = new SparseArray<View>(4);
  private boolean dividerAbove, dividerBelow;

  PreferenceViewHolder(View itemView) {
    super(itemView);
    int[] often = {android.R.id.title, android.R.id.summary, android.R.id.icon};
    for (int id : often) found.put(id, itemView.findViewById(id));
  }

  @Unlisted
  public static PreferenceViewHolder createInstanceForTests(View itemView) { return new PreferenceViewHolder(itemView); }

  public View findViewById(int id) {
    View known = found.get(id);
    if (known != null) return known;
    View view = itemView.findViewById(id);
    if (view != null) found.put(id, view);
    return view;
  }

  public boolean isDividerAllowedAbove() { return dividerAbove; }

  public void setDividerAllowedAbove(boolean allowed) { dividerAbove = allowed; }

  public boolean isDividerAllowedBelow() { return dividerBelow; }

  public void setDividerAllowedBelow(boolean allowed) { dividerBelow = allowed; }
}
