package android.app;

import android.database.Cursor;
import antecede.Bag;

/** The cursors that live as their activity does: empty while it is stopped, closed when it ends. */
final class ManagedCursors {
  private final Bag<Cursor> cursors = new Bag<Cursor>();
  private final Bag<Cursor> released = new Bag<Cursor>();

  void add(Cursor cursor) {
    cursors.add(cursor);
  }

  void remove(Cursor cursor) {
    cursors.remove(cursor);
    released.remove(cursor);
  }

  @SuppressWarnings("deprecation")
  void stop() {
    for (int i = 0; i < cursors.size(); i++) {
      if (released.contains(cursors.get(i))) continue;
      cursors.get(i).deactivate();
      released.add(cursors.get(i));
    }
  }

  @SuppressWarnings("deprecation")
  void restart() {
    for (int i = 0; i < released.size(); i++) {
      if (!released.get(i).requery() && !released.get(i).isClosed()) {
        throw new IllegalStateException("trying to requery an already closed cursor  " + released.get(i));
      }
    }
    released.clear();
  }

  void close() {
    for (int i = 0; i < cursors.size(); i++) cursors.get(i).close();
    cursors.clear();
    released.clear();
  }
}
