package android.widget;

/** An adapter around another. */
public interface WrapperListAdapter extends ListAdapter {
  ListAdapter getWrappedAdapter();
}
