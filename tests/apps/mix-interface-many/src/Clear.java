package ground.mixinterfacemany;

/** Clears a value; nobody makes one of these. */
class Clear implements Step {
  @Override public void go(Model model) {
    model.value = null;
  }
}
