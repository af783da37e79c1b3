package ground.mixinterfacemany;

/** Sets a value. */
class Set implements Step {
  @Override public void go(Model model) {
    model.value = "value"; // @set
  }
}
