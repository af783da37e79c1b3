package android.widget;

import android.content.Context;
import android.content.res.Resources;
import android.view.ContextThemeWrapper;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Shows the elements of a list as texts. The list itself is the app's. */
public class ArrayAdapter<T> extends BaseAdapter implements Filterable, ThemedSpinnerAdapter {
  private final Object lock = new Object();
  private final LayoutInflater inflater;
  private final Context context;
  private final int resource;
  private final int field;
  private int dropDownResource;
  private List<T> objects;
  private ArrayList<T> original;
  private boolean fromResources;
  private boolean notifies = true;
  private Words filter;
  private LayoutInflater dropDownInflater;

  /** Finds the elements of which a word begins so. */
  private final class Words extends Filter {
    @Override
    protected FilterResults performFiltering(CharSequence prefix) {
      FilterResults results = new FilterResults();
      ArrayList<T> all;
      synchronized (lock) {
        if (original == null) original = new ArrayList<T>(objects);
        all = new ArrayList<T>(original);
      }
      ArrayList<T> found = all;
      if (prefix != null && prefix.length() > 0) {
        String wanted = prefix.toString().toLowerCase();
        found = new ArrayList<T>();
        for (T one : all) {
          if (begins(one.toString().toLowerCase(), wanted)) found.add(one);
        }
      }
      results.values = found;
      results.count = found.size();
      return results;
    }

    private boolean begins(String text, String wanted) {
      if (text.startsWith(wanted)) return true;
      for (String word : text.split(" ")) {
        if (word.startsWith(wanted)) return true;
      }
      return false;
    }

    @Override
    @SuppressWarnings("unchecked")
    protected void publishResults(CharSequence constraint, FilterResults results) {
      objects = (List<T>) results.values;
      if (results.count > 0) notifyDataSetChanged();
      else notifyDataSetInvalidated();
    }
  }

  public ArrayAdapter(Context context, int resource) { this(context, resource, 0, new ArrayList<T>()); }

  public ArrayAdapter(Context context, int resource, int textViewResourceId) {
    this(context, resource, textViewResourceId, new ArrayList<T>());
  }

  public ArrayAdapter(Context context, int resource, T[] objects) { this(context, resource, 0, Arrays.asList(objects)); }

  public ArrayAdapter(Context context, int resource, int textViewResourceId, T[] objects) {
    this(context, resource, textViewResourceId, Arrays.asList(objects));
  }

  public ArrayAdapter(Context context, int resource, List<T> objects) { this(context, resource, 0, objects); }

  public ArrayAdapter(Context context, int resource, int textViewResourceId, List<T> objects) {
    this.context = context;
    this.resource = resource;
    this.objects = objects;
    inflater = LayoutInflater.from(context);
    dropDownResource = resource;
    field = textViewResourceId;
  }

  public static ArrayAdapter<CharSequence> createFromResource(Context context, int textArrayResId, int textViewResId) {
    CharSequence[] texts = context.getResources().getTextArray(textArrayResId);
    ArrayAdapter<CharSequence> adapter = new ArrayAdapter<CharSequence>(context, textViewResId, 0, Arrays.asList(texts));
    adapter.fromResources = true;
    return adapter;
  }

  private void changed() {
    fromResources = false;
    if (notifies) notifyDataSetChanged();
  }

  public void add(T object) {
    synchronized (lock) {
      if (original != null) original.add(object);
      else objects.add(object);
    }
    changed();
  }

  public void addAll(Collection<? extends T> collection) {
    synchronized (lock) {
      if (original != null) original.addAll(collection);
      else objects.addAll(collection);
    }
    changed();
  }

  public void addAll(T... items) {
    synchronized (lock) {
      if (original != null) Collections.addAll(original, items);
      else Collections.addAll(objects, items);
    }
    changed();
  }

  public void insert(T object, int index) {
    synchronized (lock) {
      if (original != null) original.add(index, object);
      else objects.add(index, object);
    }
    changed();
  }

  public void remove(T object) {
    synchronized (lock) {
      if (original != null) original.remove(object);
      else objects.remove(object);
    }
    changed();
  }

  public void clear() {
    synchronized (lock) {
      if (original != null) original.clear();
      else objects.clear();
    }
    changed();
  }

  public void sort(Comparator<? super T> comparator) {
    synchronized (lock) {
      if (original != null) Collections.sort(original, comparator);
      else Collections.sort(objects, comparator);
    }
    if (notifies) notifyDataSetChanged();
  }

  @Override
  public void notifyDataSetChanged() {
    super.notifyDataSetChanged();
    notifies = true;
  }

  public void setNotifyOnChange(boolean notifyOnChange) { notifies = notifyOnChange; }

  public Context getContext() { return context; }

  @Override
  public int getCount() { return objects.size(); }

  @Override
  public T getItem(int position) { return objects.get(position); }

  public int getPosition(T item) { return objects.indexOf(item); }

  @Override
  public long getItemId(int position) { return position; }

  @Override
  public View getView(int position, View convertView, ViewGroup parent) {
    return make(inflater, position, convertView, parent, resource);
  }

  @Override
  public View getDropDownView(int position, View convertView, ViewGroup parent) {
    return make(dropDownInflater == null ? inflater : dropDownInflater, position, convertView, parent, dropDownResource);
  }

  private View make(LayoutInflater inflater, int position, View old, ViewGroup parent, int layout) {
    View view = old == null ? inflater.inflate(layout, parent, false) : old;
    TextView text;
    try {
      text = field == 0 ? (TextView) view : view.<TextView>findViewById(field);
    } catch (ClassCastException e) {
      throw new IllegalStateException("ArrayAdapter requires the resource ID to be a TextView", e);
    }
    if (text == null) throw new RuntimeException("Failed to find view with ID " + field + " in item layout");
    T item = getItem(position);
    text.setText(item instanceof CharSequence ? (CharSequence) item : item.toString());
    return view;
  }

  public void setDropDownViewResource(int resource) { dropDownResource = resource; }

  @Override
  public void setDropDownViewTheme(Resources.Theme theme) {
    dropDownInflater = theme == null ? null : LayoutInflater.from(new ContextThemeWrapper(context, theme));
  }

  @Override
  public Resources.Theme getDropDownViewTheme() {
    return dropDownInflater == null ? null : dropDownInflater.getContext().getTheme();
  }

  @Override
  public Filter getFilter() {
    if (filter == null) filter = new Words();
    return filter;
  }

  @Override
  public CharSequence[] getAutofillOptions() {
    CharSequence[] explicit = super.getAutofillOptions();
    if (explicit != null || !fromResources || objects.isEmpty()) return explicit;
    return objects.toArray(new CharSequence[objects.size()]);
  }
}
