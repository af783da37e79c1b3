package ground.mixinitholder;

/** Made once, under a lock. */
final class Registry {
  private static Registry instance;
  String kind;
  String entry;

  private Registry() {
    kind = "registry"; // @make
  }

  static synchronized Registry get() {
    Registry made = instance; // @ask
    if (made == null) {
      made = new Registry();
      instance = made; // @once
    }
    return made;
  }
}
