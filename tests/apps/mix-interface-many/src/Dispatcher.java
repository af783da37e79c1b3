package ground.mixinterfacemany;

/** Runs a step, whichever. */
class Dispatcher implements Runnable {
  private final Step step;
  private final Model model;

  Dispatcher(Step step, Model model) {
    this.step = step;
    this.model = model;
  }

  @Override public void run() { step.go(model); }
}
