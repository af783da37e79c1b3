package androidx.gridlayout.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.widget.AppAttributes;

/** The platform's grid, with attributes of the library. */
public class GridLayout extends android.widget.GridLayout {
  public GridLayout(Context context) { this(context, null); }

  public GridLayout(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public GridLayout(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    TypedArray values = AppAttributes.of(context, attrs, "rowCount", "columnCount", "orientation", "useDefaultMargins");
    if (values.hasValue(0)) setRowCount(values.getInt(0, UNDEFINED));
    if (values.hasValue(1)) setColumnCount(values.getInt(1, UNDEFINED));
    if (values.hasValue(2)) setOrientation(values.getInt(2, HORIZONTAL));
    if (values.hasValue(3)) setUseDefaultMargins(values.getBoolean(3, false));
    values.recycle();
  }
}
