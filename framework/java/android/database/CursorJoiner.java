package android.database;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** Walks over two sorted cursors at once. */
public final class CursorJoiner implements Iterator<CursorJoiner.Result>, Iterable<CursorJoiner.Result> {
  private final Cursor left;
  private final Cursor right;
  private final int[] leftColumns;
  private final int[] rightColumns;
  private Result last;

  /** In which of them a key is. */
  public enum Result {
    LEFT,
    RIGHT,
    BOTH
  }

  public CursorJoiner(Cursor cursorLeft, String[] columnNamesLeft, Cursor cursorRight, String[] columnNamesRight) {
    if (columnNamesLeft.length != columnNamesRight.length) {
      throw new IllegalArgumentException("you must have the same number of columns on the left and right");
    }
    left = cursorLeft;
    right = cursorRight;
    left.moveToFirst();
    right.moveToFirst();
    leftColumns = columns(left, columnNamesLeft);
    rightColumns = columns(right, columnNamesRight);
  }

  private static int[] columns(Cursor cursor, String[] names) {
    int[] columns = new int[names.length];
    for (int i = 0; i < names.length; i++) columns[i] = cursor.getColumnIndexOrThrow(names[i]);
    return columns;
  }

  @Override
  public Iterator<Result> iterator() {
    return this;
  }

  private boolean leftMoves() {
    return last == Result.LEFT || last == Result.BOTH;
  }

  private boolean rightMoves() {
    return last == Result.RIGHT || last == Result.BOTH;
  }

  private static boolean has(Cursor cursor, boolean moves) {
    return moves ? !cursor.isAfterLast() && !cursor.isLast() : !cursor.isAfterLast();
  }

  @Override
  public boolean hasNext() {
    return has(left, leftMoves()) || has(right, rightMoves());
  }

  @Override
  public Result next() {
    if (!hasNext()) throw new NoSuchElementException("you must only call next() when hasNext() is true");
    if (leftMoves()) left.moveToNext();
    if (rightMoves()) right.moveToNext();
    if (left.isAfterLast()) last = Result.RIGHT;
    else if (right.isAfterLast()) last = Result.LEFT;
    else last = compare();
    return last;
  }

  private Result compare() {
    for (int i = 0; i < leftColumns.length; i++) {
      String a = left.getString(leftColumns[i]);
      String b = right.getString(rightColumns[i]);
      int order = a == null ? b == null ? 0 : -1 : b == null ? 1 : a.compareTo(b);
      if (order != 0) return order < 0 ? Result.LEFT : Result.RIGHT;
    }
    return Result.BOTH;
  }

  @Override
  public void remove() {
    throw new UnsupportedOperationException("not implemented");
  }
}
