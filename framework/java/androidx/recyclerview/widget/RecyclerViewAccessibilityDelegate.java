package androidx.recyclerview.widget;

import androidx.core.view.AccessibilityDelegateCompat;

/** Answers for a list to those who cannot see it. */
public class RecyclerViewAccessibilityDelegate extends AccessibilityDelegateCompat {
  final RecyclerView view;
  private final ItemDelegate item = new ItemDelegate(this);

  /** Answers for an item. */
  public static class ItemDelegate extends AccessibilityDelegateCompat {
    final RecyclerViewAccessibilityDelegate list;

    public ItemDelegate(RecyclerViewAccessibilityDelegate recyclerViewDelegate) { list = recyclerViewDelegate; }
  }

  public RecyclerViewAccessibilityDelegate(RecyclerView recyclerView) { view = recyclerView; }

  public AccessibilityDelegateCompat getItemDelegate() { return item; }
}
