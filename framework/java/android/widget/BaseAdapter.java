package android.widget;

import android.database.DataSetObservable;
import android.database.DataSetObserver;
import android.view.View;
import android.view.ViewGroup;

/** What most adapters share. */
public abstract class BaseAdapter implements ListAdapter, SpinnerAdapter {
  private final DataSetObservable observers = new DataSetObservable();

  @Override
  public boolean hasStableIds() { return false; }

  @Override
  public void registerDataSetObserver(DataSetObserver observer) { observers.registerObserver(observer); }

  @Override
  public void unregisterDataSetObserver(DataSetObserver observer) { observers.unregisterObserver(observer); }

  public void notifyDataSetChanged() { observers.notifyChanged(); }

  public void notifyDataSetInvalidated() { observers.notifyInvalidated(); }

  @Override
  public boolean areAllItemsEnabled() { return true; }

  @Override
  public boolean isEnabled(int position) { return true; }

  @Override
  public View getDropDownView(int position, View convertView, ViewGroup parent) { return getView(position, convertView, parent); }

  @Override
  public int getItemViewType(int position) { return 0; }

  @Override
  public int getViewTypeCount() { return 1; }

  @Override
  public boolean isEmpty() { return getCount() == 0; }

  private CharSequence[] autofillOptions;

  @Override
  public CharSequence[] getAutofillOptions() { return autofillOptions; }

  public void setAutofillOptions(CharSequence... options) { autofillOptions = options; }
}
