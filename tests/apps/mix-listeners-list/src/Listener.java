package ground.mixlistenerslist;

/** Who hears of what was found. */
interface Listener {
  void found(String what);
}
