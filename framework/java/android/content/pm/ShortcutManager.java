package android.content.pm;

import android.content.Context;
import android.content.Intent;
import android.content.IntentSender;
import antecede.Bag;
import antecede.Unlisted;
import java.util.ArrayList;
import java.util.List;

/** Keeps the shortcuts of the app that the home screen shows. Nobody pins one, and none comes from the manifest. */
public class ShortcutManager {
  public static final int FLAG_MATCH_CACHED = 8;
  public static final int FLAG_MATCH_DYNAMIC = 2;
  public static final int FLAG_MATCH_MANIFEST = 1;
  public static final int FLAG_MATCH_PINNED = 4;

  private static final int MOST = 15;

  private final Bag<ShortcutInfo> shortcuts = new Bag<ShortcutInfo>();

  @Unlisted
  public ShortcutManager(Context context) {}

  public boolean setDynamicShortcuts(List<ShortcutInfo> shortcutInfoList) {
    checkCount(shortcutInfoList.size());
    removeAllDynamicShortcuts();
    return addDynamicShortcuts(shortcutInfoList);
  }

  public boolean addDynamicShortcuts(List<ShortcutInfo> shortcutInfoList) {
    for (ShortcutInfo info : shortcutInfoList) info.check();
    int count = shortcuts.size();
    for (ShortcutInfo info : shortcutInfoList) {
      if (place(info.getId()) < 0) count++;
    }
    checkCount(count);
    for (ShortcutInfo info : shortcutInfoList) put(info);
    return true;
  }

  private static void checkCount(int count) {
    if (count > MOST) throw new IllegalArgumentException("Max number of dynamic shortcuts exceeded");
  }

  private int place(String id) {
    for (int i = 0; i < shortcuts.size(); i++) {
      if (shortcuts.get(i).getId().equals(id)) return i;
    }
    return -1;
  }

  private void put(ShortcutInfo info) {
    info.state |= ShortcutInfo.DYNAMIC;
    int place = place(info.getId());
    if (place < 0) shortcuts.add(info);
    else shortcuts.set(place, info);
  }

  public void pushDynamicShortcut(ShortcutInfo shortcut) {
    shortcut.check();
    if (place(shortcut.getId()) < 0 && shortcuts.size() == MOST) shortcuts.removeAt(0);
    put(shortcut);
  }

  public boolean updateShortcuts(List<ShortcutInfo> shortcutInfoList) {
    for (ShortcutInfo info : shortcutInfoList) {
      if (place(info.getId()) >= 0) put(info);
    }
    return true;
  }

  public void removeDynamicShortcuts(List<String> shortcutIds) {
    for (String id : shortcutIds) {
      int place = place(id);
      if (place >= 0) shortcuts.removeAt(place);
    }
  }

  public void removeLongLivedShortcuts(List<String> shortcutIds) {
    removeDynamicShortcuts(shortcutIds);
  }

  public void removeAllDynamicShortcuts() {
    shortcuts.clear();
  }

  public void disableShortcuts(List<String> shortcutIds) {
    disableShortcuts(shortcutIds, (CharSequence) null);
  }

  /** A shortcut that is disabled is no longer dynamic. */
  public void disableShortcuts(List<String> shortcutIds, CharSequence disabledMessage) {
    for (String id : shortcutIds) {
      int place = place(id);
      if (place < 0) continue;
      shortcuts.get(place).state |= ShortcutInfo.DISABLED;
      shortcuts.get(place).disabledMessage = disabledMessage;
      shortcuts.removeAt(place);
    }
  }

  @Unlisted
  public void disableShortcuts(List<String> shortcutIds, String disabledMessage) {
    disableShortcuts(shortcutIds, (CharSequence) disabledMessage);
  }

  public void enableShortcuts(List<String> shortcutIds) {}

  public List<ShortcutInfo> getDynamicShortcuts() {
    List<ShortcutInfo> found = new ArrayList<ShortcutInfo>();
    for (int i = 0; i < shortcuts.size(); i++) found.add(shortcuts.get(i));
    return found;
  }

  public List<ShortcutInfo> getManifestShortcuts() {
    return new ArrayList<ShortcutInfo>();
  }

  public List<ShortcutInfo> getPinnedShortcuts() {
    return new ArrayList<ShortcutInfo>();
  }

  public List<ShortcutInfo> getShortcuts(int matchFlags) {
    return (matchFlags & FLAG_MATCH_DYNAMIC) != 0 ? getDynamicShortcuts() : new ArrayList<ShortcutInfo>();
  }

  public int getMaxShortcutCountPerActivity() {
    return MOST;
  }

  public int getIconMaxWidth() {
    return 192;
  }

  public int getIconMaxHeight() {
    return 192;
  }

  public boolean isRateLimitingActive() {
    return false;
  }

  public void reportShortcutUsed(String shortcutId) {}

  public boolean isRequestPinShortcutSupported() {
    return false;
  }

  public boolean requestPinShortcut(ShortcutInfo shortcut, IntentSender resultIntent) {
    return false;
  }

  public Intent createShortcutResultIntent(ShortcutInfo shortcut) {
    return new Intent();
  }
}
