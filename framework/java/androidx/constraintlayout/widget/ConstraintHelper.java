package androidx.constraintlayout.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.util.AttributeSet;
import android.view.View;
import android.widget.AppAttributes;

/** Says something of other children. */
public abstract class ConstraintHelper extends View {
  protected int[] mIds = new int[32];
  protected int mCount;
  protected Context myContext;

  public ConstraintHelper(Context context) { this(context, null); }

  public ConstraintHelper(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public ConstraintHelper(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    myContext = context;
    init(attrs);
  }

  protected void init(AttributeSet attrs) {
    if (attrs == null) return;
    TypedArray values = AppAttributes.of(getContext(), attrs, "constraint_referenced_ids");
    String names = values.getString(0);
    values.recycle();
    if (names != null) setIds(names);
  }

  protected void setIds(String idList) {
    for (String name : idList.split(",")) {
      int id = getResources().getIdentifier(name.trim(), "id", getContext().getPackageName());
      if (id != 0) add(id);
    }
  }

  private void add(int id) {
    if (mCount + 1 > mIds.length) {
      int[] more = new int[mIds.length * 2];
      System.arraycopy(mIds, 0, more, 0, mCount);
      mIds = more;
    }
    mIds[mCount++] = id;
  }

  public void addView(View view) {
    if (view != this && view.getId() != NO_ID) add(view.getId());
  }

  public int removeView(View view) {
    for (int i = 0; i < mCount; i++) {
      if (mIds[i] != view.getId()) continue;
      System.arraycopy(mIds, i + 1, mIds, i, --mCount - i);
      return i;
    }
    return -1;
  }

  public int[] getReferencedIds() {
    int[] ids = new int[mCount];
    System.arraycopy(mIds, 0, ids, 0, mCount);
    return ids;
  }

  public void setReferencedIds(int[] ids) {
    mCount = 0;
    for (int id : ids) add(id);
  }

  public boolean containsId(int id) {
    for (int i = 0; i < mCount; i++) {
      if (mIds[i] == id) return true;
    }
    return false;
  }

  public void updatePreLayout(ConstraintLayout container) {}

  public void updatePostLayout(ConstraintLayout container) {}

  public void updatePostMeasure(ConstraintLayout container) {}

  protected void applyLayoutFeatures(ConstraintLayout container) {
    int visibility = getVisibility();
    for (int i = 0; i < mCount; i++) {
      View view = container.getViewById(mIds[i]);
      if (view != null && view.shown() != visibility) view.setVisibility(visibility);
    }
  }

  protected void applyLayoutFeatures() {
    if (getParent() instanceof ConstraintLayout) applyLayoutFeatures((ConstraintLayout) getParent());
  }

  @Override
  public void onDraw(Canvas canvas) {}

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) { setMeasuredDimension(0, 0); }
}
