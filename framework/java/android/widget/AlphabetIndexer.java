package android.widget;

import android.database.Cursor;
import android.database.DataSetObserver;

/** Finds sections by the first letters of a sorted column. */
public class AlphabetIndexer extends DataSetObserver implements SectionIndexer {
  protected Cursor mDataCursor;
  protected int mColumnIndex;
  protected CharSequence mAlphabet;

  public AlphabetIndexer(Cursor cursor, int sortedColumnIndex, CharSequence alphabet) {
    mColumnIndex = sortedColumnIndex;
    mAlphabet = alphabet;
    setCursor(cursor);
  }

  @Override
  public Object[] getSections() {
    Object[] sections = new String[mAlphabet.length()];
    for (int i = 0; i < sections.length; i++) sections[i] = String.valueOf(mAlphabet.charAt(i));
    return sections;
  }

  public void setCursor(Cursor cursor) {
    if (mDataCursor != null) mDataCursor.unregisterDataSetObserver(this);
    mDataCursor = cursor;
    if (cursor != null) cursor.registerDataSetObserver(this);
  }

  protected int compare(String word, String letter) {
    String first = word.isEmpty() ? " " : word.substring(0, 1);
    return first.compareToIgnoreCase(letter);
  }

  @Override
  public int getPositionForSection(int sectionIndex) {
    Cursor cursor = mDataCursor;
    if (cursor == null || sectionIndex <= 0) return 0;
    String letter = String.valueOf(mAlphabet.charAt(Math.min(sectionIndex, mAlphabet.length() - 1)));
    int saved = cursor.getPosition(), position = 0;
    while (cursor.moveToPosition(position)) {
      String word = cursor.getString(mColumnIndex);
      if (word != null && compare(word, letter) >= 0) break;
      position++;
    }
    cursor.moveToPosition(saved);
    return position;
  }

  @Override
  public int getSectionForPosition(int position) {
    int saved = mDataCursor.getPosition();
    mDataCursor.moveToPosition(position);
    String word = mDataCursor.getString(mColumnIndex);
    mDataCursor.moveToPosition(saved);
    for (int i = 0; i < mAlphabet.length(); i++) {
      if (compare(word, String.valueOf(mAlphabet.charAt(i))) == 0) return i;
    }
    return 0;
  }

  @Override
  public void onChanged() { super.onChanged(); }

  @Override
  public void onInvalidated() { super.onInvalidated(); }
}
