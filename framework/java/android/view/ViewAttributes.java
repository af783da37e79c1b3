package android.view;

import android.animation.AnimatorInflater;
import android.content.Context;
import android.content.ContextWrapper;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.util.TypedValue;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Reads what a layout file or a style says of a view. */
@antecede.Concrete
final class ViewAttributes {
  private static final int UNSET = Integer.MIN_VALUE;
  private static final int[] VISIBILITIES = {View.VISIBLE, View.INVISIBLE, View.GONE};
  private static final int SCROLLBARS_HORIZONTAL = 0x100;
  private static final int SCROLLBARS_VERTICAL = 0x200;

  /** In the order of their numbers, as TypedArray wants them. */
  private static final int[] NAMES = {
      android.R.attr.scrollbarStyle, android.R.attr.id, android.R.attr.tag, android.R.attr.scrollX,
      android.R.attr.scrollY, android.R.attr.background, android.R.attr.padding, android.R.attr.paddingLeft,
      android.R.attr.paddingTop, android.R.attr.paddingRight, android.R.attr.paddingBottom, android.R.attr.focusable,
      android.R.attr.focusableInTouchMode, android.R.attr.visibility, android.R.attr.fitsSystemWindows,
      android.R.attr.scrollbars, android.R.attr.fadingEdge, android.R.attr.nextFocusLeft, android.R.attr.nextFocusRight,
      android.R.attr.nextFocusUp, android.R.attr.nextFocusDown, android.R.attr.clickable, android.R.attr.longClickable,
      android.R.attr.saveEnabled, android.R.attr.duplicateParentState, android.R.attr.foreground, android.R.attr.minWidth,
      android.R.attr.minHeight, android.R.attr.soundEffectsEnabled, android.R.attr.keepScreenOn,
      android.R.attr.isScrollContainer, android.R.attr.hapticFeedbackEnabled, android.R.attr.onClick,
      android.R.attr.contentDescription, android.R.attr.overScrollMode, android.R.attr.alpha, android.R.attr.transformPivotX,
      android.R.attr.transformPivotY, android.R.attr.translationX, android.R.attr.translationY, android.R.attr.scaleX,
      android.R.attr.scaleY, android.R.attr.rotation, android.R.attr.rotationX, android.R.attr.rotationY,
      android.R.attr.nextFocusForward, android.R.attr.layerType, android.R.attr.importantForAccessibility,
      android.R.attr.textDirection, android.R.attr.textAlignment, android.R.attr.layoutDirection, android.R.attr.paddingStart,
      android.R.attr.paddingEnd, android.R.attr.labelFor, android.R.attr.transitionName, android.R.attr.elevation,
      android.R.attr.stateListAnimator, android.R.attr.contextClickable, android.R.attr.tooltipText,
      android.R.attr.paddingHorizontal, android.R.attr.paddingVertical};

  private final View view;
  private final TypedArray values;
  private int left = UNSET;
  private int top = UNSET;
  private int right = UNSET;
  private int bottom = UNSET;

  private ViewAttributes(View view, TypedArray values) {
    this.view = view;
    this.values = values;
  }

  static void read(View view, Context context, AttributeSet attrs, int style, int resource) {
    if (attrs == null && style == 0 && resource == 0) return;
    TypedArray values = context.obtainStyledAttributes(attrs, NAMES, style, resource);
    ViewAttributes reader = new ViewAttributes(view, values);
    for (int i = 0; i < values.getIndexCount(); i++) reader.readLook(values.getIndex(i));
    reader.finish();
    values.recycle();
  }

  /** Paddings given in the file win over those of the background. */
  private void finish() {
    int all = values.getDimensionPixelSize(place(android.R.attr.padding), UNSET);
    int horizontal = first(all, values.getDimensionPixelSize(place(android.R.attr.paddingHorizontal), UNSET));
    int vertical = first(all, values.getDimensionPixelSize(place(android.R.attr.paddingVertical), UNSET));
    view.initPadding(first(horizontal, left, view.mPaddingLeft), first(vertical, top, view.mPaddingTop),
        first(horizontal, right, view.mPaddingRight), first(vertical, bottom, view.mPaddingBottom));
  }

  private static int first(int... choices) {
    for (int choice : choices) {
      if (choice != UNSET) return choice;
    }
    return UNSET;
  }

  private static int place(int name) {
    int low = 0;
    int high = NAMES.length - 1;
    while (low < high) {
      int middle = (low + high) / 2;
      if (NAMES[middle] < name) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private void readLook(int at) {
    switch (NAMES[at]) {
      case android.R.attr.background:
        view.setBackground(values.getDrawable(at));
        break;
      case android.R.attr.foreground:
        view.setForeground(values.getDrawable(at));
        break;
      case android.R.attr.paddingLeft:
      case android.R.attr.paddingStart:
        left = values.getDimensionPixelSize(at, 0);
        break;
      case android.R.attr.paddingTop:
        top = values.getDimensionPixelSize(at, 0);
        break;
      case android.R.attr.paddingRight:
      case android.R.attr.paddingEnd:
        right = values.getDimensionPixelSize(at, 0);
        break;
      case android.R.attr.paddingBottom:
        bottom = values.getDimensionPixelSize(at, 0);
        break;
      case android.R.attr.minWidth:
        view.initMinimumSize(values.getDimensionPixelSize(at, 0), -1);
        break;
      case android.R.attr.minHeight:
        view.initMinimumSize(-1, values.getDimensionPixelSize(at, 0));
        break;
      case android.R.attr.alpha:
        view.setAlpha(values.getFloat(at, 1));
        break;
      case android.R.attr.elevation:
        view.setElevation(values.getDimension(at, 0));
        break;
      case android.R.attr.translationX:
        view.setTranslationX(values.getDimension(at, 0));
        break;
      case android.R.attr.translationY:
        view.setTranslationY(values.getDimension(at, 0));
        break;
      case android.R.attr.scaleX:
        view.setScaleX(values.getFloat(at, 1));
        break;
      case android.R.attr.scaleY:
        view.setScaleY(values.getFloat(at, 1));
        break;
      case android.R.attr.rotation:
        view.setRotation(values.getFloat(at, 0));
        break;
      case android.R.attr.rotationX:
        view.setRotationX(values.getFloat(at, 0));
        break;
      case android.R.attr.rotationY:
        view.setRotationY(values.getFloat(at, 0));
        break;
      case android.R.attr.transformPivotX:
        view.setPivotX(values.getDimension(at, 0));
        break;
      case android.R.attr.transformPivotY:
        view.setPivotY(values.getDimension(at, 0));
        break;
      case android.R.attr.scrollX:
        view.setScrollX(values.getDimensionPixelOffset(at, 0));
        break;
      case android.R.attr.scrollY:
        view.setScrollY(values.getDimensionPixelOffset(at, 0));
        break;
      default:
        readBehaviour(at);
    }
  }

  private void readBehaviour(int at) {
    switch (NAMES[at]) {
      case android.R.attr.id:
        view.initId(values.getResourceId(at, View.NO_ID));
        break;
      case android.R.attr.tag:
        view.initTag(values.getText(at));
        break;
      case android.R.attr.visibility:
        view.initVisibility(VISIBILITIES[values.getInt(at, 0)]);
        break;
      case android.R.attr.clickable:
        view.initClickable(values.getBoolean(at, false));
        break;
      case android.R.attr.longClickable:
        view.initLongClickable(values.getBoolean(at, false));
        break;
      case android.R.attr.contextClickable:
        view.initContextClickable(values.getBoolean(at, false));
        break;
      case android.R.attr.focusable:
        TypedValue focusable = values.peekValue(at);
        if (focusable != null && focusable.type == TypedValue.TYPE_INT_BOOLEAN) view.initFocusable(values.getBoolean(at, false));
        break;
      case android.R.attr.focusableInTouchMode:
        view.initFocusableInTouchMode(values.getBoolean(at, false));
        break;
      case android.R.attr.onClick:
        if (view.getContext().isRestricted()) throw new
            IllegalStateException("android:onClick cannot be used within a restricted context");
        String method = values.getString(at);
        if (method != null) view.setOnClickListener(new NamedClick(view, method));
        break;
      case android.R.attr.contentDescription:
        view.setContentDescription(values.getString(at));
        break;
      case android.R.attr.saveEnabled:
        view.setSaveEnabled(values.getBoolean(at, true));
        break;
      case android.R.attr.duplicateParentState:
        view.setDuplicateParentStateEnabled(values.getBoolean(at, false));
        break;
      case android.R.attr.isScrollContainer:
        view.setScrollContainer(values.getBoolean(at, false));
        break;
      case android.R.attr.stateListAnimator:
        int animator = values.getResourceId(at, 0);
        if (animator != 0) view.setStateListAnimator(AnimatorInflater.loadStateListAnimator(view.getContext(), animator));
        break;
      default:
        readRest(at);
    }
  }

  private void readRest(int at) {
    switch (NAMES[at]) {
      case android.R.attr.fitsSystemWindows:
        view.setFitsSystemWindows(values.getBoolean(at, false));
        break;
      case android.R.attr.scrollbars:
        int bars = values.getInt(at, 0);
        view.setHorizontalScrollBarEnabled((bars & SCROLLBARS_HORIZONTAL) != 0);
        view.setVerticalScrollBarEnabled((bars & SCROLLBARS_VERTICAL) != 0);
        break;
      case android.R.attr.scrollbarStyle:
        view.setScrollBarStyle(values.getInt(at, 0));
        break;
      case android.R.attr.overScrollMode:
        view.setOverScrollMode(values.getInt(at, View.OVER_SCROLL_IF_CONTENT_SCROLLS));
        break;
      case android.R.attr.nextFocusLeft:
        view.setNextFocusLeftId(values.getResourceId(at, View.NO_ID));
        break;
      case android.R.attr.nextFocusRight:
        view.setNextFocusRightId(values.getResourceId(at, View.NO_ID));
        break;
      case android.R.attr.nextFocusUp:
        view.setNextFocusUpId(values.getResourceId(at, View.NO_ID));
        break;
      case android.R.attr.nextFocusDown:
        view.setNextFocusDownId(values.getResourceId(at, View.NO_ID));
        break;
      case android.R.attr.nextFocusForward:
        view.setNextFocusForwardId(values.getResourceId(at, View.NO_ID));
        break;
      case android.R.attr.keepScreenOn:
        view.setKeepScreenOn(values.getBoolean(at, false));
        break;
      case android.R.attr.layoutDirection:
        view.setLayoutDirection(values.getInt(at, View.LAYOUT_DIRECTION_INHERIT));
        break;
      case android.R.attr.textDirection:
        view.setTextDirection(values.getInt(at, View.TEXT_DIRECTION_INHERIT));
        break;
      case android.R.attr.textAlignment:
        view.setTextAlignment(values.getInt(at, View.TEXT_ALIGNMENT_GRAVITY));
        break;
      case android.R.attr.importantForAccessibility:
        view.setImportantForAccessibility(values.getInt(at, 0));
        break;
      case android.R.attr.labelFor:
        view.setLabelFor(values.getResourceId(at, View.NO_ID));
        break;
      case android.R.attr.transitionName:
        view.setTransitionName(values.getString(at));
        break;
      case android.R.attr.tooltipText:
        view.setTooltipText(values.getText(at));
        break;
      case android.R.attr.soundEffectsEnabled:
        view.setSoundEffectsEnabled(values.getBoolean(at, true));
        break;
      case android.R.attr.hapticFeedbackEnabled:
        view.setHapticFeedbackEnabled(values.getBoolean(at, true));
        break;
      case android.R.attr.layerType:
        view.setLayerType(values.getInt(at, View.LAYER_TYPE_NONE), null);
        break;
      default:
    }
  }

  /** android:onClick: a method of the activity, found by its name when the click comes. */
  private static final class NamedClick implements View.OnClickListener {
    private final View host;
    private final String name;
    private Method method;
    private Context receiver;

    NamedClick(View host, String name) {
      this.host = host;
      this.name = name;
    }

    @Override
    public void onClick(View v) {
      if (method == null) resolve(host.getContext());
      try {
        method.invoke(receiver, v);
      } catch (IllegalAccessException e) {
        throw new IllegalStateException("Could not execute non-public method for android:onClick", e);
      } catch (InvocationTargetException e) {
        throw new IllegalStateException("Could not execute method for android:onClick", e);
      }
    }

    private void resolve(Context context) {
      while (context != null) {
        try {
          if (!context.isRestricted()) {
            method = context.getClass().getMethod(name, View.class);
            receiver = context;
            return;
          }
        } catch (NoSuchMethodException e) {
          // The context that it wraps may have it.
        }
        context = context instanceof ContextWrapper ? ((ContextWrapper) context).getBaseContext() : null;
      }
      throw new IllegalStateException("Could not find method " + name
          + "(View) in a parent or ancestor Context for android:onClick attribute"
          + " defined on view " + host.getClass());
    }
  }
}
