package android.widget;

/** Is checked or not. */
public interface Checkable {
  void setChecked(boolean checked);

  boolean isChecked();

  void toggle();
}
