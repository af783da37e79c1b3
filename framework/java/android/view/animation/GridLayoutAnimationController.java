package android.view.animation;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;

/** One for grids: later by row and column. */
public class GridLayoutAnimationController extends LayoutAnimationController {
  private float columnDelay;
  private float rowDelay;
  private int direction;
  private int directionPriority;
  public static final int DIRECTION_LEFT_TO_RIGHT = 0;
  public static final int DIRECTION_RIGHT_TO_LEFT = 1;
  public static final int DIRECTION_TOP_TO_BOTTOM = 0;
  public static final int DIRECTION_BOTTOM_TO_TOP = 2;
  public static final int DIRECTION_HORIZONTAL_MASK = 1;
  public static final int DIRECTION_VERTICAL_MASK = 2;
  public static final int PRIORITY_NONE = 0;
  public static final int PRIORITY_COLUMN = 1;
  public static final int PRIORITY_ROW = 2;

  public GridLayoutAnimationController(Context context, AttributeSet attrs) {
    super(context, attrs);
  }

  public GridLayoutAnimationController(Animation animation) {
    this(animation, 0.5f, 0.5f);
  }

  public GridLayoutAnimationController(Animation animation, float columnDelay, float rowDelay) {
    super(animation);
    this.columnDelay = columnDelay;
    this.rowDelay = rowDelay;
  }

  public float getColumnDelay() {
    return columnDelay;
  }

  public void setColumnDelay(float columnDelay) {
    this.columnDelay = columnDelay;
  }

  public float getRowDelay() {
    return rowDelay;
  }

  public void setRowDelay(float rowDelay) {
    this.rowDelay = rowDelay;
  }

  public int getDirection() {
    return direction;
  }

  public void setDirection(int direction) {
    this.direction = direction;
  }

  public int getDirectionPriority() {
    return directionPriority;
  }

  public void setDirectionPriority(int directionPriority) {
    this.directionPriority = directionPriority;
  }

  public boolean willOverlap() {
    return columnDelay < 1 || rowDelay < 1;
  }

  protected long getDelayForView(View view) {
    LayoutAnimationController.AnimationParameters params = view.getLayoutParams().layoutAnimationParameters;
    if (!(params instanceof AnimationParameters)) return 0;
    AnimationParameters place = (AnimationParameters) params;
    return (long) ((place.column * columnDelay + place.row * rowDelay) * mAnimation.getDuration());
  }

  /** In which row and column the child is. */

  public static class AnimationParameters extends LayoutAnimationController.AnimationParameters {
    public int column;
    public int row;
    public int columnsCount;
    public int rowsCount;

    public AnimationParameters() {}
  }
}
