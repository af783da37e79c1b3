package ground.mixdoublechecked;

/** Made once. */
final class Config {
  private static volatile Config one;
  String name;

  private Config() {
    name = "config"; // @init
  }

  static Config get() {
    Config seen = one; // @look
    if (seen != null) return seen;
    synchronized (Config.class) {
      if (one == null) one = new Config(); // @make
      return one;
    }
  }
}
