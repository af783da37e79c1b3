package android.view;

import android.content.ComponentName;
import android.content.Intent;

/** A list of things that the user can choose from. */
public interface Menu {
  int SUPPORTED_MODIFIERS_MASK = 69647;
  int NONE = 0;
  int FIRST = 1;
  int CATEGORY_CONTAINER = 65536;
  int CATEGORY_SYSTEM = 131072;
  int CATEGORY_SECONDARY = 196608;
  int CATEGORY_ALTERNATIVE = 262144;
  int FLAG_APPEND_TO_GROUP = 1;
  int FLAG_PERFORM_NO_CLOSE = 1;
  int FLAG_ALWAYS_PERFORM_CLOSE = 2;

  MenuItem add(CharSequence title);

  MenuItem add(int titleRes);

  MenuItem add(int groupId, int itemId, int order, CharSequence title);

  MenuItem add(int groupId, int itemId, int order, int titleRes);

  SubMenu addSubMenu(CharSequence title);

  SubMenu addSubMenu(int titleRes);

  SubMenu addSubMenu(int groupId, int itemId, int order, CharSequence title);

  SubMenu addSubMenu(int groupId, int itemId, int order, int titleRes);

  int addIntentOptions(int groupId, int itemId, int order, ComponentName caller, Intent[] specifics, Intent intent, int flags,
      MenuItem[] outSpecificItems);

  void removeItem(int id);

  void removeGroup(int groupId);

  void clear();

  void setGroupCheckable(int group, boolean checkable, boolean exclusive);

  void setGroupVisible(int group, boolean visible);

  void setGroupEnabled(int group, boolean enabled);

  boolean hasVisibleItems();

  MenuItem findItem(int id);

  int size();

  MenuItem getItem(int index);

  void close();

  boolean performShortcut(int keyCode, KeyEvent event, int flags);

  boolean isShortcutKey(int keyCode, KeyEvent event);

  boolean performIdentifierAction(int id, int flags);

  void setQwertyMode(boolean isQwerty);

  default void setGroupDividerEnabled(boolean groupDividerEnabled) {}
}
