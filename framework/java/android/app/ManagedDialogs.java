package android.app;

import android.os.Bundle;
import antecede.Bag;

/** The dialogs that an activity shows by number. */
final class ManagedDialogs {
  private static final String IDS = "android:savedDialogIds", DIALOG = "android:dialog_", ARGUMENTS = "android:dialog_args_";

  private final Activity owner;
  private final Bag<Entry> entries = new Bag<Entry>();

  /** One of them. */
  private static final class Entry {
    final int id;
    Dialog dialog;
    Bundle arguments;

    Entry(int id, Dialog dialog) {
      this.id = id;
      this.dialog = dialog;
    }
  }

  ManagedDialogs(Activity owner) {
    this.owner = owner;
  }

  private Entry find(int id) {
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).id == id) return entries.get(i);
    }
    return null;
  }

  private Dialog create(int id, Bundle state, Bundle arguments) {
    Dialog dialog = owner.onCreateDialog(id, arguments);
    if (dialog != null) dialog.dispatchOnCreate(state);
    return dialog;
  }

  boolean show(int id, Bundle arguments) {
    Entry entry = find(id);
    if (entry == null) {
      Dialog dialog = create(id, null, arguments);
      if (dialog == null) return false;
      entry = new Entry(id, dialog);
      entries.add(entry);
    }
    entry.arguments = arguments;
    owner.onPrepareDialog(id, entry.dialog, arguments);
    entry.dialog.show();
    return true;
  }

  void dismiss(int id) {
    Entry entry = find(id);
    if (entry == null) throw new IllegalArgumentException("no dialog with id " + id + " was ever shown via Activity#showDialog");
    entry.dialog.dismiss();
  }

  void remove(int id) {
    Entry entry = find(id);
    if (entry == null) return;
    entry.dialog.dismiss();
    entries.remove(entry);
  }

  void dismissAll() {
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).dialog.isShowing()) entries.get(i).dialog.dismiss();
    }
    entries.clear();
  }

  Bundle save() {
    if (entries.isEmpty()) return null;
    Bundle state = new Bundle();
    int[] ids = new int[entries.size()];
    for (int i = 0; i < ids.length; i++) {
      Entry entry = entries.get(i);
      ids[i] = entry.id;
      state.putBundle(DIALOG + entry.id, entry.dialog.onSaveInstanceState());
      if (entry.arguments != null) state.putBundle(ARGUMENTS + entry.id, entry.arguments);
    }
    state.putIntArray(IDS, ids);
    return state;
  }

  void restore(Bundle state) {
    for (int id : state.getIntArray(IDS)) {
      Bundle saved = state.getBundle(DIALOG + id);
      if (saved == null) continue;
      Bundle arguments = state.getBundle(ARGUMENTS + id);
      Dialog dialog = create(id, saved, arguments);
      if (dialog == null) continue;
      Entry entry = new Entry(id, dialog);
      entry.arguments = arguments;
      entries.add(entry);
      owner.onPrepareDialog(id, dialog, arguments);
      dialog.onRestoreInstanceState(saved);
    }
  }
}
