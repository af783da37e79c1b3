package android.widget;

import android.content.Context;
import android.content.res.Resources;
import android.net.Uri;
import android.view.ContextThemeWrapper;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import antecede.Callbacks;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Binds maps to views by keys. */
public class SimpleAdapter extends BaseAdapter implements Filterable, ThemedSpinnerAdapter {
  private final LayoutInflater inflater;
  private final int resource;
  private int dropDownResource;
  private final String[] from;
  private final int[] to;
  private List<? extends Map<String, ?>> data;
  private ArrayList<Map<String, ?>> original;
  private ViewBinder binder;
  private Filter filter;
  private LayoutInflater dropDownInflater;

  /** Binds a view itself; false: the adapter shall. */
  public interface ViewBinder {
    boolean setViewValue(View view, Object data, String textRepresentation);
  }

  private final class Words extends Filter {
    @Override
    protected FilterResults performFiltering(CharSequence prefix) {
      FilterResults results = new FilterResults();
      if (original == null) original = new ArrayList<Map<String, ?>>(data);
      ArrayList<Map<String, ?>> found = new ArrayList<Map<String, ?>>();
      String wanted = prefix == null ? "" : prefix.toString().toLowerCase();
      for (Map<String, ?> one : original) {
        if (one != null && begins(one, wanted)) found.add(one);
      }
      results.values = found;
      results.count = found.size();
      return results;
    }

    private boolean begins(Map<String, ?> row, String wanted) {
      if (wanted.isEmpty()) return true;
      for (String key : from) {
        for (String word : String.valueOf(row.get(key)).split(" ")) {
          if (word.toLowerCase().startsWith(wanted)) return true;
        }
      }
      return false;
    }

    @Override
    @SuppressWarnings("unchecked")
    protected void publishResults(CharSequence constraint, FilterResults results) {
      data = (List<Map<String, ?>>) results.values;
      if (results.count > 0) notifyDataSetChanged();
      else notifyDataSetInvalidated();
    }
  }

  public SimpleAdapter(Context context, List<? extends Map<String, ?>> data, int resource, String[] from, int[] to) {
    this.data = data;
    this.resource = resource;
    this.from = from;
    this.to = to;
    dropDownResource = resource;
    inflater = LayoutInflater.from(context);
  }

  @Override
  public int getCount() { return data.size(); }

  @Override
  public Object getItem(int position) { return data.get(position); }

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
    Map<String, ?> row = data.get(position);
    if (row == null) return view;
    for (int i = 0; i < to.length; i++) {
      View field = view.findViewById(to[i]);
      if (field != null) bind(field, row.get(from[i]));
    }
    return view;
  }

  private void bind(View view, Object value) {
    String text = value == null ? "" : value.toString();
    if (binder != null) {
      Callbacks.invoke(this, "ViewBinder", binder);
      if (binder.setViewValue(view, value, text)) return;
    }
    boolean checks = view instanceof Checkable && value instanceof Boolean;
    if (checks) ((Checkable) view).setChecked((Boolean) value);
    else if (view instanceof TextView) setViewText((TextView) view, text);
    else if (view instanceof ImageView && !(view instanceof Checkable)) bind((ImageView) view, value, text);
    else throw new IllegalStateException("no " + view.getClass().getName() + " can show " + value);
  }

  private void bind(ImageView view, Object value, String text) {
    if (value instanceof Integer) setViewImage(view, (Integer) value);
    else setViewImage(view, text);
  }

  public void setDropDownViewResource(int resource) { dropDownResource = resource; }

  @Override
  public void setDropDownViewTheme(Resources.Theme theme) {
    dropDownInflater = theme == null ? null : LayoutInflater.from(new ContextThemeWrapper(inflater.getContext(), theme));
  }

  @Override
  public Resources.Theme getDropDownViewTheme() {
    return dropDownInflater == null ? null : dropDownInflater.getContext().getTheme();
  }

  public ViewBinder getViewBinder() { return binder; }

  public void setViewBinder(ViewBinder viewBinder) {
    if (viewBinder != null) Callbacks.observe(this, "ViewBinder", viewBinder, false);
    binder = viewBinder;
  }

  public void setViewImage(ImageView v, int value) { v.setImageResource(value); }

  public void setViewImage(ImageView v, String value) {
    try {
      v.setImageResource(Integer.parseInt(value));
    } catch (NumberFormatException e) {
      v.setImageURI(Uri.parse(value));
    }
  }

  public void setViewText(TextView v, String text) { v.setText(text); }

  @Override
  public Filter getFilter() {
    if (filter == null) filter = new Words();
    return filter;
  }
}
