package android.widget;

/** Knows the sections of a list. */
public interface SectionIndexer {
  Object[] getSections();

  int getPositionForSection(int sectionIndex);

  int getSectionForPosition(int position);
}
