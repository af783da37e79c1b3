package android.widget;

/** An adapter for lists. */
public interface ListAdapter extends Adapter {
  boolean areAllItemsEnabled();

  boolean isEnabled(int position);
}
