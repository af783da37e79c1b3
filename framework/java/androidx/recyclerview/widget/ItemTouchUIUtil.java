package androidx.recyclerview.widget;

import android.graphics.Canvas;
import android.view.View;

/** Shows that an item is being moved. */
public interface ItemTouchUIUtil {
  void onDraw(Canvas c, RecyclerView recyclerView, View view, float dX, float dY, int actionState, boolean isCurrentlyActive);

  void onDrawOver(Canvas c, RecyclerView recyclerView, View view, float dX, float dY, int actionState, boolean isCurrentlyActive);

  void clearView(View view);

  void onSelected(View view);
}
