package ground.mixstaticholder;

/** Who is logged in, for all of the process. */
final class Session {
  static String user = "nobody";
  static int visits;

  private Session() {}
}
