package ground.mixinheritedcallback;

/** Something that is done to a page. */
abstract class Step implements Runnable {
  final Base owner;

  Step(Base owner) { this.owner = owner; }

  @Override public void run() { work(); }

  abstract void work();
}
