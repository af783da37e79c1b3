package android.view;

import android.animation.StateListAnimator;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.BlendMode;
import android.graphics.Canvas;
import android.graphics.Matrix;
import android.graphics.Paint;
import android.graphics.PorterDuff;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.view.accessibility.AccessibilityNodeInfo;
import java.util.Collection;
import java.util.List;

/** What a {@link View} only keeps: values without effect on layout, input or threads. */
abstract class ViewProperties extends ViewHints {
  float pivotX;
  float pivotY;
  boolean pivotSet;
  int layerType;
  int systemUiVisibility;
  ViewParent nested;
  private int scrollIndicators;
  private PointerIcon pointerIcon;
  private int fadingEdgeLength;
  private Drawable verticalScrollbarThumbDrawable;
  private Drawable verticalScrollbarTrackDrawable;
  private Drawable horizontalScrollbarThumbDrawable;
  private Drawable horizontalScrollbarTrackDrawable;
  private int verticalScrollbarPosition;
  private boolean revealOnFocusHint;
  private CharSequence accessibilityPaneTitle;
  private CharSequence stateDescription;
  private CharSequence contentDescription;
  private int accessibilityTraversalBefore = NO_ID;
  private int accessibilityTraversalAfter = NO_ID;
  private int labelFor = NO_ID;
  private boolean scrollContainer;
  private int drawingCacheQuality;
  private boolean keepScreenOn;
  private int nextFocusLeftId = NO_ID;
  private int nextFocusRightId = NO_ID;
  private int nextFocusUpId = NO_ID;
  private int nextFocusDownId = NO_ID;
  private int nextFocusForwardId = NO_ID;
  private int nextClusterForwardId = NO_ID;
  private List<Rect> systemGestureExclusionRects;
  private boolean preferKeepClear;
  private List<Rect> preferKeepClearRects;
  private boolean fitsSystemWindows;
  private boolean soundEffectsEnabled = true;
  private boolean hapticFeedbackEnabled = true;
  private int layoutDirection = LAYOUT_DIRECTION_INHERIT;
  /** Whether the view knows in which direction it is laid out. */
  boolean directionTold;
  private boolean willNotCacheDrawing;
  private boolean allowClickWhenDisabled;
  private boolean saveEnabled = true;
  private boolean filterTouchesWhenObscured;
  private boolean saveFromParentEnabled = true;
  private boolean screenReaderFocusable;
  private boolean accessibilityHeading;
  private boolean keyboardNavigationCluster;
  private boolean focusedByDefault;
  private boolean defaultFocusHighlightEnabled = true;
  private int importantForAccessibility;
  private int accessibilityLiveRegion;
  private int accessibilityDataSensitive;
  private float cameraDistance;
  private float rotation;
  private float rotationY;
  private float rotationX;
  private float scaleX = 1;
  private float scaleY = 1;
  private float alpha = 1;
  private float transitionAlpha = 1;
  private boolean forceDarkAllowed = true;
  private float elevation;
  private float translationX;
  private float translationY;
  private float translationZ;
  private Matrix animationMatrix;
  private StateListAnimator stateListAnimator;
  private boolean clipToOutline;
  private ViewOutlineProvider outlineProvider;
  private int outlineSpotShadowColor;
  private int outlineAmbientShadowColor;
  private boolean horizontalFadingEdgeEnabled;
  private boolean verticalFadingEdgeEnabled;
  private boolean horizontalScrollBarEnabled;
  private boolean verticalScrollBarEnabled;
  private boolean scrollbarFadingEnabled = true;
  private int scrollBarDefaultDelayBeforeFade;
  private int scrollBarFadeDuration;
  private int scrollBarSize;
  private int scrollBarStyle;
  private boolean duplicateParentStateEnabled;
  private Paint layerPaint;
  private boolean drawingCacheEnabled;
  private int drawingCacheBackgroundColor;
  private Rect clipBounds;
  private ColorStateList backgroundTintList;
  private PorterDuff.Mode backgroundTintMode;
  private BlendMode backgroundTintBlendMode;
  private int foregroundGravity;
  private ColorStateList foregroundTintList;
  private PorterDuff.Mode foregroundTintMode;
  private BlendMode foregroundTintBlendMode;
  private int overScrollMode = OVER_SCROLL_IF_CONTENT_SCROLLS;
  private boolean nestedScrollingEnabled;
  private int textDirection = TEXT_DIRECTION_FIRST_STRONG;
  private int textAlignment = TEXT_ALIGNMENT_GRAVITY;
  private String transitionName;
  private CharSequence tooltipText;

  /** Something changed that only the picture shows. */
  abstract void propertyChanged();

  public final boolean isShowingLayoutBounds() {
    return false;
  }

  protected void initializeFadingEdge(TypedArray a) {}

  public int getVerticalFadingEdgeLength() {
    return verticalFadingEdgeEnabled ? fadingEdgeLength : 0;
  }

  public void setFadingEdgeLength(int length) {
    fadingEdgeLength = length;
  }

  public int getHorizontalFadingEdgeLength() {
    return horizontalFadingEdgeEnabled ? fadingEdgeLength : 0;
  }

  public int getVerticalScrollbarWidth() {
    return 0;
  }

  protected int getHorizontalScrollbarHeight() {
    return 0;
  }

  protected void initializeScrollbars(TypedArray a) {}

  public void setVerticalScrollbarThumbDrawable(Drawable drawable) {
    verticalScrollbarThumbDrawable = drawable;
  }

  public void setVerticalScrollbarTrackDrawable(Drawable drawable) {
    verticalScrollbarTrackDrawable = drawable;
  }

  public void setHorizontalScrollbarThumbDrawable(Drawable drawable) {
    horizontalScrollbarThumbDrawable = drawable;
  }

  public void setHorizontalScrollbarTrackDrawable(Drawable drawable) {
    horizontalScrollbarTrackDrawable = drawable;
  }

  public Drawable getVerticalScrollbarThumbDrawable() {
    return verticalScrollbarThumbDrawable;
  }

  public Drawable getVerticalScrollbarTrackDrawable() {
    return verticalScrollbarTrackDrawable;
  }

  public Drawable getHorizontalScrollbarThumbDrawable() {
    return horizontalScrollbarThumbDrawable;
  }

  public Drawable getHorizontalScrollbarTrackDrawable() {
    return horizontalScrollbarTrackDrawable;
  }

  public void setVerticalScrollbarPosition(int position) {
    verticalScrollbarPosition = position;
  }

  public int getVerticalScrollbarPosition() {
    return verticalScrollbarPosition;
  }

  public final void setRevealOnFocusHint(boolean revealOnFocus) {
    revealOnFocusHint = revealOnFocus;
  }

  public final boolean getRevealOnFocusHint() {
    return revealOnFocusHint;
  }

  public void setAccessibilityPaneTitle(CharSequence accessibilityPaneTitle) {
    this.accessibilityPaneTitle = accessibilityPaneTitle;
  }

  public CharSequence getAccessibilityPaneTitle() {
    return accessibilityPaneTitle;
  }

  public void announceForAccessibility(CharSequence text) {}

  public void addExtraDataToAccessibilityNodeInfo(AccessibilityNodeInfo info, String extraDataKey, Bundle arguments) {}

  public final CharSequence getStateDescription() {
    return stateDescription;
  }

  public CharSequence getContentDescription() {
    return contentDescription;
  }

  public void setStateDescription(CharSequence stateDescription) {
    this.stateDescription = stateDescription;
  }

  public void setContentDescription(CharSequence contentDescription) {
    this.contentDescription = contentDescription;
  }

  public void setAccessibilityTraversalBefore(int beforeId) {
    accessibilityTraversalBefore = beforeId;
  }

  public int getAccessibilityTraversalBefore() {
    return accessibilityTraversalBefore;
  }

  public void setAccessibilityTraversalAfter(int afterId) {
    accessibilityTraversalAfter = afterId;
  }

  public int getAccessibilityTraversalAfter() {
    return accessibilityTraversalAfter;
  }

  public int getLabelFor() {
    return labelFor;
  }

  public void setLabelFor(int id) {
    labelFor = id;
  }

  public boolean isScrollContainer() {
    return scrollContainer;
  }

  public void setScrollContainer(boolean isScrollContainer) {
    scrollContainer = isScrollContainer;
  }

  public int getDrawingCacheQuality() {
    return drawingCacheQuality;
  }

  public void setDrawingCacheQuality(int quality) {
    drawingCacheQuality = quality;
  }

  public boolean getKeepScreenOn() {
    return keepScreenOn;
  }

  public void setKeepScreenOn(boolean keepScreenOn) {
    this.keepScreenOn = keepScreenOn;
  }

  public int getNextFocusLeftId() {
    return nextFocusLeftId;
  }

  public void setNextFocusLeftId(int nextFocusLeftId) {
    this.nextFocusLeftId = nextFocusLeftId;
  }

  public int getNextFocusRightId() {
    return nextFocusRightId;
  }

  public void setNextFocusRightId(int nextFocusRightId) {
    this.nextFocusRightId = nextFocusRightId;
  }

  public int getNextFocusUpId() {
    return nextFocusUpId;
  }

  public void setNextFocusUpId(int nextFocusUpId) {
    this.nextFocusUpId = nextFocusUpId;
  }

  public int getNextFocusDownId() {
    return nextFocusDownId;
  }

  public void setNextFocusDownId(int nextFocusDownId) {
    this.nextFocusDownId = nextFocusDownId;
  }

  public int getNextFocusForwardId() {
    return nextFocusForwardId;
  }

  public void setNextFocusForwardId(int nextFocusForwardId) {
    this.nextFocusForwardId = nextFocusForwardId;
  }

  public int getNextClusterForwardId() {
    return nextClusterForwardId;
  }

  public void setNextClusterForwardId(int nextClusterForwardId) {
    this.nextClusterForwardId = nextClusterForwardId;
  }

  public void setSystemGestureExclusionRects(List<Rect> rects) {
    systemGestureExclusionRects = rects;
  }

  public List<Rect> getSystemGestureExclusionRects() {
    return systemGestureExclusionRects;
  }

  public final void setPreferKeepClear(boolean preferKeepClear) {
    this.preferKeepClear = preferKeepClear;
  }

  public final boolean isPreferKeepClear() {
    return preferKeepClear;
  }

  public final void setPreferKeepClearRects(List<Rect> rects) {
    preferKeepClearRects = rects;
  }

  public final List<Rect> getPreferKeepClearRects() {
    return preferKeepClearRects;
  }

  public void setFitsSystemWindows(boolean fitSystemWindows) {
    fitsSystemWindows = fitSystemWindows;
  }

  public boolean getFitsSystemWindows() {
    return fitsSystemWindows;
  }

  public void setSoundEffectsEnabled(boolean soundEffectsEnabled) {
    this.soundEffectsEnabled = soundEffectsEnabled;
  }

  public boolean isSoundEffectsEnabled() {
    return soundEffectsEnabled;
  }

  public void setHapticFeedbackEnabled(boolean hapticFeedbackEnabled) {
    this.hapticFeedbackEnabled = hapticFeedbackEnabled;
  }

  public boolean isHapticFeedbackEnabled() {
    return hapticFeedbackEnabled;
  }

  public void setLayoutDirection(int layoutDirection) {
    if (this.layoutDirection != layoutDirection) directionTold = false;
    this.layoutDirection = layoutDirection;
  }

  public int getLayoutDirection() {
    return layoutDirection == LAYOUT_DIRECTION_RTL ? LAYOUT_DIRECTION_RTL : LAYOUT_DIRECTION_LTR;
  }

  public void setWillNotCacheDrawing(boolean willNotCacheDrawing) {
    this.willNotCacheDrawing = willNotCacheDrawing;
  }

  public boolean willNotCacheDrawing() {
    return willNotCacheDrawing;
  }

  public void setAllowClickWhenDisabled(boolean clickableWhenDisabled) {
    allowClickWhenDisabled = clickableWhenDisabled;
  }

  public boolean isSaveEnabled() {
    return saveEnabled;
  }

  public void setSaveEnabled(boolean enabled) {
    saveEnabled = enabled;
  }

  public boolean getFilterTouchesWhenObscured() {
    return filterTouchesWhenObscured;
  }

  public void setFilterTouchesWhenObscured(boolean enabled) {
    filterTouchesWhenObscured = enabled;
  }

  public boolean isSaveFromParentEnabled() {
    return saveFromParentEnabled;
  }

  public void setSaveFromParentEnabled(boolean enabled) {
    saveFromParentEnabled = enabled;
  }

  public boolean isScreenReaderFocusable() {
    return screenReaderFocusable;
  }

  public void setScreenReaderFocusable(boolean screenReaderFocusable) {
    this.screenReaderFocusable = screenReaderFocusable;
  }

  public boolean isAccessibilityHeading() {
    return accessibilityHeading;
  }

  public void setAccessibilityHeading(boolean isHeading) {
    accessibilityHeading = isHeading;
  }

  public final boolean isKeyboardNavigationCluster() {
    return keyboardNavigationCluster;
  }

  public void setKeyboardNavigationCluster(boolean isCluster) {
    keyboardNavigationCluster = isCluster;
  }

  public final boolean isFocusedByDefault() {
    return focusedByDefault;
  }

  public void setFocusedByDefault(boolean isFocusedByDefault) {
    focusedByDefault = isFocusedByDefault;
  }

  public View keyboardNavigationClusterSearch(View currentCluster, int direction) {
    return null;
  }

  public void setDefaultFocusHighlightEnabled(boolean defaultFocusHighlightEnabled) {
    this.defaultFocusHighlightEnabled = defaultFocusHighlightEnabled;
  }

  public final boolean getDefaultFocusHighlightEnabled() {
    return defaultFocusHighlightEnabled;
  }

  public void addKeyboardNavigationClusters(Collection<View> views, int direction) {}

  public boolean isAccessibilityFocused() {
    return false;
  }

  public int getImportantForAccessibility() {
    return importantForAccessibility;
  }

  public void setAccessibilityLiveRegion(int mode) {
    accessibilityLiveRegion = mode;
  }

  public int getAccessibilityLiveRegion() {
    return accessibilityLiveRegion;
  }

  public void setImportantForAccessibility(int mode) {
    importantForAccessibility = mode;
  }

  public boolean isImportantForAccessibility() {
    return importantForAccessibility != IMPORTANT_FOR_ACCESSIBILITY_NO;
  }

  public boolean isAccessibilityDataSensitive() {
    return false;
  }

  public void setAccessibilityDataSensitive(int accessibilityDataSensitive) {
    this.accessibilityDataSensitive = accessibilityDataSensitive;
  }

  public boolean dispatchNestedPrePerformAccessibilityAction(int action, Bundle arguments) {
    return false;
  }

  public final boolean isTemporarilyDetached() {
    return false;
  }

  public void dispatchStartTemporaryDetach() {
    onStartTemporaryDetach();
  }

  public void onStartTemporaryDetach() {}

  public void dispatchFinishTemporaryDetach() {
    onFinishTemporaryDetach();
  }

  public void onFinishTemporaryDetach() {}

  public float getCameraDistance() {
    return cameraDistance;
  }

  public void setCameraDistance(float distance) {
    cameraDistance = distance;
  }

  public float getRotation() {
    return rotation;
  }

  public void setRotation(float rotation) {
    this.rotation = rotation;
    propertyChanged();
  }

  public float getRotationY() {
    return rotationY;
  }

  public void setRotationY(float rotationY) {
    this.rotationY = rotationY;
    propertyChanged();
  }

  public float getRotationX() {
    return rotationX;
  }

  public void setRotationX(float rotationX) {
    this.rotationX = rotationX;
    propertyChanged();
  }

  public float getScaleX() {
    return scaleX;
  }

  public void setScaleX(float scaleX) {
    this.scaleX = scaleX;
    propertyChanged();
  }

  public float getScaleY() {
    return scaleY;
  }

  public void setScaleY(float scaleY) {
    this.scaleY = scaleY;
    propertyChanged();
  }

  public void setPivotX(float pivotX) {
    this.pivotX = pivotX;
    pivotSet = true;
  }

  public void setPivotY(float pivotY) {
    this.pivotY = pivotY;
    pivotSet = true;
  }

  public boolean isPivotSet() {
    return pivotSet;
  }

  public void resetPivot() {
    pivotSet = false;
  }

  public float getAlpha() {
    return alpha;
  }

  public void forceHasOverlappingRendering(boolean hasOverlappingRendering) {}

  public final boolean getHasOverlappingRendering() {
    return true;
  }

  public boolean hasOverlappingRendering() {
    return true;
  }

  public void setAlpha(float alpha) {
    this.alpha = alpha;
    propertyChanged();
  }

  public void setTransitionAlpha(float alpha) {
    transitionAlpha = alpha;
  }

  public float getTransitionAlpha() {
    return transitionAlpha;
  }

  public void setForceDarkAllowed(boolean allow) {
    forceDarkAllowed = allow;
  }

  public boolean isForceDarkAllowed() {
    return forceDarkAllowed;
  }

  public float getElevation() {
    return elevation;
  }

  public void setElevation(float elevation) {
    this.elevation = elevation;
    propertyChanged();
  }

  public float getTranslationX() {
    return translationX;
  }

  public void setTranslationX(float translationX) {
    this.translationX = translationX;
    propertyChanged();
  }

  public float getTranslationY() {
    return translationY;
  }

  public void setTranslationY(float translationY) {
    this.translationY = translationY;
    propertyChanged();
  }

  public float getTranslationZ() {
    return translationZ;
  }

  public void setTranslationZ(float translationZ) {
    this.translationZ = translationZ;
    propertyChanged();
  }

  public void setAnimationMatrix(Matrix matrix) {
    animationMatrix = matrix;
  }

  public Matrix getAnimationMatrix() {
    return animationMatrix;
  }

  public StateListAnimator getStateListAnimator() {
    return stateListAnimator;
  }

  public void setStateListAnimator(StateListAnimator stateListAnimator) {
    this.stateListAnimator = stateListAnimator;
  }

  public final boolean getClipToOutline() {
    return clipToOutline;
  }

  public void setClipToOutline(boolean clipToOutline) {
    this.clipToOutline = clipToOutline;
  }

  public void setOutlineProvider(ViewOutlineProvider provider) {
    outlineProvider = provider;
  }

  public ViewOutlineProvider getOutlineProvider() {
    return outlineProvider;
  }

  public void invalidateOutline() {}

  public void setOutlineSpotShadowColor(int color) {
    outlineSpotShadowColor = color;
  }

  public int getOutlineSpotShadowColor() {
    return outlineSpotShadowColor;
  }

  public void setOutlineAmbientShadowColor(int color) {
    outlineAmbientShadowColor = color;
  }

  public int getOutlineAmbientShadowColor() {
    return outlineAmbientShadowColor;
  }

  public boolean isHorizontalFadingEdgeEnabled() {
    return horizontalFadingEdgeEnabled;
  }

  public void setHorizontalFadingEdgeEnabled(boolean horizontalFadingEdgeEnabled) {
    this.horizontalFadingEdgeEnabled = horizontalFadingEdgeEnabled;
  }

  public boolean isVerticalFadingEdgeEnabled() {
    return verticalFadingEdgeEnabled;
  }

  public void setVerticalFadingEdgeEnabled(boolean verticalFadingEdgeEnabled) {
    this.verticalFadingEdgeEnabled = verticalFadingEdgeEnabled;
  }

  protected float getTopFadingEdgeStrength() {
    return 0;
  }

  protected float getBottomFadingEdgeStrength() {
    return 0;
  }

  protected float getLeftFadingEdgeStrength() {
    return 0;
  }

  protected float getRightFadingEdgeStrength() {
    return 0;
  }

  public boolean isHorizontalScrollBarEnabled() {
    return horizontalScrollBarEnabled;
  }

  public void setHorizontalScrollBarEnabled(boolean horizontalScrollBarEnabled) {
    this.horizontalScrollBarEnabled = horizontalScrollBarEnabled;
  }

  public boolean isVerticalScrollBarEnabled() {
    return verticalScrollBarEnabled;
  }

  public void setVerticalScrollBarEnabled(boolean verticalScrollBarEnabled) {
    this.verticalScrollBarEnabled = verticalScrollBarEnabled;
  }

  public void setScrollbarFadingEnabled(boolean fadeScrollbars) {
    scrollbarFadingEnabled = fadeScrollbars;
  }

  public boolean isScrollbarFadingEnabled() {
    return scrollbarFadingEnabled;
  }

  public int getScrollBarDefaultDelayBeforeFade() {
    return scrollBarDefaultDelayBeforeFade;
  }

  public void setScrollBarDefaultDelayBeforeFade(int scrollBarDefaultDelayBeforeFade) {
    this.scrollBarDefaultDelayBeforeFade = scrollBarDefaultDelayBeforeFade;
  }

  public int getScrollBarFadeDuration() {
    return scrollBarFadeDuration;
  }

  public void setScrollBarFadeDuration(int scrollBarFadeDuration) {
    this.scrollBarFadeDuration = scrollBarFadeDuration;
  }

  public int getScrollBarSize() {
    return scrollBarSize;
  }

  public void setScrollBarSize(int scrollBarSize) {
    this.scrollBarSize = scrollBarSize;
  }

  public void setScrollBarStyle(int style) {
    scrollBarStyle = style;
  }

  public int getScrollBarStyle() {
    return scrollBarStyle;
  }

  protected final void onDrawScrollBars(Canvas canvas) {}

  public void onScreenStateChanged(int screenState) {}

  public void onRtlPropertiesChanged(int layoutDirection) {}

  public boolean canResolveLayoutDirection() {
    return true;
  }

  public boolean isLayoutDirectionResolved() {
    return true;
  }

  public void setDuplicateParentStateEnabled(boolean enabled) {
    duplicateParentStateEnabled = enabled;
  }

  public boolean isDuplicateParentStateEnabled() {
    return duplicateParentStateEnabled;
  }

  public void setLayerPaint(Paint paint) {
    layerPaint = paint;
  }

  public void buildLayer() {}

  public void setDrawingCacheEnabled(boolean enabled) {
    drawingCacheEnabled = enabled;
  }

  public boolean isDrawingCacheEnabled() {
    return drawingCacheEnabled;
  }

  public void destroyDrawingCache() {}

  public void setDrawingCacheBackgroundColor(int color) {
    drawingCacheBackgroundColor = color;
  }

  public int getDrawingCacheBackgroundColor() {
    return drawingCacheBackgroundColor;
  }

  public void buildDrawingCache() {}

  public void buildDrawingCache(boolean autoScale) {}

  protected boolean isPaddingOffsetRequired() {
    return false;
  }

  protected int getLeftPaddingOffset() {
    return 0;
  }

  protected int getRightPaddingOffset() {
    return 0;
  }

  protected int getTopPaddingOffset() {
    return 0;
  }

  protected int getBottomPaddingOffset() {
    return 0;
  }

  public void setClipBounds(Rect clipBounds) {
    this.clipBounds = clipBounds;
  }

  public Rect getClipBounds() {
    return clipBounds;
  }

  public boolean getClipBounds(Rect outRect) {
    if (clipBounds != null) outRect.set(clipBounds);
    return clipBounds != null;
  }

  public int getSolidColor() {
    return 0;
  }

  public void setBackgroundTintList(ColorStateList tint) {
    backgroundTintList = tint;
  }

  public ColorStateList getBackgroundTintList() {
    return backgroundTintList;
  }

  public void setBackgroundTintMode(PorterDuff.Mode tintMode) {
    backgroundTintMode = tintMode;
  }

  public void setBackgroundTintBlendMode(BlendMode blendMode) {
    backgroundTintBlendMode = blendMode;
  }

  public PorterDuff.Mode getBackgroundTintMode() {
    return backgroundTintMode;
  }

  public BlendMode getBackgroundTintBlendMode() {
    return backgroundTintBlendMode;
  }

  public int getForegroundGravity() {
    return foregroundGravity;
  }

  public void setForegroundGravity(int gravity) {
    foregroundGravity = gravity;
  }

  public void setForegroundTintList(ColorStateList tint) {
    foregroundTintList = tint;
  }

  public ColorStateList getForegroundTintList() {
    return foregroundTintList;
  }

  public void setForegroundTintMode(PorterDuff.Mode tintMode) {
    foregroundTintMode = tintMode;
  }

  public void setForegroundTintBlendMode(BlendMode blendMode) {
    foregroundTintBlendMode = blendMode;
  }

  public PorterDuff.Mode getForegroundTintMode() {
    return foregroundTintMode;
  }

  public BlendMode getForegroundTintBlendMode() {
    return foregroundTintBlendMode;
  }

  public int getSourceLayoutResId() {
    return 0;
  }

  public void transformMatrixToGlobal(Matrix matrix) {}

  public void transformMatrixToLocal(Matrix matrix) {}

  public long getUniqueDrawingId() {
    return 0;
  }

  public void playSoundEffect(int soundConstant) {}

  public boolean performHapticFeedback(int feedbackConstant) {
    return false;
  }

  public boolean performHapticFeedback(int feedbackConstant, int flags) {
    return false;
  }

  public int getLayerType() {
    return layerType;
  }

  public int getSystemUiVisibility() {
    return systemUiVisibility;
  }

  public int getOverScrollMode() {
    return overScrollMode;
  }

  public void setOverScrollMode(int overScrollMode) {
    this.overScrollMode = overScrollMode;
  }

  public void setNestedScrollingEnabled(boolean enabled) {
    nestedScrollingEnabled = enabled;
  }

  public boolean isNestedScrollingEnabled() {
    return nestedScrollingEnabled;
  }

  public void setTextDirection(int textDirection) {
    this.textDirection = textDirection;
  }

  public int getTextDirection() {
    return textDirection;
  }

  public boolean canResolveTextDirection() {
    return true;
  }

  public boolean isTextDirectionResolved() {
    return true;
  }

  public void setTextAlignment(int textAlignment) {
    this.textAlignment = textAlignment;
  }

  public int getTextAlignment() {
    return textAlignment;
  }

  public boolean canResolveTextAlignment() {
    return true;
  }

  public boolean isTextAlignmentResolved() {
    return true;
  }

  public boolean hasPointerCapture() {
    return false;
  }

  public void requestPointerCapture() {}

  public void releasePointerCapture() {}

  public void onPointerCaptureChange(boolean hasCapture) {}

  public void dispatchPointerCaptureChanged(boolean hasCapture) {}

  public final void setTransitionName(String transitionName) {
    this.transitionName = transitionName;
  }

  public String getTransitionName() {
    return transitionName;
  }

  public void setTooltipText(CharSequence tooltipText) {
    this.tooltipText = tooltipText;
  }

  public void setScrollIndicators(int indicators) {
    scrollIndicators = indicators;
  }

  public void setScrollIndicators(int indicators, int mask) {
    scrollIndicators = scrollIndicators & ~mask | indicators & mask;
  }

  public int getScrollIndicators() {
    return scrollIndicators;
  }

  public void setPointerIcon(PointerIcon pointerIcon) {
    this.pointerIcon = pointerIcon;
  }

  public PointerIcon getPointerIcon() {
    return pointerIcon;
  }

  public PointerIcon onResolvePointerIcon(MotionEvent event, int pointerIndex) {
    return pointerIcon;
  }

  public CharSequence getTooltipText() {
    return tooltipText;
  }
}
