package androidx.recyclerview.widget;

import android.animation.Animator;
import android.animation.AnimatorListenerAdapter;
import android.animation.ValueAnimator;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.view.GestureDetector;
import android.view.MotionEvent;
import android.view.VelocityTracker;
import android.view.View;
import android.view.ViewConfiguration;
import antecede.Callbacks;
import java.util.List;

/** Items that a finger moves or swipes away. */
public class ItemTouchHelper extends RecyclerView.ItemDecoration implements RecyclerView.OnChildAttachStateChangeListener {
  public static final int UP = 1, DOWN = 2, LEFT = 4, RIGHT = 8, START = 16, END = 32;
  public static final int ACTION_STATE_IDLE = 0, ACTION_STATE_SWIPE = 1, ACTION_STATE_DRAG = 2;
  public static final int ANIMATION_TYPE_SWIPE_SUCCESS = 2, ANIMATION_TYPE_SWIPE_CANCEL = 4, ANIMATION_TYPE_DRAG = 8;

  private final Callback callback;
  private RecyclerView view;
  private GestureDetector detector;
  private VelocityTracker velocity;
  private RecyclerView.ViewHolder selected;
  private int state = ACTION_STATE_IDLE;
  private float downX, downY, dx, dy;

  /** An item that is being moved wants its list not to. */
  public interface ViewDropHandler {
    void prepareForDrop(View view, View target, int x, int y);
  }

  private final RecyclerView.OnItemTouchListener touches = new RecyclerView.OnItemTouchListener() {
    @Override
    public boolean onInterceptTouchEvent(RecyclerView recyclerView, MotionEvent event) {
      detector.onTouchEvent(event);
      int action = event.getActionMasked();
      if (action == MotionEvent.ACTION_DOWN) {
        downX = event.getX();
        downY = event.getY();
        velocity = VelocityTracker.obtain();
      } else if (action == MotionEvent.ACTION_UP || action == MotionEvent.ACTION_CANCEL) {
        select(null, ACTION_STATE_IDLE);
      } else if (selected == null && action == MotionEvent.ACTION_MOVE) {
        considerSwipe(event);
      }
      if (velocity != null) velocity.addMovement(event);
      return selected != null;
    }

    @Override
    public void onTouchEvent(RecyclerView recyclerView, MotionEvent event) {
      detector.onTouchEvent(event);
      if (velocity != null) velocity.addMovement(event);
      int action = event.getActionMasked();
      if (action == MotionEvent.ACTION_MOVE && selected == null) considerSwipe(event);
      if (selected == null) return;
      if (action == MotionEvent.ACTION_MOVE) move(event);
      else if (action == MotionEvent.ACTION_UP || action == MotionEvent.ACTION_CANCEL) select(null, ACTION_STATE_IDLE);
    }

    @Override
    public void onRequestDisallowInterceptTouchEvent(boolean disallowIntercept) {
      if (disallowIntercept) select(null, ACTION_STATE_IDLE);
    }
  };

  private final class LongPress extends GestureDetector.SimpleOnGestureListener {
    @Override
    public boolean onDown(MotionEvent e) { return true; }

    @Override
    public void onLongPress(MotionEvent e) {
      View child = view.findChildViewUnder(e.getX(), e.getY());
      RecyclerView.ViewHolder holder = child == null ? null : view.getChildViewHolder(child);
      if (holder == null || (callback.flags(view, holder) >> 16 & 0xff) == 0) return;
      downX = e.getX();
      downY = e.getY();
      dx = dy = 0;
      if (callback.isLongPressDragEnabled()) select(holder, ACTION_STATE_DRAG);
    }
  }

  /** The item goes back, or away. */
  private final class Recover extends AnimatorListenerAdapter {
    private final RecyclerView.ViewHolder holder;
    private final int direction;

    Recover(RecyclerView.ViewHolder holder, int direction) {
      this.holder = holder;
      this.direction = direction;
    }

    @Override
    public void onAnimationEnd(Animator animation) {
      holder.setIsRecyclable(true);
      if (view == null) return;
      if (direction <= 0) {
        callback.clearView(view, holder);
        return;
      }
      view.post(new Runnable() {
        @Override
        public void run() {
          if (view == null || !view.isAttachedToWindow() || holder.getAbsoluteAdapterPosition() == RecyclerView.NO_POSITION) {
            return;
          }
          callback.onSwiped(holder, direction);
          callback.clearView(view, holder);
        }
      });
    }
  }

  public ItemTouchHelper(Callback callback) {
    this.callback = callback;
    Callbacks.register(this, "Callback", callback, false, "move select");
  }

  public void attachToRecyclerView(RecyclerView recyclerView) {
    if (view == recyclerView) return;
    if (view != null) {
      view.removeItemDecoration(this);
      view.removeOnItemTouchListener(touches);
      view.removeOnChildAttachStateChangeListener(this);
    }
    view = recyclerView;
    if (view == null) return;
    detector = new GestureDetector(view.getContext(), new LongPress());
    view.addItemDecoration(this);
    view.addOnItemTouchListener(touches);
    view.addOnChildAttachStateChangeListener(this);
  }

  private void considerSwipe(MotionEvent event) {
    if (state == ACTION_STATE_DRAG || !callback.isItemViewSwipeEnabled()
        || view.getScrollState() == RecyclerView.SCROLL_STATE_DRAGGING) {
      return;
    }
    float x = event.getX() - downX, y = event.getY() - downY;
    int slop = ViewConfiguration.get(view.getContext()).getScaledTouchSlop();
    if (Math.abs(x) < slop && Math.abs(y) < slop) return;
    View child = view.findChildViewUnder(downX, downY);
    RecyclerView.ViewHolder holder = child == null ? null : view.getChildViewHolder(child);
    if (holder == null) return;
    int allowed = callback.flags(view, holder) >> 8 & 0xff;
    if ((allowed & direction(x, y, Math.abs(x) > Math.abs(y))) == 0) return;
    dx = dy = 0;
    select(holder, ACTION_STATE_SWIPE);
  }

  private static int direction(float x, float y, boolean across) { return across ? x < 0 ? LEFT : RIGHT : y < 0 ? UP : DOWN; }

  private void move(MotionEvent event) {
    dx = event.getX() - downX;
    dy = event.getY() - downY;
    Callbacks.invoke(this, "Callback", callback);
    callback.onChildDraw(null, view, selected, dx, dy, state, true);
    if (state != ACTION_STATE_DRAG) return;
    int x = (int) (selected.itemView.getLeft() + dx), y = (int) (selected.itemView.getTop() + dy);
    View under = view.findChildViewUnder(x + selected.itemView.getWidth() / 2f, y + selected.itemView.getHeight() / 2f);
    RecyclerView.ViewHolder target = under == null || under == selected.itemView ? null : view.getChildViewHolder(under);
    if (target == null || !callback.canDropOver(view, selected, target)) return;
    int from = selected.getAbsoluteAdapterPosition(), to = target.getAbsoluteAdapterPosition();
    if (callback.onMove(view, selected, target)) callback.onMoved(view, selected, from, target, to, x, y);
  }

  void select(RecyclerView.ViewHolder next, int nextState) {
    if (next == selected && nextState == state) return;
    RecyclerView.ViewHolder old = selected;
    int was = state;
    state = nextState;
    if (old != null) release(old, was);
    selected = next;
    if (next != null) next.setIsRecyclable(false);
    if (view.getParent() != null) view.getParent().requestDisallowInterceptTouchEvent(next != null);
    Callbacks.invoke(this, "Callback", callback);
    callback.onSelectedChanged(next, nextState);
  }

  private void release(RecyclerView.ViewHolder old, int was) {
    selected = null;
    if (old.itemView.getParent() == null) {
      callback.clearView(view, old);
      return;
    }
    int direction = was == ACTION_STATE_DRAG ? 0 : swiped(old);
    ValueAnimator animation = ValueAnimator.ofFloat(0, 1);
    int type = direction > 0 ? ANIMATION_TYPE_SWIPE_SUCCESS : was == ACTION_STATE_DRAG ? ANIMATION_TYPE_DRAG
        : ANIMATION_TYPE_SWIPE_CANCEL;
    animation.setDuration(callback.getAnimationDuration(view, type, dx, dy));
    animation.addListener(new Recover(old, direction));
    animation.start();
  }

  private int swiped(RecyclerView.ViewHolder holder) {
    int allowed = callback.flags(view, holder) >> 8 & 0xff;
    boolean across = Math.abs(dx) > Math.abs(dy);
    int direction = direction(dx, dy, across);
    if ((allowed & direction) == 0) return 0;
    float limit = (across ? view.getWidth() : view.getHeight()) * callback.getSwipeThreshold(holder);
    if (Math.abs(across ? dx : dy) > limit) return direction;
    if (velocity == null) return 0;
    velocity.computeCurrentVelocity(1000);
    float speed = across ? velocity.getXVelocity() : velocity.getYVelocity();
    boolean same = speed * (across ? dx : dy) > 0;
    return same && Math.abs(speed) > callback.getSwipeEscapeVelocity(120 * view.getResources().getDisplayMetrics().density)
        ? direction : 0;
  }

  public void startDrag(RecyclerView.ViewHolder viewHolder) {
    if ((callback.flags(view, viewHolder) >> 16 & 0xff) == 0) return;
    dx = dy = 0;
    select(viewHolder, ACTION_STATE_DRAG);
  }

  public void startSwipe(RecyclerView.ViewHolder viewHolder) {
    if ((callback.flags(view, viewHolder) >> 8 & 0xff) == 0) return;
    dx = dy = 0;
    select(viewHolder, ACTION_STATE_SWIPE);
  }

  @Override
  public void onDraw(Canvas c, RecyclerView parent, RecyclerView.State state) {}

  @Override
  public void onDrawOver(Canvas c, RecyclerView parent, RecyclerView.State state) {}

  @Override
  public void getItemOffsets(Rect outRect, View view, RecyclerView parent, RecyclerView.State state) { outRect.setEmpty(); }

  @Override
  public void onChildViewAttachedToWindow(View view) {}

  @Override
  public void onChildViewDetachedFromWindow(View item) {
    RecyclerView.ViewHolder holder = view.getChildViewHolder(item);
    if (holder != null && holder == selected) select(null, ACTION_STATE_IDLE);
  }

  public abstract static class Callback {
    public static final int DEFAULT_DRAG_ANIMATION_DURATION = 200, DEFAULT_SWIPE_ANIMATION_DURATION = 250;
    private static final ItemTouchUIUtil UTIL = new ItemTouchUIUtil() {
      @Override
      public void onDraw(Canvas c, RecyclerView recyclerView, View view, float dX, float dY, int actionState,
          boolean isCurrentlyActive) {
        view.setTranslationX(dX);
        view.setTranslationY(dY);
      }

      @Override
      public void onDrawOver(Canvas c, RecyclerView recyclerView, View view, float dX, float dY, int actionState,
          boolean isCurrentlyActive) {}

      @Override
      public void clearView(View view) {
        view.setTranslationX(0);
        view.setTranslationY(0);
      }

      @Override
      public void onSelected(View view) {}
    };

    public static ItemTouchUIUtil getDefaultUIUtil() { return UTIL; }

    int flags(RecyclerView view, RecyclerView.ViewHolder holder) {
      return convertToAbsoluteDirection(getMovementFlags(view, holder), view.getLayoutDirection());
    }

    public static int convertToRelativeDirection(int flags, int layoutDirection) {
      boolean rtl = layoutDirection == View.LAYOUT_DIRECTION_RTL;
      int left = flags & 0x040404, right = flags & 0x080808;
      return flags & ~0x0c0c0c | (rtl ? left << 3 | right << 1 : left << 2 | right << 2);
    }

    public int convertToAbsoluteDirection(int flags, int layoutDirection) {
      boolean rtl = layoutDirection == View.LAYOUT_DIRECTION_RTL;
      int start = flags & 0x101010, end = flags & 0x202020;
      return flags & ~0x303030 | (rtl ? start >> 1 | end >> 3 : start >> 2 | end >> 2);
    }

    public static int makeMovementFlags(int dragFlags, int swipeFlags) {
      return makeFlag(ACTION_STATE_IDLE, swipeFlags | dragFlags) | makeFlag(ACTION_STATE_SWIPE,
          swipeFlags) | makeFlag(ACTION_STATE_DRAG, dragFlags);
    }

    public static int makeFlag(int actionState, int directions) { return directions << actionState * 8; }

    public abstract int getMovementFlags(RecyclerView recyclerView, RecyclerView.ViewHolder viewHolder);

    public boolean canDropOver(RecyclerView recyclerView, RecyclerView.ViewHolder current, RecyclerView.ViewHolder target) {
      return true;
    }

    public abstract boolean onMove(RecyclerView recyclerView, RecyclerView.ViewHolder viewHolder, RecyclerView.ViewHolder target);

    public boolean isLongPressDragEnabled() { return true; }

    public boolean isItemViewSwipeEnabled() { return true; }

    public int getBoundingBoxMargin() { return 0; }

    public float getSwipeThreshold(RecyclerView.ViewHolder viewHolder) { return .5f; }

    public float getMoveThreshold(RecyclerView.ViewHolder viewHolder) { return .5f; }

    public float getSwipeEscapeVelocity(float defaultValue) { return defaultValue; }

    public float getSwipeVelocityThreshold(float defaultValue) { return defaultValue; }

    public RecyclerView.ViewHolder chooseDropTarget(RecyclerView.ViewHolder selected, List<RecyclerView.ViewHolder> dropTargets,
        int curX, int curY) {
      return dropTargets.isEmpty() ? null : dropTargets.get(0);
    }

    public abstract void onSwiped(RecyclerView.ViewHolder viewHolder, int direction);

    public void onSelectedChanged(RecyclerView.ViewHolder viewHolder, int actionState) {
      if (viewHolder != null) UTIL.onSelected(viewHolder.itemView);
    }

    public void onMoved(RecyclerView recyclerView, RecyclerView.ViewHolder viewHolder, int fromPos,
        RecyclerView.ViewHolder target, int toPos, int x, int y) {
      RecyclerView.LayoutManager layout = recyclerView.getLayoutManager();
      if (layout instanceof ViewDropHandler) {
        ((ViewDropHandler) layout).prepareForDrop(viewHolder.itemView, target.itemView, x, y);
      }
    }

    public void clearView(RecyclerView recyclerView, RecyclerView.ViewHolder viewHolder) { UTIL.clearView(viewHolder.itemView); }

    public void onChildDraw(Canvas c, RecyclerView recyclerView, RecyclerView.ViewHolder viewHolder, float dX, float dY,
        int actionState, boolean isCurrentlyActive) {
      UTIL.onDraw(c, recyclerView, viewHolder.itemView, dX, dY, actionState, isCurrentlyActive);
    }

    public void onChildDrawOver(Canvas c, RecyclerView recyclerView, RecyclerView.ViewHolder viewHolder, float dX, float dY,
        int actionState, boolean isCurrentlyActive) {
      UTIL.onDrawOver(c, recyclerView, viewHolder.itemView, dX, dY, actionState, isCurrentlyActive);
    }

    public long getAnimationDuration(RecyclerView recyclerView, int animationType, float animateDx, float animateDy) {
      return animationType == ANIMATION_TYPE_DRAG ? DEFAULT_DRAG_ANIMATION_DURATION : DEFAULT_SWIPE_ANIMATION_DURATION;
    }

    public int interpolateOutOfBoundsScroll(RecyclerView recyclerView, int viewSize, int viewSizeOutOfBounds, int totalSize,
        long msSinceStartScroll) {
      return viewSizeOutOfBounds;
    }
  }

  public abstract static class SimpleCallback extends Callback {
    private int swipe, drag;

    public SimpleCallback(int dragDirs, int swipeDirs) {
      swipe = swipeDirs;
      drag = dragDirs;
    }

    public void setDefaultSwipeDirs(int defaultSwipeDirs) { swipe = defaultSwipeDirs; }

    public void setDefaultDragDirs(int defaultDragDirs) { drag = defaultDragDirs; }

    public int getSwipeDirs(RecyclerView recyclerView, RecyclerView.ViewHolder viewHolder) { return swipe; }

    public int getDragDirs(RecyclerView recyclerView, RecyclerView.ViewHolder viewHolder) { return drag; }

    @Override
    public int getMovementFlags(RecyclerView recyclerView, RecyclerView.ViewHolder viewHolder) {
      return makeMovementFlags(getDragDirs(recyclerView, viewHolder), getSwipeDirs(recyclerView, viewHolder));
    }
  }
}
