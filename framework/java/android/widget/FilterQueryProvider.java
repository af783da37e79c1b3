package android.widget;

import android.database.Cursor;

/** Queries for a CursorAdapter, in the background. */
public interface FilterQueryProvider {
  Cursor runQuery(CharSequence constraint);
}
