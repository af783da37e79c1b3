package androidx.appcompat.view;

/** A view in the action bar that opens and closes. */
public interface CollapsibleActionView {
  void onActionViewExpanded();

  void onActionViewCollapsed();
}
