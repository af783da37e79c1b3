package android.view.accessibility;

import android.os.Parcelable;
import android.view.View;
import java.util.ArrayList;
import java.util.List;

/** What happened to a view, for accessibility. */
public class AccessibilityRecord {
  private final ArrayList<CharSequence> text = new ArrayList<CharSequence>();
  private View view;
  private View source;
  private boolean checked;
  private boolean enabled;
  private boolean password;
  private boolean fullScreen;
  private boolean scrollable;
  private int itemCount;
  private int currentItemIndex;
  private int fromIndex;
  private int toIndex;
  private int scrollX;
  private int scrollY;
  private int scrollDeltaX;
  private int scrollDeltaY;
  private int maxScrollX;
  private int maxScrollY;
  private int addedCount;
  private int removedCount;
  private CharSequence className;
  private CharSequence beforeText;
  private CharSequence contentDescription;
  private Parcelable parcelableData;

  public AccessibilityRecord() {}

  public AccessibilityRecord(AccessibilityRecord record) {
    view = record.view;
    source = record.source;
    checked = record.checked;
    enabled = record.enabled;
    password = record.password;
    fullScreen = record.fullScreen;
    scrollable = record.scrollable;
    itemCount = record.itemCount;
    currentItemIndex = record.currentItemIndex;
    fromIndex = record.fromIndex;
    toIndex = record.toIndex;
    scrollX = record.scrollX;
    scrollY = record.scrollY;
    scrollDeltaX = record.scrollDeltaX;
    scrollDeltaY = record.scrollDeltaY;
    maxScrollX = record.maxScrollX;
    maxScrollY = record.maxScrollY;
    addedCount = record.addedCount;
    removedCount = record.removedCount;
    className = record.className;
    beforeText = record.beforeText;
    contentDescription = record.contentDescription;
    parcelableData = record.parcelableData;
    text.addAll(record.text);
  }

  public void setSource(View source) {
    view = source;
  }

  public void setSource(View root, int virtualDescendantId) {
    view = root;
  }

  public AccessibilityNodeInfo getSource() {
    return view == null ? null : view.createAccessibilityNodeInfo();
  }

  public AccessibilityNodeInfo getSource(int prefetchingStrategy) {
    return getSource();
  }

  public int getDisplayId() {
    return 0;
  }

  public int getWindowId() {
    return 0;
  }

  public boolean isChecked() {
    return checked;
  }

  public void setChecked(boolean isChecked) {
    checked = isChecked;
  }

  public boolean isEnabled() {
    return enabled;
  }

  public void setEnabled(boolean isEnabled) {
    enabled = isEnabled;
  }

  public boolean isPassword() {
    return password;
  }

  public void setPassword(boolean isPassword) {
    password = isPassword;
  }

  public boolean isFullScreen() {
    return fullScreen;
  }

  public void setFullScreen(boolean isFullScreen) {
    fullScreen = isFullScreen;
  }

  public boolean isScrollable() {
    return scrollable;
  }

  public void setScrollable(boolean scrollable) {
    this.scrollable = scrollable;
  }

  public int getItemCount() {
    return itemCount;
  }

  public void setItemCount(int itemCount) {
    this.itemCount = itemCount;
  }

  public int getCurrentItemIndex() {
    return currentItemIndex;
  }

  public void setCurrentItemIndex(int currentItemIndex) {
    this.currentItemIndex = currentItemIndex;
  }

  public int getFromIndex() {
    return fromIndex;
  }

  public void setFromIndex(int fromIndex) {
    this.fromIndex = fromIndex;
  }

  public int getToIndex() {
    return toIndex;
  }

  public void setToIndex(int toIndex) {
    this.toIndex = toIndex;
  }

  public int getScrollX() {
    return scrollX;
  }

  public void setScrollX(int scrollX) {
    this.scrollX = scrollX;
  }

  public int getScrollY() {
    return scrollY;
  }

  public void setScrollY(int scrollY) {
    this.scrollY = scrollY;
  }

  public int getScrollDeltaX() {
    return scrollDeltaX;
  }

  public void setScrollDeltaX(int scrollDeltaX) {
    this.scrollDeltaX = scrollDeltaX;
  }

  public int getScrollDeltaY() {
    return scrollDeltaY;
  }

  public void setScrollDeltaY(int scrollDeltaY) {
    this.scrollDeltaY = scrollDeltaY;
  }

  public int getMaxScrollX() {
    return maxScrollX;
  }

  public void setMaxScrollX(int maxScrollX) {
    this.maxScrollX = maxScrollX;
  }

  public int getMaxScrollY() {
    return maxScrollY;
  }

  public void setMaxScrollY(int maxScrollY) {
    this.maxScrollY = maxScrollY;
  }

  public int getAddedCount() {
    return addedCount;
  }

  public void setAddedCount(int addedCount) {
    this.addedCount = addedCount;
  }

  public int getRemovedCount() {
    return removedCount;
  }

  public void setRemovedCount(int removedCount) {
    this.removedCount = removedCount;
  }

  public CharSequence getClassName() {
    return className;
  }

  public void setClassName(CharSequence className) {
    this.className = className;
  }

  public List<CharSequence> getText() {
    return text;
  }

  public CharSequence getBeforeText() {
    return beforeText;
  }

  public void setBeforeText(CharSequence beforeText) {
    this.beforeText = beforeText;
  }

  public CharSequence getContentDescription() {
    return contentDescription;
  }

  public void setContentDescription(CharSequence contentDescription) {
    this.contentDescription = contentDescription;
  }

  public Parcelable getParcelableData() {
    return parcelableData;
  }

  public void setParcelableData(Parcelable parcelableData) {
    this.parcelableData = parcelableData;
  }

  public static AccessibilityRecord obtain(AccessibilityRecord record) {
    return new AccessibilityRecord(record);
  }

  public static AccessibilityRecord obtain() {
    return new AccessibilityRecord();
  }

  public void recycle() {}

  public String toString() {
    return "AccessibilityRecord; ClassName: " + className + "; Text: " + text;
  }
}
