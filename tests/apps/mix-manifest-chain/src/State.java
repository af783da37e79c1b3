package ground.mixmanifestchain;

/** What one asks and another answers. */
final class State {
  static boolean asked;
  static String request;
  static String answer = "none";

  private State() {}
}
