package order.bases;

/** Made by the base class, so by each activity one. */
class Loader {
  final Base owner;
  int loaded;

  Loader(Base owner) {
    this.owner = owner;
  }

  void load() {
    loaded++;
    owner.handler.post(new Runnable() {
      @Override
      public void run() {
        owner.show(loaded);
      }
    });
  }
}
