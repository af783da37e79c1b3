package android.view;

/** To what views can be added. */
public interface ViewManager {
  void addView(View view, ViewGroup.LayoutParams params);

  void updateViewLayout(View view, ViewGroup.LayoutParams params);

  void removeView(View view);
}
