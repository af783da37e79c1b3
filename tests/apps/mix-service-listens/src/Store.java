package ground.mixservicelistens;

/** What was told last. */
final class Store {
  static String text = "nothing";

  private Store() {}
}
