package ground.mixlistenerslist;

/** Remembers the last that was found. */
class Title implements Listener {
  String text = "nothing";

  @Override public void found(String what) {
    text = what; // @title
  }
}
