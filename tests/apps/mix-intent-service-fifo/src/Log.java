package ground.mixintentservicefifo;

/** What was done. */
final class Log {
  static boolean started;
  static String text = "";

  private Log() {}
}
