package ground.mixlatchworkers;

/** Makes one part. */
class Worker extends Thread {
  private final Main owner;
  private final int number;

  Worker(Main owner, int number) {
    this.owner = owner;
    this.number = number;
  }

  @Override public void run() {
    owner.parts[number] = "part " + number; // @put
    owner.note = "worker " + number; // @note
    owner.done.countDown();
  }
}
