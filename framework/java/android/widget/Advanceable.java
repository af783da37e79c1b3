package android.widget;

/** Can be moved on by the host of app widgets. */
public interface Advanceable {
  void advance();

  void fyiWillBeAdvancedByHostKThx();
}
