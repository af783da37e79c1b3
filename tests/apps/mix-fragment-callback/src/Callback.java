package ground.mixfragmentcallback;

/** Who wants to know what was loaded. */
interface Callback {
  void loaded(String text);
}
