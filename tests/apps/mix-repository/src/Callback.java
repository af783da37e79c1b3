package ground.mixrepository;

/** Is told what was loaded. */
interface Callback {
  void loaded(String text);
}
