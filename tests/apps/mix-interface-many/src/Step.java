package ground.mixinterfacemany;

/** Does something to a model. */
interface Step {
  void go(Model model);
}
