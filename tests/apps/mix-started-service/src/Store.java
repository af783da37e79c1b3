package ground.mixstartedservice;

/** What the service has made. */
final class Store {
  static String value = "nothing";

  private Store() {}
}
