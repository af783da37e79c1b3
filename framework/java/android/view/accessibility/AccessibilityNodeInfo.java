package android.view.accessibility;

import android.graphics.Rect;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.Size;
import android.view.View;
import android.view.ViewParent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** What accessibility knows of a view. */
public class AccessibilityNodeInfo implements Parcelable {
  private final ArrayList<AccessibilityAction> actions = new ArrayList<AccessibilityAction>();
  private final ArrayList<View> children = new ArrayList<View>();
  private final Rect parentBounds = new Rect();
  private final Rect screenBounds = new Rect();
  private final Rect windowBounds = new Rect();
  private Bundle extras;
  private View view;
  private List<String> availableExtraData;
  private int maxTextLength;
  private int movementGranularities;
  private Duration minDurationBetweenContentChanges;
  private boolean checkable;
  private boolean checked;
  private boolean focusable;
  private boolean focused;
  private boolean visibleToUser;
  private boolean accessibilityFocused;
  private boolean selected;
  private boolean clickable;
  private boolean longClickable;
  private boolean enabled;
  private boolean password;
  private boolean scrollable;
  private boolean textSelectable;
  private boolean requestInitialAccessibilityFocus;
  private boolean editable;
  private boolean accessibilityDataSensitive;
  private CharSequence paneTitle;
  private int drawingOrder;
  private CollectionInfo collectionInfo;
  private CollectionItemInfo collectionItemInfo;
  private RangeInfo rangeInfo;
  private boolean contentInvalid;
  private boolean contextClickable;
  private int liveRegion;
  private boolean multiLine;
  private boolean canOpenPopup;
  private boolean dismissable;
  private boolean importantForAccessibility;
  private boolean screenReaderFocusable;
  private boolean showingHintText;
  private boolean heading;
  private boolean textEntryKey;
  private CharSequence packageName;
  private CharSequence className;
  private CharSequence text;
  private CharSequence hintText;
  private CharSequence error;
  private CharSequence stateDescription;
  private CharSequence contentDescription;
  private CharSequence tooltipText;
  private String viewIdResourceName;
  private int inputType;
  private String uniqueId;
  private CharSequence containerTitle;
  public static final int FLAG_PREFETCH_ANCESTORS = 1;
  public static final int FLAG_PREFETCH_SIBLINGS = 2;
  public static final int FLAG_PREFETCH_DESCENDANTS_HYBRID = 4;
  public static final int FLAG_PREFETCH_DESCENDANTS_DEPTH_FIRST = 8;
  public static final int FLAG_PREFETCH_DESCENDANTS_BREADTH_FIRST = 16;
  public static final int FLAG_PREFETCH_UNINTERRUPTIBLE = 32;
  public static final int MAX_NUMBER_OF_PREFETCHED_NODES = 50;
  public static final int ACTION_FOCUS = 1;
  public static final int ACTION_CLEAR_FOCUS = 2;
  public static final int ACTION_SELECT = 4;
  public static final int ACTION_CLEAR_SELECTION = 8;
  public static final int ACTION_CLICK = 16;
  public static final int ACTION_LONG_CLICK = 32;
  public static final int ACTION_ACCESSIBILITY_FOCUS = 64;
  public static final int ACTION_CLEAR_ACCESSIBILITY_FOCUS = 128;
  public static final int ACTION_NEXT_AT_MOVEMENT_GRANULARITY = 256;
  public static final int ACTION_PREVIOUS_AT_MOVEMENT_GRANULARITY = 512;
  public static final int ACTION_NEXT_HTML_ELEMENT = 1024;
  public static final int ACTION_PREVIOUS_HTML_ELEMENT = 2048;
  public static final int ACTION_SCROLL_FORWARD = 4096;
  public static final int ACTION_SCROLL_BACKWARD = 8192;
  public static final int ACTION_COPY = 16384;
  public static final int ACTION_PASTE = 32768;
  public static final int ACTION_CUT = 65536;
  public static final int ACTION_SET_SELECTION = 131072;
  public static final int ACTION_EXPAND = 262144;
  public static final int ACTION_COLLAPSE = 524288;
  public static final int ACTION_DISMISS = 1048576;
  public static final int ACTION_SET_TEXT = 2097152;
  public static final String ACTION_ARGUMENT_MOVEMENT_GRANULARITY_INT = "ACTION_ARGUMENT_MOVEMENT_GRANULARITY_INT";
  public static final String ACTION_ARGUMENT_HTML_ELEMENT_STRING = "ACTION_ARGUMENT_HTML_ELEMENT_STRING";
  public static final String ACTION_ARGUMENT_EXTEND_SELECTION_BOOLEAN = "ACTION_ARGUMENT_EXTEND_SELECTION_BOOLEAN";
  public static final String ACTION_ARGUMENT_SELECTION_START_INT = "ACTION_ARGUMENT_SELECTION_START_INT";
  public static final String ACTION_ARGUMENT_SELECTION_END_INT = "ACTION_ARGUMENT_SELECTION_END_INT";
  public static final String ACTION_ARGUMENT_SET_TEXT_CHARSEQUENCE = "ACTION_ARGUMENT_SET_TEXT_CHARSEQUENCE";
  public static final String ACTION_ARGUMENT_ROW_INT = "android.view.accessibility.action.ARGUMENT_ROW_INT";
  public static final String ACTION_ARGUMENT_COLUMN_INT = "android.view.accessibility.action.ARGUMENT_COLUMN_INT";
  public static final String ACTION_ARGUMENT_PROGRESS_VALUE = "android.view.accessibility.action.ARGUMENT_PROGRESS_VALUE";
  public static final String ACTION_ARGUMENT_MOVE_WINDOW_X = "ACTION_ARGUMENT_MOVE_WINDOW_X";
  public static final String ACTION_ARGUMENT_MOVE_WINDOW_Y = "ACTION_ARGUMENT_MOVE_WINDOW_Y";
  public static final String ACTION_ARGUMENT_PRESS_AND_HOLD_DURATION_MILLIS_INT =
      "android.view.accessibility.action.ARGUMENT_PRESS_AND_HOLD_DURATION_MILLIS_INT";
  public static final String ACTION_ARGUMENT_DIRECTION_INT = "android.view.accessibility.action.ARGUMENT_DIRECTION_INT";
  public static final int FOCUS_INPUT = 1;
  public static final int FOCUS_ACCESSIBILITY = 2;
  public static final int MOVEMENT_GRANULARITY_CHARACTER = 1;
  public static final int MOVEMENT_GRANULARITY_WORD = 2;
  public static final int MOVEMENT_GRANULARITY_LINE = 4;
  public static final int MOVEMENT_GRANULARITY_PARAGRAPH = 8;
  public static final int MOVEMENT_GRANULARITY_PAGE = 16;
  public static final String EXTRA_DATA_TEXT_CHARACTER_LOCATION_KEY =
      "android.view.accessibility.extra.DATA_TEXT_CHARACTER_LOCATION_KEY";
  public static final String EXTRA_DATA_TEXT_CHARACTER_LOCATION_ARG_START_INDEX =
      "android.view.accessibility.extra.DATA_TEXT_CHARACTER_LOCATION_ARG_START_INDEX";
  public static final String EXTRA_DATA_TEXT_CHARACTER_LOCATION_ARG_LENGTH =
      "android.view.accessibility.extra.DATA_TEXT_CHARACTER_LOCATION_ARG_LENGTH";
  public static final int EXTRA_DATA_TEXT_CHARACTER_LOCATION_ARG_MAX_LENGTH = 20000;
  public static final String EXTRA_DATA_RENDERING_INFO_KEY = "android.view.accessibility.extra.DATA_RENDERING_INFO_KEY";
  public static final Parcelable.Creator<AccessibilityNodeInfo> CREATOR = new Parcelable.Creator<AccessibilityNodeInfo>() {
    @Override
    public AccessibilityNodeInfo createFromParcel(Parcel in) {
      return new AccessibilityNodeInfo();
    }

    @Override
    public AccessibilityNodeInfo[] newArray(int size) {
      return new AccessibilityNodeInfo[size];
    }
  };

  public AccessibilityNodeInfo() {}

  public AccessibilityNodeInfo(View source) {
    view = source;
  }

  public AccessibilityNodeInfo(View root, int virtualDescendantId) {
    view = root;
  }

  public AccessibilityNodeInfo(AccessibilityNodeInfo info) {
    extras = info.extras;
    view = info.view;
    availableExtraData = info.availableExtraData;
    maxTextLength = info.maxTextLength;
    movementGranularities = info.movementGranularities;
    minDurationBetweenContentChanges = info.minDurationBetweenContentChanges;
    checkable = info.checkable;
    checked = info.checked;
    focusable = info.focusable;
    focused = info.focused;
    visibleToUser = info.visibleToUser;
    accessibilityFocused = info.accessibilityFocused;
    selected = info.selected;
    clickable = info.clickable;
    longClickable = info.longClickable;
    enabled = info.enabled;
    password = info.password;
    scrollable = info.scrollable;
    textSelectable = info.textSelectable;
    requestInitialAccessibilityFocus = info.requestInitialAccessibilityFocus;
    editable = info.editable;
    accessibilityDataSensitive = info.accessibilityDataSensitive;
    paneTitle = info.paneTitle;
    drawingOrder = info.drawingOrder;
    collectionInfo = info.collectionInfo;
    collectionItemInfo = info.collectionItemInfo;
    rangeInfo = info.rangeInfo;
    contentInvalid = info.contentInvalid;
    contextClickable = info.contextClickable;
    liveRegion = info.liveRegion;
    multiLine = info.multiLine;
    canOpenPopup = info.canOpenPopup;
    dismissable = info.dismissable;
    importantForAccessibility = info.importantForAccessibility;
    screenReaderFocusable = info.screenReaderFocusable;
    showingHintText = info.showingHintText;
    heading = info.heading;
    textEntryKey = info.textEntryKey;
    packageName = info.packageName;
    className = info.className;
    text = info.text;
    hintText = info.hintText;
    error = info.error;
    stateDescription = info.stateDescription;
    contentDescription = info.contentDescription;
    tooltipText = info.tooltipText;
    viewIdResourceName = info.viewIdResourceName;
    inputType = info.inputType;
    uniqueId = info.uniqueId;
    containerTitle = info.containerTitle;
    actions.addAll(info.actions);
    children.addAll(info.children);
    parentBounds.set(info.parentBounds);
    screenBounds.set(info.screenBounds);
    windowBounds.set(info.windowBounds);
  }

  public void setSource(View source) {
    view = source;
  }

  public void setSource(View root, int virtualDescendantId) {
    view = root;
  }

  public AccessibilityNodeInfo findFocus(int focus) {
    return this;
  }

  public AccessibilityNodeInfo focusSearch(int direction) {
    return this;
  }

  public int getWindowId() {
    return 0;
  }

  public boolean refresh() {
    return view != null;
  }

  public boolean refreshWithExtraData(String extraDataKey, Bundle args) {
    return refresh();
  }

  public int getChildCount() {
    return children.size();
  }

  public AccessibilityNodeInfo getChild(int index) {
    return children.get(index).createAccessibilityNodeInfo();
  }

  public AccessibilityNodeInfo getChild(int index, int prefetchingStrategy) {
    return getChild(index);
  }

  public void addChild(View child) {
    children.add(child);
  }

  public boolean removeChild(View child) {
    return children.remove(child);
  }

  public void addChild(View root, int virtualDescendantId) {
    children.add(root);
  }

  public boolean removeChild(View root, int virtualDescendantId) {
    return children.remove(root);
  }

  public List<AccessibilityAction> getActionList() {
    return actions;
  }

  public int getActions() {
    int bits = 0;
    for (AccessibilityAction action : actions) {
      if (action.getId() <= ACTION_SET_TEXT) bits |= action.getId();
    }
    return bits;
  }

  public void addAction(AccessibilityAction action) {
    if (!actions.contains(action)) actions.add(action);
  }

  public void addAction(int action) {
    addAction(new AccessibilityAction(action, null));
  }

  public void removeAction(int action) {
    actions.remove(new AccessibilityAction(action, null));
  }

  public boolean removeAction(AccessibilityAction action) {
    return actions.remove(action);
  }

  public AccessibilityNodeInfo getTraversalBefore() {
    return null;
  }

  public void setTraversalBefore(View view) {}

  public void setTraversalBefore(View root, int virtualDescendantId) {}

  public AccessibilityNodeInfo getTraversalAfter() {
    return null;
  }

  public void setTraversalAfter(View view) {}

  public void setTraversalAfter(View root, int virtualDescendantId) {}

  public List<String> getAvailableExtraData() {
    return availableExtraData;
  }

  public void setAvailableExtraData(List<String> extraDataKeys) {
    availableExtraData = extraDataKeys;
  }

  public void setMaxTextLength(int max) {
    maxTextLength = max;
  }

  public int getMaxTextLength() {
    return maxTextLength;
  }

  public void setMovementGranularities(int granularities) {
    movementGranularities = granularities;
  }

  public int getMovementGranularities() {
    return movementGranularities;
  }

  public boolean performAction(int action) {
    return performAction(action, null);
  }

  public boolean performAction(int action, Bundle arguments) {
    return view != null && view.performAccessibilityAction(action, arguments);
  }

  public List<AccessibilityNodeInfo> findAccessibilityNodeInfosByText(String text) {
    return new ArrayList<AccessibilityNodeInfo>();
  }

  public List<AccessibilityNodeInfo> findAccessibilityNodeInfosByViewId(String viewId) {
    return new ArrayList<AccessibilityNodeInfo>();
  }

  public AccessibilityWindowInfo getWindow() {
    return null;
  }

  public AccessibilityNodeInfo getParent() {
    ViewParent above = view == null ? null : view.getParent();
    return above instanceof View ? ((View) above).createAccessibilityNodeInfo() : null;
  }

  public AccessibilityNodeInfo getParent(int prefetchingStrategy) {
    return getParent();
  }

  public void setParent(View parent) {}

  public void setParent(View root, int virtualDescendantId) {}

  public void getBoundsInParent(Rect outBounds) {
    outBounds.set(parentBounds);
  }

  public void setBoundsInParent(Rect bounds) {
    parentBounds.set(bounds);
  }

  public void getBoundsInScreen(Rect outBounds) {
    outBounds.set(screenBounds);
  }

  public void setBoundsInScreen(Rect bounds) {
    screenBounds.set(bounds);
  }

  public void getBoundsInWindow(Rect outBounds) {
    outBounds.set(windowBounds);
  }

  public void setBoundsInWindow(Rect bounds) {
    windowBounds.set(bounds);
  }

  public boolean isCheckable() {
    return checkable;
  }

  public void setCheckable(boolean checkable) {
    this.checkable = checkable;
  }

  public boolean isChecked() {
    return checked;
  }

  public void setChecked(boolean checked) {
    this.checked = checked;
  }

  public boolean isFocusable() {
    return focusable;
  }

  public void setFocusable(boolean focusable) {
    this.focusable = focusable;
  }

  public boolean isFocused() {
    return focused;
  }

  public void setFocused(boolean focused) {
    this.focused = focused;
  }

  public boolean isVisibleToUser() {
    return visibleToUser;
  }

  public void setVisibleToUser(boolean visibleToUser) {
    this.visibleToUser = visibleToUser;
  }

  public boolean isAccessibilityFocused() {
    return accessibilityFocused;
  }

  public void setAccessibilityFocused(boolean focused) {
    accessibilityFocused = focused;
  }

  public boolean isSelected() {
    return selected;
  }

  public void setSelected(boolean selected) {
    this.selected = selected;
  }

  public boolean isClickable() {
    return clickable;
  }

  public void setClickable(boolean clickable) {
    this.clickable = clickable;
  }

  public boolean isLongClickable() {
    return longClickable;
  }

  public void setLongClickable(boolean longClickable) {
    this.longClickable = longClickable;
  }

  public boolean isEnabled() {
    return enabled;
  }

  public void setEnabled(boolean enabled) {
    this.enabled = enabled;
  }

  public boolean isPassword() {
    return password;
  }

  public void setPassword(boolean password) {
    this.password = password;
  }

  public boolean isScrollable() {
    return scrollable;
  }

  public void setScrollable(boolean scrollable) {
    this.scrollable = scrollable;
  }

  public boolean isTextSelectable() {
    return textSelectable;
  }

  public void setTextSelectable(boolean selectableText) {
    textSelectable = selectableText;
  }

  public boolean hasRequestInitialAccessibilityFocus() {
    return requestInitialAccessibilityFocus;
  }

  public void setRequestInitialAccessibilityFocus(boolean requestInitialAccessibilityFocus) {
    this.requestInitialAccessibilityFocus = requestInitialAccessibilityFocus;
  }

  public boolean isEditable() {
    return editable;
  }

  public void setEditable(boolean editable) {
    this.editable = editable;
  }

  public boolean isAccessibilityDataSensitive() {
    return accessibilityDataSensitive;
  }

  public void setAccessibilityDataSensitive(boolean accessibilityDataSensitive) {
    this.accessibilityDataSensitive = accessibilityDataSensitive;
  }

  public void setPaneTitle(CharSequence paneTitle) {
    this.paneTitle = paneTitle;
  }

  public CharSequence getPaneTitle() {
    return paneTitle;
  }

  public int getDrawingOrder() {
    return drawingOrder;
  }

  public void setDrawingOrder(int drawingOrderInParent) {
    drawingOrder = drawingOrderInParent;
  }

  public CollectionInfo getCollectionInfo() {
    return collectionInfo;
  }

  public void setCollectionInfo(CollectionInfo collectionInfo) {
    this.collectionInfo = collectionInfo;
  }

  public CollectionItemInfo getCollectionItemInfo() {
    return collectionItemInfo;
  }

  public void setCollectionItemInfo(CollectionItemInfo collectionItemInfo) {
    this.collectionItemInfo = collectionItemInfo;
  }

  public RangeInfo getRangeInfo() {
    return rangeInfo;
  }

  public void setRangeInfo(RangeInfo rangeInfo) {
    this.rangeInfo = rangeInfo;
  }

  public ExtraRenderingInfo getExtraRenderingInfo() {
    return null;
  }

  public boolean isContentInvalid() {
    return contentInvalid;
  }

  public void setContentInvalid(boolean contentInvalid) {
    this.contentInvalid = contentInvalid;
  }

  public boolean isContextClickable() {
    return contextClickable;
  }

  public void setContextClickable(boolean contextClickable) {
    this.contextClickable = contextClickable;
  }

  public int getLiveRegion() {
    return liveRegion;
  }

  public void setLiveRegion(int mode) {
    liveRegion = mode;
  }

  public boolean isMultiLine() {
    return multiLine;
  }

  public void setMultiLine(boolean multiLine) {
    this.multiLine = multiLine;
  }

  public boolean canOpenPopup() {
    return canOpenPopup;
  }

  public void setCanOpenPopup(boolean opensPopup) {
    canOpenPopup = opensPopup;
  }

  public boolean isDismissable() {
    return dismissable;
  }

  public void setDismissable(boolean dismissable) {
    this.dismissable = dismissable;
  }

  public boolean isImportantForAccessibility() {
    return importantForAccessibility;
  }

  public void setImportantForAccessibility(boolean important) {
    importantForAccessibility = important;
  }

  public boolean isScreenReaderFocusable() {
    return screenReaderFocusable;
  }

  public void setScreenReaderFocusable(boolean screenReaderFocusable) {
    this.screenReaderFocusable = screenReaderFocusable;
  }

  public boolean isShowingHintText() {
    return showingHintText;
  }

  public void setShowingHintText(boolean showingHintText) {
    this.showingHintText = showingHintText;
  }

  public boolean isHeading() {
    return heading;
  }

  public void setHeading(boolean isHeading) {
    heading = isHeading;
  }

  public boolean isTextEntryKey() {
    return textEntryKey;
  }

  public void setTextEntryKey(boolean isTextEntryKey) {
    textEntryKey = isTextEntryKey;
  }

  public CharSequence getPackageName() {
    return packageName;
  }

  public void setPackageName(CharSequence packageName) {
    this.packageName = packageName;
  }

  public CharSequence getClassName() {
    return className;
  }

  public void setClassName(CharSequence className) {
    this.className = className;
  }

  public CharSequence getText() {
    return text;
  }

  public void setText(CharSequence text) {
    this.text = text;
  }

  public CharSequence getHintText() {
    return hintText;
  }

  public void setHintText(CharSequence hintText) {
    this.hintText = hintText;
  }

  public void setError(CharSequence error) {
    this.error = error;
  }

  public CharSequence getError() {
    return error;
  }

  public CharSequence getStateDescription() {
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

  public CharSequence getTooltipText() {
    return tooltipText;
  }

  public void setTooltipText(CharSequence tooltipText) {
    this.tooltipText = tooltipText;
  }

  public void setLabelFor(View labeled) {}

  public void setLabelFor(View root, int virtualDescendantId) {}

  public AccessibilityNodeInfo getLabelFor() {
    return null;
  }

  public void setLabeledBy(View label) {}

  public void setLabeledBy(View root, int virtualDescendantId) {}

  public AccessibilityNodeInfo getLabeledBy() {
    return null;
  }

  public void setViewIdResourceName(String viewIdResName) {
    viewIdResourceName = viewIdResName;
  }

  public String getViewIdResourceName() {
    return viewIdResourceName;
  }

  public int getTextSelectionStart() {
    return 0;
  }

  public int getTextSelectionEnd() {
    return 0;
  }

  public void setTextSelection(int start, int end) {}

  public int getInputType() {
    return inputType;
  }

  public void setInputType(int inputType) {
    this.inputType = inputType;
  }

  public Bundle getExtras() {
    if (extras == null) extras = new Bundle();
    return extras;
  }

  public int describeContents() {
    return 0;
  }

  public void setUniqueId(String uniqueId) {
    this.uniqueId = uniqueId;
  }

  public String getUniqueId() {
    return uniqueId;
  }

  public void setContainerTitle(CharSequence containerTitle) {
    this.containerTitle = containerTitle;
  }

  public CharSequence getContainerTitle() {
    return containerTitle;
  }

  public static AccessibilityNodeInfo obtain(View source) {
    return new AccessibilityNodeInfo(source);
  }

  public static AccessibilityNodeInfo obtain(View root, int virtualDescendantId) {
    return new AccessibilityNodeInfo(root, virtualDescendantId);
  }

  public static AccessibilityNodeInfo obtain() {
    return new AccessibilityNodeInfo();
  }

  public static AccessibilityNodeInfo obtain(AccessibilityNodeInfo info) {
    return new AccessibilityNodeInfo(info);
  }

  public void recycle() {}

  public void writeToParcel(Parcel parcel, int flags) {}

  public boolean equals(Object object) {
    return this == object || object instanceof AccessibilityNodeInfo && view != null
        && ((AccessibilityNodeInfo) object).view == view;
  }

  public int hashCode() {
    return view == null ? 0 : view.hashCode();
  }

  public String toString() {
    return "AccessibilityNodeInfo; className: " + className + "; text: " + text;
  }

  /** Something that can be done to a view. */
  public static final class AccessibilityAction implements Parcelable {
    public static final AccessibilityAction ACTION_FOCUS = new AccessibilityAction(AccessibilityNodeInfo.ACTION_FOCUS, null);
    public static final AccessibilityAction ACTION_CLEAR_FOCUS = new AccessibilityAction(AccessibilityNodeInfo.ACTION_CLEAR_FOCUS,
        null);
    public static final AccessibilityAction ACTION_SELECT = new AccessibilityAction(AccessibilityNodeInfo.ACTION_SELECT, null);
    public static final AccessibilityAction ACTION_CLEAR_SELECTION = new
        AccessibilityAction(AccessibilityNodeInfo.ACTION_CLEAR_SELECTION, null);
    public static final AccessibilityAction ACTION_CLICK = new AccessibilityAction(AccessibilityNodeInfo.ACTION_CLICK, null);
    public static final AccessibilityAction ACTION_LONG_CLICK = new AccessibilityAction(AccessibilityNodeInfo.ACTION_LONG_CLICK,
        null);
    public static final AccessibilityAction ACTION_ACCESSIBILITY_FOCUS = new
        AccessibilityAction(AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null);
    public static final AccessibilityAction ACTION_CLEAR_ACCESSIBILITY_FOCUS = new
        AccessibilityAction(AccessibilityNodeInfo.ACTION_CLEAR_ACCESSIBILITY_FOCUS, null);
    public static final AccessibilityAction ACTION_NEXT_AT_MOVEMENT_GRANULARITY = new
        AccessibilityAction(AccessibilityNodeInfo.ACTION_NEXT_AT_MOVEMENT_GRANULARITY, null);
    public static final AccessibilityAction ACTION_PREVIOUS_AT_MOVEMENT_GRANULARITY = new
        AccessibilityAction(AccessibilityNodeInfo.ACTION_PREVIOUS_AT_MOVEMENT_GRANULARITY, null);
    public static final AccessibilityAction ACTION_NEXT_HTML_ELEMENT = new
        AccessibilityAction(AccessibilityNodeInfo.ACTION_NEXT_HTML_ELEMENT, null);
    public static final AccessibilityAction ACTION_PREVIOUS_HTML_ELEMENT = new
        AccessibilityAction(AccessibilityNodeInfo.ACTION_PREVIOUS_HTML_ELEMENT, null);
    public static final AccessibilityAction ACTION_SCROLL_FORWARD = new
        AccessibilityAction(AccessibilityNodeInfo.ACTION_SCROLL_FORWARD, null);
    public static final AccessibilityAction ACTION_SCROLL_BACKWARD = new
        AccessibilityAction(AccessibilityNodeInfo.ACTION_SCROLL_BACKWARD, null);
    public static final AccessibilityAction ACTION_COPY = new AccessibilityAction(AccessibilityNodeInfo.ACTION_COPY, null);
    public static final AccessibilityAction ACTION_PASTE = new AccessibilityAction(AccessibilityNodeInfo.ACTION_PASTE, null);
    public static final AccessibilityAction ACTION_CUT = new AccessibilityAction(AccessibilityNodeInfo.ACTION_CUT, null);
    public static final AccessibilityAction ACTION_SET_SELECTION = new
        AccessibilityAction(AccessibilityNodeInfo.ACTION_SET_SELECTION, null);
    public static final AccessibilityAction ACTION_EXPAND = new AccessibilityAction(AccessibilityNodeInfo.ACTION_EXPAND, null);
    public static final AccessibilityAction ACTION_COLLAPSE = new AccessibilityAction(AccessibilityNodeInfo.ACTION_COLLAPSE,
        null);
    public static final AccessibilityAction ACTION_DISMISS = new AccessibilityAction(AccessibilityNodeInfo.ACTION_DISMISS, null);
    public static final AccessibilityAction ACTION_SET_TEXT = new AccessibilityAction(AccessibilityNodeInfo.ACTION_SET_TEXT,
        null);
    public static final AccessibilityAction ACTION_SHOW_ON_SCREEN = new
        AccessibilityAction(android.R.id.accessibilityActionShowOnScreen, null);
    public static final AccessibilityAction ACTION_SCROLL_TO_POSITION = new
        AccessibilityAction(android.R.id.accessibilityActionScrollToPosition, null);
    public static final AccessibilityAction ACTION_SCROLL_IN_DIRECTION = new
        AccessibilityAction(android.R.id.accessibilityActionScrollInDirection, null);
    public static final AccessibilityAction ACTION_SCROLL_UP = new AccessibilityAction(android.R.id.accessibilityActionScrollUp,
        null);
    public static final AccessibilityAction ACTION_SCROLL_LEFT = new
        AccessibilityAction(android.R.id.accessibilityActionScrollLeft, null);
    public static final AccessibilityAction ACTION_SCROLL_DOWN = new
        AccessibilityAction(android.R.id.accessibilityActionScrollDown, null);
    public static final AccessibilityAction ACTION_SCROLL_RIGHT = new
        AccessibilityAction(android.R.id.accessibilityActionScrollRight, null);
    public static final AccessibilityAction ACTION_PAGE_UP = new AccessibilityAction(android.R.id.accessibilityActionPageUp,
        null);
    public static final AccessibilityAction ACTION_PAGE_DOWN = new AccessibilityAction(android.R.id.accessibilityActionPageDown,
        null);
    public static final AccessibilityAction ACTION_PAGE_LEFT = new AccessibilityAction(android.R.id.accessibilityActionPageLeft,
        null);
    public static final AccessibilityAction ACTION_PAGE_RIGHT = new AccessibilityAction(android.R.id.accessibilityActionPageRight,
        null);
    public static final AccessibilityAction ACTION_CONTEXT_CLICK = new
        AccessibilityAction(android.R.id.accessibilityActionContextClick, null);
    public static final AccessibilityAction ACTION_SET_PROGRESS = new
        AccessibilityAction(android.R.id.accessibilityActionSetProgress, null);
    public static final AccessibilityAction ACTION_MOVE_WINDOW = new
        AccessibilityAction(android.R.id.accessibilityActionMoveWindow, null);
    public static final AccessibilityAction ACTION_SHOW_TOOLTIP = new
        AccessibilityAction(android.R.id.accessibilityActionShowTooltip, null);
    public static final AccessibilityAction ACTION_HIDE_TOOLTIP = new
        AccessibilityAction(android.R.id.accessibilityActionHideTooltip, null);
    public static final AccessibilityAction ACTION_PRESS_AND_HOLD = new
        AccessibilityAction(android.R.id.accessibilityActionPressAndHold, null);
    public static final AccessibilityAction ACTION_IME_ENTER = new AccessibilityAction(android.R.id.accessibilityActionImeEnter,
        null);
    public static final AccessibilityAction ACTION_DRAG_START = new AccessibilityAction(android.R.id.accessibilityActionDragStart,
        null);
    public static final AccessibilityAction ACTION_DRAG_DROP = new AccessibilityAction(android.R.id.accessibilityActionDragDrop,
        null);
    public static final AccessibilityAction ACTION_DRAG_CANCEL = new
        AccessibilityAction(android.R.id.accessibilityActionDragCancel, null);
    public static final AccessibilityAction ACTION_SHOW_TEXT_SUGGESTIONS = new
        AccessibilityAction(android.R.id.accessibilityActionShowTextSuggestions, null);
    public static final Parcelable.Creator<AccessibilityAction> CREATOR = new Parcelable.Creator<AccessibilityAction>() {
      @Override
      public AccessibilityAction createFromParcel(Parcel in) {
        return new AccessibilityAction(in.readInt(), in.readString());
      }

      @Override
      public AccessibilityAction[] newArray(int size) {
        return new AccessibilityAction[size];
      }
    };

    private final int id;
    private final CharSequence label;

    public AccessibilityAction(int actionId, CharSequence label) {
      id = actionId;
      this.label = label;
    }

    public int getId() {
      return id;
    }

    public CharSequence getLabel() {
      return label;
    }

    public int hashCode() {
      return id;
    }

    public boolean equals(Object other) {
      return other instanceof AccessibilityAction && ((AccessibilityAction) other).id == id;
    }

    public String toString() {
      return "AccessibilityAction: " + id + " - " + label;
    }

    public int describeContents() {
      return 0;
    }

    public void writeToParcel(Parcel out, int flags) {
      out.writeInt(id);
      out.writeString(label == null ? null : label.toString());
    }
  }

  /** How large a list or grid is. */
  public static final class CollectionInfo {
    public static final int SELECTION_MODE_NONE = 0;
    public static final int SELECTION_MODE_SINGLE = 1;
    public static final int SELECTION_MODE_MULTIPLE = 2;
    private final int rowCount;
    private final int columnCount;
    private final boolean hierarchical;
    private final int selectionMode;

    public CollectionInfo(int rowCount, int columnCount, boolean hierarchical) {
      this(rowCount, columnCount, hierarchical, SELECTION_MODE_NONE);
    }

    public CollectionInfo(int rowCount, int columnCount, boolean hierarchical, int selectionMode) {
      this.rowCount = rowCount;
      this.columnCount = columnCount;
      this.hierarchical = hierarchical;
      this.selectionMode = selectionMode;
    }

    public static CollectionInfo obtain(int rowCount, int columnCount, boolean hierarchical) {
      return new CollectionInfo(rowCount, columnCount, hierarchical);
    }

    public static CollectionInfo obtain(int rowCount, int columnCount, boolean hierarchical, int selectionMode) {
      return new CollectionInfo(rowCount, columnCount, hierarchical, selectionMode);
    }

    public int getRowCount() {
      return rowCount;
    }

    public int getColumnCount() {
      return columnCount;
    }

    public boolean isHierarchical() {
      return hierarchical;
    }

    public int getSelectionMode() {
      return selectionMode;
    }
  }

  /** Where in a list or grid an item is. */
  public static final class CollectionItemInfo {
    private final int rowIndex;
    private final int rowSpan;
    private final int columnIndex;
    private final int columnSpan;
    private final boolean heading;
    private final boolean selected;

    public CollectionItemInfo(int rowIndex, int rowSpan, int columnIndex, int columnSpan, boolean heading) {
      this(rowIndex, rowSpan, columnIndex, columnSpan, heading, false);
    }

    public CollectionItemInfo(int rowIndex, int rowSpan, int columnIndex, int columnSpan, boolean heading, boolean selected) {
      this.rowIndex = rowIndex;
      this.rowSpan = rowSpan;
      this.columnIndex = columnIndex;
      this.columnSpan = columnSpan;
      this.heading = heading;
      this.selected = selected;
    }

    public static CollectionItemInfo obtain(int rowIndex, int rowSpan, int columnIndex, int columnSpan, boolean heading) {
      return new CollectionItemInfo(rowIndex, rowSpan, columnIndex, columnSpan, heading);
    }

    public static CollectionItemInfo obtain(int rowIndex, int rowSpan, int columnIndex, int columnSpan, boolean heading,
        boolean selected) {
      return new CollectionItemInfo(rowIndex, rowSpan, columnIndex, columnSpan, heading, selected);
    }

    public int getRowIndex() {
      return rowIndex;
    }

    public int getRowSpan() {
      return rowSpan;
    }

    public int getColumnIndex() {
      return columnIndex;
    }

    public int getColumnSpan() {
      return columnSpan;
    }

    public boolean isHeading() {
      return heading;
    }

    public boolean isSelected() {
      return selected;
    }

    public String getRowTitle() {
      return null;
    }

    public String getColumnTitle() {
      return null;
    }
  }

  /** How large text is. */
  public static final class ExtraRenderingInfo {
    private ExtraRenderingInfo() {}

    public Size getLayoutSize() {
      return null;
    }

    public float getTextSizeInPx() {
      return -1;
    }

    public int getTextSizeUnit() {
      return -1;
    }
  }

  /** Between which values something moves. */
  public static final class RangeInfo {
    public static final int RANGE_TYPE_INT = 0;
    public static final int RANGE_TYPE_FLOAT = 1;
    public static final int RANGE_TYPE_PERCENT = 2;
    private final int type;
    private final float min;
    private final float max;
    private final float current;

    public RangeInfo(int type, float min, float max, float current) {
      this.type = type;
      this.min = min;
      this.max = max;
      this.current = current;
    }

    public static RangeInfo obtain(int type, float min, float max, float current) {
      return new RangeInfo(type, min, max, current);
    }

    public int getType() {
      return type;
    }

    public float getMin() {
      return min;
    }

    public float getMax() {
      return max;
    }

    public float getCurrent() {
      return current;
    }
  }
}
