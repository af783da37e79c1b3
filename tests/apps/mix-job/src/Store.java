package ground.mixjob;

/** How far the job is. */
final class Store {
  static String began = "waits";
  static String value = "nothing";

  private Store() {}
}
