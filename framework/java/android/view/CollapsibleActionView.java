package android.view;

/** An action view that wants to know when it opens and closes. */
public interface CollapsibleActionView {
  void onActionViewExpanded();

  void onActionViewCollapsed();
}
