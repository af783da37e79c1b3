package ground.mixinterfacemany;

/** Copies a value into itself; it is made, but never run. */
class Copy implements Step {
  static final Step UNUSED = new Copy();

  @Override public void go(Model model) {
    model.value = model.value + "";
  }
}
