package android.widget;

/** Can be filtered. */
public interface Filterable {
  Filter getFilter();
}
