package androidx.core.view;

/** A view that scrolls. */
public interface ScrollingView {
  int computeHorizontalScrollRange();

  int computeHorizontalScrollOffset();

  int computeHorizontalScrollExtent();

  int computeVerticalScrollRange();

  int computeVerticalScrollOffset();

  int computeVerticalScrollExtent();
}
