package ground.mixintentservicefifo;

/** What was done. */
final class Log {
  static String text = "";

  private Log() {}
}
