package android.widget;

import android.view.View;
import android.view.ViewGroup;

/** An adapter with a second view per item, for when all are shown. */
public interface SpinnerAdapter extends Adapter {
  View getDropDownView(int position, View convertView, ViewGroup parent);
}
